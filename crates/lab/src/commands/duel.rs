//! `duel`: which of two bots is stronger.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use bot::level::Level;
use bot::luck::LuckMeter;
use bot::net::Net;
use bot::{NetCache, net_for};
use indicatif::ProgressBar;
use rules::ruleset::Ruleset;

use crate::batch::GameArgs;
use crate::duel::verdict::{MAX_GAMES, Verdict, looks, verdict};
use crate::duel::{Duel, Scores};
use crate::failure::Failure;
use crate::progress_bar;
use crate::score::{Score, Z};

/// Play two bots against each other in mirrored games, to see which is stronger
///
/// Games come in groups with the same dice: the first bot plays each side in turn, its rival all
/// others. A duel starts with 400 games and goes on, up to 10,000, until it is decided whether the
/// first bot wins more or less than its share.
///
/// The luck-adjusted result is the result less the luck of all rolls, by the expert's net. It has the same expectation and a
/// narrower interval.
///
/// Counter-check: with `easy = 0` in crates/bot/levels/annie.txt, the expert wins half of its games of Annie against easy.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The bot to measure
    bot: Level,

    /// The bot to measure it against, or net:FILE for the expert by another net
    rival: Rival,

    #[command(flatten)]
    args: GameArgs,

    /// Play exactly this many games
    #[arg(long, value_name = "COUNT")]
    games: Option<u64>,

    /// The share of 100 games to decide about; by default the even share
    #[arg(long, value_name = "SHARE", value_parser = share, conflicts_with = "games")]
    against: Option<f64>,

    /// The number of players; by default the fewest that make two sides
    #[arg(long, value_name = "COUNT")]
    players: Option<usize>,

    /// How many rolls to look at for the luck of a roll: 2 take longer, and leave less luck in the adjusted result
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=2))]
    luck_rolls: u32,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let GameArgs {
        ruleset,
        seed,
        threads,
    } = args.args;
    let levels = [args.bot, args.rival.level()];
    let duel = Duel::new(levels, ruleset, args.players, seed);
    let mut duel = duel.map_err(Failure::input)?;
    duel.rival_net = args.rival.net(ruleset)?;
    let meter = |net| LuckMeter::new(net, args.luck_rolls);
    duel.luck = duel.net.clone().map(meter);
    let groups = args.games.map(|games| groups(games, &duel)).transpose()?;
    threads.start()?;
    let Some(groups) = groups else {
        return until_decided(&duel, args.against, out);
    };
    let bar = progress_bar(&duel, groups);
    let scores = duel.play(0..groups, &bar).map_err(Failure::input)?;
    drop(bar);
    say(&duel, &scores.plain, out)?;
    say_adjusted(&scores, out)
}

/// The bot to measure against.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Rival {
    /// A level with the built-in net.
    Level(Level),
    /// The expert with the net of a file.
    Net(PathBuf),
}

impl FromStr for Rival {
    type Err = String;

    fn from_str(text: &str) -> Result<Rival, String> {
        match text.strip_prefix("net:") {
            Some(file) => Ok(Rival::Net(file.into())),
            None => text.parse().map(Rival::Level),
        }
    }
}

impl Rival {
    fn level(&self) -> Level {
        match self {
            Rival::Level(level) => *level,
            Rival::Net(_) => Level::Expert,
        }
    }

    /// Reads the net from its file. It must fit the ruleset's game.
    fn net(&self, ruleset: Ruleset) -> Result<Option<Arc<Net>>, Failure> {
        let Rival::Net(file) = self else {
            return Ok(None);
        };
        let wrong = |what: String| Failure::input(format!("{}: {what}", file.display()));
        let bytes = fs::read(file).map_err(|error| wrong(error.to_string()))?;
        let name = net_for(ruleset);
        let name = name.ok_or_else(|| wrong(format!("{ruleset} is played without a net")))?;
        let mut nets = NetCache::new();
        nets.put(name, &bytes).map_err(wrong)?;
        Ok(nets.net(ruleset))
    }
}

/// Parses a share of 100 as a number from 0 to 1.
fn share(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(share) if share > 0.0 && share < 100.0 => Ok(share / 100.0),
        _ => Err("expected a share of 100, more than 0 and less than 100".to_owned()),
    }
}

/// The number of groups with `games` games in total.
fn groups(games: u64, duel: &Duel) -> Result<u64, Failure> {
    let size = u64::from(duel.sides);
    if games > 0 && games.is_multiple_of(size) {
        return Ok(games / size);
    }
    let what = match size {
        2 => "an even number above 0, since games come in pairs".to_owned(),
        _ => format!("a multiple of {size} above 0, since games come in groups of {size}"),
    };
    Err(Failure::input(format!("--games: expected {what}")))
}

fn progress_bar(duel: &Duel, groups: u64) -> ProgressBar {
    progress_bar::progress_bar(groups * u64::from(duel.sides), "games")
}

/// Plays until a look decides the duel.
fn until_decided(duel: &Duel, against: Option<f64>, out: &mut dyn Write) -> Result<(), Failure> {
    let against = against.unwrap_or(1.0 / f64::from(duel.sides));
    let bar = progress_bar(duel, MAX_GAMES / u64::from(duel.sides));
    let mut scores = duel.no_scores();
    let mut found = Verdict::Open;
    for look in looks(duel.sides) {
        let more = duel.play(scores.plain.count()..look, &bar);
        scores.join(&more.map_err(Failure::input)?);
        found = verdict(&scores.plain, against);
        if found != Verdict::Open {
            break;
        }
    }
    drop(bar);
    say(duel, &scores.plain, out)?;
    let games = scores.plain.games();
    let share = format!("{:.1}", 100.0 * against);
    let share = share.trim_end_matches(".0");
    match found {
        Verdict::Above => writeln!(out, "above {share} of 100: decided after {games} games")?,
        Verdict::Below => writeln!(out, "below {share} of 100: decided after {games} games")?,
        Verdict::Open => writeln!(
            out,
            "neither above nor below {share} of 100: not decided in {games} games"
        )?,
    }
    say_adjusted(&scores, out)
}

/// Prints the result of a duel.
fn say(duel: &Duel, score: &Score, out: &mut dyn Write) -> Result<(), Failure> {
    // A win shared by 3 players is not a finite decimal.
    let won = format!("{:.2}", score.won());
    let won = won.trim_end_matches('0').trim_end_matches('.');
    let (low, high) = score.interval(Z);
    writeln!(
        out,
        "{duel}: {won} of {}, {:.1} of 100, 95% interval {:.1} to {:.1}",
        score.games(),
        100.0 * score.share(),
        100.0 * low,
        100.0 * high
    )?;
    Ok(())
}

/// Prints the luck-adjusted result of a duel.
fn say_adjusted(scores: &Scores, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(adjusted) = &scores.adjusted else {
        return Ok(());
    };
    let share = adjusted.share();
    write!(out, "luck-adjusted: {:.2} of 100", 100.0 * share)?;
    if let (Some(spread), Some(plain)) = (adjusted.spread(), scores.plain.spread()) {
        let bar = Z * spread / (scores.plain.count() as f64).sqrt();
        let (low, high) = (100.0 * (share - bar), 100.0 * (share + bar));
        write!(out, ", 95% interval {low:.2} to {high:.2}")?;
        if spread > 0.0 && plain > 0.0 {
            let (part, times) = (100.0 * spread / plain, (plain / spread).powi(2));
            write!(
                out,
                ", spread {part:.0}% of the plain one: worth {times:.1} times the games"
            )?;
        }
    }
    writeln!(out)?;
    Ok(())
}
