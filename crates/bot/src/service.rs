//! The interface between the page and the bots: requests, and the steps that answer them.

use std::sync::Arc;

use rules::any_game::{AnyGame, Move};
use rules::games;
use rules::observe::Observation;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;
use serde::{Deserialize, Serialize};
use words::t;

use crate::best_move::Bot;
use crate::level::Level;
use crate::net::Net;
use crate::net_cache::NetCache;

/// A request for a bot's next step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Request {
    /// The position line at the start of the play, as the seat may see it.
    pub position: String,
    /// The steps made since, as a play line; empty at the start of the play.
    pub steps: String,
    /// The letter of the seat to play for, which must be the seat to act.
    pub seat: char,
    /// The name of the level.
    pub level: String,
    /// The upper half of the bot's own seed. JavaScript numbers cannot hold more than 53 bits, so
    /// the seed is sent in halves.
    pub seed_high: u32,
    /// The lower half of the bot's own seed.
    pub seed_low: u32,
}

/// A bot's answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The step as in a play line: `6 yard-Y6`.
    pub step: String,
}

/// Returns the bot's next step.
///
/// With the same seed throughout a play, the bot evaluates the remaining results the same at every
/// step. If the net of the ruleset is not loaded, levels that need it use steps to go.
///
/// # Errors
/// An error message about the request.
pub fn answer(nets: &NetCache, request: &Request) -> Result<Reply, String> {
    let seen = request.decision()?;
    let ruleset = seen.game.ruleset();
    let step = games::visit(
        ruleset,
        NextStep {
            seen: &seen,
            level: request.level.parse()?,
            net: nets.net(ruleset),
            seed: request.seed(),
        },
    );
    let step = seen.game.write(step);
    Ok(Reply { step })
}

struct NextStep<'a> {
    seen: &'a Seen,
    level: Level,
    net: Option<Arc<Net>>,
    seed: u64,
}

impl Visitor for NextStep<'_> {
    type Output = Move;

    fn visit<G: Playable>(self, game: G) -> Move {
        let seen = self.seen.observation(&game);
        let step = Bot::new(game, self.level, self.net, self.seed).step(&seen);
        HistoryEntry::<G>::Action(step).packed()
    }
}

/// A position as a seat may see it.
pub(crate) struct Seen {
    pub(crate) game: Box<dyn AnyGame>,
    pub(crate) seat: Seat,
}

impl Seen {
    /// The same for a bot of the game.
    pub(crate) fn observation<G: Playable>(&self, game: &G) -> Observation<G> {
        let state = self.game.state::<G>();
        let state = state.expect("the ruleset is that of the game");
        Observation::new(game, state, self.seat)
    }
}

impl Request {
    /// The ruleset of the position.
    ///
    /// # Errors
    /// When the ruleset does not exist.
    pub fn ruleset(&self) -> Result<Ruleset, String> {
        let (name, _) = self
            .position
            .split_once(' ')
            .unwrap_or((&self.position, ""));
        games::ruleset(name)
    }

    pub(crate) fn seed(&self) -> u64 {
        u64::from(self.seed_high) << 32 | u64::from(self.seed_low)
    }

    /// What the seat may see, at any kind of node.
    ///
    /// # Errors
    /// What is wrong with the position, the steps or the seat.
    pub(crate) fn seen(&self) -> Result<Seen, String> {
        let game = games::game(self.ruleset()?).at(&self.position);
        let game = game.map_err(|error| error.to_string())?;
        let game = game.after_steps(&self.steps).map_err(|(column, error)| {
            let message = error.to_string();
            t!(bots::step_at, column, message)
        })?;
        let (letter, family) = (self.seat, game.ruleset().family);
        let seat = family.seat(letter);
        let seat = seat.ok_or_else(|| t!(bots::expected_seat, found = letter))?;
        if !game.about().seats.has(seat) {
            return Err(t!(bots::not_playing, colour = family.colour(seat)));
        }
        let game = game.observe(seat);
        Ok(Seen { game, seat })
    }

    /// What the seat may see, at its decision.
    ///
    /// # Errors
    /// As for [`Request::seen`], and when the seat has no decision.
    pub(crate) fn decision(&self) -> Result<Seen, String> {
        let seen = self.seen()?;
        let seat = seen.seat;
        if seen.game.node() != (Node::Decision { seat }) {
            let colour = seen.game.ruleset().family.colour(seat);
            return Err(t!(bots::expected_decision, colour));
        }
        Ok(seen)
    }
}
