//! `simulate`: plays many bot games, and measures their speed and results.

use std::io::Write;
use std::time::Duration;

use bot::level::Level;
use rules::conform::{TestRng, with_random_options};
use rules::event::{Event, Sink};
use rules::playable::Playable;
use rules::refusal::Refusal;
use rules::ruleset::{Choice, Family, RuleOption, Ruleset};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

use crate::batch::GameArgs;
use crate::bot_games::{BotGames, Finished, Measure};
use crate::failure::Failure;

/// Play games of bots and report their speed, length, captures and wins
///
/// Each seat begins in turn. By default, a full table of random bots plays.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    games: BotGames,

    /// Play each game by other house rules, drawn at random, beside the options of the ruleset
    #[arg(long)]
    house_rules: bool,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let GameArgs { ruleset, seed, .. } = args.games.batch.args;
    let counts = Counts {
        house_rules: args.house_rules.then_some(seed),
    };
    let mut values = ruleset.family.options.iter().flat_map(RuleOption::choices);
    if args.house_rules && !values.any(Choice::is_house_rule) {
        return Err(Failure::input(format!("{ruleset} has no house rules")));
    }
    let (players, played) = args.games.run(Level::Random, &counts)?;
    for line in report(&played, ruleset.family, &players) {
        writeln!(out, "{line}")?;
    }
    if args.house_rules {
        let longest = played.iter().max_by_key(|game| game.turns);
        let longest = longest.expect("at least one game");
        writeln!(out, "longest: {} turns, {}", longest.turns, longest.ruleset)?;
    }
    Ok(())
}

/// Replays a game and counts its events.
struct Counts {
    /// The seed of random house rules.
    house_rules: Option<u64>,
}

impl Measure for Counts {
    type Measured = Played;

    fn ruleset(&self, ruleset: Ruleset, index: u64) -> Ruleset {
        let Some(seed) = self.house_rules else {
            return ruleset;
        };
        let mut rng = TestRng::new(seed).fork(index);
        loop {
            let drawn = with_random_options(ruleset.as_printed(), &mut rng);
            let drawn = drawn.house_rules().fold(ruleset, Ruleset::choose);
            if drawn.has_house_rules() && drawn.check().is_ok() {
                return drawn;
            }
        }
    }

    fn start<G: Playable>(
        &self,
        game: &G,
        seats: SeatSet,
        index: u64,
    ) -> Result<G::State, Refusal> {
        let turn = index as usize % seats.len();
        let first = seats.iter().nth(turn).expect("the index is in range");
        game.initial_state_with_first(seats, first)
    }

    fn measure<G: Playable>(&self, finished: &Finished<'_, G>) -> Result<Played, String> {
        let (game, mut state) = (finished.game, finished.start.clone());
        let (mut turns, mut rolls, mut steps) = (0, 0, 0);
        let mut last = None;
        let mut captures = Captures(0);
        for entry in &finished.table.history {
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
        Ok(Played {
            ruleset: game.ruleset(),
            time: finished.time,
            turns,
            rolls,
            steps,
            captures: captures.0,
            winners: finished.winners,
        })
    }
}

/// Counts for one game.
struct Played {
    ruleset: Ruleset,
    time: Duration,
    turns: u64,
    rolls: u64,
    steps: u64,
    captures: u64,
    winners: SeatSet,
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
