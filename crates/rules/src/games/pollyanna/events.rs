//! What a step does, told as events.

use super::Pollyanna;
use super::context::REWARD;
use crate::event::{Event, Sink};
use crate::race::{self, PlayedStep};

/// Tells what a step does to the pawns, whether it earns a reward, and how the play ends.
pub(super) fn tell(game: &Pollyanna, played: &PlayedStep<'_, Pollyanna>, sink: &mut impl Sink) {
    race::tell_step(game, played, sink);
    if played.captures() {
        let (seat, steps) = (played.state.turn, REWARD);
        sink.emit(|| match played.after.reward() {
            true => Event::RewardEarned { seat, steps },
            false => Event::RewardLost { seat, steps },
        });
    }
    race::tell_forfeited(game, played, sink);
    race::tell_end(game, played, sink);
}
