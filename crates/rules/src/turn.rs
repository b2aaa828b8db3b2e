//! The look-ahead over whole plays, shared by the games.
//!
//! A play is the sequence of steps that one throw or card calls for. Duties such as "every six
//! must enter" or "both dice must be played if there is a way" judge whole plays, while a player
//! makes one step at a time. So a game says which single steps its rules permit and what each
//! counts for; this filter keeps the steps that begin a play which counts for most.
//!
//! What a play counts for is a sum over its steps, so a step made leaves the rest of the play to
//! be judged alone: the filter needs no memory of the steps before.

use std::hash::{BuildHasherDefault, Hash};
use std::ops::ControlFlow;

use rustc_hash::FxHasher;

/// A play under way: a small value from which its next steps follow.
///
/// Equal plays have the same steps to come and have counted for the same so far.
pub trait Play: Copy + Eq + Hash {
    /// What stays the same during the whole play.
    type Throw;
    /// A step.
    type Step: Copy + Ord;

    /// Calls `each` with every step that the rules on single steps permit now, in ascending
    /// order, none twice, until it breaks. None at all when the play has ended.
    fn steps<B>(
        &self,
        throw: &Self::Throw,
        each: impl FnMut(Self::Step) -> ControlFlow<B>,
    ) -> ControlFlow<B>;

    /// The play after one of its steps.
    #[must_use]
    fn after(&self, throw: &Self::Throw, step: Self::Step) -> Self;

    /// What a step counts for.
    fn gain(&self, throw: &Self::Throw, step: Self::Step) -> u32;

    /// What the play counts for beyond its steps, once it has ended.
    fn closing(&self, throw: &Self::Throw) -> u32;

    /// The least and the most that the rest of the play can count for in its best continuation.
    /// The nearer the two, the less is looked ahead; equal, nothing is.
    fn bounds(&self, throw: &Self::Throw) -> (u32, u32);
}

/// Appends to `out` the steps that begin a legal play, in ascending order.
pub fn legal<P: Play>(play: P, throw: &P::Throw, out: &mut Vec<P::Step>) {
    let start = out.len();
    push_steps(&play, throw, out);
    let end = out.len();
    if end - start <= 1 {
        return;
    }
    let (mut best, mut kept) = (0, start);
    for index in start..end {
        let step = out[index];
        let value = play.gain(throw, step) + worth(&play.after(throw, step), throw, out);
        if value > best {
            (best, kept) = (value, start);
        }
        if value == best {
            out[kept] = step;
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// What the best play counts for that goes on with `step`.
pub fn worth_from<P: Play>(play: &P, throw: &P::Throw, step: P::Step) -> u32 {
    play.gain(throw, step) + worth(&play.after(throw, step), throw, &mut Vec::new())
}

/// What the best continuation counts for. `stack` is room to work in, left as found.
fn worth<P: Play>(play: &P, throw: &P::Throw, stack: &mut Vec<P::Step>) -> u32 {
    let (least, most) = play.bounds(throw);
    if least == most {
        return most;
    }
    let start = stack.len();
    push_steps(play, throw, stack);
    let end = stack.len();
    if start == end {
        return play.closing(throw);
    }
    let mut best = least;
    for index in start..end {
        let step = stack[index];
        let value = play.gain(throw, step) + worth(&play.after(throw, step), throw, stack);
        best = best.max(value);
        if best == most {
            break;
        }
    }
    stack.truncate(start);
    best
}

fn push_steps<P: Play>(play: &P, throw: &P::Throw, stack: &mut Vec<P::Step>) {
    let _ = play.steps(throw, |step| {
        stack.push(step);
        ControlFlow::<()>::Continue(())
    });
}

/// Room for [`Results::of`] to work in, to be used again and again.
#[derive(Debug)]
pub struct Results<P: Play> {
    stack: Vec<P::Step>,
    #[expect(
        clippy::disallowed_types,
        reason = "asked for members only, never iterated"
    )]
    seen: std::collections::HashSet<P, BuildHasherDefault<FxHasher>>,
    ends: Vec<P>,
    best: u32,
}

impl<P: Play> Default for Results<P> {
    fn default() -> Results<P> {
        Results {
            stack: Vec::new(),
            seen: Default::default(),
            ends: Vec::new(),
            best: 0,
        }
    }
}

impl<P: Play> Results<P> {
    /// The distinct ends of all legal plays, in the order found. Nothing reached twice is
    /// expanded twice.
    pub fn of(&mut self, play: P, throw: &P::Throw) -> &[P] {
        self.seen.clear();
        self.ends.clear();
        self.best = 0;
        self.walk(play, throw, 0);
        &self.ends
    }

    fn walk(&mut self, play: P, throw: &P::Throw, counted: u32) {
        if counted + play.bounds(throw).1 < self.best {
            return;
        }
        let start = self.stack.len();
        push_steps(&play, throw, &mut self.stack);
        let end = self.stack.len();
        if start == end {
            let value = counted + play.closing(throw);
            if value > self.best {
                self.best = value;
                self.ends.clear();
            }
            if value == self.best {
                self.ends.push(play);
            }
            return;
        }
        for index in start..end {
            let step = self.stack[index];
            let after = play.after(throw, step);
            if self.seen.insert(after) {
                self.walk(after, throw, counted + play.gain(throw, step));
            }
        }
        self.stack.truncate(start);
    }
}
