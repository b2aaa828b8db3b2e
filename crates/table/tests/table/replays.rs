//! Random games at every table: the same here and in the browser.

use std::path::Path;
use std::{env, fs};

use rules::games;
use rules::record::Record;
use rules::ruleset::Ruleset;
use rules::seat::SeatSet;
use table::position_lines;
use table::setup::can_play;

/// So many games at least; where there are more tables, one at each of them.
const GAMES: usize = 100;

/// Of a ruleset with more seatings than these, the first of each number of players is taken.
const MANY: usize = 20;

/// Games with house rules: rulesets, each with its seats.
const HOUSE_RULES: [(&str, &str); 4] = [
    ("parcheesi+blockades=none+capture=10", "YR"),
    (
        "pollyanna-1916+enter-doublets=yes+fast=2+room=4+third=back+turnouts=closed",
        "YGR",
    ),
    ("sorry+exact=no+hand=3+start=any+sweep=ends", "RY"),
    ("sorry+own-slides=yes+partners+seven=whole", "RBYG"),
];

/// Every printed ruleset with every number and order of seats that it can be played with, again and again, and games
/// with house rules.
pub(crate) fn random_games() -> Vec<(Ruleset, String, u64)> {
    let mut tables = Vec::new();
    for ruleset in games::rulesets() {
        let all = ruleset.family.all_seats();
        let mut seatings: Vec<SeatSet> = (0..=all.0)
            .map(SeatSet)
            .filter(|&seats| can_play(ruleset, seats).is_ok())
            .collect();
        if seatings.len() > MANY {
            seatings.sort_by_key(|seats| seats.len());
            seatings.dedup_by_key(|seats| seats.len());
        }
        for seats in seatings {
            let letters: String = seats
                .iter()
                .map(|seat| ruleset.family.letter(seat))
                .collect();
            tables.push((ruleset, letters));
        }
    }
    let seeded = each_seeded(tables, GAMES).into_iter();
    let printed = seeded.map(|((ruleset, seats), seed)| (ruleset, seats, seed));
    let house_rules = HOUSE_RULES.iter().zip(1..);
    let house_rules = house_rules.map(|(&(ruleset, seats), seed)| {
        let ruleset = games::ruleset(ruleset).unwrap();
        (ruleset, seats.to_owned(), seed)
    });
    printed.chain(house_rules).collect()
}

/// All tables with seeds, in turn until there are so many.
fn each_seeded<T: Clone>(tables: Vec<T>, at_least: usize) -> Vec<(T, u64)> {
    let count = tables.len().max(at_least) as u64;
    tables.into_iter().cycle().zip(1..=count).collect()
}

#[test]
fn no_table_is_left_out() {
    assert_eq!(
        each_seeded(vec!["a", "b"], 3),
        [("a", 1), ("b", 2), ("a", 3)]
    );
    assert_eq!(each_seeded(vec!["a", "b", "c"], 2).len(), 3);
}

/// The games are those of the file, so that a game just added breaks nothing; written anew, the file
/// has games of it too.
#[test]
fn random_games_pass_through_the_same_positions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/replays.txt");
    let line = |ruleset: &str, seats: &str, seed| {
        let record = position_lines::random_record(ruleset, seats, seed).unwrap();
        let digest = position_lines::digest(&record).unwrap();
        format!("{ruleset} {seats} {seed} {digest}")
    };
    if env::var_os("TURNOUT_BLESS").is_some() {
        let games = random_games().into_iter();
        let lines = games.map(|(ruleset, seats, seed)| {
            let line = line(&ruleset.to_string(), &seats, seed);
            format!("{line}\n")
        });
        fs::write(&path, lines.collect::<String>()).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    assert!(kept.lines().count() >= GAMES);
    for kept in kept.lines() {
        let mut fields = kept.split(' ');
        let (ruleset, seats) = (fields.next().unwrap(), fields.next().unwrap());
        let seed = fields.next().unwrap().parse().unwrap();
        assert_eq!(
            kept,
            line(ruleset, seats, seed),
            "if that is meant, run the test again with TURNOUT_BLESS=1"
        );
    }
    for ruleset in games::rulesets() {
        if !kept
            .lines()
            .any(|line| line.starts_with(&format!("{ruleset} ")))
        {
            eprintln!("no game of {ruleset} is in {path:?}: TURNOUT_BLESS=1 writes it anew");
        }
    }
}

#[test]
fn position_lines_of_random_games_are_read_as_written() {
    for (ruleset, seats, seed) in random_games().into_iter().step_by(7) {
        let record = position_lines::random_record(&ruleset.to_string(), &seats, seed).unwrap();
        let lines = position_lines::position_lines(&record).unwrap();
        let game = games::game(ruleset);
        let read = Record::parse(&*game, &record).unwrap();
        assert_eq!(lines.len(), 1 + read.history.len());
        for line in lines {
            let turn = line.split(' ').nth(2).unwrap();
            match game.at(&line) {
                Ok(game) => assert_eq!(game.position_line(), line),
                // Within a play there is no notation for the position.
                Err(error) => assert!(turn.contains(':'), "{line}: {error}"),
            }
        }
    }
}

#[test]
fn digests_differ_by_game_and_invalid_records_are_refused() {
    let digest = |seed| {
        position_lines::digest(
            &position_lines::random_record("pollyanna-1951", "YR", seed).unwrap(),
        )
        .unwrap()
    };
    assert_ne!(digest(1), digest(2));
    assert_eq!(digest(1).len(), 16);
    assert!(position_lines::digest("turnout 2").is_err());
    assert!(position_lines::random_record("chess", "YR", 1).is_err());
    assert!(position_lines::random_record("pollyanna-1951", "YX", 1).is_err());
    assert!(
        position_lines::random_record("pollyanna-1951", "Y", 1)
            .unwrap_err()
            .contains("P-8")
    );
}
