//! Checks of the look-ahead against trying every play.

use super::{Fault, Holds, Suite, hold};
use crate::dedup::Dedup;
use crate::event::NullSink;
use crate::playable::Playable;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::turn::{self, Play, Results, TurnGame};

use super::TestRng;

/// Plays `games` random games with these seats, and checks the look-ahead at every decision.
/// Returns the number of decisions.
///
/// # Errors
/// The first fault.
pub fn check_look_ahead<G: Playable + TurnGame>(
    game: &G,
    seats: SeatSet,
    games: u64,
    seed: u64,
) -> Result<u64, Fault> {
    let suite = Suite::new(game);
    let mut decisions = 0;
    for index in 0..games {
        let mut rng = TestRng::new(seed).fork(index);
        let first = seats.iter().next().unwrap_or(Seat(0));
        let start = game.initial_state_with_first(seats, first);
        let mut state = start.expect("the seats can play");
        while let Some(entry) = suite.pick(&state, &mut rng) {
            if let Node::Decision { .. } = game.node(&state) {
                check_decision(game, &state).map_err(|fault| suite.located(fault, &state, ""))?;
                decisions += 1;
            }
            entry.apply(game, &mut state, &mut NullSink);
        }
    }
    Ok(decisions)
}

fn check_decision<G: TurnGame>(game: &G, state: &G::State) -> Holds {
    let (context, play) = game.play(state);
    let mut first = Vec::new();
    let mut searched = (Dedup::default(), Vec::new());
    for step in steps(&play, &context)? {
        let after = play.after(&context, step);
        let value = play.step_value(&context, step) + best(&after, &context, &mut searched)?;
        let found = turn::best_value_from(&play, &context, step);
        hold(
            "the look-ahead finds the value of a step",
            found == value,
            || format!("{step:?} has the value {value}, found {found}"),
        )?;
        first.push((step, value));
    }
    let mut branches = Vec::new();
    play.branches(&context, |after, value| branches.push((after, value)));
    let after_step = |(step, _): &(G::Action, u32)| {
        (
            play.after(&context, *step),
            play.step_value(&context, *step),
        )
    };
    hold(
        "the branches of a play are its steps",
        first.iter().map(after_step).eq(branches),
        || format!("{first:?}"),
    )?;
    let most = first.iter().map(|(_, value)| *value).max();
    first.retain(|(_, value)| Some(*value) == most);
    let first: Vec<_> = first.into_iter().map(|(step, _)| step).collect();
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    hold(
        "the legal actions are the steps that begin a best play",
        first == legal,
        || format!("{legal:?}, not {first:?}"),
    )?;
    for &action in &legal {
        let settled = game.state_after_turn(state, &context, &play.after(&context, action));
        let mut applied = state.clone();
        game.apply(&mut applied, action, &mut NullSink);
        hold(
            "the state after a play is the state with its step applied",
            settled == applied,
            || format!("{action:?} comes to {settled:?}, applied {applied:?}"),
        )?;
    }
    for end in Results::default().of(play, &context) {
        hold(
            "a finished play has no steps",
            end.is_over(&context) && steps(end, &context)?.is_empty(),
            String::new,
        )?;
    }
    Ok(())
}

/// The steps permitted by the rules on single steps.
fn steps<P: Play<Step: std::fmt::Debug>>(
    play: &P,
    context: &P::Context<'_>,
) -> Result<Vec<P::Step>, Fault> {
    let mut steps = Vec::new();
    play.steps(context, &mut steps);
    let ascending = steps.is_sorted_by(|one, other| one < other);
    hold("single steps are ascending and distinct", ascending, || {
        format!("{steps:?}")
    })?;
    Ok(steps)
}

/// The value of the best continuation, found by trying all continuations. Each play is searched
/// once.
fn best<P: Play<Step: std::fmt::Debug>>(
    play: &P,
    context: &P::Context<'_>,
    searched: &mut Searched<P>,
) -> Result<u32, Fault> {
    if let Some(index) = searched.0.index_of(play) {
        return Ok(searched.1[index]);
    }
    let mut best = None;
    for step in steps(play, context)? {
        let after = play.after(context, step);
        let value = play.step_value(context, step) + self::best(&after, context, searched)?;
        best = best.max(Some(value));
    }
    let best = best.unwrap_or_else(|| play.terminal_value(context));
    let (least, most) = play.bounds(context);
    hold(
        "a play's value is within its bounds",
        (least..=most).contains(&best),
        || format!("{best}, not {least} to {most}"),
    )?;
    searched.0.insert(*play);
    searched.1.push(best);
    Ok(best)
}

/// Plays and their values.
type Searched<P> = (Dedup<P>, Vec<u32>);
