//! `duel`: which of two bots is stronger.

use std::io::Write;
use std::sync::Mutex;

use rules::games;

use super::Command;
use crate::arguments::Arguments;
use crate::duel::Duel;
use crate::duel::looks::{MOST, Verdict, looks, verdict};
use crate::duel::portion::Portion;
use crate::duel::shard::Shard;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::score::{Score, Z};
use crate::threads;

pub(super) const COMMAND: Command = Command {
    name: "duel",
    about: "two bots in mirrored games: groups with the same dice, the first bot at each side in \
            turn, the second at the others; from 400 games on until it is decided whether the \
            first wins more or less than --against of 100 (unless given, its even share), 10,000 \
            at most, or exactly --games; with --shard 3/64 only the third of 64 parts, written for \
            `lab merge`",
    free: &["bot", "bot", "ruleset"],
    flags: &[],
    options: &[
        ("games", "count"),
        ("against", "share"),
        ("players", "count"),
        ("shard", "part/parts"),
        ("seed", "number"),
        ("threads", "count"),
    ],
    run,
};

fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let level = |index| arguments.free(index).parse().map_err(Failure::input);
    let levels = [level(0)?, level(1)?];
    let ruleset = games::ruleset(arguments.free(2)).map_err(Failure::input)?;
    let players = arguments.number("players")?;
    let seed = arguments.number("seed")?.unwrap_or(1);
    let threads = threads::count(arguments)?;
    let duel = Duel::new(levels, ruleset, players, seed).map_err(Failure::input)?;
    let against = against(arguments)?;
    let groups = groups(arguments, &duel)?;
    let shard: Option<Shard> = arguments
        .text("shard")
        .map(str::parse)
        .transpose()
        .map_err(|error| Failure::input(format!("--shard: {error}")))?;
    if against.is_some() && (groups.is_some() || shard.is_some()) {
        return Err(Failure::input(
            "--against: expected neither --games nor --shard, since it says when to stop",
        ));
    }
    match (groups, shard) {
        (None, None) => until_decided(&duel, against, threads, out),
        (Some(groups), None) => {
            let progress = progress(&duel, groups);
            let score = duel
                .play(0..groups, threads, &progress)
                .map_err(Failure::input)?;
            drop(progress);
            say(&duel, &score, out)
        }
        (groups, Some(shard)) => {
            let groups = groups.unwrap_or(MOST / u64::from(duel.sides));
            play_shard(duel, groups, shard, threads, out)
        }
    }
}

/// The value of `--against`, 0 to 1.
fn against(arguments: &Arguments) -> Result<Option<f64>, Failure> {
    let read = |text: &str| match text.parse::<f64>() {
        Ok(share) if share > 0.0 && share < 100.0 => Ok(share / 100.0),
        _ => Err(Failure::input(format!(
            "--against: expected a share of 100, more than 0 and less than 100, found \"{}\"",
            text.escape_debug()
        ))),
    };
    arguments.text("against").map(read).transpose()
}

/// The groups that are the value of `--games`.
fn groups(arguments: &Arguments, duel: &Duel) -> Result<Option<u64>, Failure> {
    let size = u64::from(duel.sides);
    match arguments.number::<u64>("games")? {
        Some(games) if games == 0 || games % size != 0 => {
            let what = match size {
                2 => "an even number above 0, since games come in pairs".to_owned(),
                _ => format!("a multiple of {size} above 0, since games come in groups of {size}"),
            };
            Err(Failure::input(format!("--games: expected {what}")))
        }
        games => Ok(games.map(|games| games / size)),
    }
}

fn progress(duel: &Duel, groups: u64) -> Mutex<Progress> {
    Mutex::new(Progress::new("games", groups * u64::from(duel.sides)))
}

/// Plays from look to look.
fn until_decided(
    duel: &Duel,
    against: Option<f64>,
    threads: u64,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let against = against.unwrap_or(1.0 / f64::from(duel.sides));
    let progress = progress(duel, MOST / u64::from(duel.sides));
    let mut score = Score::new(duel.sides);
    let mut found = Verdict::Open;
    for look in looks(duel.sides) {
        let more = duel.play(score.count()..look, threads, &progress);
        score.join(&more.map_err(Failure::input)?);
        found = verdict(&score, against);
        if found != Verdict::Open {
            break;
        }
    }
    drop(progress);
    say(duel, &score, out)?;
    let games = score.games();
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
    Ok(())
}

fn play_shard(
    duel: Duel,
    groups: u64,
    shard: Shard,
    threads: u64,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let part = shard.part(groups);
    if part.is_empty() {
        return Err(Failure::input(format!(
            "--shard: expected no more parts than the {groups} groups of games, found {}",
            shard.of
        )));
    }
    let progress = progress(&duel, part.end - part.start);
    let score = duel
        .play(part, threads, &progress)
        .map_err(Failure::input)?;
    let portion = Portion {
        version: duel.version(),
        games: groups * u64::from(duel.sides),
        duel,
        shard,
        score,
    };
    out.write_all(portion.to_text().as_bytes())?;
    Ok(())
}

/// Says what a duel came to.
pub(super) fn say(duel: &Duel, score: &Score, out: &mut dyn Write) -> Result<(), Failure> {
    // A win shared by three is no decimal fraction.
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
