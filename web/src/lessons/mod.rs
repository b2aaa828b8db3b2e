//! Lessons.

pub mod last_lesson;
pub mod panel;
pub mod store;
