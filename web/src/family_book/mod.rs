//! The family's book.

pub mod dialog;
pub mod entrance;
pub mod store;
