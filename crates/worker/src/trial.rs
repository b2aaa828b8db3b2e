//! Trials of house rules: what they change, and which head start makes a game even.

use bot::NetCache;
use bot::compare::{Comparison, Estimate, Figure, Kind, Measured, Trial, minutes, sentence};
use rules::games;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use words::{capitalised, t};

use crate::report::{Bar, Block, Cell, Report, Row, Table};

/// A request for more games of a trial. It holds all that was played, so that nothing is lost with a worker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrialRequest {
    /// The trial.
    pub trial: Trial,
    /// What it is to find out.
    pub question: TrialQuestion,
    /// The games so far, of each ruleset.
    pub played: Vec<ByteBuf>,
    /// How many more games to play under each ruleset.
    pub games: u32,
}

/// What a trial is to find out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TrialQuestion {
    /// What the second ruleset changes.
    Change {
        /// The names at the seats, where they have one.
        names: Vec<String>,
    },
    /// Which ruleset gives a player an even chance.
    Even {
        /// The letter of that player's seat.
        seat: char,
        /// The player's name.
        name: String,
        /// What the rulesets are called.
        values: Vec<String>,
    },
}

/// The outcome of a trial so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TrialPart {
    /// The games so far, of each ruleset.
    pub played: Vec<ByteBuf>,
    /// How many there are of each.
    pub games: u32,
    /// What they say.
    pub report: Report,
    /// The index of the ruleset that is nearest to an even chance.
    pub most_even: Option<usize>,
}

/// Plays on, and says what all games say.
///
/// # Errors
/// A message about the request.
pub fn play_on(nets: &NetCache, request: &TrialRequest) -> Result<TrialPart, String> {
    let TrialRequest {
        trial,
        question,
        played,
        games,
    } = request;
    let mut all = Vec::new();
    for nth in 0..trial.rulesets.len() {
        let mut measured = Measured::read(played.get(nth).map_or(&[], |bytes| bytes));
        let from = measured.len() as u32;
        measured.extend(trial.play(nets, nth, from..from.saturating_add(*games))?);
        all.push(measured);
    }
    let (report, most_even) = match question {
        TrialQuestion::Change { names } => (changes(trial, &all, names)?, None),
        TrialQuestion::Even { seat, name, values } => evenness(trial, &all, (*seat, name), values)?,
    };
    Ok(TrialPart {
        games: all.iter().map(Vec::len).min().unwrap_or(0) as u32,
        played: all
            .iter()
            .map(|games| ByteBuf::from(Measured::write(games)))
            .collect(),
        report,
        most_even,
    })
}

/// What the second ruleset changes.
fn changes(trial: &Trial, all: &[Vec<Measured>], names: &[String]) -> Result<Report, String> {
    let [one, other, ..] = all else {
        return Err(t!(compare::too_few).to_owned());
    };
    let comparison = Comparison::of(one, other);
    let rows = comparison
        .figures
        .iter()
        .map(|figure| row(figure, &comparison));
    let columns = vec![
        t!(compare::figure).to_owned(),
        t!(compare::as_printed).to_owned(),
        t!(compare::ours).to_owned(),
        t!(compare::difference).to_owned(),
    ];
    let mut blocks = vec![
        Block::Summary(sentence(&comparison)),
        Block::Table(Table {
            caption: t!(compare::caption, games = comparison.games),
            columns: columns.clone(),
            rows: rows.collect(),
        }),
    ];
    blocks.extend(chances(trial, [one, other], names, columns)?);
    blocks.push(Block::Text(t!(compare::players).to_owned()));
    Ok(Report(blocks))
}

/// A figure, as it is under both rulesets, and the difference.
fn row(figure: &Figure, comparison: &Comparison) -> Row {
    let title = figure.kind.title();
    let mut cells = estimates(figure.values).to_vec();
    if figure.kind == Kind::Turns {
        for (cell, [quarter, _, three_quarters]) in cells.iter_mut().zip(comparison.turns) {
            let [from, to] =
                [quarter, three_quarters].map(|turns| minutes(turns.into()).round() as u32);
            cell.detail = t!(compare::minutes, from, to);
        }
    }
    cells.push(difference(figure.difference));
    Row {
        title: match figure.kind.is_share() {
            true => t!(compare::of_100, figure = title),
            false => title.to_owned(),
        },
        cells,
        is_quiet: !figure.is_sure(),
    }
}

/// How often each player wins under both rulesets, if one of them has a head start.
fn chances(
    trial: &Trial,
    games: [&[Measured]; 2],
    names: &[String],
    columns: Vec<String>,
) -> Result<Vec<Block>, String> {
    let ruleset = games::ruleset(&trial.rulesets[1])?;
    let family = ruleset.family;
    let ahead: Vec<char> = ruleset
        .choices()
        .filter_map(|choice| Some(choice.option.seat?.letter))
        .collect();
    if ahead.is_empty() {
        return Ok(Vec::new());
    }
    let mut blocks = Vec::new();
    let mut rows = Vec::new();
    for (nth, letter) in trial.seats.chars().enumerate() {
        let Some(seat) = family.seat(letter) else {
            continue;
        };
        let title = match names.get(nth).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => capitalised(family.colour(seat)),
        };
        let wins = games.map(|games| Comparison::wins(games, seat));
        let more = Comparison::more_wins(games, seat);
        if ahead.contains(&letter) && more.is_sure() {
            let [before, after] = wins.map(|wins| wins.mean.round() as u32);
            blocks.push(Block::Summary(t!(
                compare::wins_with,
                name = &*title,
                before,
                after
            )));
        }
        rows.push(Row {
            title,
            cells: estimates(wins)
                .into_iter()
                .chain([difference(more)])
                .collect(),
            is_quiet: !more.is_sure(),
        });
    }
    blocks.push(Block::Table(Table {
        caption: t!(compare::chances).to_owned(),
        columns,
        rows,
    }));
    Ok(blocks)
}

/// How often a player wins under each ruleset, and the ruleset that is nearest to an even chance.
fn evenness(
    trial: &Trial,
    all: &[Vec<Measured>],
    (letter, name): (char, &str),
    values: &[String],
) -> Result<(Report, Option<usize>), String> {
    let family = games::ruleset(&trial.rulesets[0])?.family;
    let seat = family.seat(letter);
    let seat = seat.ok_or_else(|| t!(bots::expected_seat, found = letter))?;
    let wins: Vec<Estimate> = all
        .iter()
        .map(|games| Comparison::wins(games, seat))
        .collect();
    let even = Comparison::even_share(&all[0], trial.seats.len());
    let distance = |nth: &usize| (wins[*nth].mean - even).abs();
    let nearest = (0..wins.len()).min_by(|one, other| distance(one).total_cmp(&distance(other)));
    let whole = longest(&wins).max(even);
    let rows = wins
        .iter()
        .zip(values)
        .enumerate()
        .map(|(nth, (wins, value))| Row {
            title: value.clone(),
            cells: vec![estimate(*wins, whole)],
            is_quiet: Some(nth) != nearest,
        });
    let mut blocks = Vec::new();
    if let Some(nth) = nearest {
        let wins = wins[nth].mean.round() as u32;
        let even = even.round() as u32;
        blocks.push(Block::Summary(t!(
            compare::most_even,
            name,
            wins,
            even,
            value = &*values[nth]
        )));
    }
    blocks.push(Block::Table(Table {
        caption: t!(compare::even_caption, games = all[0].len()),
        columns: vec![
            t!(compare::head_start).to_owned(),
            t!(compare::wins_of, name),
        ],
        rows: rows.collect(),
    }));
    blocks.push(Block::Text(t!(compare::weak_player, name)));
    Ok((Report(blocks), nearest))
}

fn estimates(values: [Estimate; 2]) -> [Cell; 2] {
    let whole = longest(&values);
    values.map(|value| estimate(value, whole))
}

fn longest(values: &[Estimate]) -> f64 {
    values
        .iter()
        .map(|value| value.mean + value.bar)
        .fold(0.0, f64::max)
}

/// An estimate beside others of at most `whole`.
fn estimate(value: Estimate, whole: f64) -> Cell {
    Cell {
        text: format!("{} ± {}", decimal(value.mean), decimal(value.bar)),
        detail: String::new(),
        bar: Some(Bar::of(value.mean, value.bar, whole)),
    }
}

/// A difference, if it can be told apart from chance.
fn difference(difference: Estimate) -> Cell {
    let sign = if difference.mean < 0.0 { '−' } else { '+' };
    let [mean, bar] = [difference.mean.abs(), difference.bar].map(decimal);
    Cell::from(match difference.is_sure() {
        true => format!("{sign}{mean} ± {bar}"),
        false => t!(compare::unclear).to_owned(),
    })
}

/// A number with one decimal, as the language writes it.
fn decimal(number: f64) -> String {
    let text = format!("{number:.1}");
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
    t!(compare::decimal, whole, tenths)
}
