//! What a step does, told as events.

use super::Pollyanna;
use super::throw::REWARD;
use crate::event::{Event, Sink};
use crate::race::{self, Made};

/// Tells what a step does to the pawns, whether it earns a reward, and how the play ends.
pub(super) fn tell(game: &Pollyanna, made: &Made<'_, Pollyanna>, sink: &mut impl Sink) {
    race::tell_step(game, made, sink);
    if made.captures() {
        let (seat, steps) = (made.state.turn, REWARD);
        sink.emit(|| match made.after.reward() {
            true => Event::RewardEarned { seat, steps },
            false => Event::RewardLost { seat, steps },
        });
    }
    race::tell_forfeited(game, made, sink);
    race::tell_end(game, made, sink);
}
