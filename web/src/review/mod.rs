//! The review of a game: chances of winning over the game, luck and skill, and costly moves.

mod account;
pub mod chart;
pub mod dialog;
mod found;
pub mod model;
pub mod store;
