//! Exercises found in bot games.

pub(crate) mod choices;
