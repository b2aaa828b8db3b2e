//! Games by link, and links to whole games.

pub mod bad_turn_link;
pub mod contradiction;
pub mod help;
pub mod invitation;
pub mod opened;
pub mod qr;
pub mod send;
pub mod share;
pub mod store;
