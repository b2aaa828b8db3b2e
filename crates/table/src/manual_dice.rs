//! Manual dice: people roll real dice or draw real cards, and enter the result. The page serves as board and
//! referee.
//!
//! The rules list the outcomes of every chance node, so any game can be played like this: it offers
//! dice as numbers, and cards as what is left in the pile. Games with hidden hands are the exception,
//! because people would have to enter cards that only their owner may see.

use rules::any_game::{AnyGame, Move};
use rules::chance::{Card, Faces, Look};
use rules::games;
use rules::ruleset::Ruleset;
use rules::sort_few::sort_few;
use words::{Plain, t, text};

use crate::session::Session;

/// Why games with hidden hands cannot use manual dice or cards.
pub const HIDDEN: Plain = text!(manual_dice::hidden);

/// Whose dice or cards are manual.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DiceMode {
    /// Virtual dice for everybody.
    #[default]
    Nobody,
    /// Manual dice for people, virtual dice for bots.
    People,
    /// Manual dice for everybody: people roll for the bots too.
    Everyone,
}

impl DiceMode {
    /// All modes.
    pub const ALL: [DiceMode; 3] = [DiceMode::Nobody, DiceMode::People, DiceMode::Everyone];

    /// The name in addresses and saves.
    pub fn name(self) -> &'static str {
        match self {
            DiceMode::Nobody => "page",
            DiceMode::People => "people",
            DiceMode::Everyone => "everyone",
        }
    }

    /// The name in words, for cards or for dice.
    pub fn title(self, cards: bool) -> &'static str {
        match (self, cards) {
            (DiceMode::Nobody, false) => t!(manual_dice::page_throws),
            (DiceMode::People, false) => t!(manual_dice::people_throw),
            (DiceMode::Everyone, false) => t!(manual_dice::people_throw_for_all),
            (DiceMode::Nobody, true) => t!(manual_dice::page_draws),
            (DiceMode::People, true) => t!(manual_dice::people_turn),
            (DiceMode::Everyone, true) => t!(manual_dice::people_turn_for_all),
        }
    }

    /// The mode with this name.
    pub fn parse(name: &str) -> Option<DiceMode> {
        DiceMode::ALL.into_iter().find(|each| each.name() == name)
    }

    /// Whether a person's dice, or else a bot's, are manual.
    pub fn is_for(self, person: bool) -> bool {
        match self {
            DiceMode::Nobody => false,
            DiceMode::People => person,
            DiceMode::Everyone => true,
        }
    }
}

/// The dice or cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stuff {
    /// Whether the game has cards; otherwise it has dice.
    pub cards: bool,
    /// Whether players hold hidden cards, which people cannot deal by hand.
    pub hidden: bool,
}

impl Stuff {
    /// The dice or cards of a ruleset.
    pub fn of(ruleset: Ruleset) -> Stuff {
        let game = games::game(ruleset);
        Stuff {
            cards: !game.shown().pile.is_empty(),
            hidden: game.about().has_hands,
        }
    }
}

/// The next roll or draw.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chances {
    /// The looks of the dice, in the order of their numbers; empty for cards.
    pub looks: Vec<Look>,
    /// The possible outcomes.
    pub outcomes: Vec<Outcome>,
}

/// A possible outcome of a roll or draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The record entry that it makes.
    pub entry: Move,
    /// The faces of the dice, or the card.
    pub faces: Faces,
    /// The weight; for a card, the number of such cards.
    pub weight: u32,
}

impl Chances {
    /// The roll or draw at a state.
    pub(crate) fn of(game: &dyn AnyGame) -> Chances {
        let mut all = Chances::default();
        for (entry, weight) in game.moves() {
            if !entry.is_outcome() {
                continue;
            }
            let faces = game.faces(entry);
            let numbers = faces.numbers().len();
            if all.looks.len() < numbers {
                all.looks.resize(numbers, Look::Plain);
            }
            // The looks are known only from dice on the table. After some rolls none are left there, because
            // the roll takes effect at once.
            if numbers > 0 && all.looks.iter().all(|look| *look == Look::Plain) {
                let mut rolled = game.boxed_clone();
                rolled.apply(entry);
                let dice = rolled.shown().dice;
                if dice.len() == numbers {
                    all.looks = dice.iter().map(|die| die.look).collect();
                }
            }
            all.outcomes.push(Outcome {
                entry,
                faces,
                weight,
            });
        }
        all
    }

    /// The outcome with these numbers, in the order of `looks`. The order of identical dice does not matter.
    pub fn named(&self, numbers: &[u8]) -> Option<&Outcome> {
        let alike = self.looks.windows(2).all(|pair| pair[0] == pair[1]);
        let ordered = |numbers: &[u8]| {
            let mut numbers = numbers.to_vec();
            if alike {
                sort_few(&mut numbers, |number| *number);
            }
            numbers
        };
        let rolled = ordered(numbers);
        let mut outcomes = self.outcomes.iter();
        outcomes.find(|each| ordered(each.faces.numbers()) == rolled)
    }
}

/// The prompt for a manual roll or draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RollPrompt {
    /// The question.
    pub question: String,
    /// The number of record entries before. No two prompts of a game share it.
    pub entry_count: usize,
    /// The dice to roll, each with its name.
    pub dice: Vec<TappedDie>,
    /// The cards left in the pile, and how many of each.
    pub cards: Vec<(Card, u32)>,
}

/// A die whose number a person can enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TappedDie {
    /// The name: "First die", "Red die".
    pub name: &'static str,
    /// The look.
    pub look: Look,
    /// The number entered so far, if any.
    pub shows: Option<u8>,
}

impl RollPrompt {
    /// The prompt of a session; `None` with virtual dice.
    pub fn of(session: &Session) -> Option<RollPrompt> {
        let roller = session.manual_roller()?;
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
        let colour = table.ruleset().family.colour(roller);
        let question = match (session.is_persons_turn(), looks.is_empty()) {
            (true, true) => t!(manual_dice::which_card_you).to_owned(),
            (true, false) => t!(manual_dice::which_throw_you).to_owned(),
            (false, true) => t!(manual_dice::which_card, colour),
            (false, false) => t!(manual_dice::which_throw, colour),
        };
        Some(RollPrompt {
            question,
            entry_count: table.entry_count(),
            dice: looks.iter().enumerate().map(die).collect(),
            cards: outcomes.iter().filter_map(card).collect(),
        })
    }
}

fn die_name(index: usize, count: usize, look: Look) -> &'static str {
    match (look, index) {
        (Look::Red, _) => t!(manual_dice::red_die),
        (Look::White, _) => t!(manual_dice::white_die),
        _ if count == 1 => t!(manual_dice::only_die),
        (_, 0) => t!(manual_dice::first_die),
        _ => t!(manual_dice::second_die),
    }
}
