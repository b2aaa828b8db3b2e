//! `losses`: where bots lose chances of winning against rollouts.

use std::collections::BTreeSet;
use std::io::Write;

use bot::NetCache;
use bot::level::Level;
use bot::rollout::{self, Rollout};
use bot::win_chance::{CERTAIN, Chance};
use rules::observe::Observation;
use rules::playable::Playable;

use crate::bot_games::{BotGames, Decision, Finished, Measure};
use crate::bot_table::seed_of_game;
use crate::exercises::kind::kind;
use crate::failure::Failure;
use crate::score::Z;

/// Print how much chance of winning bots lose at their decisions, by rollouts, for each part of a game
///
/// A rollout chooses a play at every decision. Where it chooses another one than the bot, new playouts of both plays value the
/// difference. So the result is not biased by how the rollout chose, and it is below 0 where the rollout chose worse.
///
/// All numbers are for a player in a game, losses in points of 100, with half of the 95% interval. The quarters are those of
/// the way of the player who is ahead. The second table has the first thing that the rollout's play achieves more of.
///
/// Counter-check: the level rollout loses nothing against rollouts.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    games: BotGames,

    /// How many positions a rollout evaluates to choose a play, and again to value a difference
    #[arg(long, value_name = "COUNT", default_value_t = rollout::BUDGET)]
    budget: u32,
}

/// The parts of a game.
const QUARTERS: [&str; 4] = ["first", "second", "third", "last"];

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let judge = Judge {
        nets: NetCache::carried(),
        budget: args.budget,
    };
    let (players, games) = args.games.run(Level::Expert, &judge)?;
    let row = |name, is_in: &dyn Fn(&Judged) -> bool| row(name, &games, players.len(), is_in);
    writeln!(out, "quarter\tdecisions\tother plays\tloss\t±")?;
    for (index, name) in QUARTERS.into_iter().enumerate() {
        writeln!(out, "{}", row(name, &|each| each.quarter == index))?;
    }
    writeln!(out, "{}", row("all", &|_| true))?;
    let kinds = games.iter().flatten().filter_map(|each| each.other);
    let kinds: BTreeSet<&str> = kinds.map(|other| other.kind).collect();
    writeln!(out, "\nrollout's play\tdecisions\tother plays\tloss\t±")?;
    for name in kinds {
        let is_in = |each: &Judged| each.other.is_some_and(|other| other.kind == name);
        writeln!(out, "{}", row(name, &is_in))?;
    }
    Ok(())
}

/// A row of a table: the decisions of one group, on average for a player in a game.
fn row(
    name: &str,
    games: &[Vec<Judged>],
    players: usize,
    is_in: &dyn Fn(&Judged) -> bool,
) -> String {
    let (mut decisions, mut others, mut sum, mut squares) = (0, 0, 0.0, 0.0);
    for game in games {
        let group = game.iter().filter(|each| is_in(each));
        decisions += group.clone().count();
        let gaps = group.filter_map(|each| each.other.map(|other| i64::from(other.gap)));
        others += gaps.clone().count();
        // Whole numbers, so the order of the games does not matter.
        let loss = gaps.sum::<i64>() as f64;
        sum += loss;
        squares += loss * loss;
    }
    let (count, players) = (games.len() as f64, players as f64);
    let points = |loss: f64| 100.0 * loss / f64::from(CERTAIN) / players;
    let half = match count > 1.0 {
        true => {
            let variance = (squares - sum * sum / count) / (count - 1.0);
            format!("{:.2}", points(Z * (variance.max(0.0) / count).sqrt()))
        }
        false => "-".to_owned(),
    };
    format!(
        "{name}\t{:.1}\t{:.1}\t{:.2}\t{half}",
        decisions as f64 / count / players,
        others as f64 / count / players,
        points(sum / count),
    )
}

/// A decision in the judgement of a rollout.
struct Judged {
    quarter: usize,
    /// The rollout's play, if it is another one than the bot's.
    other: Option<OtherPlay>,
}

#[derive(Clone, Copy)]
struct OtherPlay {
    /// What it achieves more of than the bot's play.
    kind: &'static str,
    /// How much better it is.
    gap: Chance,
}

/// Judges all decisions of games.
struct Judge {
    nets: NetCache,
    budget: u32,
}

impl Measure for Judge {
    type Measured = Vec<Judged>;

    fn measure<G: Playable>(&self, finished: &Finished<'_, G>) -> Result<Self::Measured, String> {
        let game = finished.game;
        let mut rollout = Rollout::new(self.nets.net(game.ruleset()), self.budget);
        let decisions = finished.decisions().into_iter();
        let judged = decisions.filter_map(|decision| judged(&mut rollout, finished, &decision));
        Ok(judged.collect())
    }
}

/// A decision judged; `None` if all plays have one result.
fn judged<G: Playable>(
    rollout: &mut Rollout<G>,
    finished: &Finished<'_, G>,
    decision: &Decision<G>,
) -> Option<Judged> {
    let (game, seat) = (finished.game, decision.seat);
    let [seen, made] =
        [&decision.state, &decision.made].map(|state| Observation::new(game, state, seat));
    let (seen, made) = (seen.state(), made.state());
    // Each question has random numbers of its own.
    let seed = |question| seed_of_game(finished.seed, 2 * decision.at as u64 + question);
    let results = rollout.results(game, seen, seat, seed(0));
    let best = &results[0].result;
    results.iter().find(|each| each.result != *best)?;
    let other = (best != made).then(|| OtherPlay {
        kind: kind(game, seat, seen, [best, made]),
        gap: rollout.gap(game, [best, made], seat, seed(1)),
    });
    Some(Judged {
        quarter: quarter(game, &finished.start, &decision.state),
        other,
    })
}

/// The quarter of the way that the player who is ahead has reached.
fn quarter<G: Playable>(game: &G, start: &G::State, state: &G::State) -> usize {
    let to_go = |state: &G::State| {
        let seats = game.seats(state).iter();
        seats.map(|seat| game.steps_to_go(state, seat)).min()
    };
    let [whole, left] = [start, state].map(|state| to_go(state).unwrap_or(0));
    let gone = QUARTERS.len() as i32 * (whole - left) / whole.max(1);
    gone.clamp(0, QUARTERS.len() as i32 - 1) as usize
}
