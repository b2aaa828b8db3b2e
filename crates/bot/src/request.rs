//! The way in for a page: a question as text, the answer as text.
//!
//! It is not generic, so the bots are compiled in this crate, optimised for speed, and not again
//! where they are asked.

use std::sync::Arc;

use rules::games::{self, Playable, Visitor};
use rules::notation;
use rules::observe::Observation;
use rules::ruleset::Ruleset;
use rules::state::Node;
use serde::Serialize;

use crate::level::Level;
use crate::net::Net;
use crate::player::Player;
use crate::shelf::Shelf;

/// The version of [`Request`] and [`Reply`]. A worker kept from an older page would not know a
/// newer question.
pub const PROTOCOL: u32 = 2;

/// A question to a bot: its next step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Request {
    /// [`PROTOCOL`].
    pub protocol: u32,
    /// The position line at the beginning of the play, as the seat may see it.
    pub position: String,
    /// The steps made since, as a play line; empty at its beginning.
    pub steps: String,
    /// The letter of the seat to play for, which must be the one to act.
    pub seat: char,
    /// The name of the level.
    pub level: String,
    /// The upper half of the bot's own seed. Two halves, since a number beyond 2^53 does not
    /// survive the way to a worker.
    pub seed_high: u32,
    /// The lower half.
    pub seed_low: u32,
}

/// The answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// [`PROTOCOL`].
    pub protocol: u32,
    /// The step as in a play line: `6 yard-Y6`.
    pub step: String,
}

/// The bot's next step.
///
/// Given the same seed for the whole play, it judges the results that are left alike at each step.
/// Without the net of the ruleset on the shelf, levels that judge by one weigh facts instead.
///
/// # Errors
/// A sentence that says what is wrong with the question.
pub fn answer(shelf: &Shelf, request: &Request) -> Result<Reply, String> {
    if request.protocol != PROTOCOL {
        return Err(format!(
            "expected protocol {PROTOCOL}, found {}",
            request.protocol
        ));
    }
    let level: Level = request.level.parse()?;
    let ruleset = ruleset_of(&request.position)?;
    let step = games::visit(
        ruleset,
        Asked {
            request,
            level,
            net: shelf.net(ruleset),
        },
    )?;
    Ok(Reply {
        protocol: PROTOCOL,
        step,
    })
}

/// The ruleset of a position line.
///
/// # Errors
/// A sentence that says what was expected.
pub fn ruleset_of(position: &str) -> Result<Ruleset, String> {
    games::ruleset(position.split(' ').next().unwrap_or_default())
}

struct Asked<'a> {
    request: &'a Request,
    level: Level,
    net: Option<Arc<Net>>,
}

impl Visitor for Asked<'_> {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Request {
            position,
            steps,
            seat: letter,
            seed_high,
            seed_low,
            ..
        } = self.request;
        let state = notation::parse_position_line(&game, position);
        let mut state = state.map_err(|error| error.to_string())?;
        if !steps.is_empty() {
            let made = notation::make_steps(&game, &state, steps);
            let made = made.map_err(|(column, error)| format!("step at {column}: {error}"))?;
            if let Some((_, after)) = made.into_iter().next_back() {
                state = after;
            }
        }
        let seat = G::FAMILY.seat(*letter);
        let seat = seat.ok_or_else(|| format!("expected a seat's letter, found \"{letter}\""))?;
        if game.node(&state) != (Node::Decision { seat }) {
            return Err(format!("expected a decision of {}", G::FAMILY.colour(seat)));
        }
        let seed = u64::from(*seed_high) << 32 | u64::from(*seed_low);
        let seen = Observation::new(&game, &state, seat);
        let step = Player::new(game.clone(), self.level, self.net, seed).step(&seen);
        Ok(game.step(&state, step))
    }
}
