//! Dice by hand: people throw real dice, or turn real cards, and tell what came; the page is board and
//! referee.
//!
//! What can come is what the rules say of the chance node that the game is at, so any game can be
//! played so: dice by their numbers, cards by what lies in the pile. Only where hands are hidden it
//! cannot, since the page would have to be told what nobody but their owner may see.

use rules::chance::{Card, Faces, Look};
use rules::event::Silent;
use rules::game::Game;
use rules::games::{self, Playable, Visitor};
use rules::ruleset::Ruleset;
use rules::seat::SeatSet;
use words::{Plain, t, text};

use crate::session::Session;

/// Why a game in which hands are hidden cannot be played with dice or cards of one's own.
pub const HIDDEN: Plain = text!(by_hand::hidden);

/// Whose dice are thrown by hand, or whose cards are turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DiceMode {
    /// Virtual dice for all.
    #[default]
    Nobody,
    /// People throw; for bots the page does.
    People,
    /// People throw for the bots as well.
    Everyone,
}

impl DiceMode {
    /// All ways.
    pub const ALL: [DiceMode; 3] = [DiceMode::Nobody, DiceMode::People, DiceMode::Everyone];

    /// Its name in addresses and saves.
    pub fn name(self) -> &'static str {
        match self {
            DiceMode::Nobody => "page",
            DiceMode::People => "people",
            DiceMode::Everyone => "everyone",
        }
    }

    /// Its name in words, for cards or for dice.
    pub fn title(self, cards: bool) -> &'static str {
        match (self, cards) {
            (DiceMode::Nobody, false) => t!(by_hand::page_throws),
            (DiceMode::People, false) => t!(by_hand::people_throw),
            (DiceMode::Everyone, false) => t!(by_hand::people_throw_for_all),
            (DiceMode::Nobody, true) => t!(by_hand::page_draws),
            (DiceMode::People, true) => t!(by_hand::people_turn),
            (DiceMode::Everyone, true) => t!(by_hand::people_turn_for_all),
        }
    }

    /// The way of that name.
    pub fn parse(name: &str) -> Option<DiceMode> {
        DiceMode::ALL.into_iter().find(|each| each.name() == name)
    }

    /// Whether a person, or a bot, has what is thrown by hand.
    pub fn is_for(self, person: bool) -> bool {
        match self {
            DiceMode::Nobody => false,
            DiceMode::People => person,
            DiceMode::Everyone => true,
        }
    }
}

/// What chance is made of in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stuff {
    /// Whether cards are drawn; else dice are thrown.
    pub cards: bool,
    /// Whether players hold cards that others may not see: they cannot be dealt by hand.
    pub hidden: bool,
}

impl Stuff {
    /// That of a ruleset.
    pub fn of(ruleset: Ruleset) -> Stuff {
        struct RollPrompt;
        impl Visitor for RollPrompt {
            type Output = Stuff;

            fn visit<G: Playable>(self, game: G) -> Stuff {
                let all = (1..=G::FAMILY.all_seats().0).map(SeatSet);
                let mut openings = all.filter_map(|seats| game.opening(seats).ok());
                let Some(state) = openings.next() else {
                    return Stuff {
                        cards: false,
                        hidden: false,
                    };
                };
                let mut seats = game.seats(&state).iter();
                Stuff {
                    cards: !game.unseen(&state).is_empty(),
                    hidden: seats.any(|seat| game.hand(&state, seat).is_some()),
                }
            }
        }
        games::visit(ruleset, RollPrompt)
    }
}

/// A throw or draw that is to come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chances {
    /// What the dice look like, in the order of their numbers; none for cards.
    pub looks: Vec<Look>,
    /// What can come.
    pub outcomes: Vec<Outcome>,
}

/// What can come of a throw or draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// As in a record: `6-3`, `sorry`.
    pub name: String,
    /// What it looks like.
    pub faces: Faces,
    /// How likely it is; of a card how many there are.
    pub weight: u32,
}

impl Chances {
    /// Those of a state.
    pub(crate) fn of<G: Game>(game: &G, state: &G::State) -> Chances {
        let mut chances = Vec::new();
        game.chances(state, &mut chances);
        let mut all = Chances::default();
        for (chance, weight) in chances {
            let (name, faces) = (chance.to_string(), game.faces(chance));
            let numbers = faces.numbers().len();
            if all.looks.len() < numbers {
                all.looks.resize(numbers, Look::Plain);
            }
            // What they look like is seen where they lie; some throws are carried out at once.
            if numbers > 0 && all.looks.iter().all(|look| *look == Look::Plain) {
                let mut thrown = state.clone();
                game.happen(&mut thrown, chance, &mut Silent);
                let dice = game.dice(&thrown);
                if dice.len() == numbers {
                    all.looks = dice.iter().map(|die| die.look).collect();
                }
            }
            all.outcomes.push(Outcome {
                name,
                faces,
                weight,
            });
        }
        all
    }

    /// The outcome that dice with these numbers are, in the order of their looks; dice that look alike
    /// are in no order.
    pub fn named(&self, numbers: &[u8]) -> Option<&Outcome> {
        let alike = self.looks.windows(2).all(|pair| pair[0] == pair[1]);
        let ordered = |numbers: &[u8]| {
            let mut numbers = numbers.to_vec();
            if alike {
                numbers.sort_unstable();
            }
            numbers
        };
        let thrown = ordered(numbers);
        let mut outcomes = self.outcomes.iter();
        outcomes.find(|each| ordered(each.faces.numbers()) == thrown)
    }
}

/// The outcome of a state that is written so.
pub(crate) fn outcome<G: Game>(game: &G, state: &G::State, name: &str) -> Option<G::Chance> {
    let mut chances = Vec::new();
    game.chances(state, &mut chances);
    let mut chances = chances.into_iter().map(|(chance, _)| chance);
    chances.find(|chance| chance.to_string() == name)
}

/// What people are asked for who throw or turn by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RollPrompt {
    /// The question.
    pub question: String,
    /// How much had been made to happen before: no two questions of a game are the same.
    pub made: usize,
    /// The dice that are thrown, each with its name.
    pub dice: Vec<TappedDie>,
    /// The cards that are still in the pile, and how many of each.
    pub cards: Vec<(Card, u32)>,
}

/// A die of which a number can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TappedDie {
    /// What it is called: "First die", "Red die".
    pub name: &'static str,
    /// What it looks like.
    pub look: Look,
    /// The number that was tapped.
    pub shows: Option<u8>,
}

impl RollPrompt {
    /// What a session asks for; nothing where the page throws.
    pub fn of(session: &Session) -> Option<RollPrompt> {
        let thrower = session.thrower()?;
        let table = session.table();
        let Chances { looks, outcomes } = table.chances();
        let tapped = session.tapped();
        let die = |(index, look): (usize, &Look)| TappedDie {
            name: die_name(index, looks.len(), *look),
            look: *look,
            shows: tapped.get(index).copied().flatten(),
        };
        let card = |outcome: &Outcome| match outcome.faces {
            Faces::Card(card) => Some((card, outcome.weight)),
            Faces::Dice(_) => None,
        };
        let colour = table.ruleset().family.colour(thrower);
        let question = match (session.is_persons_turn(), looks.is_empty()) {
            (true, true) => t!(by_hand::which_card_you).to_owned(),
            (true, false) => t!(by_hand::which_throw_you).to_owned(),
            (false, true) => t!(by_hand::which_card, colour),
            (false, false) => t!(by_hand::which_throw, colour),
        };
        Some(RollPrompt {
            question,
            made: table.made(),
            dice: looks.iter().enumerate().map(die).collect(),
            cards: outcomes.iter().filter_map(card).collect(),
        })
    }
}

fn die_name(index: usize, count: usize, look: Look) -> &'static str {
    match (look, index) {
        (Look::Red, _) => t!(by_hand::red_die),
        (Look::White, _) => t!(by_hand::white_die),
        _ if count == 1 => t!(by_hand::only_die),
        (_, 0) => t!(by_hand::first_die),
        _ => t!(by_hand::second_die),
    }
}
