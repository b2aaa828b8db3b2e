//! Games by link, and links to whole games.

pub mod bad_link_dialog;
pub mod contradiction;
pub mod help;
pub mod invitation;
pub mod link_box;
pub mod open_link;
pub mod qr;
pub mod send;
pub mod share;
pub mod store;
#[cfg(test)]
mod tests;
