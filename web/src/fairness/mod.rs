//! Whether the dice are fair: their fingerprint, the check of a finished game, and how often each number came.

pub mod counts;
pub mod dialog;
pub mod fingerprint;
pub mod store;
