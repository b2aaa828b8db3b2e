//! The arithmetic of ways.

use super::super::spaces::{
    CIRCLE, LAYOUT, RING, ZONE, backward, circle, entrance, forward, home, to_go, yard,
};
use crate::race::Place;
use crate::seat::Seat;

const SEATS: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

/// A square of a colour's safety zone, from 1.
fn zone(seat: Seat, number: u8) -> u8 {
    forward(seat, entrance(seat), number).expect("a square of the zone")
}

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
