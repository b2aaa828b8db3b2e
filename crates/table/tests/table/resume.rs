//! A record is the save, and the state its fold.

use table::durations::Speed;
use table::position_lines;
use table::scene::Scene;
use table::session::{Intent, Session};

use crate::desk::{levels, play};

/// A random game among people, of whom the second is a bot.
fn game(ruleset: &str, seats: &str, seed: u64) -> String {
    let record = position_lines::random_record(ruleset, seats, seed).unwrap();
    record
        .replacen("=random", "=person", 1)
        .replacen("=random", "=easy", 1)
}

fn resume(record: &str) -> Session {
    Session::resume(record, 0, Speed::Instant.into(), levels())
        .unwrap()
        .0
}

/// The record up to each of its steps and rolls, and as a whole.
fn prefixes(record: &str) -> Vec<String> {
    let (head, body) = record.split_at(record.find("\nopen ").unwrap() + 1);
    let mut prefixes = vec![head.to_owned()];
    let mut so_far = head.to_owned();
    for line in body.lines() {
        let (roll, steps) = line.split_once(": ").unwrap_or((line, ""));
        if roll.starts_with("end") {
            // The step before has ended the game, so it is not whole without this line.
            prefixes.pop();
            prefixes.push(record.to_owned());
            continue;
        }
        let colon = if roll.starts_with("open") { "" } else { ":" };
        prefixes.push(format!("{so_far}{roll}{colon}\n"));
        let steps: Vec<&str> = steps.split(", ").filter(|step| !step.is_empty()).collect();
        for count in 1..=steps.len() {
            prefixes.push(format!("{so_far}{roll}: {}\n", steps[..count].join(", ")));
        }
        so_far += &format!("{line}\n");
    }
    prefixes
}

#[test]
fn a_game_resumed_at_any_step_shows_the_same_scene() {
    for (ruleset, seats) in [
        ("pollyanna-1951", "YR"),
        ("pollyanna-1916+partners", "YGRB"),
    ] {
        let record = game(ruleset, seats, 3);
        // Played from the start, each roll and step of the record one after the other.
        let prefixes = prefixes(&record);
        let mut played = resume(&prefixes[0]);
        for (at, prefix) in prefixes.iter().enumerate() {
            let resumed = resume(prefix);
            assert_eq!(resumed.table().record(), *prefix);
            assert_eq!(Scene::of(&resumed), Scene::of(&played), "{prefix}");
            assert_eq!(resumed.table().entry_count(), at);
            if let Some(next) = prefixes.get(at + 1) {
                // The seed is the record's, so the dice are; a bot's step is the record's.
                advance(&mut played, next);
            }
        }
        assert!(Scene::of(&played).end.is_some());
    }
}

/// Makes the one roll or step by which `next` goes on.
fn advance(session: &mut Session, next: &str) {
    let ticket = table::session::Ticket {
        generation: 0,
        entry_count: session.table().entry_count(),
    };
    let step = next
        .lines()
        .rfind(|line| !line.starts_with("end"))
        .and_then(|line| line.split([':', ',']).next_back())
        .map_or("", str::trim);
    let message = match (
        session.local().is_persons_turn(),
        session.table().choices().is_empty(),
    ) {
        (true, true) => Intent::Roll,
        (true, false) => play(session, step),
        (false, true) => Intent::Paused(ticket),
        (false, false) => Intent::Answered(ticket, step.to_owned()),
    };
    session.update(message);
    assert_eq!(session.table().record(), next);
}

#[test]
fn a_record_without_a_seed_goes_on_without_one() {
    let record = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=person\nopen Y 6-5\n";
    let mut session = resume(record);
    session.update(Intent::Roll);
    assert!(session.table().record().starts_with(record));
}

#[test]
fn other_texts_are_refused_with_a_reason() {
    let refused = |text: &str| {
        Session::resume(text, 0, Speed::Instant.into(), levels())
            .err()
            .unwrap()
    };
    assert!(refused("").starts_with("line 1, column 1: expected \"turnout 1\""));
    assert!(
        refused("turnout 1\nruleset chess\n").starts_with("line 2, column 9: expected a ruleset")
    );
    let seats = "turnout 1\nruleset pollyanna-1951\nseats Y=person\n";
    assert!(refused(seats).contains("P-8"), "{}", refused(seats));
}
