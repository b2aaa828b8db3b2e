//! Trials of house rules: the bots play both ways, and the page shows what the rules change.

pub mod panel;
pub mod question;
pub mod store;
