//! Exercises found in bot games.

mod candidate;
pub(crate) mod choices;
pub(crate) mod kind;
pub(crate) mod selection;
mod trial;

pub(crate) use candidate::{Candidate, Candidates};
pub(crate) use trial::{Trial, Tried};
