//! Whether the dice are fair: their fingerprint, and the check of a finished game.

pub mod dialog;
pub mod fingerprint;
