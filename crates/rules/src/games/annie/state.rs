//! A position of Annie and what is still to do in it.

use super::chance::Dice;
use super::rules::AnnieRules;
use super::track::{self, Spot};
use crate::chance::Look;
use crate::seat::{Seat, SeatSet};

/// The stars that there are.
pub(super) const STARS: u8 = 64;

/// The most players.
pub(super) const SEATS: usize = 6;

/// A state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The stars of each seat; seats not in play have none.
    pub(super) stars: [u8; SEATS],
    /// The seats in play.
    pub(super) seats: SeatSet,
    /// The seat to act; in the opening the first in play, when the game is over the first winner.
    pub(super) turn: Seat,
    /// The number of the space that Annie stands on.
    pub(super) annie: u8,
    /// What the turn is at.
    pub(super) phase: Phase,
}

/// What a state waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Phase {
    /// The lot for who begins.
    Opening,
    /// A roll.
    Roll(Cause),
    /// A roll being played.
    Play(Cause, Dice),
    /// The choice of who is given a star.
    Give,
    /// The choice of whom to roll against.
    Choose,
    /// Nothing: the game is over.
    Over,
}

/// What a roll is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Cause {
    /// The first of a turn: it moves Annie.
    Turn,
    /// Annie stands on an arrow: it moves her on.
    Arrow,
    /// Stars.
    Stars,
    /// Stars of the player chosen, or for that player.
    Against(Seat),
}

impl Cause {
    /// The rule that calls for the roll.
    pub(super) fn rule(self) -> &'static str {
        match self {
            Cause::Turn => "A-3",
            Cause::Arrow => "A-9",
            Cause::Stars => "A-11",
            Cause::Against(_) => "A-13",
        }
    }
}

/// Where a roll takes Annie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Course {
    /// So many spaces forward.
    Forward(u8),
    /// So many spaces backward.
    Backward(u8),
    /// So many spaces, forward or backward as the player chooses.
    Either(u8),
    /// Nowhere.
    Nowhere,
}

impl State {
    /// Annie on her first space; the stars that nobody begins with are in the supply.
    pub(super) fn set_up(rules: &AnnieRules, seats: SeatSet, turn: Seat, phase: Phase) -> State {
        let mut stars = [0; SEATS];
        for seat in seats.iter() {
            stars[seat.index()] = rules.stars[seat.index()];
        }
        State {
            stars,
            seats,
            turn,
            annie: rules.start,
            phase,
        }
    }

    /// What Annie stands on.
    #[inline]
    pub(super) fn spot(&self) -> Spot {
        track::spot(self.annie)
    }

    /// The stars of a seat.
    #[inline]
    pub(super) fn stars_of(&self, seat: Seat) -> u8 {
        self.stars[seat.index()]
    }

    /// The stars in the supply.
    #[inline]
    pub(super) fn supply(&self) -> u8 {
        STARS - self.stars.iter().sum::<u8>()
    }

    /// The seats in play but the one to act.
    pub(super) fn others(&self) -> SeatSet {
        self.seats.without(self.turn)
    }

    /// The seats with the most stars.
    pub(super) fn leaders(&self) -> SeatSet {
        let most = self.seats.iter().map(|seat| self.stars_of(seat)).max();
        let leads = |seat: &Seat| Some(self.stars_of(*seat)) == most;
        self.seats.iter().filter(leads).collect()
    }

    /// The one die that is rolled for `cause`, if not both are.
    #[inline]
    pub(super) fn single(&self, cause: Cause) -> Option<Look> {
        match (cause, self.spot()) {
            (Cause::Turn, _) => track::die(self.annie),
            (Cause::Arrow, Spot::Arrow(look)) => Some(look),
            _ => None,
        }
    }

    /// Where a roll takes Annie from here.
    #[inline]
    pub(super) fn course(&self, rules: &AnnieRules, cause: Cause, dice: Dice) -> Course {
        let is_open = |count| !(rules.exact_end && self.annie + count > track::END);
        match (cause, dice) {
            (Cause::Stars | Cause::Against(_), _) => Course::Nowhere,
            (_, Dice::One(number)) if self.single(cause) == Some(Look::White) => {
                Course::Backward(number)
            }
            (_, Dice::One(number)) if is_open(number) => Course::Forward(number),
            (_, Dice::Two(red, white)) if red > white && is_open(red - white) => {
                Course::Forward(red - white)
            }
            (_, Dice::Two(red, white)) if red <= white && self.annie != track::ORPHANAGE => {
                match white - red {
                    0 if is_open(red + white) => Course::Either(red + white),
                    0 => Course::Backward(red + white),
                    difference => Course::Backward(difference),
                }
            }
            (_, Dice::Two(red, white)) if red == white => Course::Forward(red + white),
            _ => Course::Nowhere,
        }
    }

    /// The space so far ahead: A Happy Ending is never passed.
    #[inline]
    pub(super) fn ahead(&self, count: u8) -> u8 {
        (self.annie + count).min(track::END)
    }

    /// The space so far back: the Orphanage is never passed.
    #[inline]
    pub(super) fn back(&self, count: u8) -> u8 {
        self.annie.saturating_sub(count)
    }
}
