//! Bots at a table: games from any state to their end.

use std::sync::Arc;

use rules::any_game::Playing;
use rules::event::NullSink;
use rules::observe::Observation;
use rules::playable::Playable;
use rules::record::{HistoryEntry, Player, Record};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use crate::Bot;
use crate::level::Level;
use crate::net::Net;
use crate::rng::mix;

/// The maximal number of entries in a game. Bot games are far shorter, unless they would never end.
pub const LONGEST: usize = 1_000_000;

/// Bots that play one game after another.
pub struct BotTable<G: Playable> {
    game: G,
    /// The bots by seat; only those in play are used.
    players: Vec<Bot<G>>,
    /// The entries of the last game.
    pub history: Vec<HistoryEntry<G>>,
}

impl<G: Playable> BotTable<G> {
    /// A table with a level for each seat of the game, in turn order. Levels of empty seats do not
    /// matter.
    pub fn new(game: G, levels: &[Level], net: Option<Arc<Net>>) -> BotTable<G> {
        let bots = levels.iter().map(|level| (*level, net.clone()));
        BotTable::of(game, bots)
    }

    /// A table with a level and a net for each seat of the game, in turn order.
    pub fn of(game: G, bots: impl Iterator<Item = (Level, Option<Arc<Net>>)>) -> BotTable<G> {
        let players = bots.map(|(level, net)| Bot::new(game.clone(), level, net, 0));
        BotTable {
            players: players.collect(),
            game,
            history: Vec::new(),
        }
    }

    /// Sets the evaluation error of some seats.
    pub fn misjudge(&mut self, seats: SeatSet, error: u32) {
        for (seat, player) in (0..).map(Seat).zip(&mut self.players) {
            if seats.has(seat) {
                player.misjudge(error);
            }
        }
    }

    /// The record of the last game, which began at `state`.
    pub fn record(&self, state: G::State, players: Vec<(Seat, Player)>, seed: u64) -> Record {
        let start = Playing::boxed(self.game.clone(), state);
        let mut record = Record::new(start, players, Some(seed));
        let entries = self.history.iter().map(|entry| entry.packed());
        record.history.extend(entries);
        record
    }

    /// Plays on from `state` and returns the winners. `dice` gives the n-th random number of a seat, from 0, below a
    /// bound. The bots' seeds follow from `own`, which must say nothing about the dice.
    ///
    /// # Errors
    /// When the game is not over after `most` entries.
    pub fn play(
        &mut self,
        mut state: G::State,
        mut dice: impl FnMut(Seat, u64, u32) -> u32,
        own: u64,
        most: usize,
    ) -> Result<SeatSet, String> {
        for (seat, player) in (1..).zip(&mut self.players) {
            player.reseed(own.wrapping_add(mix(seat)));
        }
        let mut roll_counts = vec![0; self.players.len()];
        self.history.clear();
        while self.history.len() < most {
            let entry = match self.game.node(&state) {
                Node::Chance { seat } => {
                    let count = &mut roll_counts[seat.index()];
                    let ticket = dice(seat, *count, self.game.chance_weight_total(&state));
                    *count += 1;
                    HistoryEntry::Chance(self.game.sample_outcome(&state, ticket))
                }
                Node::Decision { seat } => {
                    let seen = Observation::new(&self.game, &state, seat);
                    HistoryEntry::Action(self.players[seat.index()].step(&seen))
                }
                Node::Terminal { winners } => return Ok(winners),
            };
            entry.apply(&self.game, &mut state, &mut NullSink);
            self.history.push(entry);
        }
        Err(format!("a game is not over after {most} steps"))
    }
}
