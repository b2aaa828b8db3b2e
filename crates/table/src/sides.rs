//! Seating: the side of the board at which each seat sits.

use rules::board::{BOARD_SIZE, Board, Kind, Point};
use rules::seat::Seat;

/// A side of the board on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The side of the person who reads the screen.
    Bottom,
    /// The next side, clockwise.
    Left,
    /// The opposite side.
    Top,
    /// The last side, clockwise.
    Right,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Side; 4] = [Side::Bottom, Side::Left, Side::Top, Side::Right];

    /// The class in style sheets: `at-left`.
    pub fn class(self) -> &'static str {
        match self {
            Side::Bottom => "at-bottom",
            Side::Left => "at-left",
            Side::Top => "at-top",
            Side::Right => "at-right",
        }
    }

    /// The middle of this side of the board.
    pub fn middle(self) -> Point {
        let (x, y) = match self {
            Side::Bottom => (BOARD_SIZE / 2, BOARD_SIZE),
            Side::Left => (0, BOARD_SIZE / 2),
            Side::Top => (BOARD_SIZE / 2, 0),
            Side::Right => (BOARD_SIZE, BOARD_SIZE / 2),
        };
        Point { x, y }
    }

    /// The word in stored texts: `left`.
    pub fn name(self) -> &'static str {
        self.class().trim_start_matches("at-")
    }

    /// How many quarter turns clockwise bring this side to the bottom.
    pub fn turns(self) -> u8 {
        match self {
            Side::Bottom => 0,
            Side::Right => 1,
            Side::Top => 2,
            Side::Left => 3,
        }
    }

    /// The same side as somebody sees it who sits at the side `reader`.
    pub fn seen_from(self, reader: Side) -> Side {
        Side::ALL[(self as usize + Side::ALL.len() - reader as usize) % Side::ALL.len()]
    }

    /// How far a picture that faces this side is turned clockwise, in degrees.
    pub fn degrees(self) -> i32 {
        90 * i32::from((4 - self.turns()) % 4)
    }
}

/// The side of a seat's entrance, as it is seen; `None` on a board where seats have no entrances.
pub fn own_side(board: &Board, seat: Seat) -> Option<Side> {
    let mut entrances = board.spaces.iter();
    let own = entrances.find(|info| info.kind == Kind::Entrance && info.owner == Some(seat))?;
    let (x, y) = (own.place.x - BOARD_SIZE / 2, own.place.y - BOARD_SIZE / 2);
    Some(match (x.abs() > y.abs(), x > 0, y > 0) {
        (true, true, _) => Side::Right,
        (true, false, _) => Side::Left,
        (false, _, true) => Side::Bottom,
        (false, _, false) => Side::Top,
    })
}

/// The sides of these seats. Where the board gives no seat a side of its own, each seat has a fixed side, so nobody changes
/// chairs between games: the first four sit clockwise, and the last two between the fourth and the first. Play goes
/// round the table, however many play.
pub fn sides(board: &Board, seats: &[Seat]) -> Vec<Side> {
    const ROUND: [Side; 6] = [
        Side::Bottom,
        Side::Left,
        Side::Top,
        Side::Right,
        Side::Right,
        Side::Bottom,
    ];
    let side = |seat: &Seat| own_side(board, *seat).unwrap_or(ROUND[seat.index() % ROUND.len()]);
    seats.iter().map(side).collect()
}

/// Which half of a side each of these seats has, clockwise, if two sit there: 1 or 2; otherwise 0.
pub fn halves(sides: &[Side]) -> Vec<u8> {
    let half = |(index, side): (usize, &Side)| {
        let mut others = (0..sides.len()).filter(|other| *other != index && sides[*other] == *side);
        // The way round the table begins and ends at the bottom: there the last comes before the first.
        let is_second = |other: usize| (other < index) != (*side == Side::Bottom);
        others
            .next()
            .map_or(0, |other| 1 + u8::from(is_second(other)))
    };
    sides.iter().enumerate().map(half).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_session;
    use crate::setup::{PERSON, Setup};
    use rules::games::FAMILIES;
    use rules::ruleset::Ruleset;
    use rules::seat::SeatSet;

    #[test]
    fn a_side_has_at_most_two_seats() {
        for family in FAMILIES {
            let ruleset = Ruleset::of(family, 0);
            let table = game_session::open(&Setup::usual(ruleset, PERSON), None).unwrap();
            let all: Vec<Seat> = family.all_seats().iter().collect();
            let sides = sides(table.board(), &all);
            assert_eq!(sides.len(), all.len());
            for side in Side::ALL {
                let there = sides.iter().filter(|each| **each == side).count();
                assert!(there <= if all.len() > 4 { 2 } else { 1 }, "{side:?}");
            }
        }
    }

    #[test]
    fn play_goes_round_the_table_however_many_play() {
        for family in FAMILIES {
            let ruleset = Ruleset::of(family, 0);
            let table = game_session::open(&Setup::usual(ruleset, PERSON), None).unwrap();
            for set in (1..=family.all_seats().0).map(SeatSet) {
                let seats: Vec<Seat> = set.iter().collect();
                let sides = sides(table.board(), &seats);
                let place = |(side, half): (&Side, u8)| {
                    let side = Side::ALL.iter().position(|each| each == side).unwrap();
                    3 * side + usize::from(half)
                };
                let places: Vec<usize> = sides.iter().zip(halves(&sides)).map(place).collect();
                let next = places.iter().skip(1).chain(places.first());
                let steps: Vec<_> = places.iter().zip(next).collect();
                // Some boards are played counterclockwise.
                let clockwise = steps.iter().filter(|(at, next)| next <= at).count();
                let counterclockwise = steps.iter().filter(|(at, next)| next >= at).count();
                assert!(clockwise == 1 || counterclockwise == 1, "{places:?}");
            }
        }
    }

    #[test]
    fn turning_brings_a_side_to_the_bottom() {
        for side in Side::ALL {
            let at = Side::ALL.iter().position(|each| *each == side).unwrap();
            assert_eq!((at + usize::from(side.turns())) % 4, 0);
            assert_eq!(side.seen_from(side), Side::Bottom);
            assert_eq!(side.seen_from(Side::Bottom), side);
        }
        assert_eq!(Side::Top.seen_from(Side::Left), Side::Left);
    }
}
