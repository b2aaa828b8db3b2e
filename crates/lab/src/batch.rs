//! Many games of bots at one table, side by side on several threads.

use std::num::NonZero;

use bot::level::Level;
use rules::games;
use rules::ruleset::Ruleset;

use crate::failure::Failure;
use crate::progress;
use crate::sitting::seed_of_game;
use crate::threads::{self, Threads};

/// The arguments of a command that plays many games.
#[derive(clap::Args)]
pub(crate) struct Batch {
    /// The ruleset, such as pollyanna-1951 or sorry+hand
    #[arg(value_parser = games::ruleset)]
    pub(crate) ruleset: Ruleset,

    /// The number of games
    #[arg(long, value_name = "COUNT")]
    pub(crate) games: NonZero<u64>,

    /// The seed of all random numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    #[command(flatten)]
    threads: Threads,
}

impl Batch {
    /// A player of the same level at every seat of a full table.
    pub(crate) fn full_table(&self, level: Level) -> Vec<Level> {
        vec![level; self.ruleset.family.full_table.len()]
    }

    /// What comes of the share of each thread, in their order.
    pub(crate) fn run<T: Send>(
        &self,
        play: impl Fn(Share<'_>) -> Result<T, String> + Sync,
    ) -> Result<Vec<T>, Failure> {
        let shares = threads::run(self.threads.count(), |part| {
            play(Share { batch: self, part })
        });
        shares
            .into_iter()
            .collect::<Result<_, _>>()
            .map_err(Failure::input)
    }
}

/// The games of one thread: every so many-th.
pub(crate) struct Share<'a> {
    pub(crate) batch: &'a Batch,
    part: u64,
}

impl Share<'_> {
    /// Plays each by its number and its seed.
    pub(crate) fn each(
        &self,
        mut play: impl FnMut(u64, u64) -> Result<(), String>,
    ) -> Result<(), String> {
        let Batch { games, seed, .. } = *self.batch;
        let (games, threads) = (games.get(), self.batch.threads.count());
        let progress = progress::bar(games / threads, "games (of the first thread)");
        for index in (self.part..games).step_by(threads as usize) {
            play(index, seed_of_game(seed, index))?;
            if self.part == 0 {
                progress.inc(1);
            }
        }
        Ok(())
    }
}
