//! What the next card of a player could cost others.

use super::attempts::ends;
use super::cards::CardKind;
use super::spaces::{self, At, RING};
use super::state::State;
use crate::seat::{Seat, SeatSet};

/// The pawns of some seats on the open track, as those see them who hunt them.
pub(super) struct Prey {
    /// How far the pawn on a square has come, counted from START; 0 where none stands.
    come: [u8; RING as usize],
    /// The pawns.
    pawns: Vec<(At, Seat)>,
}

impl Prey {
    pub(super) fn of(state: &State, seats: SeatSet) -> Prey {
        let mut prey = Prey {
            come: [0; RING as usize],
            pawns: Vec::with_capacity(8),
        };
        for seat in seats.iter() {
            let start = spaces::to_go(seat, spaces::yard(seat));
            for at in state.pawns.row(seat).pawns() {
                if spaces::is_open(at) {
                    // One at least: out of START is something, even where the way is the longest.
                    prey.come[usize::from(at)] = 1 + start - spaces::to_go(seat, at);
                    prey.pawns.push((at, seat));
                }
            }
        }
        prey
    }

    /// The most that the prey would lose by each kind of card, in steps, if `hunters` may be moved.
    /// A 7 is taken as one part of any length, which it nearly always can be.
    pub(super) fn losses(&self, state: &State, hunters: SeatSet) -> [i32; CardKind::ALL.len()] {
        let mut losses = [0; CardKind::ALL.len()];
        if self.pawns.is_empty() {
            return losses;
        }
        for seat in hunters.iter() {
            let row = state.pawns.row(seat);
            let mut waits = false;
            for at in row.pawns() {
                if at == spaces::yard(seat) {
                    // Those that wait are alike.
                    if std::mem::replace(&mut waits, true) {
                        continue;
                    }
                    let hits = self.pawns.iter().map(|(to, _)| self.lost(seat, *to));
                    let sorry = &mut losses[CardKind::Sorry.index()];
                    *sorry = hits.fold(*sorry, i32::max);
                }
                for card in CardKind::ALL {
                    let lost = &mut losses[card.index()];
                    for to in ends(seat, card, at) {
                        if spaces::is_open(to) && !row.has(to) {
                            *lost = self.lost(seat, to).max(*lost);
                        }
                    }
                }
                if spaces::is_open(at) {
                    let swapped = self.pawns.iter().map(|&(to, owner)| {
                        i32::from(spaces::to_go(owner, at)) - i32::from(spaces::to_go(owner, to))
                    });
                    let eleven = &mut losses[CardKind::Eleven.index()];
                    *eleven = swapped.fold(*eleven, i32::max);
                }
            }
        }
        losses
    }

    /// What the prey loses when a pawn of `seat` comes to a square, and slides from there if it does.
    fn lost(&self, seat: Seat, to: At) -> i32 {
        let end = spaces::slide(seat, to).unwrap_or(to);
        let hit = &self.come[usize::from(to)..=usize::from(end)];
        hit.iter().map(|&come| i32::from(come)).sum()
    }
}
