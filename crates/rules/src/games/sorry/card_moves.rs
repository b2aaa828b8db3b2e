//! Where each card may move a pawn: the rules on single steps.

use super::actions::{Act, Context, Step};
use super::card_kind::CardKind;
use super::cards::Cards;
use super::pawns::PawnList;
use super::play::{Play, SEVEN};
use super::rules::SorryRules;
use super::spaces::{self, At};
use super::state::Stage;
use crate::seat::{Seat, SeatSet};

/// Calls `each` with every space that a card leads a pawn of `owner` to, whoever stands there; of a 7
/// with the ends of its parts from `least` to `most` steps. Where a Sorry! leads depends on who
/// stands where, and is not told here.
#[inline]
fn each_end(
    rules: &SorryRules,
    owner: Seat,
    card: CardKind,
    from: At,
    (least, most): (u8, u8),
    mut each: impl FnMut(At),
) {
    let rule = rules.card(card);
    let forward = |count| spaces::forward(owner, from, count);
    let ahead = |count| match forward(count) {
        None if !rules.exact_home => Some(spaces::home(owner)),
        end => end,
    };
    if !spaces::is_under_way(from) {
        // S-11
        if from == spaces::yard(owner) && rule.starts {
            each(spaces::circle(owner));
        }
        return;
    }
    if card == CardKind::Seven {
        (least..=most).map_while(forward).for_each(each);
        return;
    }
    if rule.forward > 0 {
        ahead(rule.forward).into_iter().for_each(&mut each);
    }
    if rule.back > 0 {
        each(spaces::backward(owner, from, rule.back));
    }
}

/// The same as a list; of a 7 the ends of its parts of up to `most` steps.
pub(super) fn ends(rules: &SorryRules, owner: Seat, card: CardKind, from: At, most: u8) -> Vec<At> {
    let mut ends = Vec::new();
    let least = if rules.seven_splits { 1 } else { most };
    each_end(rules, owner, card, from, (least, most), |end| {
        ends.push(end)
    });
    ends
}

impl Play {
    /// Calls `each` with every step that is permitted now, in ascending order.
    #[inline]
    pub(super) fn each_step(&self, context: &Context<'_>, mut each: impl FnMut(Step)) {
        match self.stage {
            Stage::Ended { .. } => {}
            Stage::Seven { .. } => {
                self.each_walk(context, CardKind::Seven, &mut each);
            }
            Stage::Card(card) => {
                let can = self.each_move(context, card, &mut each)
                    | (card == CardKind::Eleven && self.each_swap(context, &mut each));
                // S-7. Whether a 7 can be used in full is not seen yet.
                if !can || card == CardKind::Seven {
                    each(Step::still(Act::Pass));
                }
            }
            Stage::Choose => self.each_of_hand(context, &mut each),
        }
    }

    /// S-26: the steps by the cards of a hand. Cards are put away where none can be played; of cards
    /// that lie face down, those that cannot be played where all of them may be such cards.
    fn each_of_hand(&self, context: &Context<'_>, each: &mut impl FnMut(Step)) {
        let (mut unplayable, mut count) = (Cards::NONE, 0);
        for card in context.hand.kinds() {
            let can = self.each_move(context, card, each)
                || card == CardKind::Eleven && self.can_swap(context);
            // Whether a 7 can be used in full is not seen yet.
            if !can || card == CardKind::Seven {
                unplayable = unplayable.with(card);
                count += context.hand.count(card);
            }
        }
        if context.hand.has(CardKind::Eleven) {
            self.each_swap(context, each);
        }
        let held = match context.hand.face_down() {
            0 => context.hand.len(),
            face_down => face_down,
        };
        if count >= held {
            for card in unplayable.kinds() {
                each(Step::still(Act::Discard(card)));
            }
        }
    }

    /// The moves by a card; whether there is one.
    #[inline]
    fn each_move(
        &self,
        context: &Context<'_>,
        card: CardKind,
        each: &mut impl FnMut(Step),
    ) -> bool {
        match card {
            CardKind::Sorry => self.each_sorry(context, each),
            _ => self.each_walk(context, card, each),
        }
    }

    /// S-15 to S-17: one pawn goes as its card says; whether one can.
    #[inline]
    fn each_walk(
        &self,
        context: &Context<'_>,
        card: CardKind,
        each: &mut impl FnMut(Step),
    ) -> bool {
        let act = Act::Move(card);
        let parts = match self.stage {
            Stage::Seven { left, .. } if context.has_partners() => (1, left),
            // Alone two pawns can share it, so that the second part takes all the rest.
            Stage::Seven { left, .. } => (left, left),
            _ if context.rules.seven_splits => (1, SEVEN),
            _ => (SEVEN, SEVEN),
        };
        let (mut any, mut last) = (false, None);
        for (from, owner) in self.pawns.list(context.side, |_| true).iter() {
            // Those that wait on START are alike.
            if last.replace(from) == Some(from) || self.has_moved(owner, from) {
                continue;
            }
            let row = self.pawns.of(owner);
            let (mut ends, mut count) = ([0; SEVEN as usize], 0);
            each_end(context.rules, owner, card, from, parts, |to| {
                // S-9, which homes are no part of.
                if to == spaces::home(owner) || !row.has(to) {
                    ends[count] = to;
                    count += 1;
                }
            });
            if count > 1 {
                ends[..count].sort_unstable();
            }
            for &to in &ends[..count] {
                any = true;
                each(Step { act, from, to });
            }
        }
        any
    }

    /// S-16: whether a pawn has had its part of a 7.
    fn has_moved(&self, owner: Seat, at: At) -> bool {
        matches!(self.stage, Stage::Seven { moved, .. } if moved.of(owner).has(at))
    }

    /// S-18, S-25: pawns of START take the squares of others; whether one can.
    fn each_sorry(&self, context: &Context<'_>, each: &mut impl FnMut(Step)) -> bool {
        let act = Act::Move(CardKind::Sorry);
        let opponents = self.on_ring(context.opponents);
        let mut any = false;
        for seat in context.side.iter() {
            let from = spaces::yard(seat);
            if !self.pawns.of(seat).has(from) {
                continue;
            }
            let partners;
            let targets = if opponents.is_empty() {
                partners = self.on_ring(context.side.without(seat));
                &partners
            } else {
                &opponents
            };
            for (to, _) in targets.iter() {
                any = true;
                each(Step { act, from, to });
            }
        }
        any
    }

    /// S-17: the swaps by an 11, and the choice to decline; whether there is one.
    #[inline]
    fn each_swap(&self, context: &Context<'_>, each: &mut impl FnMut(Step)) -> bool {
        let act = Act::Swap;
        let targets = self.on_ring(context.opponents);
        for (from, _) in self.on_ring(context.side).iter() {
            for (to, _) in targets.iter() {
                each(Step { act, from, to });
            }
        }
        let can = self.can_swap(context);
        if can && context.rules.swap_is_free && !self.goes_eleven(context) {
            each(Step::still(Act::Decline));
        }
        can
    }

    /// S-17: whether there are pawns that could change places.
    pub(super) fn can_swap(&self, context: &Context<'_>) -> bool {
        !self.on_ring(context.opponents).is_empty() && !self.on_ring(context.side).is_empty()
    }

    /// Whether a pawn of the side can go forward 11.
    pub(super) fn goes_eleven(&self, context: &Context<'_>) -> bool {
        self.each_walk(context, CardKind::Eleven, &mut |_| ())
    }

    /// S-17, S-18: the pawns of these seats on the open track.
    #[inline]
    fn on_ring(&self, seats: SeatSet) -> PawnList {
        self.pawns.list(seats, spaces::is_open)
    }
}
