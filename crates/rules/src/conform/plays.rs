//! Checks of whole plays: the distinct results agree with all plays.

use std::collections::BTreeMap;

use super::{Fault, Holds, Suite, hold, test_rng};
use crate::event::NullSink;
use crate::notation::{self, PlayLine};
use crate::playable::Playable;
use crate::state::Node;

/// The maximal number of play lines of a decision to check one by one. With more, only their
/// results are checked.
const LINES: usize = 2_000;

/// The number of results of a decision whose paths are checked.
const PATHS: usize = 8;

impl<G: Playable> Suite<'_, G> {
    pub(super) fn plays(&mut self, state: &G::State, legal: &[G::Action]) -> Holds {
        let game = self.game;
        for &action in legal {
            let mut applied = state.clone();
            game.apply(&mut applied, action, &mut NullSink);
            let on = game.in_play(&applied);
            let same = game.node(&applied).seat() == game.node(state).seat();
            hold("one seat makes a whole play", !on || same, || {
                format!("{action:?}")
            })?;
        }
        let played = match notation::plays_up_to(game, state, LINES) {
            Some(lines) => self.played(state, &lines)?,
            None => self.ends(state),
        };
        let mut results = BTreeMap::new();
        game.results(state, &mut G::Scratch::default(), |result| {
            results.insert(game.position(&result), result);
        });
        hold(
            "the distinct results are those of all plays",
            played == results,
            || format!("{:?}, not {:?}", results.keys(), played.keys()),
        )?;
        results
            .values()
            .take(PATHS)
            .try_for_each(|result| self.path(state, result))
    }

    /// Checks that the path to a result is a legal play with that result.
    fn path(&self, state: &G::State, result: &G::State) -> Holds {
        let (game, mut reached) = (self.game, state.clone());
        let path = game.path(state, result);
        for action in &path {
            let legal = game.refusal(&reached, *action).is_none();
            hold("a path to a result is legal", legal, || format!("{path:?}"))?;
            game.apply(&mut reached, *action, &mut NullSink);
        }
        let law = "a path leads to its result";
        hold(law, !path.is_empty() && reached == *result, || {
            format!("{path:?} leads to {reached:?}")
        })
    }

    /// Checks all play lines of a decision. Returns the resulting states by their position texts,
    /// because states need not be ordered.
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
            let steps = notation::make_steps(game, state, &line.text);
            let last = steps.as_ref().ok().and_then(|steps| steps.last());
            hold(
                "a play line leads to its state",
                last.is_some_and(|(_, after)| *after == line.state),
                || {
                    let why = steps.as_ref().err().map(|(_, error)| error.to_string());
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

    /// The results of all plays of a decision. Each state on the way is expanded once.
    fn ends(&mut self, state: &G::State) -> BTreeMap<String, G::State> {
        let game = self.game;
        let mut visited: BTreeMap<u64, Vec<G::State>> = BTreeMap::new();
        let (mut waiting, mut ends) = (vec![state.clone()], BTreeMap::new());
        while let Some(state) = waiting.pop() {
            let mut actions = Vec::new();
            game.legal_actions(&state, &mut actions);
            for action in actions {
                let mut after = state.clone();
                game.apply(&mut after, action, &mut NullSink);
                if !game.in_play(&after) {
                    ends.insert(game.position(&after), after);
                    continue;
                }
                let alike = visited.entry(test_rng::hash(&after)).or_default();
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
