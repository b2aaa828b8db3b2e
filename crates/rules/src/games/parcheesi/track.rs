//! The track (C-1 to C-3) as the kit counts it. Path indexes are counted back from home, so both
//! rings have the same home path.

use super::indexes::{Indexes, bit};
use crate::race::{Layout, PathIndex, Track};

/// The ring of 72 spaces, as the rules we follow print it.
pub(super) const OF_72: Track = track(18);
/// The ring of 68 spaces, of the board usually sold.
pub(super) const OF_68: Track = track(17);

const fn track(side: u8) -> Track {
    Track {
        layout: Layout {
            side,
            turnout: 0,
            home_path: 7,
            turns_against_pawns: true,
        },
        entry: 5,
        entrance: ENTRANCE,
        turnouts: None,
    }
}

/// The path index of a colour's home entrance, the last on the ring.
pub(super) const ENTRANCE: PathIndex = 68;
/// The path index of home.
pub(super) const HOME: PathIndex = OF_72.home();

/// Whether that number of a side is safe (C-1).
pub(super) const fn is_safe(track: &Track, number: u8) -> bool {
    number == 0 || number == track.entry || number == track.layout.side - track.entry
}

/// The path indexes of safe spaces, the same for all colours.
pub(super) const fn safe(track: &Track) -> Indexes {
    let (mut safe, mut index) = (0, track.start());
    while index <= ENTRANCE {
        if is_safe(
            track,
            (track.entry + index - track.start()) % track.layout.side,
        ) {
            safe |= bit(index);
        }
        index += 1;
    }
    safe
}
