//! A play under way: which single steps are right, and what each leads to.
//!
//! X-6, which judges whole plays, is not in the list of steps here. It is said by what a step counts
//! for: one a die. The look-ahead in [`crate::turn`] keeps the steps that begin a play which counts for
//! most.

use super::actions::{Step, target};
use super::spaces::{HOME, Mark, YARD};
use super::state::{Left, PAWNS, Pawns, ROOM, rivals, victim};
use crate::seat::Seat;
use crate::turn;

/// A play under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// Where the pawns stand.
    pub(super) pawns: Pawns,
    /// The dice still to be played: none once nothing more can be.
    pub(super) left: Left,
}

impl Play {
    /// A play of these dice.
    pub(super) fn new(pawns: Pawns, left: Left) -> Play {
        Play { pawns, left }
    }

    ///
    pub(super) fn is_won(&self, mover: Seat) -> bool {
        self.pawns[mover.index()] == [HOME; PAWNS]
    }

    /// whether the mover's own pawns leave no room on a mark.
    pub(super) fn is_full(&self, mover: Seat, mark: Mark) -> bool {
        let own = self.pawns[mover.index()].iter();
        mark != HOME && own.filter(|&&each| each == mark).count() >= ROOM
    }

    /// whether a mark is barred to the mover by two rivals.
    pub(super) fn is_guarded(&self, mover: Seat, mark: Mark) -> bool {
        rivals(&self.pawns, mover, mark).is_some_and(|(_, count)| count > 1)
    }

    /// The steps with a die, ascending. An iterator and not a list: searches pass through here
    /// millions of times, and a list would take memory each time.
    fn moves(&self, mover: Seat) -> impl Iterator<Item = Step> {
        let own = self.pawns[mover.index()];
        // Of pawns that share a space any may go: it is one step, not two.
        let first = move |index: &usize| *index == 0 || own[index - 1] != own[*index];
        self.left.distinct().flat_map(move |die| {
            let pawns = (0..PAWNS).filter(first).map(move |index| own[index]);
            pawns.filter_map(move |from| {
                let to = target(die, from)?;
                let open = !self.is_full(mover, to) && !self.is_guarded(mover, to);
                open.then_some(Step::Go { die, from, to })
            })
        })
    }

    /// Puts one of a seat's pawns from one mark on another, the row kept ascending.
    fn put(&mut self, seat: Seat, from: Mark, to: Mark) {
        let row = &mut self.pawns[seat.index()];
        if let Some(mark) = row.iter_mut().find(|mark| **mark == from) {
            *mark = to;
        }
        row.sort_unstable();
    }

    /// Calls `each` with every step there is.
    fn each_step(&self, mover: Seat, mut each: impl FnMut(Step)) {
        if turn::Play::is_over(self, &mover) {
            return;
        }
        let mut stuck = true;
        for step in self.moves(mover) {
            stuck = false;
            each(step);
        }
        if stuck {
            //
            each(Step::Pass);
        }
    }
}

impl turn::Play for Play {
    /// Who plays: all else that stays the same is in the play already.
    type Throw = Seat;
    type Step = Step;

    fn steps(&self, mover: &Seat, out: &mut Vec<Step>) {
        self.each_step(*mover, |step| out.push(step));
    }

    fn is_over(&self, mover: &Seat) -> bool {
        self.left == Left::NONE || self.is_won(*mover)
    }

    fn after(&self, mover: &Seat, step: Step) -> Play {
        let Step::Go { die, from, to } = step else {
            return Play::new(self.pawns, Left::NONE);
        };
        let mut after = Play::new(self.pawns, self.left.without(die));
        if let Some(rival) = victim(&self.pawns, *mover, to) {
            let there = super::spaces::space(*mover, to);
            if let Some(mark) = super::spaces::mark(rival, there) {
                after.put(rival, mark, YARD);
            }
        }
        after.put(*mover, from, to);
        // what cannot be played is given up.
        if !after.is_won(*mover) && after.moves(*mover).next().is_none() {
            after.left = Left::NONE;
        }
        after
    }

    fn branches(&self, mover: &Seat, mut each: impl FnMut(Play, u32)) {
        self.each_step(*mover, |step| {
            each(self.after(mover, step), self.gain(mover, step));
        });
    }

    fn gain(&self, _mover: &Seat, step: Step) -> u32 {
        // as many dice as possible.
        match step {
            Step::Go { .. } => 1,
            Step::Pass => 0,
        }
    }

    fn closing(&self, mover: &Seat) -> u32 {
        // a win counts as having played both.
        if self.is_won(*mover) {
            self.left.count()
        } else {
            0
        }
    }

    fn bounds(&self, mover: &Seat) -> (u32, u32) {
        (self.closing(mover), self.left.count())
    }
}
