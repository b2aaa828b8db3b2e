//! `compare`: what a ruleset changes beside another, in figures.

use std::io::Write;
use std::num::NonZero;

use bot::NetCache;
use bot::compare::{self, Comparison, Estimate, Kind, Measured, Trial, minutes, sentence};
use rayon::prelude::*;
use rules::games;
use rules::ruleset::Ruleset;
use rules::seat::SeatSet;

use crate::failure::Failure;
use crate::progress_bar;
use crate::threads::Threads;

/// How many games a thread plays before it takes others.
const PART: u32 = 20;

/// Compare games of bots under two rulesets
///
/// The figures are those of the page, to the digit. Games of one number have the same dice as far as they go.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The ruleset to compare with, such as parcheesi
    #[arg(value_parser = games::ruleset)]
    one: Ruleset,

    /// The other ruleset, such as parcheesi+blockades=none
    #[arg(value_parser = games::ruleset)]
    other: Ruleset,

    /// The number of games under each
    #[arg(long, value_name = "COUNT", default_value = "2000")]
    games: NonZero<u32>,

    /// The seed of all random numbers
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u32,

    /// The letters of the seats that play; by default a full table
    #[arg(long, value_name = "LETTERS")]
    seats: Option<String>,

    /// Have the players search, as bots in the page do: some 300 times as long
    #[arg(long)]
    search: bool,

    #[command(flatten)]
    threads: Threads,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    args.threads.start()?;
    let family = args.one.family;
    if family.name() != args.other.family.name() {
        return Err(Failure::input("expected two rulesets of one game"));
    }
    let full = || {
        family
            .full_table
            .iter()
            .map(|seat| family.letter(seat))
            .collect()
    };
    let letters: String = args.seats.clone().unwrap_or_else(full);
    let seats: SeatSet = letters
        .chars()
        .filter_map(|letter| family.seat(letter))
        .collect();
    compare::check([args.one, args.other], seats).map_err(Failure::input)?;
    let nets = NetCache::carried();
    let bar = progress_bar::progress_bar(2 * u64::from(args.games.get()), "games");
    let trial = Trial {
        rulesets: [args.one, args.other]
            .map(|ruleset| ruleset.to_string())
            .into(),
        seats: letters,
        seed: args.seed,
        levels: Vec::new(),
        search: args.search,
    };
    let count = args.games.get();
    let play = |nth: usize| -> Result<Vec<Measured>, Failure> {
        let parts: Vec<u32> = (0..count).step_by(PART as usize).collect();
        let part = |from: u32| {
            let games = from..count.min(from + PART);
            let number = games.len() as u64;
            let played = trial.play(&nets, nth, games);
            bar.inc(number);
            played
        };
        let parts: Result<Vec<Vec<Measured>>, String> = parts.into_par_iter().map(part).collect();
        Ok(parts.map_err(Failure::input)?.concat())
    };
    let (one, other) = (play(0)?, play(1)?);
    let comparison = Comparison::of(&one, &other);
    for line in report(&comparison, args) {
        writeln!(out, "{line}")?;
    }
    for seat in seats.iter() {
        let [one, other] = [&one, &other].map(|games| shown(Comparison::wins(games, seat)));
        writeln!(
            out,
            "wins of {} in 100\t{one}\t{other}",
            family.letter(seat)
        )?;
    }
    writeln!(out, "{}", sentence(&comparison))?;
    Ok(())
}

fn shown(estimate: Estimate) -> String {
    format!("{:.1} ± {:.1}", estimate.mean, estimate.bar)
}

/// The lines of the table, the largest change first.
fn report(comparison: &Comparison, args: &Args) -> Vec<String> {
    let mut lines = vec![
        format!("games of each\t{}", comparison.games),
        format!("figure\t{}\t{}\tdifference\tby pairs", args.one, args.other),
    ];
    for figure in &comparison.figures {
        let [one, other] = figure.values.map(shown);
        let chance = if figure.is_sure() {
            ""
        } else {
            ", may be chance"
        };
        let title = figure.kind.title();
        let unit = if figure.kind.is_share() {
            " in 100"
        } else {
            ""
        };
        lines.push(format!(
            "{title}{unit}\t{one}\t{other}\t{}{chance}\t{:.0}% of the games",
            shown(figure.difference),
            100.0 * figure.share_of_games()
        ));
    }
    let turns = comparison.figure(Kind::Turns).values;
    let [one, other] = turns.map(|turns| format!("{:.0} minutes", minutes(turns.mean)));
    lines.push(format!("length among people\t{one}\t{other}"));
    let [one, other] = comparison
        .turns
        .map(|[first, half, third]| format!("{first}, {half}, {third}"));
    lines.push(format!(
        "turns of a quarter, half, three quarters\t{one}\t{other}"
    ));
    lines
}
