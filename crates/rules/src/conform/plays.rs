//! What must hold of whole plays: the look-ahead finds what trying everything finds.

use std::collections::BTreeMap;

use super::{Fault, Holds, Suite, hold, lots};
use crate::dedup::Dedup;
use crate::event::Silent;
use crate::games::Playable;
use crate::notation::{self, PlayLine};
use crate::state::Node;
use crate::turn::{self, Play, Results};

/// So many play lines of one decision are checked one by one; of more, only where they lead.
const LINES: usize = 2_000;

impl<G: Playable> Suite<'_, G> {
    pub(super) fn plays(&mut self, state: &G::State, legal: &[G::Action]) -> Holds {
        let game = self.game;
        let (throw, play) = game.play(state);
        let mut first = Vec::new();
        let mut known = (Dedup::default(), Vec::new());
        for step in steps(&play, &throw)? {
            let after = play.after(&throw, step);
            let worth = play.gain(&throw, step) + best(&after, &throw, &mut known)?;
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
        let played = match notation::plays_up_to(game, state, LINES) {
            Some(lines) => self.played(state, &lines)?,
            None => self.ends(state),
        };
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
        hold(
            "the distinct results are those of all plays",
            played == settled,
            || format!("{:?}, not {:?}", settled.keys(), played.keys()),
        )
    }

    /// Checks all plays of a decision as lines; gives the states that they lead to, by their lines,
    /// since states need not have an order.
    fn played(
        &mut self,
        state: &G::State,
        lines: &[PlayLine<G::State>],
    ) -> Result<BTreeMap<String, G::State>, Fault> {
        let game = self.game;
        let distinct = lines.is_sorted_by(|one, other| one.text < other.text);
        hold("plays are sorted and distinct", distinct, || {
            let texts: Vec<_> = lines.iter().map(|line| line.text.as_str()).collect();
            texts.join(" / ")
        })?;
        let mut played = BTreeMap::new();
        for line in lines {
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
            played.insert(game.position(&line.state), line.state.clone());
        }
        self.report.plays += lines.len() as u64;
        Ok(played)
    }

    /// The states that all plays of a decision lead to, each state on the way gone on from once.
    fn ends(&mut self, state: &G::State) -> BTreeMap<String, G::State> {
        let game = self.game;
        let mut met: BTreeMap<u64, Vec<G::State>> = BTreeMap::new();
        let (mut waiting, mut ends) = (vec![state.clone()], BTreeMap::new());
        while let Some(state) = waiting.pop() {
            let mut actions = Vec::new();
            game.legal_actions(&state, &mut actions);
            for action in actions {
                let mut after = state.clone();
                game.apply(&mut after, action, &mut Silent);
                if !game.in_play(&after) {
                    ends.insert(game.position(&after), after);
                    continue;
                }
                let alike = met.entry(lots::hash(&after)).or_default();
                if !alike.contains(&after) {
                    alike.push(after.clone());
                    waiting.push(after);
                }
            }
        }
        self.report.plays += ends.len() as u64;
        ends
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

/// What the best continuation counts for, found by trying all; each play once.
fn best<P: Play<Step: std::fmt::Debug>>(
    play: &P,
    throw: &P::Throw,
    known: &mut Known<P>,
) -> Result<u32, Fault> {
    if let Some(index) = known.0.index_of(play) {
        return Ok(known.1[index]);
    }
    let mut best = None;
    for step in steps(play, throw)? {
        let after = play.after(throw, step);
        let worth = play.gain(throw, step) + self::best(&after, throw, known)?;
        best = best.max(Some(worth));
    }
    let best = best.unwrap_or_else(|| play.closing(throw));
    let (least, most) = play.bounds(throw);
    hold(
        "a play is worth no less and no more than its bounds",
        (least..=most).contains(&best),
        || format!("{best}, not {least} to {most}"),
    )?;
    known.0.insert(*play);
    known.1.push(best);
    Ok(best)
}

/// Plays and what they are worth.
type Known<P> = (Dedup<P>, Vec<u32>);
