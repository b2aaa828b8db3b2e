//! How the players stand: in the race, and by what they have collected.

use rules::seat::{Seat, SeatSet};

/// How far a side and the rival nearest to winning have to go, and whom a play sets back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Race {
    /// The side, before and after.
    pub own: (i32, i32),
    /// The rival who has least to go after the play, and how far that is.
    pub leader: Option<(Seat, i32)>,
    /// Rivals who have farther to go after the play.
    pub set_back: SeatSet,
}

impl Race {
    /// The race of `side`, by how far the seats have to go before and after a play.
    pub fn between(side: SeatSet, before: &[(Seat, i32)], after: &[(Seat, i32)]) -> Race {
        let mut race = Race::default();
        for (&(seat, was), &(_, is)) in before.iter().zip(after) {
            if side.has(seat) {
                race.own = (was, is);
                continue;
            }
            if is > was {
                race.set_back = race.set_back.with(seat);
            }
            if race.leader.is_none_or(|(_, least)| is < least) {
                race.leader = Some((seat, is));
            }
        }
        race
    }

    /// By how many steps the side comes nearer to winning.
    pub fn gained(&self) -> i32 {
        self.own.0 - self.own.1
    }

    /// How much less the side has to go than the rival nearest to winning.
    pub fn lead(&self) -> i32 {
        self.leader.map_or(0, |(_, least)| least - self.own.1)
    }
}

/// A player whom a play chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picked {
    /// Who it is.
    pub seat: Seat,
    /// What that player has collected.
    pub count: u32,
    /// Whether no other rival has more.
    pub has_most: bool,
    /// Whether no other rival has less.
    pub has_fewest: bool,
}

impl Picked {
    /// The player `seat` among the rivals of `chooser`, by what each has collected.
    pub fn of(seat: Seat, chooser: Seat, tallies: &[(Seat, u32)]) -> Option<Picked> {
        let &(_, count) = tallies.iter().find(|(each, _)| *each == seat)?;
        let rivals = || tallies.iter().filter(|(each, _)| *each != chooser);
        Some(Picked {
            seat,
            count,
            has_most: rivals().all(|(_, other)| *other <= count),
            has_fewest: rivals().all(|(_, other)| *other >= count),
        })
    }
}
