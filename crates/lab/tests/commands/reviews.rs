//! Tests of `lab review` and `lab calibrate`.

use std::fs;
use std::path::Path;

use crate::{answer, lab, misuse, refusal, save_of};

/// A finished game of bots.
fn record() -> String {
    answer(&["playthrough", "annie", "--seed", "5", "--players", "2"])
}

/// The review of a text on standard input.
fn reviewed(text: &str) -> String {
    let output = lab(&["review", "-"], text);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The cells of a line, as numbers of hundredths.
fn hundredths(cells: &[&str]) -> Vec<i64> {
    let number = |cell: &&str| (cell.parse::<f64>().unwrap() * 100.0).round() as i64;
    cells.iter().map(number).collect()
}

#[test]
fn a_review_adds_up() {
    let record = record();
    let said = reviewed(&record);
    let (turns, sides) = said.split_once("\n\n").unwrap();
    let mut turns = turns.lines();
    assert_eq!(
        turns.next(),
        Some("turn\tat\tseat\tbefore\trolled\tplayed\tbetter play")
    );
    let mut count = 0;
    let mut last = Vec::new();
    for (line, number) in turns.zip(1..) {
        let cells: Vec<&str> = line.split('\t').collect();
        assert_eq!(cells.len(), 7, "{line}");
        assert_eq!(cells[0], number.to_string());
        for chances in &cells[3..6] {
            let chances: Vec<&str> = chances.split(' ').collect();
            let sum: i64 = hundredths(&chances).iter().sum();
            // Each is rounded.
            assert!((9_999..=10_001).contains(&sum), "{line}");
        }
        last = cells[5].split(' ').map(str::to_owned).collect();
        count = number;
    }
    assert!(count > 5);
    let mut sides = sides.lines();
    assert_eq!(
        sides.next(),
        Some("side\tstart\tluck\tskill\tdrift\tend\taccuracy")
    );
    let end = record.lines().last().unwrap();
    let winner = end.strip_prefix("end winner=").unwrap();
    for (line, end) in sides.by_ref().take(2).zip(&last) {
        let cells: Vec<&str> = line.split('\t').collect();
        let parts = hundredths(&cells[1..6]);
        let sum: i64 = parts[..4].iter().sum();
        assert!((sum - parts[4]).abs() <= 2, "{line}");
        assert_eq!(cells[5], end);
        assert_eq!(parts[4], if cells[0] == winner { 10_000 } else { 0 });
        assert!(cells[6].starts_with(&format!("{} ", cells[0])), "{line}");
    }
    assert_eq!(sides.next(), None);
}

#[test]
fn a_saved_game_and_a_game_under_way_are_reviewed() {
    let record = record();
    let said = reviewed(&record);
    let save = save_of(&record);
    assert_eq!(reviewed(&save), said);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("reviewed.txt");
    fs::write(&file, &save).unwrap();
    assert_eq!(answer(&["review", file.to_str().unwrap()]), said);
    // The first turns are reviewed alike when the others have not been played.
    let lines: Vec<&str> = record.lines().collect();
    let begun = reviewed(&format!("{}\n", lines[..lines.len() / 2].join("\n")));
    let (turns, sides) = begun.split_once("\n\n").unwrap();
    assert!(
        turns.lines().count() > 2 && said.starts_with(turns),
        "{begun}"
    );
    assert_eq!(sides.lines().count(), 3);
}

#[test]
fn what_cannot_be_reviewed_is_refused() {
    assert!(refusal(&["review", "no/such/file"]).contains("no/such/file: "));
    assert!(misuse(&["review"]).contains("<FILE>"));
    let record = record();
    let lines: Vec<&str> = record.lines().collect();
    let spoilt = [&lines[..8], &lines[9..]].concat().join("\n");
    let save = save_of(&record);
    let cut = save[..save.len() - 9].to_owned();
    for (text, what) in [
        (spoilt.as_str(), "line 9"),
        (&cut, "its end is missing"),
        ("", "expected"),
        ("turnout 1\nruleset chess\n", "expected a ruleset"),
    ] {
        let output = lab(&["review", "-"], text);
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert_eq!(output.stdout, b"", "{text}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.starts_with("error: ") && said.contains(what), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn calibrate_compares_predictions_with_results() {
    let calibrate = [
        "calibrate",
        "annie",
        "--games",
        "12",
        "--players",
        "easy,easy",
    ];
    let said = answer(&calibrate);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "chance\tpredictions\tpredicted\twon");
    let (mean, bins) = lines[1..].split_last().unwrap();
    assert!(mean.starts_with("mean distance\t\t"), "{said}");
    let mut predictions = 0;
    for line in bins {
        let cells: Vec<&str> = line.split('\t').collect();
        let [predicted, won] = [2, 3].map(|cell| cells[cell].parse::<f64>().unwrap());
        let (from, to) = cells[0]
            .strip_suffix('%')
            .unwrap()
            .split_once(" to ")
            .unwrap();
        let bounds = from.parse::<f64>().unwrap()..=to.parse::<f64>().unwrap();
        assert!(bounds.contains(&predicted), "{line}");
        assert!((0.0..=100.0).contains(&won), "{line}");
        predictions += cells[1].parse::<usize>().unwrap();
    }
    // Two in each game.
    assert_eq!(predictions, 24);
    // The output does not depend on threads.
    assert_eq!(
        answer(&[&calibrate[..], &["--threads", "2"]].concat()),
        said
    );
}

#[test]
fn calibrate_wants_a_ruleset() {
    assert!(misuse(&["calibrate", "chess", "--games", "2"]).contains("expected a ruleset"));
}
