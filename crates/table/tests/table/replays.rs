//! A hundred random games: the same here and in the browser.

use std::path::Path;
use std::{env, fs};

use rules::games;
use rules::record::Record;
use rules::ruleset::Ruleset;
use rules::seat::SeatSet;
use table::position_lines;
use table::setup::can_play;

const GAMES: usize = 100;

/// Of a ruleset with more seatings than these, the first of each number of players is taken.
const MANY: usize = 20;

/// Every ruleset with every number and order of seats that it can be played with, again and again.
pub(crate) fn hundred() -> Vec<(Ruleset, String, u64)> {
    let mut tables = Vec::new();
    for ruleset in rulesets() {
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
    let seeds = 1..=GAMES as u64;
    tables
        .into_iter()
        .cycle()
        .zip(seeds)
        .map(|((ruleset, seats), seed)| (ruleset, seats, seed))
        .collect()
}

/// All editions of all games with all sets of options.
pub(crate) fn rulesets() -> Vec<Ruleset> {
    let mut rulesets = Vec::new();
    for family in games::FAMILIES {
        for edition in 0..family.editions.len() {
            for set in 0u32..1 << family.options.len() {
                let options = (0..).zip(family.options);
                rulesets.push(options.fold(
                    Ruleset::of(family, edition),
                    |ruleset, (bit, option)| {
                        ruleset.with(option.name, set >> bit & 1 == 1).unwrap()
                    },
                ));
            }
        }
    }
    rulesets
}

/// The games are those of the file, so that a game just added breaks nothing; written anew, the file
/// has games of it too.
#[test]
fn a_hundred_games_pass_through_the_same_positions() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/replays.txt");
    let line = |ruleset: &str, seats: &str, seed| {
        let record = position_lines::random_record(ruleset, seats, seed).unwrap();
        let digest = position_lines::digest(&record).unwrap();
        format!("{ruleset} {seats} {seed} {digest}")
    };
    if env::var_os("TURNOUT_BLESS").is_some() {
        let hundred = hundred().into_iter();
        let lines = hundred.map(|(ruleset, seats, seed)| {
            let line = line(&ruleset.to_string(), &seats, seed);
            format!("{line}\n")
        });
        fs::write(&path, lines.collect::<String>()).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    assert_eq!(kept.lines().count(), GAMES);
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
    for ruleset in rulesets() {
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
    for (ruleset, seats, seed) in hundred().into_iter().step_by(7) {
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
