//! A play under way: what is permitted next, where it leads, what it counts for.

use super::actions::{Act, Step, Throw, steps_between};
use super::cards::CardKind;
use super::row::Pawns;
use super::spaces;
use super::state::Stage;
use crate::seat::{Seat, SeatSet};
use crate::turn;

/// A card played, which is more than one thrown away.
const PLAYED: u32 = 2;
/// A card thrown away, which is more than a 7 that is not used in full (S-16).
const THROWN_AWAY: u32 = 1;

/// The steps of a whole 7 (S-16).
pub(super) const SEVEN: u8 = 7;

/// A play under way: five words, the same for all orders of a shared 7 that come to the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    pub(super) pawns: Pawns,
    pub(super) stage: Stage,
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
            if let Some(other) = pawns.owner(SeatSet::first(4), to) {
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
            // Of a hand that is not seen nobody can say that something else was to be played.
            Act::Discard(_) if throw.face_down > 0 => PLAYED,
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
