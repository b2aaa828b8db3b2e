//! Playback: the movement on the board, and the pause that the session waits for.

use gloo::timers::callback::Timeout;
use table::timeline::Timeline;

use crate::board::animation::RunningAnimations;
use crate::game::banner;

/// The movement or pause going on.
#[derive(Default)]
pub struct Playback {
    /// Ends the pause or movement.
    pub timer: Option<Timeout>,
    /// The movement to show over the next rendering.
    timeline: Option<Timeline>,
    /// The movement that is being shown.
    animation: RunningAnimations,
    /// The banners to come.
    banners: Vec<Timeout>,
}

impl Playback {
    /// Shows a movement after the next rendering, instead of the one that is being shown. The timer tells its end.
    pub fn show(&mut self, timeline: Timeline, timer: Timeout) {
        self.end_shown();
        self.timer = Some(timer);
        self.timeline = Some(timeline);
    }

    /// Starts the movement that waits for the rendering.
    pub fn start(&mut self) -> Option<Timeline> {
        let timeline = self.timeline.take()?;
        self.banners = banner::show(&timeline);
        self.animation = RunningAnimations::play(&timeline);
        Some(timeline)
    }

    /// Ends the movement that is being shown. Its timer runs on.
    pub fn end(&mut self) {
        self.end_shown();
        self.timeline = None;
    }

    /// Stops everything that is being shown or waited for.
    pub fn stop(&mut self) {
        self.end_shown();
        *self = Playback::default();
    }

    fn end_shown(&mut self) {
        self.banners.clear();
        self.animation.end();
    }
}
