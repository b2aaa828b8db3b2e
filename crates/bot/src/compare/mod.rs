//! What a rule changes: games of bots under two rulesets, with the same dice as far as these go, and figures of both.
//!
//! The players evaluate by the net and, unless asked to, do not search: thousands of games take seconds. Every second player at a table makes no
//! errors, and the others make those of the level easy. Who goes first and who makes errors changes from game to game. A game
//! depends only on its number and the seed of the trial, so every program gets the same figures.

mod figures;
mod measured;
mod sentence;
#[cfg(test)]
mod tests;

use std::ops::Range;

use rules::games;
use rules::playable::{Playable, Visitor};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use words::t;

use crate::bot_table::{BotTable, LONGEST};
use crate::level::Level;
use crate::net_cache::NetCache;
use crate::rng::{Rng, mix};
pub use figures::{Comparison, Estimate, Figure, Kind, minutes};
pub use measured::Measured;
pub use sentence::sentence;

/// A trial: games of bots under some rulesets of one game, at the same seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trial {
    /// The names of the rulesets. The first is the one that the others are compared with.
    pub rulesets: Vec<String>,
    /// The letters of the seats that play.
    pub seats: String,
    /// The seed of all games.
    pub seed: u32,
    /// How strong each of these seats plays, as levels; if empty, every second player makes no errors and the others those of
    /// the level easy, each as often.
    pub levels: Vec<String>,
    /// Whether the players search, as bots in the page do. It takes some 300 times as long.
    pub search: bool,
}

impl Trial {
    /// Plays and measures games under the n-th ruleset.
    ///
    /// # Errors
    /// A message about the trial.
    pub fn play(
        &self,
        nets: &NetCache,
        nth: usize,
        games: Range<u32>,
    ) -> Result<Vec<Measured>, String> {
        let name = self.rulesets.get(nth).map_or("", |name| name);
        let ruleset = games::ruleset(name)?;
        let trial = self;
        games::visit(ruleset, Play { nets, trial, games })
    }
}

struct Play<'a> {
    nets: &'a NetCache,
    trial: &'a Trial,
    games: Range<u32>,
}

impl Visitor for Play<'_> {
    type Output = Result<Vec<Measured>, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let Play { nets, trial, games } = self;
        let seat = |letter| {
            let seat = G::FAMILY.seat(letter);
            seat.ok_or_else(|| t!(bots::expected_seat, found = letter))
        };
        let seats: SeatSet = trial.seats.chars().map(seat).collect::<Result<_, _>>()?;
        let ruleset = game.ruleset();
        let mut errors = Vec::new();
        for (letter, level) in trial.seats.chars().zip(&trial.levels) {
            let level: Level = level.parse()?;
            errors.push((seat(letter)?, level.error(ruleset)));
        }
        let level = if trial.search {
            Level::Expert
        } else {
            Level::Sight
        };
        let levels = vec![level; G::FAMILY.seats.len()];
        let mut table = BotTable::new(G::new(ruleset), &levels, nets.net(ruleset));
        games
            .map(|number| {
                let first = first(seats, number);
                let start = game.initial_state_with_first(seats, first);
                let start = start.map_err(|refusal| refusal.to_string())?;
                let good = good_players(seats, number);
                table.misjudge(SeatSet(!good.0), Level::Easy.error(ruleset));
                table.misjudge(good, 0);
                for (seat, error) in &errors {
                    table.misjudge(SeatSet::EMPTY.with(*seat), *error);
                }
                let seed = mix(u64::from(trial.seed) << 32 | u64::from(number));
                let dice = |seat, count, below| ticket(seed, seat, count, below);
                let winners = table.play(start.clone(), dice, mix(!seed), LONGEST)?;
                Ok(Measured::of(
                    &game,
                    (start, first),
                    &table.history,
                    winners,
                    good,
                ))
            })
            .collect()
    }
}

/// Who goes first in a game: each in turn.
fn first(seats: SeatSet, number: u32) -> Seat {
    let nth = number as usize % seats.len();
    seats.iter().nth(nth).expect("the index is in range")
}

/// The players of a game who make no errors: every second one, so that partners are alike.
fn good_players(seats: SeatSet, number: u32) -> SeatSet {
    let round = number as usize / seats.len();
    let players = seats.iter().enumerate();
    let good = players.filter(|(nth, _)| (nth + round).is_multiple_of(2));
    good.map(|(_, seat)| seat).collect()
}

/// The n-th random number of a seat in a game.
fn ticket(seed: u64, seat: Seat, count: u64, below: u32) -> u32 {
    let seat = (u64::from(seat.0) + 1) << 48;
    Rng::new(mix(seed ^ mix(seat | count))).below(below)
}

/// Checks that these seats can play both rulesets.
///
/// # Errors
/// The rule that forbids it.
pub fn check(rulesets: [Ruleset; 2], seats: SeatSet) -> Result<(), String> {
    struct CanPlay(SeatSet);
    impl Visitor for CanPlay {
        type Output = Result<(), String>;
        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let start = game.initial_state(self.0);
            start.map(drop).map_err(|refusal| refusal.to_string())
        }
    }
    rulesets
        .into_iter()
        .try_for_each(|ruleset| games::visit(ruleset, CanPlay(seats)))
}
