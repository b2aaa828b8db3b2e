//! Exercises: moves to try again, and ready ones; their list, and what a play was worth.

pub mod dialog;
pub mod entrance;
pub mod panel;
pub mod store;
