//! Legal actions as the screen shows them, and their texts.

use rules::any_game::{AnyGame, Move, MoveView};
use rules::chance::Card;
use rules::event::{Cost, Event};
use rules::narrator::Line;
use rules::narrator::step::StepWords;
use rules::view::ActionView;
use words::t;

use super::{GameSession, sums};
use crate::session::ChoiceId;

/// A legal action, with everything needed to choose it. [`GameSession`] has its texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its index among the legal actions of the state.
    pub index: usize,
    /// The record entry that it makes.
    pub entry: Move,
    /// The second step, if the choice is a sum: the same pawn moves by another die.
    pub then: Option<Move>,
    /// Whether a player chooses the action. `false` if it only carries out what chance has decided.
    pub is_free: bool,
    /// The piece, spaces and seats that the action involves; those of both steps of a sum.
    pub pointing: ActionView,
    /// The card of the hand that the action plays or discards.
    pub card: Option<Card>,
}

impl Choice {
    /// The legal action `entry` of a game at `index`.
    pub(super) fn new(index: usize, entry: Move, game: &dyn AnyGame) -> Choice {
        let MoveView {
            is_choice,
            action,
            card,
        } = game.describe(entry);
        Choice {
            index,
            entry,
            then: None,
            is_free: is_choice,
            pointing: action,
            card,
        }
    }

    /// The number of the die by which a player moves a piece; `None` if the action uses anything else.
    pub fn die(&self) -> Option<u8> {
        match self.pointing.cost {
            Some(Cost::Die(number)) if self.is_free => Some(number),
            _ => None,
        }
    }
}

impl GameSession {
    /// The id of a current choice, for an [`Intent`](crate::session::Intent).
    pub fn id(&self, choice: &Choice) -> ChoiceId {
        ChoiceId {
            entry_count: self.entry_count(),
            index: choice.index,
            then: choice.then,
        }
    }

    /// A choice, written as in a play line: `6 yard-Y6`; of a sum both steps, `3 Y6-Y9, 6 Y9-Y15`.
    pub fn step(&self, choice: &Choice) -> String {
        let first = self.game.write(choice.entry);
        match choice.then {
            Some(then) => format!("{first}, {}", self.after(choice.entry).write(then)),
            None => first,
        }
    }

    /// The choice of a single step, written as in a play line.
    pub(crate) fn named(&self, step: &str) -> Option<Choice> {
        let entry = self.game.read(step).ok()?;
        let mut choices = self.choices().iter();
        choices.find(|choice| choice.entry == entry).copied()
    }

    /// Whether a choice passes.
    pub(crate) fn passes(&self, choice: &Choice) -> bool {
        let mut events = self.foretold(choice.entry).into_iter();
        events.any(|event| matches!(event, Event::Passed { .. }))
    }

    /// A choice in words: "Move 6: pawn from start", and in full "6: corner to Y6".
    pub fn line(&self, choice: &Choice) -> Line {
        let mut full = self.game.choice(choice.entry);
        if let Some(then) = choice.then {
            let second = self.after(choice.entry).choice(then);
            full = t!(table::then, first = full, second);
        }
        let plain = self.plain(choice);
        Line {
            plain: plain.unwrap_or_else(|| full.clone()),
            full,
        }
    }

    /// A choice in words without coordinates, if they say enough.
    fn plain(&self, choice: &Choice) -> Option<String> {
        let events = self.preview(choice).into_iter().reduce(sums::joined)?;
        let words = StepWords {
            called: &|seat| self.called(seat),
            board: &self.session_log.board,
            pieces: &self.session_log.pieces,
            phrases: self.game.about().phrases,
        };
        words.step(self.node().seat()?, choice.pointing.seat, &events)
    }
}
