//! Saved games: the store, the list, files, and other tabs.

mod autosave;
mod deletion;
mod elsewhere;
pub mod entry;
pub mod files;
pub mod games;
pub mod list;
mod order;
mod other_tabs;
pub mod resume;
mod save_failures;
pub mod store;
