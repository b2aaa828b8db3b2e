//! Bots at a table: a game from some state to its end.

use std::sync::Arc;

use bot::level::Level;
use bot::lot::mix;
use bot::net::Net;
use bot::Shelf;
use bot::player::Player;
use rules::games::Playable;
use rules::observe::Observation;
use rules::record::{Made, Make};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use table::dice::{Dice, Seeded};

/// No game of any bots is known to come near to this; one that does would never end.
const LONGEST: usize = 1_000_000;

/// The seed of the `index`-th game of a run.
pub(crate) fn seed_of_game(seed: u64, index: u64) -> u64 {
    mix(seed ^ mix(index))
}

/// Bots who play game after game.
pub(crate) struct Sitting<G: Playable> {
    game: G,
    /// By seat; only those in play are ever asked.
    players: Vec<Player<G>>,
    /// What was made to happen in the last game.
    pub(crate) made: Vec<Made<G>>,
}

impl<G: Playable> Sitting<G> {
    /// A table with a level for each seat of the game, in turn order; those of seats that stay
    /// empty do not matter.
    pub(crate) fn new(game: G, levels: &[Level]) -> Sitting<G> {
        let net = Shelf::carried().net(game.ruleset());
        Sitting::with_net(game, levels, net)
    }

    /// The same with another net.
    pub(crate) fn with_net(game: G, levels: &[Level], net: Option<Arc<Net>>) -> Sitting<G> {
        let players = levels
            .iter()
            .map(|level| Player::new(game.clone(), *level, net.clone(), 0))
            .collect();
        Sitting {
            game,
            players,
            made: Vec::new(),
        }
    }

    /// Plays on from `state` with the dice of `seed`, and gives the winners.
    ///
    /// The players' own seeds are others, so that they cannot be told from the dice.
    pub(crate) fn play(&mut self, mut state: G::State, seed: u64) -> Result<SeatSet, String> {
        for (seat, player) in (1..).zip(&mut self.players) {
            player.reseed(mix(!seed).wrapping_add(mix(seat)));
        }
        let mut dice = Seeded { seed };
        let mut thrown = vec![0; self.players.len()];
        self.made.clear();
        while self.made.len() < LONGEST {
            let made = match self.game.node(&state) {
                Node::Chance { seat } => {
                    let count = &mut thrown[seat.index()];
                    let ticket = dice.ticket(seat, *count, self.game.chance_total(&state));
                    *count += 1;
                    Made::Chance(self.game.chance_at(&state, ticket))
                }
                Node::Decision { seat } => {
                    let seen = Observation::new(&self.game, &state, seat);
                    Made::Action(self.players[seat.index()].step(&seen))
                }
                Node::Terminal { winners } => return Ok(winners),
            };
            self.game.make(&mut state, made);
            self.made.push(made);
        }
        Err(format!(
            "the game with the dice of seed {seed} is not over after {LONGEST} steps"
        ))
    }
}

/// The levels by seat: those of the seats in play in turn order, the rest as the first.
pub(crate) fn by_seat(seats: SeatSet, levels: &[Level], count: usize) -> Vec<Level> {
    let mut by_seat = vec![levels[0]; count];
    for (seat, level) in seats.iter().zip(levels) {
        by_seat[Seat::index(seat)] = *level;
    }
    by_seat
}
