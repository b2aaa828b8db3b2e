//! Games by link: the dialogs that invite, send, and compare.

pub mod bad_link;
pub mod help;
pub mod invitation;
pub mod other_version;
pub mod send;
