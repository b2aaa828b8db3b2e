//! Which steps the rules on single steps permit.

use super::actions::{Act, Step, Throw};
use super::cards::CardKind;
use super::deck::Cards;
use super::play::{Play, SEVEN};
use super::spaces::{self, At};
use super::state::Stage;
use crate::seat::{Seat, SeatSet};

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
    fn pawns(&self) -> &[(At, Seat)] {
        &self.pawns[..self.count]
    }
}

impl Play {
    /// Calls `each` with every step that is permitted now, in ascending order.
    #[inline]
    pub(super) fn each_step(&self, throw: &Throw, mut each: impl FnMut(Step)) {
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
        if throw.face_down > 0 {
            return self.each_of_unseen(throw, each);
        }
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

    /// The steps by the cards of a hand, some of which lie face down: what can be played may be one
    /// of them, and what cannot be may be put away, if all others may be such cards too.
    fn each_of_unseen(&self, throw: &Throw, each: &mut impl FnMut(Step)) {
        let mut still = Cards::NONE;
        let mut unplayable = 0;
        for card in throw.hand.kinds() {
            let walks = self.each_of(throw, card, each);
            let swaps = card == CardKind::Eleven && self.each_swap(throw, each);
            // Whether a 7 can be used in full is not seen yet.
            if !walks && !swaps || card == CardKind::Seven {
                still = still.with(card);
                unplayable += throw.hand.count(card);
            }
        }
        if unplayable >= throw.face_down {
            for card in still.kinds() {
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
        for &(from, seat) in self.movers(throw).pawns() {
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
        for &(from, seat) in self.movers(throw).pawns() {
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
        for &(from, _) in movers.pawns() {
            for &(to, _) in targets.pawns() {
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

    /// S-17: whether there are pawns that could change places.
    pub(super) fn can_swap(&self, throw: &Throw) -> bool {
        self.on_ring(throw.opponents).count > 0 && self.on_ring(throw.side).count > 0
    }

    /// Whether a pawn of the side can go forward 11.
    pub(super) fn goes_eleven(&self, throw: &Throw) -> bool {
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
            for &(to, _) in targets.pawns() {
                each(Step {
                    act: Act::Move(CardKind::Sorry),
                    from,
                    to,
                });
            }
        }
    }
}
