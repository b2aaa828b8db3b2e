//! `duel`: which of two bots is stronger.

use std::io::Write;

use bot::level::Level;
use rules::games::{self, Playable, Visitor};
use rules::seat::{Seat, SeatSet};

use super::Command;
use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::score::Score;
use crate::sitting::{Sitting, seed_of_game};
use crate::{seats, threads};

pub(super) const COMMAND: Command = Command {
    name: "duel",
    about: "two bots in mirrored games: each pair with the same dice, sides exchanged",
    free: &["bot", "bot", "ruleset"],
    flags: &[],
    options: &[("games", "count"), ("seed", "number"), ("threads", "count")],
    run,
};

fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let level = |index| {
        arguments
            .free(index)
            .parse::<Level>()
            .map_err(Failure::input)
    };
    let levels = [level(0)?, level(1)?];
    let ruleset = games::ruleset(arguments.free(2)).map_err(Failure::input)?;
    let games: u64 = arguments.wanted("games")?;
    if games == 0 || games % 2 == 1 {
        return Err(Failure::input(
            "--games: expected an even number above 0, since games come in pairs",
        ));
    }
    let seed = arguments.number("seed")?.unwrap_or(1);
    let (pairs, threads) = (games / 2, threads::count(arguments)?);
    let parts = threads::run(threads, |part| {
        let part = Part {
            levels,
            pairs,
            seed,
            threads,
            part,
        };
        games::visit(ruleset, part)
    });
    let mut score = Score::default();
    for part in parts {
        score.join(part.map_err(Failure::input)?);
    }
    let (low, high) = score.interval();
    let [one, other] = levels;
    writeln!(
        out,
        "{one} against {other} in {ruleset}: {} of {}, {:.1} of 100, 95% interval {:.1} to {:.1}",
        score.won(),
        score.games(),
        100.0 * score.share(),
        100.0 * low,
        100.0 * high
    )?;
    Ok(())
}

/// Every `threads`-th pair from the `part`-th on.
struct Part {
    levels: [Level; 2],
    pairs: u64,
    seed: u64,
    threads: u64,
    part: u64,
}

impl Visitor for Part {
    type Output = Result<Score, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let (seats, side) = seats::for_two_sides(&game)?;
        let by_seat = |first: Level, second: Level| -> Vec<Level> {
            let seats = (0..G::FAMILY.seats.len() as u8).map(Seat);
            seats
                .map(|seat| if side.has(seat) { first } else { second })
                .collect()
        };
        let [one, other] = self.levels;
        let mut straight = Sitting::new(game.clone(), &by_seat(one, other));
        let mut crossed = Sitting::new(game.clone(), &by_seat(other, one));
        let beginners: Vec<Seat> = seats.iter().collect();
        let mut progress = Progress::new("pairs (of the first thread)", self.pairs / self.threads);
        let mut score = Score::default();
        for pair in (self.part..self.pairs).step_by(self.threads as usize) {
            let seed = seed_of_game(self.seed, pair);
            let first = beginners[(pair % beginners.len() as u64) as usize];
            let start = game
                .begin(seats, first)
                .map_err(|refusal| refusal.to_string())?;
            let with = halves(straight.play(start.clone(), seed)?, side);
            let against = halves(crossed.play(start, seed)?, side);
            score.add(with + 2 - against);
            if self.part == 0 {
                progress.done(1);
            }
        }
        Ok(score)
    }
}

/// How many halves of a game a side has won: two alone, one if it shares the win.
fn halves(winners: SeatSet, side: SeatSet) -> u32 {
    match (winners.0 & side.0 != 0, winners.0 & !side.0 != 0) {
        (true, false) => 2,
        (true, true) => 1,
        (false, _) => 0,
    }
}
