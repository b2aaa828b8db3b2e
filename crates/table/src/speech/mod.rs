//! What is said: of what happens, and when a player asks. In full it is sentences; concise it is what a
//! player wants who knows the game and waits for the voice to end.

mod happened;
mod last;
mod reading;
mod space;

pub(crate) use happened::announced;
use happened::happened;

use rules::board::{Board, Kind, Space};
use words::t;

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Speech {
    /// Sentences.
    #[default]
    Full,
    /// As few words as will do.
    Concise,
}

impl Speech {
    /// Both, the usual first.
    pub const ALL: [Speech; 2] = [Speech::Full, Speech::Concise];

    /// Its name in settings.
    pub fn name(self) -> &'static str {
        match self {
            Speech::Full => "full",
            Speech::Concise => "concise",
        }
    }

    /// Its name in words.
    pub fn title(self) -> &'static str {
        match self {
            Speech::Full => t!(speech::full),
            Speech::Concise => t!(speech::concise),
        }
    }

    /// The speech of that name.
    pub fn parse(name: &str) -> Option<Speech> {
        Speech::ALL.into_iter().find(|speech| speech.name() == name)
    }
}

/// What a player may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpeechQuery {
    /// Where all pieces are.
    Board,
    /// The dice or the card, and the hand of whoever looks.
    Dice,
    /// What can be chosen; of the pawn that is taken up, where it can go.
    Moves,
    /// What has happened since the player acted last.
    Last,
    /// Whose turn it is, and for what.
    Turn,
}

impl SpeechQuery {
    /// All of them.
    pub const ALL: [SpeechQuery; 5] = [
        SpeechQuery::Board,
        SpeechQuery::Dice,
        SpeechQuery::Moves,
        SpeechQuery::Last,
        SpeechQuery::Turn,
    ];
}

/// What is answered where a key finds nothing to go to, or has taken up a pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// There is nothing that way.
    NoWay,
    /// A pawn was taken up: where it can go.
    TakenUp,
    /// It was let go.
    LetGo,
    /// There is nothing to choose here.
    Nothing,
}

/// Whether pieces that stand together on a space mean something.
fn can_pair(board: &Board, space: Space) -> bool {
    !matches!(
        board.space(space).kind,
        Kind::Yard | Kind::Home | Kind::HomePath | Kind::Turnout
    )
}
