//! Games by link, and links to whole games.

pub mod bad_link;
pub mod help;
pub mod invitation;
pub mod opened;
pub mod other_version;
pub mod qr;
pub mod send;
pub mod share;
pub mod store;
