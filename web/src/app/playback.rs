//! Playback: the animation on the board, and the pause that the session waits for.

use gloo::timers::callback::Timeout;
use table::timeline::Timeline;

use crate::board::animation::Shown;

/// The movement or pause going on.
#[derive(Default)]
pub(super) struct Playback {
    /// Ends the pause or movement.
    pub(super) timer: Option<Timeout>,
    /// The movement to show over the next rendering.
    pub(super) timeline: Option<Timeline>,
    /// The movement that is being shown.
    pub(super) animation: Shown,
    /// The next rendering, while bots play at instant speed.
    pub(super) frame: Option<Timeout>,
}

impl Playback {
    /// Stops everything that is being shown or waited for.
    pub(super) fn stop(&mut self) {
        self.animation.end();
        *self = Playback::default();
    }
}
