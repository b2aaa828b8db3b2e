//! The track (P-1 to P-5) as the kit counts it.

use crate::race::{Layout, Road, Track, Turnouts};

/// Broadway, the turnouts and the home paths.
pub(super) const TRACK: Track = Track {
    layout: Layout {
        side: 15,
        turnout: TURNOUT,
        home_path: 6,
        turns_against_pawns: false,
    },
    entry: 6,
    coloured: &[0, 6],
    entrance: 55,
    turnouts: Some(Turnouts {
        branch: BRANCH,
        rejoin: 10,
    }),
};

/// The track, with what follows from it.
pub(super) static ROAD: Road = Road::of(TRACK);

/// The same track with its turnouts closed, by a house rule.
pub(super) static WITHOUT_TURNOUTS: Road = Road::of(Track {
    turnouts: None,
    ..TRACK
});

/// The single-file spaces of a turnout (P-4).
const TURNOUT: u8 = 7;
/// The number on its side from which a pawn may leave Broadway for the turnout (P-4).
pub(super) const BRANCH: u8 = 5;
