//! A play under way: what is permitted next, where it leads, what it counts for.

use super::actions::{Act, Step, Throw, steps_between};
use super::cards::CardKind;
use super::row::Pawns;
use super::spaces::{self, At};
use super::state::Stage;
use crate::seat::{Seat, SeatSet};
use crate::turn;

/// A card played, which is more than one thrown away.
const PLAYED: u32 = 2;
/// A card thrown away, which is more than a 7 that is not used in full (S-16).
const THROWN_AWAY: u32 = 1;

/// The steps of a whole 7 (S-16).
const SEVEN: u8 = 7;

/// A play under way: five words, the same for all orders of a shared 7 that come to the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    pub(super) pawns: Pawns,
    pub(super) stage: Stage,
}

/// A few spaces with whose pawns stand there, in ascending order.
struct Standing<const N: usize> {
    pawns: [(At, Seat); N],
    count: usize,
}

impl<const N: usize> Standing<N> {
    /// The pawns that `of` gives of each of `seats`.
    #[inline]
    fn of<I: Iterator<Item = At>>(seats: SeatSet, of: impl Fn(Seat) -> I) -> Standing<N> {
        let mut all = Standing {
            pawns: [(0, Seat(0)); N],
            count: 0,
        };
        for seat in seats.iter() {
            for at in of(seat) {
                all.pawns[all.count] = (at, seat);
                all.count += 1;
            }
        }
        if seats.len() > 1 {
            all.pawns[..all.count].sort_unstable();
        }
        all
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = (At, Seat)> {
        self.pawns[..self.count].iter().copied()
    }
}

impl Play {
    /// Whose pawn a step of `throw`'s player moves: that of the side which stands where it begins.
    #[inline]
    pub(super) fn mover(&self, throw: &Throw, step: Step) -> Seat {
        if throw.has_partners() {
            let owner = self.pawns.owner(throw.side, step.from);
            owner.unwrap_or(throw.seat)
        } else {
            throw.seat
        }
    }

    /// The pawns after a step of a pawn of `seat`, every effect included; `marked` if it was a part
    /// of a 7 that goes on.
    #[inline]
    fn moved(&self, seat: Seat, Step { act, from, to }: Step, marked: bool) -> Pawns {
        let mut pawns = self.pawns;
        if act == Act::Swap {
            // S-17, S-22: the opponent's pawn comes first, so that a slide meets it in its new place.
            if let Some(other) = (0..4).map(Seat).find(|&other| pawns.row(other).has(to)) {
                pawns.set_row(other, pawns.row(other).with(to, from));
            }
            // Both stand there until the player's pawn leaves; they are of two colours.
        } else {
            pawns.bump(to); // S-10, S-18, S-21.
        }
        let end = spaces::slide(seat, to);
        let row = pawns.row(seat);
        if let Some(end) = end {
            // S-20, S-21: the mover is off the board while others are bumped.
            let yard = spaces::yard(seat);
            pawns.set_row(seat, row.with(from, yard));
            pawns.sweep((to + 1, end));
            let row = pawns.row(seat);
            pawns.set_row(
                seat,
                if marked {
                    row.with_moved(yard, end)
                } else {
                    row.with(yard, end)
                },
            );
        } else {
            pawns.set_row(
                seat,
                if marked {
                    row.with_moved(from, to)
                } else {
                    row.with(from, to)
                },
            );
        }
        pawns
    }

    /// Calls `each` with every step that is permitted now, in ascending order.
    #[inline]
    fn each_step(&self, throw: &Throw, mut each: impl FnMut(Step)) {
        match self.stage {
            Stage::Ended { .. } => {}
            Stage::Seven(left) => self.each_part(throw, left, &mut each),
            Stage::Card(card) => {
                let can = self.each_of(throw, card, &mut each)
                    | (card == CardKind::Eleven && self.each_swap(throw, &mut each));
                // S-7. Whether a 7 can be used in full is not seen yet.
                if !can || card == CardKind::Seven {
                    each(Step::still(Act::Pass));
                }
            }
            Stage::Choose => self.each_of_hand(throw, &mut each),
        }
    }

    /// The steps by the cards of a hand (S-26).
    fn each_of_hand(&self, throw: &Throw, each: &mut impl FnMut(Step)) {
        let mut can = false;
        for card in throw.hand.kinds() {
            // Whether a 7 can be used in full is not seen yet.
            can |= self.each_of(throw, card, each) && card != CardKind::Seven;
        }
        if throw.hand.has(CardKind::Eleven) {
            can |= self.each_swap(throw, each);
        }
        if !can {
            for card in throw.hand.kinds() {
                each(Step::still(Act::Discard(card)));
            }
        }
    }

    /// The moves by a card; whether there is one.
    #[inline]
    fn each_of(&self, throw: &Throw, card: CardKind, each: &mut impl FnMut(Step)) -> bool {
        let mut any = false;
        let mut each = |step| {
            any = true;
            each(step);
        };
        match card {
            CardKind::Seven => self.each_part(throw, SEVEN, &mut each),
            CardKind::Sorry => self.each_sorry(throw, &mut each),
            _ => self.each_walk(throw, card, &mut each),
        }
        any
    }

    /// The pawns of the side that can move, those on START included.
    #[inline]
    fn movers(&self, throw: &Throw) -> Standing<8> {
        Standing::of(throw.side, |seat| self.pawns.row(seat).fresh())
    }

    /// S-15, and S-17's forward 11: one pawn goes by the card's number.
    #[inline]
    fn each_walk(&self, throw: &Throw, card: CardKind, each: &mut impl FnMut(Step)) {
        let act = Act::Move(card);
        let number = card.number();
        let mut last = None;
        for (from, seat) in self.movers(throw).iter() {
            let row = self.pawns.row(seat);
            let mut try_to = |to: At| {
                // S-9, which homes are no part of.
                if to == spaces::home(seat) || !row.has(to) {
                    each(Step { act, from, to });
                }
            };
            if !spaces::is_under_way(from) {
                // S-11. Those that wait there are alike.
                let waits = from == spaces::yard(seat) && last != Some(from);
                if waits && matches!(card, CardKind::One | CardKind::Two) {
                    try_to(spaces::circle(seat));
                }
                last = Some(from);
                continue;
            }
            let ahead = spaces::forward(seat, from, number);
            match card {
                CardKind::Four => try_to(spaces::backward(seat, from, 4)),
                CardKind::Ten => {
                    let back = spaces::backward(seat, from, 1);
                    let (low, high) = match ahead {
                        Some(ahead) if ahead < back => (Some(ahead), Some(back)),
                        ahead => (Some(back), ahead),
                    };
                    low.into_iter().chain(high).for_each(try_to);
                }
                _ => ahead.into_iter().for_each(try_to),
            }
        }
    }

    /// S-16: the parts of a 7 of which so much is left.
    #[inline]
    fn each_part(&self, throw: &Throw, left: u8, each: &mut impl FnMut(Step)) {
        // Alone two pawns can share it, so that the second part takes all the rest.
        let least = if left < SEVEN && !throw.has_partners() {
            left
        } else {
            1
        };
        for (from, seat) in self.movers(throw).iter() {
            if !spaces::is_under_way(from) {
                continue;
            }
            let row = self.pawns.row(seat);
            let (mut ends, mut count) = ([0; SEVEN as usize], 0);
            for part in least..=left {
                let Some(to) = spaces::forward(seat, from, part) else {
                    break;
                };
                if to == spaces::home(seat) || !row.has(to) {
                    ends[count] = to;
                    count += 1;
                }
            }
            ends[..count].sort_unstable();
            for &to in &ends[..count] {
                each(Step {
                    act: Act::Move(CardKind::Seven),
                    from,
                    to,
                });
            }
        }
    }

    /// S-17: the swaps by an 11, and the choice to decline; whether there is one.
    #[inline]
    fn each_swap(&self, throw: &Throw, each: &mut impl FnMut(Step)) -> bool {
        let targets = self.on_ring(throw.opponents);
        let movers = self.on_ring(throw.side);
        for (from, _) in movers.iter() {
            for (to, _) in targets.iter() {
                each(Step {
                    act: Act::Swap,
                    from,
                    to,
                });
            }
        }
        let can = targets.count > 0 && movers.count > 0;
        if can && !self.goes_eleven(throw) {
            each(Step::still(Act::Decline));
        }
        can
    }

    /// Whether a pawn of the side can go forward 11.
    fn goes_eleven(&self, throw: &Throw) -> bool {
        let mut any = false;
        self.each_walk(throw, CardKind::Eleven, &mut |_| any = true);
        any
    }

    /// S-18: the pawns on the open track.
    #[inline]
    fn on_ring(&self, seats: SeatSet) -> Standing<12> {
        let of = |seat| {
            self.pawns
                .row(seat)
                .fresh()
                .take_while(|&at| spaces::is_open(at))
        };
        Standing::of(seats, of)
    }

    /// S-18, S-25: pawns of START take the squares of others.
    fn each_sorry(&self, throw: &Throw, each: &mut impl FnMut(Step)) {
        let opponents = self.on_ring(throw.opponents);
        for seat in throw.side.iter() {
            let from = spaces::yard(seat);
            if !self.pawns.row(seat).has(from) {
                continue;
            }
            let partners;
            let targets = if opponents.count > 0 {
                &opponents
            } else {
                partners = self.on_ring(throw.side.without(seat));
                &partners
            };
            for (to, _) in targets.iter() {
                each(Step {
                    act: Act::Move(CardKind::Sorry),
                    from,
                    to,
                });
            }
        }
    }

    /// What is left of a 7 after a part of it.
    #[inline]
    fn left_after(&self, seat: Seat, step: Step) -> u8 {
        let left = match self.stage {
            Stage::Seven(left) => left,
            _ => SEVEN,
        };
        left.saturating_sub(steps_between(seat, step.from, step.to))
    }
}

impl turn::Play for Play {
    type Throw = Throw;
    type Step = Step;

    // Two parts of a shared 7 may come to the same in either order.
    const MEETING: u32 = 2;

    fn steps(&self, throw: &Throw, out: &mut Vec<Step>) {
        self.each_step(throw, |step| out.push(step));
    }

    #[inline]
    fn is_over(&self, _throw: &Throw) -> bool {
        matches!(self.stage, Stage::Ended { .. })
    }

    #[inline]
    fn after(&self, throw: &Throw, step: Step) -> Play {
        let ended = |card, played| Stage::Ended { card, played };
        let still = |stage| Play {
            pawns: self.pawns,
            stage,
        };
        let seat = self.mover(throw, step);
        match step.act {
            Act::Move(CardKind::Seven) => {
                let left = self.left_after(seat, step);
                if left > 0 {
                    Play {
                        pawns: self.moved(seat, step, true),
                        stage: Stage::Seven(left),
                    }
                } else {
                    Play {
                        pawns: self.moved(seat, step, false).rested(),
                        stage: ended(CardKind::Seven, true),
                    }
                }
            }
            Act::Move(card) => Play {
                pawns: self.moved(seat, step, false),
                stage: ended(card, true),
            },
            Act::Swap => Play {
                pawns: self.moved(seat, step, false),
                stage: ended(CardKind::Eleven, true),
            },
            Act::Decline => still(ended(CardKind::Eleven, false)),
            Act::Discard(card) => still(ended(card, false)),
            Act::Pass => match self.stage {
                Stage::Card(card) => still(ended(card, false)),
                _ => *self,
            },
        }
    }

    #[inline]
    fn branches(&self, throw: &Throw, mut each: impl FnMut(Play, u32)) {
        self.each_step(throw, |step| {
            each(
                turn::Play::after(self, throw, step),
                turn::Play::gain(self, throw, step),
            );
        });
    }

    #[inline]
    fn gain(&self, throw: &Throw, step: Step) -> u32 {
        match step.act {
            Act::Move(CardKind::Seven) => 0,
            // Where no 7 is about, whatever can be done is as good as anything.
            Act::Discard(_) | Act::Pass if throw.seven => THROWN_AWAY,
            _ => PLAYED,
        }
    }

    #[inline]
    fn closing(&self, _throw: &Throw) -> u32 {
        // S-16: a 7 counts once it has been used in full.
        match self.stage {
            Stage::Ended {
                card: CardKind::Seven,
                played: true,
            } => PLAYED,
            _ => 0,
        }
    }

    #[inline]
    fn bounds(&self, throw: &Throw) -> (u32, u32) {
        match self.stage {
            Stage::Ended { .. } => {
                let closing = self.closing(throw);
                (closing, closing)
            }
            Stage::Seven(_) => (0, PLAYED),
            // Something can always be played or thrown away.
            _ if throw.seven => (THROWN_AWAY, PLAYED),
            _ => (PLAYED, PLAYED),
        }
    }
}
