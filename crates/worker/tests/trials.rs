//! Reports of trials, as text. `web/tests/trials.spec.js` compares the page's reports with this file.
//!
//! `TURNOUT_BLESS=1` rewrites the file after changes of nets, search or rules.

use std::fmt::Write as _;
use std::path::Path;

use bot::NetCache;
use bot::compare::{Comparison, Trial, sentence};
use worker::report::{Block, Report};
use worker::trial::{TrialPart, TrialQuestion, TrialRequest, play_on};

/// Two rulesets of a game, the seats, and how many games of each.
const TRIALS: [(&str, &str, &str, u32); 5] = [
    ("parcheesi", "parcheesi+blockades=none", "YR", 12),
    ("pollyanna-1951", "pollyanna-1951+capture=20", "YGRB", 6),
    ("sorry", "sorry+start=any", "RY", 12),
    ("annie", "annie+exact=yes", "RY", 20),
    ("parcheesi", "parcheesi+head-yellow=half", "YR", 12),
];
const SEEDS: [u32; 3] = [1, 2, 4_000_000_000];

fn request((one, other, seats, games): (&str, &str, &str, u32), seed: u32) -> TrialRequest {
    TrialRequest {
        trial: Trial {
            rulesets: [one, other].map(String::from).into(),
            seats: seats.to_owned(),
            seed,
            levels: Vec::new(),
            search: false,
        },
        question: TrialQuestion::Change { from_print: true },
        played: Vec::new(),
        games,
    }
}

fn played(request: &TrialRequest) -> TrialPart {
    play_on(&NetCache::carried(), request).unwrap()
}

fn text(report: &Report) -> String {
    let mut text = String::new();
    for block in &report.0 {
        match block {
            Block::Summary(line) | Block::Text(line) => {
                writeln!(text, "{line}").unwrap();
            }
            Block::Table(table) => {
                writeln!(text, "{} | {}", table.caption, table.columns.join(" | ")).unwrap();
                for row in &table.rows {
                    let cells = row.cells.iter().map(|cell| &*cell.text);
                    let cells: Vec<&str> = cells.collect();
                    writeln!(text, "{} | {}", row.title, cells.join(" | ")).unwrap();
                }
            }
        }
    }
    text
}

#[test]
fn reports_are_as_in_the_file() {
    let mut all = String::new();
    for trial in TRIALS {
        for seed in SEEDS {
            let (one, other, seats, games) = trial;
            writeln!(all, "# {one} {other} {seats} {games} {seed}").unwrap();
            all += &text(&played(&request(trial, seed)).report);
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trials.txt");
    if std::env::var_os("TURNOUT_BLESS").is_some() {
        std::fs::write(&file, &all).unwrap();
    }
    assert_eq!(std::fs::read_to_string(file).unwrap(), all);
}

#[test]
fn parts_say_the_same_as_the_whole() {
    for trial in TRIALS {
        let whole = played(&request(trial, 5));
        let first = played(&TrialRequest {
            games: 3,
            ..request(trial, 5)
        });
        let rest = played(&TrialRequest {
            played: first.played,
            games: trial.3 - 3,
            ..request(trial, 5)
        });
        assert_eq!(rest, whole);
    }
}

#[test]
fn a_report_says_what_the_lab_says() {
    let (one, other, seats, _) = TRIALS[2];
    let request = request((one, other, seats, 200), 9);
    let games = [0, 1].map(|nth| {
        let played = request.trial.play(&NetCache::carried(), nth, 0..200);
        played.unwrap()
    });
    let comparison = Comparison::of(&games[0], &games[1]);
    let Report(blocks) = played(&request).report;
    assert_eq!(blocks[0], Block::Summary(sentence(&comparison)));
    let early = played(&self::request((one, other, seats, 199), 9)).report;
    assert_eq!(
        early.0[0],
        Block::Summary("Too early to say: the figures still move.".to_owned())
    );
}

#[test]
fn a_child_is_proposed_the_head_start_that_is_nearest_to_even() {
    let mut request = request(TRIALS[0], 1);
    request.trial.rulesets = [
        "parcheesi",
        "parcheesi+head-yellow=1",
        "parcheesi+head-yellow=half",
    ]
    .map(String::from)
    .into();
    request.trial.levels = ["easy", "expert"].map(String::from).into();
    request.question = TrialQuestion::Even {
        seat: 'Y',
        names: ["Mia", "Leo"].map(String::from).into(),
        values: ["none", "1 pawn out", "1 pawn half-way"]
            .map(String::from)
            .into(),
    };
    request.games = 200;
    let part = played(&request);
    assert_eq!(part.most_even, Some(2));
    let text = text(&part.report);
    assert!(
        text.starts_with("None of these makes it even. The nearest is 1 pawn half-way"),
        "{text}"
    );
    // Between equals it would be too much.
    request.trial.levels = ["expert", "expert"].map(String::from).into();
    let part = played(&request);
    assert_ne!(part.most_even, Some(2));
    let text = self::text(&part.report);
    assert!(text.starts_with("Nearest to even: "), "{text}");
}
