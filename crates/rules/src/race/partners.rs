//! Partners: opposite seats that win together, when the pawns of both are home.

use super::{PawnRow, Race, RaceGame, State};
use crate::seat::{Seat, SeatSet};

/// The seat opposite.
pub fn opposite(Seat(seat): Seat) -> Seat {
    Seat((seat + 2) % 4)
}

/// The seats that win together with `seat`: itself, and the one opposite if they are partners.
pub fn side(seat: Seat, has_partners: bool) -> SeatSet {
    let alone = SeatSet::EMPTY.with(seat);
    if has_partners {
        alone.with(opposite(seat))
    } else {
        alone
    }
}

/// The seats that win together with `seat`.
pub fn side_of<G: RaceGame>(game: &Race<G>, seat: Seat) -> SeatSet {
    side(seat, game.ruled.rules.partners)
}

/// Whether the seat's pawns are all home.
pub fn all_home<G: RaceGame>(game: &Race<G>, state: &State, seat: Seat) -> bool {
    state.pawns[seat.index()] == PawnRow::all(game.track().home())
}
