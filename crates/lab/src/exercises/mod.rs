//! Exercises found in bot games.

mod candidate;
pub(crate) mod choices;
mod kind;
pub(crate) mod selection;
mod trial;

pub(crate) use candidate::{Candidate, Candidates};
pub(crate) use trial::{Trial, Tried};
