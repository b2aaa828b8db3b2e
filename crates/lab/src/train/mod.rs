//! Training of an evaluation by self-play.
//!
//! In each round, bots with the current net play games against each other ([`self_play`]), and the
//! net learns from the positions and results ([`learner`]).
//!
//! The games of a round are played while the net learns from the round before. It is fixed which
//! net plays which round, and each shard of a round has its own seed. The same seed therefore gives
//! the same net on any number of threads.

mod checkpoint;
mod course;
mod learner;
mod logistic;
mod plan;
mod self_play;

pub(crate) use course::Course;
pub(crate) use plan::{LOOKS, Plan};
