//! The pieces of a game, for the seat to act.

use rules::board::{Kind, Space};
use rules::piece::PiecePosition;
use rules::seat::Seat;

use super::GameSession;

impl GameSession {
    /// The pieces. A piece is identified by its index, which never changes.
    pub fn pieces(&self) -> &[PiecePosition] {
        &self.session_log.pieces
    }

    /// Whether the players share a token.
    pub(crate) fn has_token(&self) -> bool {
        self.pieces().iter().any(|each| each.piece.owner.is_none())
    }

    /// Whether a piece of the seat to act stands on a space. A token without an owner belongs to everybody.
    pub(crate) fn has_own_piece(&self, space: Space) -> bool {
        let acting = self.node().seat();
        let own = |each: &PiecePosition| each.piece.owner.is_none_or(|seat| Some(seat) == acting);
        self.pieces()
            .iter()
            .any(|each| each.at == space && own(each))
    }

    /// Whether a piece of the seat to act waits on a space. No move leads there, so a tap there means the piece.
    pub(crate) fn is_own_yard(&self, space: Space) -> bool {
        self.board().space(space).kind == Kind::Yard && self.has_own_piece(space)
    }

    /// The owner of another player's piece on a space.
    pub(crate) fn rival_on(&self, space: Space) -> Option<Seat> {
        let mut pieces = self.pieces().iter();
        let owner = pieces.find(|each| each.at == space)?.piece.owner?;
        (self.node().seat() != Some(owner)).then_some(owner)
    }
}
