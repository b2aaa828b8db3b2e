//! Games of bots with the dice of a table.

use bot::bot_table::{BotTable, LONGEST};
use bot::level::Level;
use bot::rng::mix;
use rules::playable::Playable;
use rules::seat::{Seat, SeatSet};
use table::random_numbers::{Dice, Seeded};

/// The seed of game number `index` of a run.
pub(crate) fn seed_of_game(seed: u64, index: u64) -> u64 {
    mix(seed ^ mix(index))
}

/// Plays on from `state` with the dice of `seed`, and returns the winners.
///
/// The bots' seeds differ from `seed`, so they say nothing about the dice.
pub(crate) fn play<G: Playable>(
    table: &mut BotTable<G>,
    state: G::State,
    seed: u64,
) -> Result<SeatSet, String> {
    let mut dice = Seeded { seed };
    let dice = |seat, count, below| dice.ticket(seat, count, below);
    table.play(state, dice, mix(!seed), LONGEST)
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
            let mut forked = Forked { seeds, left };
            let dice = |seat, count, below| forked.ticket(seat, count, below);
            let _ = table.play(start, dice, 7, 80);
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
