//! Learning an evaluation by self-play.
//!
//! In rounds: bots that judge by the net of the moment play games against each other
//! ([`self_play`]), and the net learns from what came of the positions that they met
//! ([`learner`]). The games of a round are played while the net learns from those of the round
//! before; which net plays which round is fixed, and the games of a round are cut into shards with
//! seeds of their own, so that the same seed gives the same net on any number of threads.

mod checkpoint;
mod course;
mod learner;
mod logistic;
mod self_play;

pub(crate) use course::{Course, LOOKS, Plan};
