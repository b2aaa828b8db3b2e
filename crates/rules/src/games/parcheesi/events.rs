//! What a step does, told as events.

use super::play::Play;
use super::track::HOME;
use super::{BROUGHT_HOME, CAPTURE, Parcheesi};
use crate::event::{Event, Sink};
use crate::race::{self, Bonuses, PlayedStep, Race as _, RacePlay as _, Spend, Step};

/// Tells what a step does to the pawns, what it earns and forfeits, and how the play ends.
pub(super) fn tell(game: &Parcheesi, played: &PlayedStep<'_, Parcheesi>, sink: &mut impl Sink) {
    let seat = played.state.turn;
    let passes = played.step.spend == Spend::Pass;
    if passes && played.context.third && game.sent_back(played.state).is_none() {
        // C-10, but no pawn can go back.
        sink.emit(|| Event::RollLost { seat });
    } else {
        race::tell_step(game, played, sink);
    }
    let earned = |steps| Event::RewardEarned { seat, steps };
    if played.captures() {
        sink.emit(|| earned(CAPTURE));
    }
    let is_won = played.after.is_won();
    if played.step.to == HOME && !is_won {
        sink.emit(|| earned(BROUGHT_HOME));
    }
    // Those that are left and cannot be played before the bonuses (C-20).
    race::tell_forfeited(game, played, sink);
    if played.ends() && !is_won {
        // C-20: what none can use any more lapses.
        for steps in bonuses_after(played.before, played.step).all() {
            sink.emit(|| Event::RewardLost { seat, steps });
        }
    }
    race::tell_end(game, played, sink);
}

/// The bonuses that wait once a step has been played.
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
