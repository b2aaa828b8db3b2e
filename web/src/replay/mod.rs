//! Replays.

pub mod controls;
pub mod watch;
