//! Views of [`AnyGame`](super::AnyGame): groups of facts that callers need together.

use words::Plain;

use super::Move;
use crate::chance::{Card, Die};
use crate::piece::PiecePosition;
use crate::seat::SeatSet;
use crate::view::ActionView;
use crate::words::Phrases;

/// What stays the same throughout a game.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The seats in play.
    pub seats: SeatSet,
    /// The phrases that explain hints and threats.
    pub phrases: Phrases,
    /// The text of the button for the next chance outcome.
    pub chance_word: &'static str,
    /// How long it takes to learn the game by its lessons.
    pub learned_in: Option<Plain>,
    /// Whether pieces can be captured, so that threats can be shown.
    pub has_threats: bool,
    /// Whether players hold cards in their hands.
    pub has_hands: bool,
    /// Whether games are scored, so that a match can be played.
    pub is_scored: bool,
}

/// How far a turn has come.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Whether the state is within a play.
    pub in_play: bool,
    /// Whether the outcome comes automatically.
    pub is_automatic: bool,
    /// The sum of the weights of the outcomes.
    pub weight_total: u32,
    /// The outcome as shown to players who must not see it.
    pub face_down: Option<Move>,
    /// How the record's next line begins.
    pub record_head: String,
    /// Whether the outcome of this chance node has a line of its own in a record.
    pub is_bare: bool,
}

/// The view of a state for a screen, without texts.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The pieces.
    pub pieces: Vec<PiecePosition>,
    /// The dice of the roll being played.
    pub dice: Vec<Die>,
    /// The bonuses to use, in spaces, highest first.
    pub rewards: Vec<u8>,
    /// The card being played.
    pub card: Option<Card>,
    /// The cards not yet drawn, as far as the state knows: each kind and its count.
    pub pile: Vec<(Card, u32)>,
    /// How many of the things that players collect are left to take.
    pub supply: Option<u32>,
}

impl Shown {
    /// The numbers of the dice that are still to be played.
    pub fn numbers_left(&self) -> impl Iterator<Item = u8> {
        let left = self.dice.iter().filter(|die| !die.spent);
        left.map(|die| die.face)
    }
}

/// A seat.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// The seats that win together with it, itself included.
    pub side: SeatSet,
    /// The seats whose pieces it moves in its turns.
    pub movable: SeatSet,
    /// The cards that it holds; `None` in a game without hands.
    pub hand: Option<Vec<Card>>,
    /// Its count towards winning, such as pieces at home.
    pub tally: u32,
    /// How far its side still is from winning.
    pub steps_to_go: i32,
    /// Its points, if games are scored.
    pub points: Option<u32>,
}

/// A step.
#[derive(Clone, Copy, Debug)]
pub struct MoveView {
    /// Whether a player chooses it.
    pub is_choice: bool,
    /// What it involves on the board.
    pub action: ActionView,
    /// The card of the hand that it plays or discards.
    pub card: Option<Card>,
}
