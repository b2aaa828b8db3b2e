//! Legal actions as the screen shows them.

use rules::any_game::{AnyGame, Move, MoveView};
use rules::chance::Card;
use rules::view::ActionView;

use rules::narrator::Line;

/// A legal action, with everything needed to show and choose it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its index among the legal actions of the state.
    pub index: usize,
    /// The record entry that it makes.
    pub entry: Move,
    /// The step, written as in a play line: `6 yard-Y6`.
    pub step: String,
    /// The step in words: "6: corner to Y6".
    pub words: String,
    /// The step in words without coordinates: "Move 6: pawn from start".
    pub plain: String,
    /// Whether a player chooses the action. `false` if it only carries out what chance has decided.
    pub is_free: bool,
    /// The piece, spaces and seats that the action involves.
    pub pointing: ActionView,
    /// The card of the hand that the action plays or discards.
    pub card: Option<Card>,
}

impl Choice {
    /// The legal action `entry` of a game at `index`. `plain` is the step in words without coordinates, if they say enough.
    pub(super) fn new(
        index: usize,
        entry: Move,
        game: &dyn AnyGame,
        plain: Option<String>,
    ) -> Choice {
        let MoveView {
            words,
            is_choice,
            action,
            card,
        } = game.describe(entry);
        Choice {
            index,
            entry,
            step: game.write(entry),
            plain: plain.unwrap_or_else(|| words.clone()),
            words,
            is_free: is_choice,
            pointing: action,
            card,
        }
    }

    /// What the action uses, as in a play line: "3", "2+4", "+10"; for any other step, its first word.
    pub fn spends(&self) -> &str {
        spent(&self.step)
    }

    /// The step in words.
    pub fn line(&self) -> Line {
        Line {
            plain: self.plain.clone(),
            full: self.words.clone(),
        }
    }
}

/// What a step uses, the first word of a step as in a play line.
pub fn spent(step: &str) -> &str {
    step.split(' ').next().unwrap_or_default()
}
