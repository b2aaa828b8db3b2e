//! The look-ahead over whole plays, shared by the games.
//!
//! A play is the sequence of steps that one throw or card calls for. Duties such as "every six
//! must enter" or "both dice must be played if there is a way" judge whole plays, while a player
//! makes one step at a time. So a game says which single steps its rules permit and what each
//! counts for; this filter keeps the steps that begin a play which counts for most.
//!
//! What a play counts for is a sum over its steps, so a step made leaves the rest of the play to
//! be judged alone: the filter needs no memory of the steps before.

use std::hash::Hash;

use crate::dedup::Dedup;

/// A play under way: a small value from which its next steps follow.
///
/// Equal plays have the same steps to come and have counted for the same so far.
pub trait Play: Copy + Eq + Hash {
    /// What stays the same during the whole play.
    type Throw;
    /// A step.
    type Step: Copy + Ord;

    /// After how many steps different orders may first come to the same play, so that it pays to
    /// remember which have been looked at. Saves time, and decides nothing.
    const MEETING: u32 = 2;

    /// Appends every step that the rules on single steps permit now, in ascending order, none
    /// twice. None at all when the play has ended.
    fn steps(&self, throw: &Self::Throw, out: &mut Vec<Self::Step>);

    /// Whether the play has ended, so that it has no steps.
    fn is_over(&self, throw: &Self::Throw) -> bool;

    /// The play after one of its steps.
    #[must_use]
    fn after(&self, throw: &Self::Throw, step: Self::Step) -> Self;

    /// Calls `each` with the play after every step of [`Play::steps`], in that order, and with what
    /// the step counts for.
    fn branches(&self, throw: &Self::Throw, mut each: impl FnMut(Self, u32)) {
        let mut steps = Vec::new();
        self.steps(throw, &mut steps);
        for step in steps {
            each(self.after(throw, step), self.gain(throw, step));
        }
    }

    /// What a step counts for.
    fn gain(&self, throw: &Self::Throw, step: Self::Step) -> u32;

    /// What the best play counts for that goes on with a step, where that can be told without
    /// making the step; `None` where it must be made. `most` is the upper of [`Play::bounds`].
    /// Saves time, and decides nothing.
    fn foresight(&self, _throw: &Self::Throw, _most: u32) -> impl Fn(Self::Step) -> Option<u32> {
        |_| None
    }

    /// What the play counts for beyond its steps, once it has ended.
    fn closing(&self, throw: &Self::Throw) -> u32;

    /// Bounds of what the rest of the play can count for, whatever its continuation: at least, at
    /// most. The nearer the two, the less is looked ahead; equal, nothing is.
    fn bounds(&self, throw: &Self::Throw) -> (u32, u32);
}

/// Appends to `out` the steps that begin a legal play, in ascending order.
pub fn legal<P: Play>(play: P, throw: &P::Throw, out: &mut Vec<P::Step>) {
    let start = out.len();
    play.steps(throw, out);
    let end = out.len();
    let (least, most) = play.bounds(throw);
    if end - start <= 1 || least == most {
        return;
    }
    let foreseen = play.foresight(throw, most);
    let mut known = Known::default();
    let (mut best, mut kept) = (0, start);
    for index in start..end {
        let step = out[index];
        let value = foreseen(step).unwrap_or_else(|| {
            play.gain(throw, step) + worth(&play.after(throw, step), throw, out, &mut known, 1)
        });
        if value > best {
            (best, kept) = (value, start);
        }
        if value == best {
            if kept < index {
                out[kept] = step;
            }
            kept += 1;
        }
    }
    out.truncate(kept);
}

/// What the best play counts for that goes on with `step`.
pub fn worth_from<P: Play>(play: &P, throw: &P::Throw, step: P::Step) -> u32 {
    let (mut stack, mut known) = (Vec::new(), Known::default());
    let after = play.after(throw, step);
    play.gain(throw, step) + worth(&after, throw, &mut stack, &mut known, 1)
}

/// Plays that have been looked at, with what their best continuations count for. None is gone on
/// from twice.
struct Known<P> {
    /// The first of them, which need no memory of their own: most searches end with these.
    few: Option<[(P, u32); FEW]>,
    /// How many of those there are.
    count: usize,
    /// All others.
    plays: Dedup<P>,
    worths: Vec<u32>,
}

/// So many plays are looked through one by one.
const FEW: usize = 32;

impl<P> Default for Known<P> {
    fn default() -> Known<P> {
        Known {
            few: None,
            count: 0,
            plays: Dedup::default(),
            worths: Vec::new(),
        }
    }
}

impl<P: Play> Known<P> {
    fn find(&self, play: &P) -> Option<u32> {
        let few = &self.few.as_ref()?[..self.count];
        if let Some((_, worth)) = few.iter().find(|(each, _)| each == play) {
            return Some(*worth);
        }
        if self.count < FEW {
            return None;
        }
        self.plays.index_of(play).map(|index| self.worths[index])
    }

    fn insert(&mut self, play: P, worth: u32) {
        if self.count < FEW {
            self.few.get_or_insert([(play, worth); FEW])[self.count] = (play, worth);
            self.count += 1;
        } else {
            self.plays.insert(play);
            self.worths.push(worth);
        }
    }
}

/// What the best continuation counts for of a play `deep` steps on. `stack` is room to work in, left
/// as found.
#[inline]
fn worth<P: Play>(
    play: &P,
    throw: &P::Throw,
    stack: &mut Vec<P::Step>,
    known: &mut Known<P>,
    deep: u32,
) -> u32 {
    let bounds = match play.bounds(throw) {
        (least, most) if least == most => return most,
        bounds => bounds,
    };
    if deep < P::MEETING {
        return worth_ahead(play, throw, bounds, stack, known, deep);
    }
    if let Some(worth) = known.find(play) {
        return worth;
    }
    let worth = worth_ahead(play, throw, bounds, stack, known, deep);
    known.insert(*play, worth);
    worth
}

fn worth_ahead<P: Play>(
    play: &P,
    throw: &P::Throw,
    (least, most): (u32, u32),
    stack: &mut Vec<P::Step>,
    known: &mut Known<P>,
    deep: u32,
) -> u32 {
    let start = stack.len();
    play.steps(throw, stack);
    let end = stack.len();
    if start == end {
        return play.closing(throw);
    }
    let mut best = least;
    for index in start..end {
        let step = stack[index];
        let value =
            play.gain(throw, step) + worth(&play.after(throw, step), throw, stack, known, deep + 1);
        best = best.max(value);
        if best == most {
            break;
        }
    }
    stack.truncate(start);
    best
}

/// The steps of the first legal play, in ascending order of its steps, that comes to `end`: one of
/// [`Results::of`] this play. Empty if none does.
pub fn path<P: Play>(play: P, throw: &P::Throw, end: &P) -> Vec<P::Step> {
    fn walk<P: Play>(
        play: &P,
        throw: &P::Throw,
        end: &P,
        met: &mut Dedup<P>,
        path: &mut Vec<P::Step>,
    ) -> bool {
        let mut steps = Vec::new();
        play.steps(throw, &mut steps);
        for step in steps {
            let after = play.after(throw, step);
            path.push(step);
            // Equal plays have counted for the same: whatever way comes to a legal end is legal.
            let is_end = after.is_over(throw) && after == *end;
            if is_end || met.insert(after) && walk(&after, throw, end, met, path) {
                return true;
            }
            path.pop();
        }
        false
    }
    let mut path = Vec::new();
    walk(&play, throw, end, &mut Dedup::default(), &mut path);
    path
}

/// Room for [`Results::of`] to work in, to be used again and again.
#[derive(Debug)]
pub struct Results<P: Play> {
    ends: Dedup<P>,
    /// Plays under way that have been gone on from.
    met: Dedup<P>,
    best: u32,
}

impl<P: Play> Default for Results<P> {
    fn default() -> Results<P> {
        Results {
            ends: Dedup::default(),
            met: Dedup::default(),
            best: 0,
        }
    }
}

impl<P: Play> Results<P> {
    /// The distinct ends of all legal plays of a decision, in the order found.
    pub fn of(&mut self, play: P, throw: &P::Throw) -> &[P] {
        self.ends.clear();
        self.met.clear();
        self.best = 0;
        self.walk(&play, throw, 0, 0);
        self.ends.as_slice()
    }

    fn walk(&mut self, play: &P, throw: &P::Throw, counted: u32, deep: u32) {
        // Equal plays have counted for the same, so that what follows is the same too.
        if deep >= P::MEETING && !self.met.insert(*play) {
            return;
        }
        if counted < self.best && counted + play.bounds(throw).1 < self.best {
            return;
        }
        play.branches(throw, |after, gain| {
            let counted = counted + gain;
            if after.is_over(throw) {
                self.end(after, counted + after.closing(throw));
            } else {
                self.walk(&after, throw, counted, deep + 1);
            }
        });
    }

    /// Notes the end of a play that counts for so much.
    #[inline]
    fn end(&mut self, play: P, counted: u32) {
        if counted > self.best {
            self.best = counted;
            self.ends.clear();
        }
        if counted == self.best {
            self.ends.insert(play);
        }
    }
}
