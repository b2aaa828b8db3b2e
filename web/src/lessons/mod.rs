//! Lessons.

pub mod last_lesson;
pub mod overlay;
pub mod panel;
pub mod store;
