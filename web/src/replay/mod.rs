//! Replays.

pub mod controls;
