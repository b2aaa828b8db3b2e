//! Trials of house rules: what they change, and which head start makes a game even.

use bot::NetCache;
use bot::compare::{Comparison, Estimate, Figure, Kind, Measured, Trial, minutes, sentence};
use rules::games;
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use serde_bytes::ByteBuf;
use words::t;

use crate::report::{Bar, Block, Cell, Report, Row, Table};

/// Before so many games nothing is summed up: the figures still move.
pub const EARLY: usize = 200;
/// A chance is even if it is at most so many games of 100 from it: in a family nobody notices less.
const EVEN: f64 = 5.0;

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
        /// Whether the first one is the print; else it is ours without one rule.
        from_print: bool,
    },
    /// Which ruleset gives a player an even chance.
    Even {
        /// The letter of that player's seat.
        seat: char,
        /// What the players are called, in the order of the seats.
        names: Vec<String>,
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
        TrialQuestion::Change { from_print } => {
            let ours = games::ruleset(trial.rulesets.last().map_or("", |ours| ours))?;
            let has_head_start = ours.choices().any(|choice| choice.option.seat.is_some());
            (changes(&all, *from_print, has_head_start)?, None)
        }
        TrialQuestion::Even {
            seat,
            names,
            values,
        } => evenness(trial, &all, *seat, names, values)?,
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
fn changes(
    all: &[Vec<Measured>],
    from_print: bool,
    has_head_start: bool,
) -> Result<Report, String> {
    let [one, other, ..] = all else {
        return Err(t!(compare::too_few).to_owned());
    };
    let comparison = Comparison::of(one, other);
    let is_early = comparison.games < EARLY;
    let rows = match is_early {
        // The largest change may be another one with every game.
        true => Kind::ALL
            .map(|kind| row(comparison.figure(kind), &comparison))
            .into(),
        false => comparison
            .figures
            .iter()
            .map(|figure| row(figure, &comparison))
            .collect(),
    };
    let before = match from_print {
        true => t!(compare::as_printed),
        false => t!(compare::without),
    };
    let columns = [
        t!(compare::figure),
        before,
        t!(compare::ours),
        t!(compare::difference),
    ];
    let summary = match is_early {
        true => t!(compare::too_early).to_owned(),
        false => sentence(&comparison),
    };
    let head_starts = has_head_start.then(|| Block::Text(t!(compare::same_head_starts).to_owned()));
    let mut blocks = vec![
        Block::Summary(summary),
        Block::Table(Table {
            caption: t!(compare::caption, games = comparison.games),
            columns: columns.map(str::to_owned).into(),
            rows,
        }),
        Block::Text(t!(compare::players).to_owned()),
    ];
    blocks.extend(head_starts);
    Ok(Report(blocks))
}

/// A figure, as it is under both rulesets, and the difference.
fn row(figure: &Figure, comparison: &Comparison) -> Row {
    let title = figure.kind.title();
    let whole = figure.values.map(|value| value.mean + value.bar);
    let whole = f64::max(whole[0], whole[1]);
    let mut cells = figure
        .values
        .map(|value| estimate(value, whole, None))
        .to_vec();
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
        detail: figure.kind.about().to_owned(),
        cells,
        is_quiet: !figure.is_sure(),
    }
}

/// How often each player wins under each ruleset, and the ruleset that is nearest to an even chance for one of them.
fn evenness(
    trial: &Trial,
    all: &[Vec<Measured>],
    own: char,
    names: &[String],
    values: &[String],
) -> Result<(Report, Option<usize>), String> {
    let family = games::ruleset(&trial.rulesets[0])?.family;
    let players = trial.seats.chars().zip(names).filter_map(|(letter, name)| {
        let seat = family.seat(letter)?;
        Some((seat, name.clone()))
    });
    let (own, others): (Vec<(Seat, String)>, Vec<_>) =
        players.partition(|(seat, _)| family.letter(*seat) == own);
    let [(seat, name)] = &own[..] else {
        return Err(t!(compare::too_few).to_owned());
    };
    let games = all[0].len();
    let wins: Vec<Estimate> = all
        .iter()
        .map(|games| Comparison::wins(games, *seat))
        .collect();
    let even = Comparison::even_share(&all[0], trial.seats.len());
    let distance = |nth: usize| (wins[nth].mean - even).abs();
    let nearest = (0..wins.len()).min_by(|one, other| distance(*one).total_cmp(&distance(*other)));
    let whole = wins
        .iter()
        .map(|wins| wins.mean + wins.bar)
        .fold(even, f64::max);
    let rows = wins
        .iter()
        .zip(values)
        .zip(all)
        .enumerate()
        .map(|(nth, ((wins, value), games))| {
            let others = others.iter().map(|(seat, name)| {
                let wins = Comparison::wins(games, *seat).mean.round() as u32;
                t!(compare::player_wins, name, wins)
            });
            let others: Vec<String> = others.collect();
            let mut cell = estimate(*wins, whole, Some(even));
            cell.detail = others.join(", ");
            Row {
                title: value.clone(),
                detail: String::new(),
                cells: vec![cell],
                is_quiet: Some(nth) != nearest,
            }
        });
    let summary = match nearest {
        Some(nth) if games >= EARLY => {
            let is_even = distance(nth) <= wins[nth].bar.max(EVEN);
            let even = if is_even { "even" } else { "uneven" };
            let share = Comparison::even_share(&all[0], trial.seats.len()).round() as u32;
            let (value, wins) = (&*values[nth], wins[nth].mean.round() as u32);
            let says = t!(compare::most_even, even, name, wins, share, value);
            match is_even {
                true => says,
                false => format!("{says} {}", t!(compare::what_else)),
            }
        }
        _ => t!(compare::too_early).to_owned(),
    };
    let report = Report(vec![
        Block::Summary(summary),
        Block::Table(Table {
            caption: t!(compare::even_caption, games),
            columns: vec![
                t!(compare::head_start).to_owned(),
                t!(compare::wins_of, name),
            ],
            rows: rows.collect(),
        }),
        Block::Text(t!(compare::weak_player, name)),
    ]);
    Ok((report, nearest.filter(|_| games >= EARLY)))
}

/// An estimate beside others of at most `whole`, and perhaps a value to compare it with.
fn estimate(value: Estimate, whole: f64, mark: Option<f64>) -> Cell {
    Cell {
        text: format!("{} ± {}", decimal(value.mean), decimal(value.bar)),
        detail: String::new(),
        bar: Some(Bar::of(value.mean, value.bar, whole, mark)),
        game: None,
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
