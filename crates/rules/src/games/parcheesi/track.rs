//! The track (C-1 to C-3) as the kit counts it. Path indexes are counted back from home, so both
//! rings have the same home path.

use crate::race::{Layout, Road, Track};

/// The ring of 72 spaces, as the rules we follow print it.
pub(super) static OF_72: Road = Road::of(track(18, &[0, 5, 13]));
/// The ring of 68 spaces, of the board usually sold.
pub(super) static OF_68: Road = Road::of(track(17, &[0, 5, 12]));

const fn track(side: u8, coloured: &'static [u8]) -> Track {
    Track {
        layout: Layout {
            side,
            turnout: 0,
            home_path: 7,
            turns_against_pawns: true,
        },
        entry: 5,
        coloured,
        entrance: 68,
        turnouts: None,
    }
}
