//! Lessons.

pub mod panel;
