//! Rulebooks.

pub mod book;
pub mod dialog;
pub mod store;
