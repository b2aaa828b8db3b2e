//! Views: what screens and speech show of a game.

use crate::board::{Board, Space};
use crate::chance::{Card, Die, Faces};
use crate::event::Cost;
use crate::game::Game;
use crate::piece::{Piece, PiecePosition};
use crate::seat::{Seat, SeatSet};

/// What screens and speech need from a game: pieces, dice, cards, the board, and what actions point
/// at.
pub trait View: Game {
    /// Whether pieces can be captured, so that threats can be shown.
    const HAS_THREATS: bool = false;

    /// How an outcome looks.
    fn roll_view(&self, chance: Self::Chance) -> Faces;

    /// The dice of the current roll.
    fn dice(&self, state: &Self::State) -> Vec<Die>;

    /// The rewards waiting to be used, in spaces, the highest first.
    fn rewards(&self, _state: &Self::State) -> Vec<u8> {
        Vec::new()
    }

    /// The card being played.
    fn card(&self, _state: &Self::State) -> Option<Card> {
        None
    }

    /// The cards in a seat's hand, as far as the state knows them; `None` in games without hands.
    fn hand(&self, _state: &Self::State, _seat: Seat) -> Option<Vec<Card>> {
        None
    }

    /// The card from the hand that an action plays or discards.
    fn card_played(&self, _state: &Self::State, _action: Self::Action) -> Option<Card> {
        None
    }

    /// The cards still to be drawn, as far as the state knows: each kind in order, with its count.
    /// Empty in a game without cards.
    fn remaining_cards(&self, _state: &Self::State) -> Vec<(Card, u32)> {
        Vec::new()
    }

    /// How many collectible items are left in the supply; `None` in games without them.
    fn supply(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// The pieces with their positions, in turn order of their owners.
    fn pieces(&self, state: &Self::State) -> Vec<PiecePosition>;

    /// The spaces where pieces that stand as given are a blockade. This is the only answer to that question, also
    /// between two events, when there is no state.
    fn blockades(&self, _pieces: &[PiecePosition]) -> Vec<Space> {
        Vec::new()
    }

    /// The seats whose pieces `seat` moves in its turns.
    fn movable(&self, seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    /// What an action moves, from where and to where.
    fn action_view(&self, state: &Self::State, action: Self::Action) -> ActionView;

    /// Whether an action is a choice of the player. It is not if it only carries out a chance
    /// outcome, or passes because nothing can be played.
    fn is_player_choice(&self, state: &Self::State, action: Self::Action) -> bool;

    /// The actions, legal or not, that "move this piece from here to there" could mean.
    fn candidate_actions(&self, state: &Self::State, from: Space, to: Space) -> Vec<Self::Action>;

    /// The game and the state in which `seat` is about to roll or draw. The position stays the
    /// same, and anything under way is dropped. A card hidden in the seat's hand could be any card
    /// the state does not know, so in a game with hands the returned game draws that card.
    ///
    /// `None` if nothing can be captured in the game, if it is over, or if the seat has no roll to
    /// come.
    fn about_to_roll(&self, _state: &Self::State, _seat: Seat) -> Option<(Self, Self::State)> {
        None
    }

    /// The board.
    fn board(&self) -> Board;
}

/// What an action points at on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ActionView {
    /// The piece that moves.
    pub piece: Option<Piece>,
    /// The space the piece leaves.
    pub from: Option<Space>,
    /// The space the piece moves to.
    pub to: Option<Space>,
    /// The space the piece then slides to.
    pub slides: Option<Space>,
    /// The owners of the pieces captured, at the end of the move or on the slide.
    pub captures: SeatSet,
    /// The owner of the piece it swaps with.
    pub swaps: Option<Seat>,
    /// The chosen player.
    pub seat: Option<Seat>,
    /// What its movement costs, as in its event; `None` if no piece moves.
    pub cost: Option<Cost>,
}
