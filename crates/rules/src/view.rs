//! The contract of a game's view: what screens and speech show of it.

use crate::board::{Board, Space};
use crate::chance::{Card, Die, Faces};
use crate::game::Game;
use crate::piece::{Piece, Standing};
use crate::seat::{Seat, SeatSet};

/// What screens and speech need of a game: pieces, dice, cards, the board, and what actions point at.
pub trait View: Game {
    /// Whether [`View::about_to_throw`] gives anything, so that danger can be told.
    const TELLS_DANGER: bool = false;

    /// What an outcome looks like.
    fn faces(&self, chance: Self::Chance) -> Faces;

    /// The dice of the throw that is being played.
    fn dice(&self, state: &Self::State) -> Vec<Die>;

    /// The rewards that are waiting to be used, in spaces, the highest first.
    fn rewards(&self, _state: &Self::State) -> Vec<u8> {
        Vec::new()
    }

    /// The card that is being played.
    fn card(&self, _state: &Self::State) -> Option<Card> {
        None
    }

    /// The cards that a seat holds, as far as the state knows them; `None` where cards are not held.
    fn hand(&self, _state: &Self::State, _seat: Seat) -> Option<Vec<Card>> {
        None
    }

    /// The card of the hand that an action plays or puts away.
    fn held(&self, _state: &Self::State, _action: Self::Action) -> Option<Card> {
        None
    }

    /// Which cards are still to be drawn, as far as the state knows: the kinds in order, and how
    /// many of each; empty in a game without cards.
    fn unseen(&self, _state: &Self::State) -> Vec<(Card, u32)> {
        Vec::new()
    }

    /// How many of the things that players collect are left to be taken; `None` where nothing is
    /// collected.
    fn supply(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// The pieces and where they stand, in turn order of their owners.
    fn pieces(&self, state: &Self::State) -> Vec<Standing>;

    /// What an action moves, from where, to where, for pointing at.
    fn pointing(&self, state: &Self::State, action: Self::Action) -> Pointing;

    /// The actions, legal or not, that "move this piece from here to there" could mean.
    fn attempts(&self, state: &Self::State, from: Space, to: Space) -> Vec<Self::Action>;

    /// The game and the state in which `seat` is about to throw or draw to play, in the position as
    /// it is: whatever is under way is dropped. Of cards that the seat holds hidden, every one that
    /// the state does not know may be the one: the game is then one in which that card is drawn.
    ///
    /// Nothing where nothing can be captured in the game, when it is over, and for a seat that has no
    /// throw to come.
    fn about_to_throw(&self, _state: &Self::State, _seat: Seat) -> Option<(Self, Self::State)> {
        None
    }

    /// The board.
    fn board(&self) -> Board;
}

/// What an action points at on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pointing {
    /// The piece that moves.
    pub piece: Option<Piece>,
    /// Where it stands.
    pub from: Option<Space>,
    /// Where it goes.
    pub to: Option<Space>,
    /// Where it slides on to from there.
    pub slides: Option<Space>,
    /// The seats of which pieces are captured, there or on the slide.
    pub captures: SeatSet,
    /// The seat whose piece it changes places with.
    pub swaps: Option<Seat>,
    /// Another player who is chosen.
    pub seat: Option<Seat>,
}
