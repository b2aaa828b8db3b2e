//! The purpose of a session: a game, a replay or a lesson.

use super::replay::Replay;
use crate::lesson::{Learning, Progress};

/// The purpose of a session.
#[derive(Clone)]
pub(crate) enum Mode {
    /// A game being played.
    Play,
    /// A replay of a recorded game.
    Replay(Replay),
    /// A lesson.
    Lesson(Box<Learning>),
}

impl Mode {
    /// Whether a game is being played, rather than a replay or a lesson.
    pub(crate) fn is_game(&self) -> bool {
        matches!(self, Mode::Play)
    }

    /// Whether this is a replay.
    pub(super) fn is_replay(&self) -> bool {
        matches!(self, Mode::Replay(_))
    }

    /// Whether this is a replay that advances automatically.
    pub(super) fn is_autoplay(&self) -> bool {
        matches!(self, Mode::Replay(replay) if replay.autoplay)
    }

    /// Starts or stops the automatic playback of a replay.
    pub(super) fn set_autoplay(&mut self, on: bool) {
        if let Mode::Replay(replay) = self {
            replay.autoplay = on;
        }
    }

    /// The lesson, if this is one.
    pub(crate) fn lesson(&self) -> Option<&Learning> {
        match self {
            Mode::Lesson(learning) => Some(learning),
            Mode::Play | Mode::Replay(_) => None,
        }
    }

    /// The lesson, if this is one, mutable.
    pub(super) fn lesson_mut(&mut self) -> Option<&mut Learning> {
        match self {
            Mode::Lesson(learning) => Some(learning),
            Mode::Play | Mode::Replay(_) => None,
        }
    }

    /// Whether this is a lesson that can no longer be completed.
    pub(super) fn is_missed(&self) -> bool {
        let lesson = self.lesson();
        lesson.is_some_and(|learning| learning.progress == Progress::Missed)
    }
}
