//! Seats at the table, and sets of them.

use std::fmt;

use words::{Plain, text};

use crate::bit_iter::BitIter;

/// A place at the table: its index in the game's turn order, from 0.
///
/// The letter and colour of a seat are in the game's [`Family::seats`](crate::ruleset::Family::seats).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The index into arrays in turn order.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The names of a seat: `Y` in notation, "Yellow" in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatName {
    /// The letter in position lines, play lines and records.
    pub letter: char,
    /// The colour in style sheets and themes, in English and capitalised: "Yellow".
    pub key: &'static str,
    /// The colour in words, capitalised.
    pub colour: Plain,
}

/// Defines a constant for each colour, with its letter, key and text.
macro_rules! colours {
    ($($name:ident: $letter:literal, $key:literal, $text:expr;)*) => {
        /// The colours of all games.
        impl SeatName {
            $(
                #[doc = $key]
                pub const $name: SeatName = SeatName {
                    letter: $letter,
                    key: $key,
                    colour: $text,
                };
            )*
        }
    };
}

colours! {
    YELLOW: 'Y', "Yellow", text!(colours::yellow);
    GREEN: 'G', "Green", text!(colours::green);
    RED: 'R', "Red", text!(colours::red);
    BLUE: 'B', "Blue", text!(colours::blue);
    ORANGE: 'O', "Orange", text!(colours::orange);
    PURPLE: 'P', "Purple", text!(colours::purple);
}

impl SeatName {
    /// The colour in the current language, capitalised.
    pub fn colour(&self) -> &'static str {
        self.colour.say()
    }
}

/// A set of seats, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of the first `count` seats (at most 8).
    pub fn first(count: usize) -> SeatSet {
        SeatSet(((1u16 << count.min(8)) - 1) as u8)
    }

    /// Whether the set contains `seat`.
    pub fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The set with `seat` added.
    #[must_use]
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with `seat` removed.
    #[must_use]
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The number of seats.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in turn order, from seat 0.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        BitIter(self.0).map(Seat)
    }

    /// The next seat of the set in turn order after `seat`, or `seat` itself if it is the only one.
    ///
    /// # Panics
    /// When the set is empty.
    pub fn after(self, seat: Seat) -> Seat {
        assert!(!self.is_empty(), "the set is empty");
        let later = self.0 & !(((2u16 << seat.0) - 1) as u8);
        let from = if later == 0 { self.0 } else { later };
        Seat(from.trailing_zeros() as u8)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|seat| seat.0))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_pass_among_the_seats_in_play() {
        let seats: SeatSet = [Seat(0), Seat(2), Seat(3)].into_iter().collect();
        assert_eq!(seats.after(Seat(0)), Seat(2));
        assert_eq!(seats.after(Seat(3)), Seat(0));
        assert_eq!(SeatSet::first(1).after(Seat(0)), Seat(0));
        assert_eq!(seats.len(), 3);
    }
}
