//! Steps, and which of them a state permits.
//!
//! A play is a single step: it carries out a roll, or makes a player's choice.

use super::rules::AnnieRules;
use super::state::{Course, Phase, State};
use crate::seat::Seat;

/// A step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// Annie goes forward, where the player has the choice.
    Forward,
    /// She goes backward.
    Backward,
    /// What the roll says is done, where it leaves no choice.
    Go,
    /// Another player is given a star.
    Give(Seat),
    /// Another player is rolled against.
    Against(Seat),
}

impl State {
    /// Calls `each` with the steps that are legal, in ascending order.
    #[inline]
    pub(super) fn each_step(&self, rules: &AnnieRules, mut each: impl FnMut(Step)) {
        match self.phase {
            Phase::Play(cause, dice) => match self.course(rules, cause, dice) {
                Course::Either(_) => {
                    each(Step::Forward);
                    each(Step::Backward);
                }
                _ => each(Step::Go),
            },
            Phase::Give => self.others().iter().for_each(|seat| each(Step::Give(seat))),
            Phase::Choose => self
                .others()
                .iter()
                .for_each(|seat| each(Step::Against(seat))),
            Phase::Opening | Phase::Roll(_) | Phase::Over => {}
        }
    }

    /// Where a step takes Annie; `None` where it does not move her, or is not a step of this state.
    pub(super) fn goal(&self, rules: &AnnieRules, step: Step) -> Option<u8> {
        let Phase::Play(cause, dice) = self.phase else {
            return None;
        };
        match (self.course(rules, cause, dice), step) {
            (Course::Forward(count), Step::Go) | (Course::Either(count), Step::Forward) => {
                Some(self.ahead(count))
            }
            (Course::Backward(count), Step::Go) | (Course::Either(count), Step::Backward) => {
                Some(self.back(count))
            }
            _ => None,
        }
    }
}
