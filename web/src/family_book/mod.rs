//! The family's book.

pub mod dialog;
pub mod entrance;
mod entry;
pub mod store;
