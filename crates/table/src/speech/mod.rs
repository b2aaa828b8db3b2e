//! Speech: announcements of events, and answers to players' questions. Detailed speech uses sentences. Brief
//! speech is for players who know the game and do not want to wait for the voice.

mod last;
mod reading;
mod space;

pub use reading::{answered_with, awaited, space_told, told};

use rules::board::Space;
use words::t;

use crate::session::Session;

/// The amount of detail in speech.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speech {
    /// Detailed: full sentences.
    #[default]
    Detailed,
    /// Brief: as few words as possible.
    Brief,
}

impl Speech {
    /// All values, the default first.
    pub const ALL: [Speech; 2] = [Speech::Detailed, Speech::Brief];

    /// The name in settings.
    pub fn name(self) -> &'static str {
        match self {
            Speech::Detailed => "full",
            Speech::Brief => "concise",
        }
    }

    /// The name in words.
    pub fn title(self) -> &'static str {
        match self {
            Speech::Detailed => t!(speech::full),
            Speech::Brief => t!(speech::concise),
        }
    }
}

/// A question that a player can ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpeechQuery {
    /// The positions of all pieces.
    Board,
    /// The dice or the card, and the visible hand.
    Dice,
    /// The legal moves, or those of the selected pawn.
    Moves,
    /// The events since the player's last action.
    Last,
    /// Whose turn it is, and what to do.
    Turn,
}

impl SpeechQuery {
    /// All questions.
    pub const ALL: [SpeechQuery; 5] = [
        SpeechQuery::Board,
        SpeechQuery::Dice,
        SpeechQuery::Moves,
        SpeechQuery::Last,
        SpeechQuery::Turn,
    ];
}

/// The answer to a key that finds no target, or that selects a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is no space in that direction.
    NoWay,
    /// A pawn was selected; the answer lists its moves.
    Selected,
    /// The pawn was deselected.
    Deselected,
    /// There is nothing to choose here.
    Nothing,
}

/// Whether the pieces on a space are a blockade.
fn is_blockade(session: &Session, space: Space) -> bool {
    let table = session.table();
    table.game().blockades(table.pieces()).contains(&space)
}
