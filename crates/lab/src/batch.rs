//! Many games of bots at one table, side by side on several threads.

use bot::level::Level;
use rules::games;
use rules::ruleset::Ruleset;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::sitting::seed_of_game;
use crate::threads;

/// What `--games`, `--players`, `--seed` and `--threads` ask for.
pub(crate) struct Batch {
    pub(crate) ruleset: Ruleset,
    /// How many games, at least one.
    pub(crate) games: u64,
    /// The level of each player.
    pub(crate) levels: Vec<Level>,
    seed: u64,
    threads: u64,
}

impl Batch {
    /// The options that it reads, as a command lists them.
    pub(crate) const OPTIONS: &[(&'static str, &'static str)] = &[
        ("games", "count"),
        ("players", "a,b,..."),
        ("seed", "number"),
        ("threads", "count"),
    ];

    /// Reads the options and the ruleset before them; a full table of `usual` bots unless the
    /// players are named.
    pub(crate) fn read(arguments: &Arguments, usual: Level) -> Result<Batch, Failure> {
        let ruleset = games::ruleset(arguments.free(0)).map_err(Failure::input)?;
        let games = arguments.wanted("games")?;
        if games == 0 {
            return Err(Failure::input("--games: expected at least 1, found 0"));
        }
        let levels = match arguments.text("players") {
            Some(names) => names.split(',').map(str::parse).collect(),
            None => Ok(vec![usual; ruleset.family.full_table.len()]),
        };
        Ok(Batch {
            ruleset,
            games,
            levels: levels.map_err(|error| Failure::input(format!("--players: {error}")))?,
            seed: arguments.number("seed")?.unwrap_or(1),
            threads: threads::count(arguments)?,
        })
    }

    /// What comes of the share of each thread, in their order.
    pub(crate) fn run<T: Send>(
        &self,
        play: impl Fn(Share<'_>) -> Result<T, String> + Sync,
    ) -> Result<Vec<T>, Failure> {
        let shares = threads::run(self.threads, |part| play(Share { batch: self, part }));
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
        let Batch {
            games,
            seed,
            threads,
            ..
        } = *self.batch;
        let mut progress = Progress::new("games (of the first thread)", games / threads);
        for index in (self.part..games).step_by(threads as usize) {
            play(index, seed_of_game(seed, index))?;
            if self.part == 0 {
                progress.done(1);
            }
        }
        Ok(())
    }
}
