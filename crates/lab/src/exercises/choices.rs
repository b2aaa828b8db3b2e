//! The choices in bot games.

use std::sync::Arc;

use bot::NetCache;
use bot::lookahead::{Compared, Lookahead};
use bot::net::Net;
use bot::win_chance::Chance;
use rules::playable::Playable;
use rules::refusal::Refusal;
use rules::seat::{Seat, SeatSet};

use crate::bot_games::{Decision, Finished, Measure};
use crate::seats;

/// A decision between plays with different results.
pub(crate) struct Choice<G: Playable> {
    pub(crate) seat: Seat,
    /// How much better the best result is than the second best.
    pub(crate) gap: Chance,
    /// What the play that was made loses against the best.
    pub(crate) loss: Chance,
    /// The number of history entries before it.
    pub(crate) at: usize,
    pub(crate) state: G::State,
    /// The results that were compared, the best first.
    pub(crate) results: Vec<G::State>,
}

/// All choices of a finished game.
pub(crate) fn choices<G: Playable>(finished: &Finished<'_, G>, net: Arc<Net>) -> Vec<Choice<G>> {
    let mut lookahead = Lookahead::new(finished.game.clone(), net);
    let decisions = finished.decisions().into_iter();
    decisions
        .filter_map(|decision| choice(&mut lookahead, decision))
        .collect()
}

/// A decision as a choice; `None` if all plays have one result.
fn choice<G: Playable>(lookahead: &mut Lookahead<G>, decision: Decision<G>) -> Option<Choice<G>> {
    let Decision {
        seat,
        at,
        state,
        made,
    } = decision;
    let Compared { results, gap, .. } = lookahead.compared(&state, seat);
    let gap = gap?;
    let side = lookahead.side_index(&state, seat);
    let best = results[0].0[side];
    let found = results.iter().find(|(_, result)| *result == made);
    let chance = match found {
        Some((chances, _)) => chances[side],
        None => lookahead.after_play(&made)[side],
    };
    Some(Choice {
        seat,
        gap,
        loss: (best - chance).max(0),
        at,
        state,
        results: results.into_iter().map(|(_, result)| result).collect(),
    })
}

/// The initial state of game number `index`: 2 up to all of `seats` play, by turns.
pub(crate) fn start<G: Playable>(
    game: &G,
    seats: SeatSet,
    index: u64,
) -> Result<G::State, Refusal> {
    let counts = 2..=seats.len();
    let tables: Vec<SeatSet> = counts
        .filter_map(|count| seats::for_players(game, count).ok())
        .filter(|table| table.0 & !seats.0 == 0)
        .collect();
    let table = tables.get(index as usize % tables.len().max(1));
    game.initial_state(table.copied().unwrap_or(seats))
}

/// The gap and the loss of each choice.
pub(crate) struct Gaps {
    pub(crate) nets: NetCache,
}

impl Measure for Gaps {
    /// The seats that played, and each choice's seat, gap and loss.
    type Measured = (SeatSet, Vec<(Seat, Chance, Chance)>);

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
        let all = choices(finished, net).into_iter();
        let all = all.map(|choice| (choice.seat, choice.gap, choice.loss));
        Ok((finished.game.seats(&finished.start), all.collect()))
    }
}

/// The net of a game's ruleset.
pub(crate) fn net<G: Playable>(nets: &NetCache, game: &G) -> Result<Arc<Net>, String> {
    let ruleset = game.ruleset();
    let net = nets.net(ruleset);
    net.ok_or_else(|| format!("expected a ruleset with a net, found {ruleset}"))
}
