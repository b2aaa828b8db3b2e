//! Duties over a whole play, enforced by looking ahead.
//!
//! A play is the sequence of steps of one roll or card. Duties such as "every six must enter" or
//! "use both dice if possible" judge whole plays, but a player makes one step at a time. A game
//! therefore says which single steps its rules permit and the value of each. The filter in this
//! module keeps the steps that begin a play with the highest value.
//!
//! The value of a play is the sum of the values of its steps. After a step, the filter judges the
//! rest of the play alone, without a memory of earlier steps.

use std::hash::Hash;

use crate::dedup::Dedup;
use crate::game::Game;
use crate::state::Node;

/// A play under way.
///
/// Equal plays have the same continuations, and their steps so far have the same value.
pub trait Play: Copy + Eq + Hash {
    /// Data that does not change during the play. It may refer to the game and to the state in which the
    /// play begins.
    type Context<'a>;
    /// A step.
    type Step: Copy + Ord;

    /// After how many steps different orders of steps can first lead to the same play. From then on
    /// the search remembers the plays it has seen. This saves time and changes no result.
    const TRANSPOSITION_MIN_DEPTH: u32 = 2;

    /// Appends the steps that the rules on single steps permit, in ascending order and distinct. A
    /// play that has ended has none.
    fn steps(&self, context: &Self::Context<'_>, out: &mut Vec<Self::Step>);

    /// Whether the play has ended and has no more steps.
    fn is_over(&self, context: &Self::Context<'_>) -> bool;

    /// The play after one of its steps.
    #[must_use]
    fn after(&self, context: &Self::Context<'_>, step: Self::Step) -> Self;

    /// Calls `each` with the play after every step of [`Play::steps`], in that order, and with the
    /// value of the step.
    fn branches(&self, context: &Self::Context<'_>, mut each: impl FnMut(Self, u32)) {
        let mut steps = Vec::new();
        self.steps(context, &mut steps);
        for step in steps {
            each(self.after(context, step), self.step_value(context, step));
        }
    }

    /// The value of a step.
    fn step_value(&self, context: &Self::Context<'_>, step: Self::Step) -> u32;

    /// Appends the steps of [`Play::steps`], and returns what is known of them: the value of the best
    /// play that begins with a step, if it is plain without making the step. `_most` is the upper bound
    /// of [`Play::bounds`]. This saves time and changes no result.
    fn steps_with_values<'a, 'c: 'a>(
        &'a self,
        context: &'a Self::Context<'c>,
        _most: u32,
        out: &mut Vec<Self::Step>,
    ) -> impl Fn(Self::Step) -> Option<u32> + use<'a, 'c, Self> {
        self.steps(context, out);
        |_| None
    }

    /// The value of a finished play beyond its steps.
    fn terminal_value(&self, context: &Self::Context<'_>) -> u32;

    /// The lower and upper bound for the value of the rest of the play. Closer bounds mean less
    /// search, and equal bounds mean none.
    fn bounds(&self, context: &Self::Context<'_>) -> (u32, u32);
}

/// A game with duties over a whole play.
pub trait TurnGame: Game {
    /// A play.
    type Play: Play<Step = Self::Action>;

    /// The play of a decision, and the data that does not change during it.
    ///
    /// # Panics
    /// May panic when the state is not a decision.
    fn play<'a>(
        &'a self,
        state: &'a Self::State,
    ) -> (<Self::Play as Play>::Context<'a>, Self::Play);

    /// The state after `play`.
    fn state_after_turn(
        &self,
        state: &Self::State,
        context: &<Self::Play as Play>::Context<'_>,
        play: &Self::Play,
    ) -> Self::State;
}

/// Appends the legal actions of a decision: see [`Game::legal_actions`].
pub fn legal_actions<G: TurnGame>(game: &G, state: &G::State, out: &mut Vec<G::Action>) {
    if let Node::Decision { .. } = game.node(state) {
        // Used in place: taking the pair apart would copy the context.
        let begun = game.play(state);
        legal(begun.1, &begun.0, out);
    }
}

/// Appends to `out` the steps that begin a legal play, in ascending order.
pub(crate) fn legal<P: Play>(play: P, context: &P::Context<'_>, out: &mut Vec<P::Step>) {
    let start = out.len();
    let (least, most) = play.bounds(context);
    let known_value = play.steps_with_values(context, most, out);
    let end = out.len();
    if end - start <= 1 || least == most {
        return;
    }
    let mut table = TranspositionTable::default();
    let (mut best, mut kept) = (0, start);
    for index in start..end {
        let step = out[index];
        let value = known_value(step).unwrap_or_else(|| {
            play.step_value(context, step)
                + best_value(&play.after(context, step), context, out, &mut table, 1)
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

/// The value of the best play that begins with `step`.
pub fn best_value_from<P: Play>(play: &P, context: &P::Context<'_>, step: P::Step) -> u32 {
    let (mut stack, mut table) = (Vec::new(), TranspositionTable::default());
    let after = play.after(context, step);
    play.step_value(context, step) + best_value(&after, context, &mut stack, &mut table, 1)
}

/// Plays already searched, with the values of their best continuations, so that each is searched
/// once.
struct TranspositionTable<P> {
    /// The first plays, searched linearly and kept without allocation: most searches have no more.
    first: Option<[(P, u32); FIRST]>,
    /// How many of `first` are in use.
    count: usize,
    /// All later plays.
    plays: Dedup<P>,
    best_values: Vec<u32>,
}

/// The number of plays searched linearly.
const FIRST: usize = 32;

impl<P> Default for TranspositionTable<P> {
    fn default() -> TranspositionTable<P> {
        TranspositionTable {
            first: None,
            count: 0,
            plays: Dedup::default(),
            best_values: Vec::new(),
        }
    }
}

impl<P: Play> TranspositionTable<P> {
    fn find(&self, play: &P) -> Option<u32> {
        let first = &self.first.as_ref()?[..self.count];
        if let Some((_, best_value)) = first.iter().find(|(each, _)| each == play) {
            return Some(*best_value);
        }
        if self.count < FIRST {
            return None;
        }
        self.plays
            .index_of(play)
            .map(|index| self.best_values[index])
    }

    fn insert(&mut self, play: P, best_value: u32) {
        if self.count < FIRST {
            self.first.get_or_insert([(play, best_value); FIRST])[self.count] = (play, best_value);
            self.count += 1;
        } else {
            self.plays.insert(play);
            self.best_values.push(best_value);
        }
    }
}

/// The value of the best continuation of a play `depth` steps deep. `stack` is working memory and
/// is left unchanged.
#[inline]
fn best_value<P: Play>(
    play: &P,
    context: &P::Context<'_>,
    stack: &mut Vec<P::Step>,
    table: &mut TranspositionTable<P>,
    depth: u32,
) -> u32 {
    let bounds = match play.bounds(context) {
        (least, most) if least == most => return most,
        bounds => bounds,
    };
    if depth < P::TRANSPOSITION_MIN_DEPTH {
        return best_value_ahead(play, context, bounds, stack, table, depth);
    }
    if let Some(best_value) = table.find(play) {
        return best_value;
    }
    let best_value = best_value_ahead(play, context, bounds, stack, table, depth);
    table.insert(*play, best_value);
    best_value
}

fn best_value_ahead<P: Play>(
    play: &P,
    context: &P::Context<'_>,
    (least, most): (u32, u32),
    stack: &mut Vec<P::Step>,
    table: &mut TranspositionTable<P>,
    depth: u32,
) -> u32 {
    let start = stack.len();
    play.steps(context, stack);
    let end = stack.len();
    if start == end {
        return play.terminal_value(context);
    }
    let mut best = least;
    for index in start..end {
        let step = stack[index];
        let value = play.step_value(context, step)
            + best_value(&play.after(context, step), context, stack, table, depth + 1);
        best = best.max(value);
        if best == most {
            break;
        }
    }
    stack.truncate(start);
    best
}

/// The steps of the first legal play, in ascending order of steps, that ends in the state `result`:
/// see [`Game::path`].
pub fn path<G: TurnGame>(game: &G, state: &G::State, result: &G::State) -> Vec<G::Action> {
    fn walk<P: Play>(
        play: &P,
        context: &P::Context<'_>,
        ends: &[P],
        visited: &mut Dedup<P>,
        path: &mut Vec<P::Step>,
    ) -> bool {
        let mut steps = Vec::new();
        play.steps(context, &mut steps);
        for step in steps {
            let after = play.after(context, step);
            path.push(step);
            // Equal plays have equal values so far, so any path to a legal end is legal.
            let is_end = ends.contains(&after);
            if is_end || visited.insert(after) && walk(&after, context, ends, visited, path) {
                return true;
            }
            path.pop();
        }
        false
    }
    let (context, play) = game.play(state);
    let mut results = Results::default();
    // Plays that are not legal may end in the same state.
    let legal_ends = results.of(play, &context).iter().copied();
    let leads_there = |end: &G::Play| game.state_after_turn(state, &context, end) == *result;
    let ends: Vec<G::Play> = legal_ends.filter(leads_there).collect();
    let mut path = Vec::new();
    walk(&play, &context, &ends, &mut Dedup::default(), &mut path);
    path
}

/// Calls `each` with the state after every legal play of a decision: see [`Game::results`].
pub fn each_result<G: TurnGame>(
    game: &G,
    state: &G::State,
    results: &mut Results<G::Play>,
    each: impl FnMut(G::State),
) {
    let begun = game.play(state);
    let ends = results.of(begun.1, &begun.0).iter();
    ends.map(|end| game.state_after_turn(state, &begun.0, end))
        .for_each(each);
}

/// Working memory for [`Results::of`], reusable between calls.
#[derive(Debug)]
pub struct Results<P: Play> {
    ends: Dedup<P>,
    /// Plays already searched.
    visited: Dedup<P>,
    best: u32,
}

impl<P: Play> Default for Results<P> {
    fn default() -> Results<P> {
        Results {
            ends: Dedup::default(),
            visited: Dedup::default(),
            best: 0,
        }
    }
}

impl<P: Play> Results<P> {
    /// The distinct ends of all legal plays of a decision, in the order found.
    pub fn of(&mut self, play: P, context: &P::Context<'_>) -> &[P] {
        self.ends.clear();
        self.visited.clear();
        self.best = 0;
        self.walk(&play, context, 0, 0);
        self.ends.as_slice()
    }

    fn walk(&mut self, play: &P, context: &P::Context<'_>, counted: u32, depth: u32) {
        // Equal plays have equal counts so far and the same continuations.
        if depth >= P::TRANSPOSITION_MIN_DEPTH && !self.visited.insert(*play) {
            return;
        }
        if counted < self.best && counted + play.bounds(context).1 < self.best {
            return;
        }
        play.branches(context, |after, step_value| {
            let counted = counted + step_value;
            if after.is_over(context) {
                self.end(after, counted + after.terminal_value(context));
            } else {
                self.walk(&after, context, counted, depth + 1);
            }
        });
    }

    /// Records the end of a play with this count.
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
