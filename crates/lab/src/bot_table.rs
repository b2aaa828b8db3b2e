//! Bots at a table: games from any state to their end.

use std::sync::Arc;

use bot::Bot;
use bot::level::Level;
use bot::net::Net;
use bot::rng::mix;
use rules::any_game::Playing;
use rules::event::NullSink;
use rules::observe::Observation;
use rules::playable::Playable;
use rules::record::{HistoryEntry, Player, Record};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use table::random_numbers::{Dice, Seeded};

/// The maximal number of entries in a game. Bot games are far shorter, unless they would never end.
const LONGEST: usize = 1_000_000;

/// The seed of game number `index` of a run.
pub(crate) fn seed_of_game(seed: u64, index: u64) -> u64 {
    mix(seed ^ mix(index))
}

/// Bots that play one game after another.
pub(crate) struct BotTable<G: Playable> {
    game: G,
    /// The bots by seat; only those in play are used.
    players: Vec<Bot<G>>,
    /// The entries of the last game.
    pub(crate) history: Vec<HistoryEntry<G>>,
}

impl<G: Playable> BotTable<G> {
    /// A table with a level for each seat of the game, in turn order. Levels of empty seats do not
    /// matter.
    pub(crate) fn new(game: G, levels: &[Level], net: Option<Arc<Net>>) -> BotTable<G> {
        let bots = levels.iter().map(|level| (*level, net.clone()));
        BotTable::of(game, bots)
    }

    /// A table with a level and a net for each seat of the game, in turn order.
    pub(crate) fn of(
        game: G,
        bots: impl Iterator<Item = (Level, Option<Arc<Net>>)>,
    ) -> BotTable<G> {
        let players = bots.map(|(level, net)| Bot::new(game.clone(), level, net, 0));
        BotTable {
            players: players.collect(),
            game,
            history: Vec::new(),
        }
    }

    /// Sets the evaluation error of some seats.
    pub(crate) fn misjudge(&mut self, seats: SeatSet, error: u32) {
        for (seat, player) in (0..).map(Seat).zip(&mut self.players) {
            if seats.has(seat) {
                player.misjudge(error);
            }
        }
    }

    /// The record of the last game, which began at `state`.
    pub(crate) fn record(
        &self,
        state: G::State,
        players: Vec<(Seat, Player)>,
        seed: u64,
    ) -> Record {
        let start = Playing::boxed(self.game.clone(), state);
        let mut record = Record::new(start, players, Some(seed));
        let entries = self.history.iter().map(|entry| entry.packed());
        record.history.extend(entries);
        record
    }

    /// Plays on from `state` with the dice of `seed`, and returns the winners.
    ///
    /// The bots' seeds differ from `seed`, so they say nothing about the dice.
    pub(crate) fn play(&mut self, state: G::State, seed: u64) -> Result<SeatSet, String> {
        self.play_with(state, &mut Seeded { seed }, mix(!seed), LONGEST)
    }

    /// The same with any dice, a number from which the bots' seeds are derived, and a maximal
    /// number of entries.
    fn play_with(
        &mut self,
        mut state: G::State,
        dice: &mut impl Dice,
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
                    let ticket = dice.ticket(seat, *count, self.game.chance_weight_total(&state));
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

/// The levels by seat: those of the seats in play in turn order, the rest as the first.
pub(crate) fn by_seat(seats: SeatSet, levels: &[Level], count: usize) -> Vec<Level> {
    let mut by_seat = vec![levels[0]; count];
    for (seat, level) in seats.iter().zip(levels) {
        by_seat[Seat::index(seat)] = *level;
    }
    by_seat
}

#[cfg(test)]
mod tests {
    use bot::NetCache;
    use rules::games;
    use rules::playable::Visitor;

    use super::*;

    /// Dice of one seed for a number of tickets, then dice of another seed.
    struct Forked {
        seeds: [Seeded; 2],
        left: usize,
    }

    impl Dice for Forked {
        fn ticket(&mut self, seat: Seat, n: u64, below: u32) -> u32 {
            let after = self.left == 0;
            self.left = self.left.saturating_sub(1);
            self.seeds[usize::from(after)].ticket(seat, n, below)
        }
    }

    /// The start of a game with dice that change after a number of tickets.
    struct Play {
        level: Level,
        fork: usize,
    }

    impl Visitor for Play {
        type Output = Vec<String>;

        fn visit<G: Playable>(self, game: G) -> Vec<String> {
            let seats = G::FAMILY.full_table;
            let first = seats.iter().next().unwrap();
            let levels = vec![self.level; G::FAMILY.seats.len()];
            let mut table = BotTable::new(
                game.clone(),
                &levels,
                NetCache::carried().net(game.ruleset()),
            );
            let seeds = [11, 12].map(|seed| Seeded { seed });
            let left = self.fork;
            let start = game.initial_state_with_first(seats, first).unwrap();
            // The game need not reach its end.
            let _ = table.play_with(start, &mut Forked { seeds, left }, 7, 80);
            let entries = table.history.iter();
            entries.map(|entry| format!("{entry:?}")).collect()
        }
    }

    /// All levels except the one that takes a hundred times as long. It gets the same observation.
    fn levels() -> impl Iterator<Item = Level> {
        let all = Level::ALL.into_iter();
        all.filter(|level| *level != Level::Rollout)
    }

    /// A bot that knew future dice or their seed would play differently when these dice differ.
    #[test]
    fn bots_do_not_depend_on_future_dice() {
        // `cargo xtask test --full` sets the variable.
        let is_full = std::env::var_os("TURNOUT_FULL").is_some();
        let forks: &[usize] = if is_full { &[1, 9, 22] } else { &[9] };
        for (ruleset, level) in
            games::rulesets().flat_map(|ruleset| levels().map(move |level| (ruleset, level)))
        {
            let whole = games::visit(
                ruleset,
                Play {
                    level,
                    fork: usize::MAX,
                },
            );
            for &fork in forks {
                let other = games::visit(ruleset, Play { level, fork });
                let is_chance = |entry: &&String| entry.starts_with("Chance");
                // Compare all entries before the first ticket that may differ.
                let chances = whole
                    .iter()
                    .enumerate()
                    .filter(|(_, entry)| is_chance(entry));
                let Some(alike) = chances.map(|(at, _)| at).nth(fork) else {
                    continue;
                };
                assert_eq!(other[..alike], whole[..alike], "{ruleset}, {level}, {fork}");
                assert_ne!(other, whole, "{ruleset}: the dice never differed");
            }
        }
    }
}
