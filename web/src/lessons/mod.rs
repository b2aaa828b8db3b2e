//! Lessons.

pub mod finale;
pub mod panel;
pub mod store;
