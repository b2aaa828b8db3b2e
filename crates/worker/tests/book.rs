//! The family's book as the bots' program reads it and tells it.

use std::fs;

use table::saved_game::{self, SavedGame};
use worker::book::{BookChange, BookRequest, open};
use worker::report::{Block, Report};

/// Noon of a day of November 2026, in milliseconds since 1970.
fn noon(day: u64) -> u64 {
    (20_757 + day) * 86_400_000 + 43_200_000
}

/// A finished game of Annie that Yellow wins, as a save.
fn save(yellow: &str, blue: &str, day: u64) -> String {
    let path = "../rules/src/games/annie/playthroughs/annie_YB.txt";
    let file = fs::read_to_string(path).unwrap();
    let record = file
        .split_once('\n')
        .unwrap()
        .1
        .split("\n\n")
        .next()
        .unwrap();
    let seats = format!("Y={yellow} B={blue}");
    saved_game::write(&SavedGame {
        changed: noon(day),
        record: record.replace("Y=random B=random", &seats) + "\n",
        ..SavedGame::default()
    })
}

fn three_games() -> Vec<String> {
    let games = [
        save("person:Ann", "expert", 1),
        save("person:Leo", "person:Ann", 2),
        save("person", "easy", 3),
    ];
    let line = |(key, text): (u32, String)| {
        let line = table::book::line_of(&key.to_string(), &text, |_, _, _| None);
        line.unwrap().text()
    };
    (1..).zip(games).map(line).collect()
}

/// A report as lines.
fn lines(report: &Report) -> Vec<String> {
    let mut lines = Vec::new();
    for block in &report.0 {
        match block {
            Block::Summary(text) | Block::Text(text) => {
                lines.push(text.clone());
            }
            Block::Table(table) => {
                lines.push(format!("{}: {}", table.caption, table.columns.join(" | ")));
                lines.extend(table.rows.iter().map(|row| {
                    assert_eq!(row.cells.len() + 1, table.columns.len());
                    let cell = row.cells.iter().map(|cell| match &*cell.detail {
                        "" => cell.text.clone(),
                        detail => format!("{} ({detail})", cell.text),
                    });
                    format!("  {} | {}", row.title, cell.collect::<Vec<_>>().join(" | "))
                }));
            }
        }
    }
    lines
}

#[test]
fn the_first_page_is_about_everybody() {
    let answer = open(&BookRequest {
        games: three_games(),
        ..BookRequest::default()
    })
    .unwrap();
    assert_eq!(answer.people, ["Ann", "", "Leo"]);
    assert_eq!(
        lines(&answer.report),
        [
            "3 games since 1 Nov 2026",
            "Players: Player | Games | Won",
            "  Ann | 2 | 1 (50%)",
            "  You | 1 | 1 (100%)",
            "  Leo | 1 | 1 (100%)",
            "The last games: Game | Won by | When",
            "  Annie | You (against Mack (easy)) | 3 Nov 2026",
            "  Annie | Leo (against Ann) | 2 Nov 2026",
            "  Annie | Ann (against Mack (expert)) | 1 Nov 2026",
        ]
    );
}

#[test]
fn a_person_has_a_page() {
    let request = BookRequest {
        games: three_games(),
        person: Some("Ann".to_owned()),
        ..BookRequest::default()
    };
    assert_eq!(
        lines(&open(&request).unwrap().report),
        [
            "Ann won 1 of 2 games.",
            "Played on 2 evenings.",
            "Trophies: Trophy | When",
            "  First win against an expert | 1 Nov 2026",
            "Month by month: Month | Games | Won",
            "  Nov 2026 | 2 | 1 (50%)",
            "Game by game: Game | Games | Won",
            "  Annie | 2 | 1 (50%)",
            "Opponents: Opponent | Games | Won : lost",
            "  Mack (expert) | 1 | 1 : 0",
            "  Leo | 1 | 0 : 1",
        ]
    );
}

#[test]
fn a_page_begins_with_what_one_would_tell() {
    let game = |(key, text): (u32, String)| {
        let line = table::book::line_of(&key.to_string(), &text, |_, _, _| None);
        let mut line = line.unwrap();
        // Games with the same plays would be one.
        line.mark.hash = format!("{key:016x}");
        line.text()
    };
    let games = [
        save("person:Ann", "expert", 1),
        save("person:Ann", "expert", 2),
        save("person:Leo", "person:Ann", 3),
        save("person:Leo", "person:Ann", 4),
    ];
    let told = |person: &str| {
        let request = BookRequest {
            games: (1..).zip(games.clone()).map(game).collect(),
            person: Some(person.to_owned()),
            ..BookRequest::default()
        };
        let mut lines = lines(&open(&request).unwrap().report);
        lines.truncate(2);
        lines
    };
    let ann = [
        "Ann won 2 of 4 games, most often against Mack (expert).",
        "Leo is ahead of Ann: 2 to 0.",
    ];
    assert_eq!(told("Ann"), ann);
    let leo = [
        "Leo won 2 of 2 games.",
        "The last 2 games in a row were won.",
    ];
    assert_eq!(told("Leo"), leo);
}

#[test]
fn changes_are_applied_to_what_is_stored() {
    let stored = open(&BookRequest {
        games: three_games(),
        ..BookRequest::default()
    });
    let change = |changes: Vec<BookChange>| {
        let book = stored.as_ref().unwrap().text.clone();
        open(&BookRequest {
            book,
            changes,
            ..BookRequest::default()
        })
        .unwrap()
    };
    assert_eq!(change(vec![]).text, stored.as_ref().unwrap().text);
    let rename = BookChange::Rename {
        old: "Leo".to_owned(),
        new: "Leon".to_owned(),
    };
    assert_eq!(change(vec![rename]).people, ["Ann", "", "Leon"]);
    let forget = BookChange::Forget("Ann".to_owned());
    let out = BookChange::TakeOut("3".to_owned());
    assert_eq!(change(vec![forget, out]).people, ["Leo"]);
}

#[test]
fn an_empty_book_and_a_damaged_one_are_told_of() {
    let empty = open(&BookRequest::default()).unwrap();
    assert_eq!(lines(&empty.report), ["No game of people is finished yet."]);
    let damaged = BookRequest {
        book: "book 1\nnonsense\n".to_owned(),
        ..BookRequest::default()
    };
    assert!(open(&damaged).unwrap_err().contains("line 2"));
}
