//! Rulebooks.

pub mod book;
pub mod book_text;
pub mod dialog;
pub mod picture;
pub mod search;
pub mod store;
