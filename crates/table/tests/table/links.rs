//! Links: whole games and games under way, of every ruleset, there and back.

use std::path::Path;
use std::{env, fs};

use rules::seat::Seat;
use table::fuzzing;
use table::game_session::{self, GameSession};
use table::link::{self, Names};
use table::position_lines;
use table::random_numbers::{Dice as _, Seeded};
use table::setup::is_scored;

use crate::repetitions;
use crate::replays::random_games;
use crate::spoil::{lots, seeds};

fn write(record: &str) -> String {
    link::write(record, Names::Told).unwrap_or_else(|problem| panic!("{problem}\n{record}"))
}

fn read(link: &str) -> String {
    link::read(link).unwrap_or_else(|problem| panic!("{problem}: {link}"))
}

fn table(record: &str) -> GameSession {
    game_session::resume(record).unwrap()
}

/// A game by lot, of every ruleset and number of seats in turn.
fn games() -> impl Iterator<Item = String> {
    random_games().into_iter().map(|(ruleset, seats, seed)| {
        position_lines::random_record(&ruleset.to_string(), &seats, seed).unwrap()
    })
}

/// A record without its seed.
fn without_seed(record: &str) -> String {
    let lines = record.lines().filter(|line| !line.starts_with("seed "));
    lines.map(|line| format!("{line}\n")).collect()
}

/// The first `entry_count` entries of a record.
fn up_to(record: &str, entry_count: usize) -> String {
    let mut table = table(record);
    table.back_to(entry_count);
    table.record()
}

/// The number of entries of a record.
fn entry_count(record: &str) -> usize {
    table(record).entry_count()
}

#[test]
fn a_whole_game_is_read_as_written() {
    for record in games() {
        let rolled = without_seed(&record);
        assert_eq!(read(&write(&rolled)), rolled);
        let link = write(&record);
        let read = read(&link);
        assert!(read == record || read == rolled, "{record}");
        assert!(link.len() <= write(&rolled).len());
    }
}

#[test]
fn a_game_under_way_is_read_as_everybody_has_seen_it() {
    let mut lots = Seeded { seed: 1 };
    for (record, n) in games().zip(0..) {
        let all = entry_count(&record) as u32;
        for part in 0..2 {
            let count = lots.ticket(Seat(part), n, all) as usize;
            let part = up_to(&record, count);
            let read = read(&write(&part));
            if !record.contains("+hand") {
                assert_eq!(read, without_seed(&part));
            }
            let (mut seen, mut known) = (table(&read), table(&part));
            assert_eq!(seen.entry_count(), count);
            let fewer = count.saturating_sub(repetitions(6, 30));
            for back in (fewer..=count).rev() {
                seen.back_to(back);
                known.back_to(back);
                assert_eq!(seen.position(None), known.position(None));
                assert_eq!(seen.log(), known.log());
            }
        }
    }
}

#[test]
fn a_link_to_a_game_under_way_says_nothing_of_the_seed() {
    for record in games().step_by(3) {
        let part = up_to(&record, entry_count(&record) / 2);
        let (before, after) = part.split_once("seed ").unwrap();
        let (_, after) = after.split_once('\n').unwrap();
        let link = write(&part);
        for seed in [0, 1, u64::MAX] {
            assert_eq!(write(&format!("{before}seed {seed}\n{after}")), link);
        }
        assert_eq!(write(&without_seed(&part)), link);
        assert!(!read(&link).contains("seed"));
    }
}

#[test]
fn changes_of_seats_are_linked() {
    for (whole, n) in games().zip(0..).step_by(3) {
        let mut table = table(&whole);
        let seats: Vec<Seat> = table.standings().iter().map(|each| each.seat).collect();
        let all = table.entry_count();
        table.go_to(0);
        // At the beginning of a step as in the middle of a play; then the game goes its way.
        for (seat, kind) in seats.iter().zip(["person", "easy", "rollout-2"]) {
            table.go_to(table.entry_count() + 1 + n % (all / 4));
            table.sit(*seat, kind);
            table.name(*seat, "Zo\u{eb}");
        }
        for back in [0, 1 + n % 7] {
            table.go_to(all - back);
            let (record, log) = (table.record(), table.log().clone());
            assert_eq!(record.matches("\nseat ").count(), seats.len().min(3));
            let link = write(&record);
            let seen = self::table(&read(&link));
            assert_eq!(seen.log(), &log, "{record}");
            if !record.contains("+hand") || back == 0 {
                assert_eq!(without_seed(&read(&link)), without_seed(&record));
            }
            let unnamed = read(&link::write(&record, Names::LeftOut).unwrap());
            assert!(unnamed.contains("\nseat ") && !unnamed.contains("Zo"));
        }
    }
}

const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Links spoilt for a test: fewer than other texts, since a game is played for each.
fn spoilt() -> u32 {
    repetitions(800, 4_000)
}

const CARDS: [&str; 11] = ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"];

#[test]
fn games_that_differ_in_hidden_cards_have_the_same_link() {
    let mut others = 0;
    for seed in 1..=4 {
        let whole = position_lines::random_record("sorry+hand", "RBYG", seed).unwrap();
        let record = up_to(&whole, entry_count(&whole) / 3);
        let link = write(&record);
        assert!(read(&link).contains(" draw ?\n"));
        let lines: Vec<&str> = record.lines().collect();
        for (at, line) in lines.iter().enumerate() {
            let Some((seat, drawn)) = line.split_once(" draw ") else {
                continue;
            };
            for card in CARDS.into_iter().filter(|card| *card != drawn) {
                let mut lines = lines.clone();
                let line = format!("{seat} draw {card}");
                lines[at] = &line;
                let other = lines.join("\n") + "\n";
                // Most other cards would have been played, or are not there.
                if game_session::resume(&other).is_ok() {
                    assert_eq!(write(&other), link, "{other}");
                    others += 1;
                }
            }
        }
    }
    assert!(others > 20, "only {others} games differ in what is hidden");
}

#[test]
fn the_hands_of_a_game_that_is_over_are_shown() {
    let record = position_lines::random_record("sorry+hand", "RY", 5).unwrap();
    let read = read(&write(&record));
    assert!(!read.contains('?') && read.contains("end winner="));
}

#[test]
fn a_game_opened_from_a_link_can_be_linked_again() {
    let whole = position_lines::random_record("sorry+hand+partners", "RBYG", 3).unwrap();
    let seen = read(&write(&up_to(&whole, 100)));
    assert_eq!(read(&write(&seen)), seen);
}

/// As in a match, in which the winner begins.
#[test]
fn an_opening_that_the_dice_did_not_decide_is_kept_with_the_seed() {
    let record = position_lines::random_record("sorry", "RY", 4).unwrap();
    let opened = record.lines().find(|line| line.starts_with("open "));
    assert!(opened.is_some());
    let mut table = table(&up_to(&record, 0));
    for seat in [Seat(0), Seat(2)] {
        table.back_to(0);
        table.begin_with(seat);
        let mut dice = Seeded { seed: 4 };
        while table.node().seat().is_some() {
            match table.choices().is_empty() {
                false => table.play(0),
                true => table.roll(&mut dice),
            };
        }
        let record = table.record();
        let link = write(&record);
        assert_eq!(read(&link), record);
        assert!(link.len() < write(&without_seed(&record)).len());
    }
}

#[test]
fn an_invalid_record_has_no_link() {
    for text in ["", "turnout 2", "turnout 1\nruleset chess\n"] {
        assert!(link::write(text, Names::Told).is_err(), "{text}");
    }
}

#[test]
fn a_damaged_link_is_refused() {
    for ruleset in ["annie", "sorry", "pollyanna-1916"] {
        let seats = if ruleset == "annie" { "YBR" } else { "YGR" };
        let seats = if ruleset == "sorry" { "RBY" } else { seats };
        let link = write(&position_lines::random_record(ruleset, seats, 8).unwrap());
        for (at, was) in link.char_indices() {
            for letter in LETTERS.chars().filter(|letter| *letter != was) {
                let mut other = link.clone();
                other.replace_range(at..=at, letter.encode_utf8(&mut [0; 4]));
                assert!(link::read(&other).is_err(), "{other}");
            }
            assert!(link::read(&link[..at]).is_err(), "cut off at {at}");
        }
        for more in ["A", "=", " ", "\n", "AAAA"] {
            assert!(link::read(&format!("{link}{more}")).is_err());
        }
    }
}

#[test]
fn damaged_links_never_panic() {
    let seeds = seeds("link", fuzzing::link);
    let mut lot = lots(20_000);
    let mut accepted = 0;
    for _ in 0..spoilt() {
        let mut bytes = seeds[lot(seeds.len())].clone().into_bytes();
        for _ in 0..=lot(3) / 2 {
            // What comes late spoils little.
            let at = bytes.len() - 1 - lot(bytes.len()).min(lot(bytes.len()));
            match lot(8) {
                0 => bytes.truncate(at + 1),
                1 => bytes.insert(at, lot(256) as u8),
                2 => bytes.extend_from_within(at..),
                3 => bytes[at] ^= 1 << lot(8),
                _ => bytes[at] = LETTERS.as_bytes()[lot(LETTERS.len())],
            }
        }
        accepted += u32::from(fuzzing::link(&String::from_utf8_lossy(&bytes)));
    }
    eprintln!("{accepted} accepted");
    assert!(
        (spoilt() / 100..spoilt() * 4 / 5).contains(&accepted),
        "{accepted} accepted"
    );
}

/// Three games of each ruleset: one that is over, with names and a salt; one under way, in which players have changed;
/// and one of a match, with real dice.
fn pinned() -> Vec<String> {
    let mut games = Vec::new();
    let mut tables = random_games();
    let mut known = Vec::new();
    tables.retain(|(ruleset, ..)| {
        let is_new = !known.contains(ruleset);
        known.push(*ruleset);
        is_new
    });
    for ((ruleset, seats, _), seed) in tables.into_iter().zip(1..) {
        let record = position_lines::random_record(&ruleset.to_string(), &seats, seed).unwrap();
        let record = record.replacen("random", "person:Zo\u{eb}", 1);
        let record = record.replace("random", "easy");
        let line = format!("seed {seed}\n");
        let with = |lines: &str| record.replacen(&line, lines, 1);
        games.push(with(&format!("{line}salt {:032x}\n", u128::MAX / 7)));
        let mut table = table(&record);
        let all = table.entry_count();
        table.go_to(all / 3);
        table.sit(table.standings()[0].seat, "hard");
        table.go_to(all / 2);
        games.push(table.record());
        let is_scored = is_scored(ruleset);
        games.push(with(if is_scored {
            "back 2\nmatch 10000\n"
        } else {
            "back 2\n"
        }));
    }
    games
}

/// A line of the golden file: a link, the head of its record, the last position as everybody sees it, and the digest
/// of all positions.
fn golden_line(link: &str) -> String {
    let record = read(link);
    let lines = record.lines().skip(2);
    let head = lines.take_while(|line| !line.starts_with("open "));
    let head = head.collect::<Vec<_>>().join(", ");
    let position = table(&record).position(None);
    let digest = position_lines::digest(&record).unwrap();
    format!("{link} => {head} => {position} => {digest}\n")
}

#[test]
fn links_are_written_and_read_as_in_the_golden_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = folder.join("tests/data/links.txt");
    let links = pinned().into_iter().map(|record| write(&record));
    if env::var_os("TURNOUT_BLESS").is_some() {
        let lines = links.clone().map(|link| golden_line(&link));
        fs::write(&path, lines.collect::<String>()).unwrap();
        for (link, number) in links.clone().step_by(4).zip(0..) {
            let seed = folder.join(format!("../../fuzz/seeds/link/{number:02}.txt"));
            fs::write(seed, link).unwrap();
        }
    }
    let golden = fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = golden.split_inclusive('\n').collect();
    assert!(lines.len() >= 45, "{} links", lines.len());
    for line in &lines {
        let (link, _) = line.split_once(" => ").unwrap();
        assert_eq!(golden_line(link), *line);
    }
    let known: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.split(" => ").next())
        .collect();
    assert_eq!(
        links.collect::<Vec<_>>(),
        known,
        "TURNOUT_BLESS=1 writes the file anew"
    );
}
