//! What a step does, told as events.

use super::play::Play;
use super::throw::Throw;
use super::track::HOME;
use super::{BROUGHT_HOME, CAPTURE, Parcheesi, State};
use crate::event::{Event, Sink};
use crate::piece::Piece;
use crate::race::{self, Bonuses, Spend, Step, YARD};
use crate::turn::Play as _;

/// A step that was made, with the play before and after it.
pub(super) struct Made<'a> {
    pub(super) state: &'a State,
    pub(super) throw: &'a Throw,
    pub(super) before: &'a Play,
    pub(super) step: Step,
    pub(super) after: &'a Play,
}

impl Parcheesi {
    /// Tells what a step does to the pawns, what it earns and what it forfeits.
    pub(super) fn tell_step(&self, made: &Made<'_>, sink: &mut impl Sink) {
        let Made {
            state,
            throw,
            before,
            step,
            after,
        } = *made;
        let seat = state.turn;
        let captures = step.moves() && before.captures(step);
        let sent_back = before.nearest_home();
        if step.spend == Spend::Pass && throw.third && sent_back != YARD {
            return sink.emit(|| Event::SentBack {
                seat,
                piece: Piece::of(seat),
                from: self.track.space_at(seat, sent_back),
                to: self.track.space_at(seat, YARD),
            });
        }
        race::tell_step(self, state, step, captures, sink);
        if step.spend == Spend::Pass {
            return;
        }
        let earned = |steps| Event::RewardEarned { seat, steps };
        if captures {
            sink.emit(|| earned(CAPTURE));
        }
        if after.is_won() {
            return;
        }
        if step.to == HOME {
            sink.emit(|| earned(BROUGHT_HOME));
        }
        tell_forfeited(made, sink);
        if after.is_over(throw) {
            // C-20: what none can use any more lapses.
            for steps in bonuses_after(before, step).all() {
                sink.emit(|| Event::RewardLost { seat, steps });
            }
        }
    }
}

/// Tells of the dice that are left and cannot be played before the bonuses (C-20).
fn tell_forfeited(made: &Made<'_>, sink: &mut impl Sink) {
    let Spend::Die(number) = made.step.spend else {
        return;
    };
    let (throw, after) = (made.throw, made.after);
    let left = made.before.left().without(number, throw.numbers);
    if left != after.left() || after.is_over(throw) && left.count() > 0 {
        race::tell_forfeited(made.state.turn, left, throw.numbers, sink);
    }
}

/// The bonuses that wait once a step has been made.
fn bonuses_after(before: &Play, step: Step) -> Bonuses {
    let mut bonuses = before.bonuses();
    if let Spend::Bonus(steps) | Spend::Decline(steps) = step.spend {
        bonuses = bonuses.without(steps);
    }
    if before.captures(step) {
        bonuses = bonuses.with(CAPTURE);
    }
    if step.to == HOME {
        bonuses = bonuses.with(BROUGHT_HOME);
    }
    bonuses
}
