//! The prompt for a manual roll or draw, and the outcomes that people can enter.
//!
//! The rules list the outcomes of every chance node, so any game without hidden hands can be played with manual dice. The
//! prompt offers the faces of the dice, or the cards left in the pile.

use rules::any_game::{AnyGame, Move};
use rules::chance::{Card, Faces, Look};
use rules::sort_few::sort_few;
use words::t;

use crate::session::Session;

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
        let roller = session.local().manual_roller()?;
        let table = session.table();
        let Chances { looks, outcomes } = table.chances();
        let tapped = session.local().manual_rolls().tapped();
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
        let question = match (session.local().is_persons_turn(), looks.is_empty()) {
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
