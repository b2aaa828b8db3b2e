//! Where pawns go: the ring, the slides, the safety zones (S-1 to S-3).
//!
//! A space goes by its number on the board, the same for all colours, so that pawns of two colours
//! on one square have the same number.

use super::Sorry;
use crate::board::Space;
use crate::game::Game;
use crate::race::{Layout, Place};
use crate::seat::Seat;

/// The number of a space: 0 to 59 the ring, number 0 of Red's side first; then the safety zones, the
/// STARTs and the homes by seat.
pub(super) type At = u8;

/// Squares of the ring (S-1).
pub(super) const RING: u8 = 60;
/// Squares of a side (S-1).
pub(super) const SIDE: u8 = 15;
/// Squares of a safety zone (S-3).
pub(super) const ZONE: u8 = 5;
/// The number of a side where its colour turns into its safety zone (S-2).
pub(super) const ENTRANCE: u8 = 2;
/// The number of a side where its colour's pawns start (S-2).
pub(super) const CIRCLE: u8 = 4;
/// The spaces of the board: a safety zone is a home path (S-3), a START a yard.
pub(super) const LAYOUT: Layout = Layout {
    side: SIDE,
    turnout: 0,
    home_path: ZONE,
    turns_against_pawns: false,
};
/// The first of the zones, the STARTs and the homes.
const ZONES: At = RING;
const YARDS: At = ZONES + 4 * ZONE;
const HOMES: At = YARDS + 4;

/// What a space is.
pub(super) fn place(at: At) -> Place {
    LAYOUT.place(Space(at))
}

/// The only seat whose pawns can stand on a space; `None` on the ring, which is open to all (S-13).
pub(super) fn owner(at: At) -> Option<Seat> {
    match place(at) {
        Place::Ring { .. } => None,
        place => Some(Seat(place.side())),
    }
}

/// The name of a space in notation, START and home of a colour apart from the others'.
pub(super) fn name(at: At) -> String {
    LAYOUT.name(Sorry::FAMILY, Space(at))
}

/// The START of a colour.
#[inline]
pub(super) const fn yard(seat: Seat) -> At {
    YARDS + seat.0
}

/// The home of a colour.
#[inline]
pub(super) fn home(seat: Seat) -> At {
    HOMES + seat.0
}

/// The square where a colour's pawns start (S-11).
#[inline]
pub(super) fn circle(seat: Seat) -> At {
    seat.0 * SIDE + CIRCLE
}

/// The square where a colour turns into its safety zone (S-12).
#[inline]
pub(super) fn entrance(seat: Seat) -> At {
    seat.0 * SIDE + ENTRANCE
}

/// A square of a colour's safety zone, from 1.
#[inline]
fn zone(seat: Seat, number: u8) -> At {
    ZONES + seat.0 * ZONE + number - 1
}

/// Whether a space is a square of the ring.
#[inline]
pub(super) fn is_open(at: At) -> bool {
    at < RING
}

/// Whether a pawn on a space is neither on START nor at home.
#[inline]
pub(super) fn is_under_way(at: At) -> bool {
    at < YARDS
}

/// How many steps a pawn on the ring is before its colour's entrance.
#[inline]
pub(super) fn to_entrance(seat: Seat, at: At) -> u8 {
    let ahead = entrance(seat) + RING - at;
    if ahead >= RING { ahead - RING } else { ahead }
}

/// How far up its own zone a pawn is that stands neither on the ring nor on START; at home it is
/// one step beyond the last square.
#[inline]
fn zone_number(seat: Seat, at: At) -> u8 {
    if at >= HOMES {
        ZONE + 1
    } else {
        at - zone(seat, 1) + 1
    }
}

/// Where `count` steps forward lead a pawn of `seat` from a space of the ring or of its own zone;
/// `None` beyond home (S-12, S-14).
#[inline]
pub(super) fn forward(seat: Seat, at: At, count: u8) -> Option<At> {
    let number = if is_open(at) {
        let ahead = to_entrance(seat, at);
        if count <= ahead {
            let to = at + count;
            return Some(if to >= RING { to - RING } else { to });
        }
        count - ahead
    } else {
        zone_number(seat, at) + count
    };
    match number {
        0..=ZONE => Some(zone(seat, number)),
        _ if number == ZONE + 1 => Some(home(seat)),
        _ => None,
    }
}

/// Where `count` steps backward lead a pawn of `seat` from a space of the ring or of its own zone
/// (S-12, S-13).
#[inline]
pub(super) fn backward(seat: Seat, at: At, count: u8) -> At {
    let (from, count) = if is_open(at) {
        (at, count)
    } else {
        let number = zone_number(seat, at);
        if number > count {
            return zone(seat, number - count);
        }
        (entrance(seat), count - number)
    };
    if from >= count {
        from - count
    } else {
        from + RING - count
    }
}

/// How many steps a pawn of `seat` has to go: 64 from its circle (S-3), one more from START.
#[inline]
pub(super) fn to_go(seat: Seat, at: At) -> u8 {
    if is_open(at) {
        to_entrance(seat, at) + ZONE + 1
    } else if at == yard(seat) {
        to_go(seat, circle(seat)) + 1
    } else {
        ZONE + 1 - zone_number(seat, at)
    }
}

/// The end of the slide that begins on a space, if that is a triangle of another colour than
/// `seat`'s (S-2, S-20).
#[inline]
pub(super) fn slide(seat: Seat, at: At) -> Option<At> {
    let number = at % SIDE;
    let foreign = is_open(at) && at / SIDE != seat.0;
    match number {
        1 if foreign => Some(at + 3),
        9 if foreign => Some(at + 4),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    #[test]
    fn spaces_have_the_numbers_of_the_layout() {
        for seat in SEATS {
            let number = |place| LAYOUT.space(place).0;
            let side = seat.0;
            assert_eq!(
                number(Place::Ring {
                    side,
                    number: CIRCLE
                }),
                circle(seat)
            );
            assert_eq!(number(Place::HomePath { side, number: 1 }), zone(seat, 1));
            assert_eq!(number(Place::Yard { side }), yard(seat));
            assert_eq!(number(Place::Home { side }), home(seat));
        }
    }

    #[test]
    fn a_way_on_is_a_step_after_a_step() {
        for seat in SEATS {
            let spaces = (0..RING).chain((1..=ZONE).map(|number| zone(seat, number)));
            for at in spaces {
                let mut there = Some(at);
                for count in 1..=12 {
                    // At home a pawn stays; beyond there is nothing.
                    there = there.filter(|&at| at != home(seat));
                    there = there.and_then(|at| forward(seat, at, 1));
                    assert_eq!(forward(seat, at, count), there, "{at} and {count}");
                    if let Some(to) = there {
                        assert_eq!(to_go(seat, at) - to_go(seat, to), count);
                    }
                }
                let mut there = at;
                for count in 1..=4 {
                    there = backward(seat, there, 1);
                    assert_eq!(backward(seat, at, count), there, "{at} and {count}");
                }
            }
        }
    }

    #[test]
    fn a_step_back_is_undone_by_a_step_on_except_past_the_entrance() {
        for seat in SEATS {
            for at in (0..RING).chain((1..=ZONE).map(|number| zone(seat, number))) {
                let back = backward(seat, at, 1);
                let expected = if back == entrance(seat) {
                    zone(seat, 1)
                } else {
                    at
                };
                assert_eq!(forward(seat, back, 1), Some(expected));
            }
        }
    }
}
