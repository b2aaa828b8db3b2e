//! Lessons.

pub mod finale;
pub mod panel;
