//! Bots at a table: a game from some state to its end.

use std::sync::Arc;

use bot::level::Level;
use bot::lot::mix;
use bot::net::Net;
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
    pub(crate) fn new(game: G, levels: &[Level], net: Option<Arc<Net>>) -> Sitting<G> {
        let bots = levels.iter().map(|level| (*level, net.clone()));
        Sitting::of(game, bots)
    }

    /// A table with a level and a net for each seat of the game, in turn order.
    pub(crate) fn of(game: G, bots: impl Iterator<Item = (Level, Option<Arc<Net>>)>) -> Sitting<G> {
        let players = bots.map(|(level, net)| Player::new(game.clone(), level, net, 0));
        Sitting {
            players: players.collect(),
            game,
            made: Vec::new(),
        }
    }

    /// Lets the players of some seats misjudge by so much.
    pub(crate) fn misjudge(&mut self, seats: SeatSet, error: u32) {
        for (seat, player) in (0..).map(Seat).zip(&mut self.players) {
            if seats.has(seat) {
                player.misjudge(error);
            }
        }
    }

    /// Plays on from `state` with the dice of `seed`, and gives the winners.
    ///
    /// The players' own seeds are others, so that they cannot be told from the dice.
    pub(crate) fn play(&mut self, state: G::State, seed: u64) -> Result<SeatSet, String> {
        self.play_with(state, &mut Seeded { seed }, mix(!seed), LONGEST)
    }

    /// The same with any dice, the number that the players' seeds come from, and how much may be
    /// made to happen.
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
        let mut thrown = vec![0; self.players.len()];
        self.made.clear();
        while self.made.len() < most {
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
    use bot::Shelf;
    use rules::games::{self, Visitor};
    use rules::ruleset::Ruleset;

    use super::*;

    /// Dice that are those of one seed for so many tickets, then those of another.
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

    /// Every edition with every set of its options.
    fn rulesets() -> Vec<Ruleset> {
        let mut rulesets = Vec::new();
        for family in games::FAMILIES {
            for edition in 0..family.editions.len() {
                for bits in 0..1u32 << family.options.len() {
                    let all = family.options.iter().enumerate();
                    let on = all.filter(|(at, _)| bits >> at & 1 == 1);
                    let ruleset = on.fold(Ruleset::of(family, edition), |ruleset, (_, option)| {
                        ruleset.with(option.name, true).unwrap()
                    });
                    rulesets.push(ruleset);
                }
            }
        }
        rulesets
    }

    /// The beginning of a game with dice that become others after so many tickets.
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
            let mut sitting =
                Sitting::new(game.clone(), &levels, Shelf::carried().net(game.ruleset()));
            let seeds = [11, 12].map(|seed| Seeded { seed });
            let left = self.fork;
            let start = game.begin(seats, first).unwrap();
            // Whether the game comes to its end does not matter.
            let _ = sitting.play_with(start, &mut Forked { seeds, left }, 7, 80);
            let made = sitting.made.iter();
            made.map(|made| format!("{made:?}")).collect()
        }
    }

    /// All but the one that takes a hundred times as long, and is given the same observation.
    fn levels() -> impl Iterator<Item = Level> {
        let all = Level::ALL.into_iter();
        all.filter(|level| *level != Level::Rollout)
    }

    /// A bot that knew the dice to come, or their seed, would play otherwise where they will be
    /// others.
    #[test]
    fn bots_play_alike_as_long_as_the_dice_are_alike() {
        // `cargo xtask test --full` sets the variable.
        let is_full = std::env::var_os("TURNOUT_FULL").is_some();
        let forks: &[usize] = if is_full { &[1, 9, 22] } else { &[9] };
        for (ruleset, level) in rulesets()
            .into_iter()
            .flat_map(|ruleset| levels().map(move |level| (ruleset, level)))
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
                let is_chance = |made: &&String| made.starts_with("Chance");
                // All that was made before the first ticket that may be another.
                let chances = whole.iter().enumerate().filter(|(_, made)| is_chance(made));
                let Some(alike) = chances.map(|(at, _)| at).nth(fork) else {
                    continue;
                };
                assert_eq!(other[..alike], whole[..alike], "{ruleset}, {level}, {fork}");
                assert_ne!(other, whole, "{ruleset}: the dice were never others");
            }
        }
    }
}
