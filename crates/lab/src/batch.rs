//! Batches of games, played in parallel, and their command-line arguments.

use std::num::NonZero;

use rayon::prelude::*;
use rules::games;
use rules::ruleset::Ruleset;

use crate::bot_table::seed_of_game;
use crate::progress_bar;
use crate::threads::Threads;

/// The arguments of all commands that play many games.
#[derive(Clone, Copy, clap::Args)]
pub(crate) struct GameArgs {
    /// The ruleset, such as pollyanna-1951 or sorry+hand
    #[arg(value_parser = games::ruleset)]
    pub(crate) ruleset: Ruleset,

    /// The seed of all random numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,

    #[command(flatten)]
    pub(crate) threads: Threads,
}

/// The arguments of a command that plays a number of games.
#[derive(clap::Args)]
pub(crate) struct Batch {
    #[command(flatten)]
    pub(crate) args: GameArgs,

    /// The number of games
    #[arg(long, value_name = "COUNT")]
    pub(crate) games: NonZero<u64>,
}

impl Batch {
    /// Plays all games in parallel, in any order. `set_up` creates the state of a thread, and
    /// `play` gets it with the number and the seed of a game.
    pub(crate) fn run<P, T: Send>(
        &self,
        set_up: impl Fn() -> P + Sync + Send,
        play: impl Fn(&mut P, u64, u64) -> Result<T, String> + Sync + Send,
    ) -> Result<Vec<T>, String> {
        let games = self.games.get();
        let bar = progress_bar::progress_bar(games, "games");
        let played = |players: &mut P, index| {
            let result = play(players, index, seed_of_game(self.args.seed, index));
            bar.inc(1);
            result
        };
        // Games differ in length, so a free thread takes the next game.
        (0..games).par_bridge().map_init(set_up, played).collect()
    }
}
