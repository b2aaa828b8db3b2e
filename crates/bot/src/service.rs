//! The interface between the page and the bots: requests, and the steps that answer them.

use std::sync::Arc;

use rules::games::{self, Playable, Visitor};
use rules::notation;
use rules::observe::Observation;
use rules::ruleset::Ruleset;
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
    let ruleset = request.ruleset()?;
    let step = games::visit(
        ruleset,
        AnswerVisitor {
            request,
            level: request.level.parse()?,
            net: nets.net(ruleset),
        },
    )?;
    Ok(Reply { step })
}

struct AnswerVisitor<'a> {
    request: &'a Request,
    level: Level,
    net: Option<Arc<Net>>,
}

impl Visitor for AnswerVisitor<'_> {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seen = self.request.decision(&game)?;
        let step = Bot::new(game.clone(), self.level, self.net, self.request.seed()).step(&seen);
        Ok(game.step(seen.state(), step))
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
    pub(crate) fn seen<G: Playable>(&self, game: &G) -> Result<Observation<G>, String> {
        let state = notation::parse_position_line(game, &self.position);
        let mut state = state.map_err(|error| error.to_string())?;
        if !self.steps.is_empty() {
            let steps = notation::make_steps(game, &state, &self.steps);
            let steps = steps.map_err(|(column, error)| {
                let message = error.to_string();
                t!(bots::step_at, column, message)
            })?;
            if let Some((_, after)) = steps.into_iter().next_back() {
                state = after;
            }
        }
        let letter = self.seat;
        let seat = G::FAMILY.seat(letter);
        let seat = seat.ok_or_else(|| t!(bots::expected_seat, found = letter))?;
        if !game.seats(&state).has(seat) {
            return Err(t!(bots::not_playing, colour = G::FAMILY.colour(seat)));
        }
        Ok(Observation::new(game, &state, seat))
    }

    /// What the seat may see, at its decision.
    ///
    /// # Errors
    /// As for [`Request::seen`], and when the seat has no decision.
    pub(crate) fn decision<G: Playable>(&self, game: &G) -> Result<Observation<G>, String> {
        let seen = self.seen(game)?;
        let seat = seen.seat();
        if game.node(seen.state()) != (Node::Decision { seat }) {
            let colour = G::FAMILY.colour(seat);
            return Err(t!(bots::expected_decision, colour));
        }
        Ok(seen)
    }
}
