//! Choices that could be exercises.

use std::sync::Arc;

use bot::NetCache;
use bot::exercise::likeness;
use bot::lookahead::Lookahead;
use bot::theme::theme;
use bot::win_chance::{CERTAIN, Chance};
use rules::notation::position_line;
use rules::playable::Playable;
use rules::refusal::Refusal;
use rules::seat::SeatSet;

use super::choices::{Choice, choices, net, start};
use super::kind::kind;
use crate::bot_games::{Finished, Measure};

/// The gap that a ready exercise needs: more than one from a review, so that rollouts agree.
const CLEAR: Chance = CERTAIN * 3 / 100;

/// A choice with one clearly best play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Candidate {
    pub(crate) position: String,
    /// The best play, as in a play line.
    pub(crate) best: String,
    pub(crate) gap: Chance,
    /// Why the best play is better than the second best.
    pub(crate) kind: &'static str,
    /// See [`theme`].
    pub(crate) theme: (&'static str, usize),
    /// The third of the game: 0, 1 or 2.
    pub(crate) third: usize,
    /// Whether there are only two different results.
    pub(crate) is_pair: bool,
    /// See [`likeness`].
    pub(crate) likeness: String,
    /// The seed of the game.
    pub(crate) game: u64,
}

/// The candidates of finished games.
pub(crate) struct Candidates {
    pub(crate) nets: NetCache,
}

impl Measure for Candidates {
    type Measured = Vec<Candidate>;

    fn start<G: Playable>(
        &self,
        game: &G,
        seats: SeatSet,
        index: u64,
    ) -> Result<G::State, Refusal> {
        start(game, seats, index)
    }

    fn measure<G: Playable>(&self, finished: &Finished<'_, G>) -> Result<Self::Measured, String> {
        let net = net(&self.nets, finished.game)?;
        let all = choices(finished, Arc::clone(&net)).into_iter();
        let clear = all.filter(|choice| choice.gap >= CLEAR);
        let lookahead = Lookahead::new(finished.game.clone(), net);
        let candidate = |choice| candidate(finished, &lookahead, &choice);
        clear.map(candidate).collect()
    }
}

fn candidate<G: Playable>(
    finished: &Finished<'_, G>,
    lookahead: &Lookahead<G>,
    choice: &Choice<G>,
) -> Result<Candidate, String> {
    let (game, results) = (finished.game, &choice.results);
    let position = position_line(game, &choice.state);
    let best = lookahead.play_line(&choice.state, &results[0]);
    let next = lookahead.play_line(&choice.state, &results[1]);
    let compared = [&results[0], &results[1]];
    Ok(Candidate {
        likeness: likeness(&position, &best)?,
        theme: theme(&position, &best, &next)?,
        kind: kind(game, choice.seat, &choice.state, compared),
        third: 3 * choice.at / finished.table.history.len(),
        is_pair: results.len() == 2,
        gap: choice.gap,
        game: finished.seed,
        position,
        best,
    })
}
