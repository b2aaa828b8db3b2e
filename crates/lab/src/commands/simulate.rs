//! `simulate`: many games of bots, how fast they go and how they end.

use std::io::Write;
use std::time::{Duration, Instant};

use bot::Shelf;
use bot::level::Level;
use rules::event::{Event, Sink};
use rules::games::{self, Playable, Visitor};
use rules::record::{Made, Make};
use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use crate::batch::{Batch, Share};
use crate::failure::Failure;
use crate::seats;
use crate::sitting::{Sitting, by_seat};

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
    let players = args.players.clone();
    let levels = players.unwrap_or_else(|| batch.full_table(Level::Random));
    let parts = batch.run(|share| games::visit(batch.ruleset, Counted(share, &levels)))?;
    for line in report(&parts, batch.ruleset.family, &levels) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What happened in the games of a share.
struct Counted<'a>(Share<'a>, &'a [Level]);

impl Visitor for Counted<'_> {
    type Output = Result<Tally, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let levels = self.1;
        let seats = seats::for_players(&game, levels.len())?;
        let by_seat = by_seat(seats, levels, G::FAMILY.seats.len());
        let mut sitting =
            Sitting::new(game.clone(), &by_seat, Shelf::carried().net(game.ruleset()));
        let beginners: Vec<Seat> = seats.iter().collect();
        let wins = beginners.iter().map(|seat| (*seat, 0)).collect();
        let mut tally = Tally {
            wins,
            ..Tally::default()
        };
        self.0.each(|index, seed| {
            let first = beginners[(index % beginners.len() as u64) as usize];
            let start = game
                .begin(seats, first)
                .map_err(|refusal| refusal.to_string())?;
            // The clock runs while they play, not while it is counted what happened.
            let clock = Instant::now();
            let winners = sitting.play(start.clone(), seed)?;
            tally.time += clock.elapsed();
            tally.count(&game, start, &sitting.made, winners);
            Ok(())
        })?;
        Ok(tally)
    }
}

/// What happened in some games.
#[derive(Default)]
struct Tally {
    time: Duration,
    throws: u64,
    steps: u64,
    captures: u64,
    /// The turns of each game.
    turns: Vec<u64>,
    /// The games that each seat won, in turn order.
    wins: Vec<(Seat, u64)>,
}

impl Tally {
    /// Plays a game again, listening.
    fn count<G: Playable>(
        &mut self,
        game: &G,
        mut state: G::State,
        made: &[Made<G>],
        winners: SeatSet,
    ) {
        let (mut turns, mut last) = (0, None);
        let mut captures = Captures(0);
        for each in made {
            match game.node(&state) {
                Node::Chance { seat } => {
                    self.throws += 1;
                    turns += u64::from(last != Some(seat));
                    last = Some(seat);
                }
                _ => self.steps += 1,
            }
            game.make_heard(&mut state, *each, &mut captures);
        }
        self.turns.push(turns);
        self.captures += captures.0;
        for (seat, wins) in &mut self.wins {
            *wins += u64::from(winners.has(*seat));
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

/// The lines to print. Rates of threads add up.
fn report(parts: &[Tally], family: &Family, levels: &[Level]) -> Vec<String> {
    let rate = |count: fn(&Tally) -> u64| {
        let of = |part: &Tally| match part.time.as_secs_f64() {
            // A thread without a game.
            0.0 => 0.0,
            seconds => count(part) as f64 / seconds,
        };
        parts.iter().map(of).sum::<f64>()
    };
    let total = |count: fn(&Tally) -> u64| parts.iter().map(count).sum::<u64>();
    let mut turns: Vec<u64> = parts
        .iter()
        .flat_map(|part| part.turns.iter().copied())
        .collect();
    turns.sort_unstable();
    let games = turns.len();
    let mean = |sum: u64| sum as f64 / games as f64;
    let mut lines = vec![
        format!("games/s {:.1}", rate(|part| part.turns.len() as u64)),
        format!("turns/s {:.0}", rate(|part| part.turns.iter().sum())),
        format!("throws/s {:.0}", rate(|part| part.throws)),
        format!("steps/s {:.0}", rate(|part| part.steps)),
        format!("games {games}"),
        format!(
            "turns a game: mean {:.1}, least {}, median {}, most {}",
            mean(turns.iter().sum()),
            turns[0],
            turns[games / 2],
            turns[games - 1]
        ),
        format!("throws a game: mean {:.1}", mean(total(|part| part.throws))),
        format!(
            "captures a game: mean {:.1}",
            mean(total(|part| part.captures))
        ),
    ];
    for (index, level) in levels.iter().enumerate() {
        let letter = family.letter(parts[0].wins[index].0);
        let wins: u64 = parts.iter().map(|part| part.wins[index].1).sum();
        let share = 100.0 * mean(wins);
        lines.push(format!(
            "wins {letter} ({level}): {wins}, {share:.1} of 100"
        ));
    }
    lines
}
