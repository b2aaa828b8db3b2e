//! How much work the look-ahead does over a 7 that partners share (S-25).

use std::cell::Cell;

use super::super::actions::{Context, Step};
use super::super::play::Play;
use super::*;
use crate::turn::{self, Play as _, TurnGame as _};

/// The worst that there is: eight pawns that are not in each other's way.
const CROWD: &str = "partners R:R5,B5,Y5,G5/B:4yard/Y:R6,B6,Y6,G6/G:4yard R:7";

thread_local! {
    /// How many plays have been gone on from.
    static EXPANDED: Cell<u64> = const { Cell::new(0) };
}

/// A play that counts how often one is gone on from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Counted(Play);

impl turn::Play for Counted {
    type Context<'a> = Context<'a>;
    type Step = Step;

    const TRANSPOSITION_MIN_DEPTH: u32 = Play::TRANSPOSITION_MIN_DEPTH;

    fn steps(&self, context: &Context<'_>, out: &mut Vec<Step>) {
        EXPANDED.set(EXPANDED.get() + 1);
        self.0.steps(context, out);
    }

    fn is_over(&self, context: &Context<'_>) -> bool {
        self.0.is_over(context)
    }

    fn after(&self, context: &Context<'_>, step: Step) -> Counted {
        Counted(self.0.after(context, step))
    }

    fn step_value(&self, context: &Context<'_>, step: Step) -> u32 {
        self.0.step_value(context, step)
    }

    fn terminal_value(&self, context: &Context<'_>) -> u32 {
        self.0.terminal_value(context)
    }

    fn bounds(&self, context: &Context<'_>) -> (u32, u32) {
        self.0.bounds(context)
    }
}

/// All plays under way that can be come to, and all ends, by plain search.
fn reached(play: Play, context: &Context<'_>) -> (usize, usize) {
    let mut met = std::collections::BTreeSet::new();
    let mut ends = std::collections::BTreeSet::new();
    let mut waiting = vec![play];
    while let Some(play) = waiting.pop() {
        let mut steps = Vec::new();
        play.steps(context, &mut steps);
        for step in steps {
            let after = play.after(context, step);
            let key = format!("{after:?}");
            if after.is_over(context) {
                ends.insert(key);
            } else if met.insert(key) {
                waiting.push(after);
            }
        }
    }
    (met.len(), ends.len())
}

#[test]
fn s25_no_play_of_a_shared_7_is_gone_on_from_twice() {
    let Position { game, state } = at(CROWD);
    let (context, play) = game.play(&state);
    let (under_way, ends) = reached(play, &context);
    EXPANDED.set(0);
    let mut results = crate::turn::Results::default();
    let found = results.of(Counted(play), &context).len();
    // The end that forfeits the 7 counts for less.
    assert_eq!(found, ends - 1);
    let expanded = EXPANDED.get();
    assert!(
        expanded <= under_way as u64 + 1,
        "{expanded} of {under_way}"
    );
    assert!(under_way > 2_000 && found > 2_500, "{under_way}, {found}");
}

#[test]
fn s25_the_legal_parts_of_a_7_are_found_without_trying_all() {
    let Position { game, state } = at(CROWD);
    let (context, play) = game.play(&state);
    EXPANDED.set(0);
    let mut steps = Vec::new();
    turn::legal(Counted(play), &context, &mut steps);
    assert!(steps.len() > 40, "{}", steps.len());
    let expanded = EXPANDED.get();
    assert!(expanded < 10 * steps.len() as u64, "{expanded}");
}
