//! What must hold of whole plays: the look-ahead finds what trying everything finds.

use std::collections::BTreeMap;

use super::{Fault, Holds, Suite, hold};
use crate::games::Playable;
use crate::notation;
use crate::state::Node;
use crate::turn::{self, Play, Results};

impl<G: Playable> Suite<'_, G> {
    pub(super) fn plays(&mut self, state: &G::State, legal: &[G::Action]) -> Holds {
        let game = self.game;
        let (throw, play) = game.play(state);
        let mut first = Vec::new();
        for step in steps(&play, &throw)? {
            let after = play.after(&throw, step);
            let worth = play.gain(&throw, step) + best(&after, &throw)?;
            let looked = turn::worth_from(&play, &throw, step);
            hold(
                "the look-ahead finds the worth of a step",
                looked == worth,
                || format!("{step:?} is worth {worth}, found {looked}"),
            )?;
            first.push((step, worth));
        }
        let mut branches = Vec::new();
        play.branches(&throw, |after, gain| branches.push((after, gain)));
        let made =
            |(step, _): &(G::Action, u32)| (play.after(&throw, *step), play.gain(&throw, *step));
        hold(
            "the branches of a play are its steps made",
            first.iter().map(made).eq(branches),
            || format!("{first:?}"),
        )?;
        let most = first
            .iter()
            .map(|(_, worth)| *worth)
            .max()
            .unwrap_or_default();
        first.retain(|(_, worth)| *worth == most);
        let first: Vec<_> = first.into_iter().map(|(step, _)| step).collect();
        hold(
            "the legal actions are those that begin a best play",
            first == legal,
            || format!("{legal:?}, not {first:?}"),
        )?;
        for &action in legal {
            let settled = game.settle(state, &throw, &play.after(&throw, action));
            let mut applied = state.clone();
            game.apply(&mut applied, action, &mut crate::event::Silent);
            hold(
                "a play settled is the state applied",
                settled == applied,
                || format!("{action:?} settles as {settled:?}, applied {applied:?}"),
            )?;
            let on = game.in_play(&applied);
            let same = game.node(&applied).seat() == game.node(state).seat();
            hold("a play is played by one seat", !on || same, || {
                format!("{action:?}")
            })?;
        }
        self.results(state, &throw, play)
    }

    /// The distinct results are those of all plays.
    fn results(
        &mut self,
        state: &G::State,
        throw: &<G::Play as Play>::Throw,
        play: G::Play,
    ) -> Holds {
        let game = self.game;
        let lines = notation::plays(game, state);
        let distinct = lines.is_sorted_by(|one, other| one.text < other.text);
        hold("plays are sorted and distinct", distinct, || {
            let texts: Vec<_> = lines.iter().map(|line| line.text.as_str()).collect();
            texts.join(" / ")
        })?;
        // By their lines: states need not have an order.
        let mut played = BTreeMap::new();
        for line in &lines {
            let made = notation::make_steps(game, state, &line.text);
            let last = made.as_ref().ok().and_then(|made| made.last());
            hold(
                "a play line makes its play",
                last.is_some_and(|(_, after)| *after == line.state),
                || {
                    let why = made.as_ref().err().map(|(_, error)| error.to_string());
                    format!("{}: {why:?}", line.text)
                },
            )?;
            let complete = !matches!(game.node(&line.state), Node::Decision { .. })
                || !game.in_play(&line.state);
            hold("a play line ends its play", complete, || line.text.clone())?;
            played.insert(game.position(&line.state), &line.state);
        }
        self.report.plays += lines.len() as u64;
        let mut results = Results::default();
        let mut settled = BTreeMap::new();
        for end in results.of(play, throw) {
            hold(
                "a play that has ended has no steps",
                end.is_over(throw) && steps(end, throw)?.is_empty(),
                String::new,
            )?;
            let state = game.settle(state, throw, end);
            settled.insert(game.position(&state), state);
        }
        let same = played.len() == settled.len()
            && played
                .iter()
                .zip(&settled)
                .all(|(one, other)| one.0 == other.0 && *one.1 == other.1);
        hold("the distinct results are those of all plays", same, || {
            format!("{:?}, not {:?}", settled.keys(), played.keys())
        })
    }
}

/// The steps that the rules on single steps permit.
fn steps<P: Play<Step: std::fmt::Debug>>(
    play: &P,
    throw: &P::Throw,
) -> Result<Vec<P::Step>, Fault> {
    let mut steps = Vec::new();
    play.steps(throw, &mut steps);
    let ascending = steps.is_sorted_by(|one, other| one < other);
    hold("single steps are ascending and distinct", ascending, || {
        format!("{steps:?}")
    })?;
    Ok(steps)
}

/// What the best continuation counts for, found by trying all.
fn best<P: Play<Step: std::fmt::Debug>>(play: &P, throw: &P::Throw) -> Result<u32, Fault> {
    let mut best = None;
    for step in steps(play, throw)? {
        let after = play.after(throw, step);
        let worth = play.gain(throw, step) + self::best(&after, throw)?;
        best = best.max(Some(worth));
    }
    let best = best.unwrap_or_else(|| play.closing(throw));
    let (least, most) = play.bounds(throw);
    hold(
        "a play is worth no less and no more than its bounds",
        (least..=most).contains(&best),
        || format!("{best}, not {least} to {most}"),
    )?;
    Ok(best)
}
