//! `simulate`: plays many bot games, and measures their speed and results.

use std::io::Write;
use std::time::{Duration, Instant};

use bot::NetCache;
use bot::level::Level;
use rules::event::{Event, Sink};
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use crate::batch::Batch;
use crate::bot_table::{BotTable, by_seat};
use crate::failure::Failure;
use crate::seats;

/// Play games of bots and report their speed, length, captures and wins
///
/// Each seat begins in turn.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    batch: Batch,

    /// The level of each player; by default a full table of random bots
    #[arg(long, value_name = "LEVEL,...", value_delimiter = ',')]
    players: Option<Vec<Level>>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let batch = &args.batch;
    batch.threads.start()?;
    let players = args.players.clone();
    let levels = players.unwrap_or_else(|| batch.full_table(Level::Random));
    let simulation = Simulation {
        batch,
        levels: &levels,
    };
    let (seats, played) = games::visit(batch.ruleset, simulation).map_err(Failure::input)?;
    let players: Vec<_> = seats.iter().zip(levels).collect();
    for line in report(&played, batch.ruleset.family, &players) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Plays the games of a batch.
struct Simulation<'a> {
    batch: &'a Batch,
    levels: &'a [Level],
}

impl Visitor for Simulation<'_> {
    /// The seats in play, and counts for each game.
    type Output = Result<(SeatSet, Vec<Played>), String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seats = seats::for_players(&game, self.levels.len())?;
        let by_seat = by_seat(seats, self.levels, G::FAMILY.seats.len());
        let beginners: Vec<Seat> = seats.iter().collect();
        let ruleset = game.ruleset();
        let set_up = || {
            let net = NetCache::carried().net(ruleset);
            let game = G::new(ruleset);
            (game.clone(), BotTable::new(game, &by_seat, net))
        };
        let played = self.batch.run(set_up, |(game, table), index, seed| {
            let first = beginners[(index % beginners.len() as u64) as usize];
            let start = game
                .initial_state_with_first(seats, first)
                .map_err(|refusal| refusal.to_string())?;
            // The clock runs only while the bots play.
            let clock = Instant::now();
            let winners = table.play(start.clone(), seed)?;
            let time = clock.elapsed();
            Ok(Played::count(game, start, &table.history, winners, time))
        })?;
        Ok((seats, played))
    }
}

/// Counts for one game.
struct Played {
    time: Duration,
    turns: u64,
    rolls: u64,
    steps: u64,
    captures: u64,
    winners: SeatSet,
}

impl Played {
    /// Replays a game and counts its events.
    fn count<G: Playable>(
        game: &G,
        mut state: G::State,
        entries: &[HistoryEntry<G>],
        winners: SeatSet,
        time: Duration,
    ) -> Played {
        let (mut turns, mut rolls, mut steps) = (0, 0, 0);
        let mut last = None;
        let mut captures = Captures(0);
        for entry in entries {
            match game.node(&state) {
                Node::Chance { seat } => {
                    rolls += 1;
                    turns += u64::from(last != Some(seat));
                    last = Some(seat);
                }
                _ => steps += 1,
            }
            entry.apply(game, &mut state, &mut captures);
        }
        Played {
            time,
            turns,
            rolls,
            steps,
            captures: captures.0,
            winners,
        }
    }
}

/// Counts captures.
struct Captures(u64);

impl Sink for Captures {
    fn emit(&mut self, make: impl FnOnce() -> Event) {
        self.0 += u64::from(matches!(make(), Event::Captured { .. }));
    }
}

/// The lines to print. Rates are for all threads together.
fn report(played: &[Played], family: &Family, players: &[(Seat, Level)]) -> Vec<String> {
    let games = played.len();
    let total = |count: fn(&Played) -> u64| played.iter().map(count).sum::<u64>();
    let mean = |sum: u64| sum as f64 / games as f64;
    let time: Duration = played.iter().map(|game| game.time).sum();
    let threads = rayon::current_num_threads().min(games);
    let rate = |sum: u64| (sum * threads as u64) as f64 / time.as_secs_f64();
    let mut turns: Vec<u64> = played.iter().map(|game| game.turns).collect();
    turns.sort_unstable();
    let rolls = total(|game| game.rolls);
    let mut lines = vec![
        format!("games/s {:.1}", rate(games as u64)),
        format!("turns/s {:.0}", rate(turns.iter().sum())),
        format!("rolls/s {:.0}", rate(rolls)),
        format!("steps/s {:.0}", rate(total(|game| game.steps))),
        format!("games {games}"),
        format!(
            "turns a game: mean {:.1}, least {}, median {}, most {}",
            mean(turns.iter().sum()),
            turns[0],
            turns[games / 2],
            turns[games - 1]
        ),
        format!("rolls a game: mean {:.1}", mean(rolls)),
        format!(
            "captures a game: mean {:.1}",
            mean(total(|game| game.captures))
        ),
    ];
    for (seat, level) in players {
        let letter = family.letter(*seat);
        let won = played.iter().filter(|game| game.winners.has(*seat));
        let wins = won.count() as u64;
        let share = 100.0 * mean(wins);
        lines.push(format!(
            "wins {letter} ({level}): {wins}, {share:.1} of 100"
        ));
    }
    lines
}
