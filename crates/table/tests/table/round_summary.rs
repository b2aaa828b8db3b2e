//! The sentence for what others did to a person since that person's last turn.

use rules::board::Kind;
use rules::seat::Seat;
use table::position_lines::random_record;
use table::scene::Scene;
use table::session::Session;

use crate::desk::Desk;

/// How many pieces of a seat wait in its yard.
fn waiting(session: &Session, seat: Seat) -> usize {
    let table = session.table();
    let pieces = table.pieces().iter();
    let own = pieces.filter(|each| each.piece.owner == Some(seat));
    own.filter(|each| table.board().space(each.at).kind == Kind::Yard)
        .count()
}

/// The record of a random game of one person against bots.
fn against_bots(ruleset: &str, seats: &str, person: char, seed: u64) -> String {
    let record = random_record(ruleset, seats, seed).unwrap();
    let record = record.replace(&format!("{person}=random"), &format!("{person}=person"));
    record.replace("=random", "=easy")
}

/// The game after these lines of its record.
fn resumed(lines: &[&str]) -> Session {
    Desk::resumed(&(lines.join("\n") + "\n"), &[]).session
}

#[test]
fn a_person_is_told_how_many_pawns_the_round_has_cost() {
    for (ruleset, seats) in [
        ("pollyanna-1951", "YGRB"),
        ("parcheesi", "YBRG"),
        ("sorry", "RBYG"),
    ] {
        let mut told = 0;
        for seed in 1..4 {
            let own = seats.chars().next().unwrap();
            let record = against_bots(ruleset, seats, own, seed);
            let lines: Vec<&str> = record.lines().collect();
            // What the person has after a turn of their own.
            let mut kept = None;
            for end in 4..lines.len() - 1 {
                let session = resumed(&lines[..end]);
                let seats = table::scene::Scene::of(&session).seats;
                let person = seats.own.unwrap();
                let now = waiting(&session, person);
                let is_own = lines[end - 1].starts_with(own);
                let acts = session.table().node().seat() == Some(person)
                    && session.local().is_persons_turn();
                let summary = seats.round_summary;
                if let (Some(kept), true, false) = (kept, acts, is_own) {
                    let summary = summary.unwrap_or_default();
                    match now - kept {
                        0 => assert!(
                            !summary.contains("pawn"),
                            "{ruleset} {seed} {end}: {summary}"
                        ),
                        1 => assert!(
                            summary.ends_with("ed your pawn"),
                            "{ruleset} {end}: {summary}"
                        ),
                        count => {
                            let words = format!("ed {count} of your pawns");
                            assert!(summary.ends_with(&words), "{ruleset} {end}: {summary}");
                        }
                    }
                    told += usize::from(now > kept);
                } else if !acts {
                    assert_eq!(summary, None, "{ruleset} {seed} {end}");
                }
                if is_own {
                    kept = Some(now);
                }
            }
        }
        assert!(told > 3, "{ruleset}: {told}");
    }
}

#[test]
fn the_last_turns_are_old_once_another_round_has_begun() {
    let record = against_bots("parcheesi", "YBRG", 'Y', 2);
    let lines: Vec<&str> = record.lines().collect();
    let mut seen = 0;
    for end in 12..60 {
        let session = resumed(&lines[..end]);
        let turns = &session.table().game_summary().turns;
        let order = |seat: Seat| turns.iter().position(|(other, _)| *other == seat);
        let last = turns.last().map(|(seat, _)| *seat);
        for turn in Scene::of(&session).seats.last_turns {
            let is_before = order(turn.seat).is_some() && order(turn.seat) < order(Seat(0));
            assert_eq!(turn.is_old, is_before && last != Some(Seat(0)), "{end}");
            seen += usize::from(turn.is_old);
        }
    }
    assert!(seen > 5, "{seen}");
}

/// What the others' last turns came to, all along a game of the first seat, a line a turn.
fn told(ruleset: &str, seats: &str) -> String {
    let record = against_bots(ruleset, seats, seats.chars().next().unwrap(), 2);
    let lines: Vec<&str> = record.lines().collect();
    let mut told = String::new();
    for end in (5..lines.len() - 1).step_by(4) {
        let session = resumed(&lines[..end]);
        for turn in Scene::of(&session).seats.last_turns {
            assert!(turn.rolls.len() <= 4, "{end}: {turn:?}");
            let is_told = !turn.summary.is_empty();
            assert!(!is_told || !turn.rolls.is_empty(), "{end}: {turn:?}");
            told += &format!("{}\n", turn.summary);
        }
    }
    told
}

#[test]
fn what_others_did_is_told_before_what_they_rolled() {
    let games: [(&str, &str, &[&str]); 3] = [
        ("annie", "YBRG", &["moved ", "went back "]),
        (
            "parcheesi",
            "YBRG",
            &[
                "moved ",
                "could not bring a pawn out",
                "had no legal move",
                "brought a pawn out",
                "captured you and ",
                "captured Moti",
            ],
        ),
        ("sorry", "RBYG", &["moved ", "went back 4", "went back 1"]),
    ];
    for (ruleset, seats, beginnings) in games {
        let told = told(ruleset, seats);
        let has = |beginning: &str| told.lines().any(|line| line.starts_with(beginning));
        let missing: Vec<&&str> = beginnings.iter().filter(|each| !has(each)).collect();
        assert!(missing.is_empty(), "{missing:?} in {told}");
        // Nobody has a pawn there.
        assert!(ruleset != "annie" || !told.contains("pawn"), "{told}");
        let stars = [
            " stars",
            " and lost a star to ",
            " and gave everyone else a star",
            " and gave everybody a star",
        ];
        let has_stars = stars.iter().all(|part| told.contains(part));
        assert_eq!(has_stars, ruleset == "annie", "{told}");
        let backward = told.lines();
        let backward = backward.filter(|line| ruleset == "sorry" && line.contains("went back"));
        let sum = |line: &str| !line.contains("back 4") && !line.contains("back 1");
        assert_eq!(backward.filter(|line| sum(line)).count(), 0, "{told}");
    }
}

#[test]
fn stars_for_moving_annie_are_told_beside_those_that_all_get() {
    let told = told("annie+landing=1", "YBRG");
    assert!(
        told.contains("took 2 stars and gave everyone else a star"),
        "{told}"
    );
}

#[test]
fn a_bonus_is_told_beside_what_the_dice_moved() {
    let record = against_bots("parcheesi", "YBRG", 'Y', 2);
    let lines: Vec<&str> = record.lines().collect();
    let (mut told, mut told_in_all) = (0, 0);
    for end in 8..lines.len() - 1 {
        let line = lines[end - 1];
        let Some((seat, _)) = line
            .split_once(' ')
            .filter(|_| !line.starts_with('Y') && line.contains(':'))
        else {
            continue;
        };
        let own = lines[..end].iter().rev();
        let own = own.take_while(|line| line.starts_with(seat));
        // One that no pawn can use is written "+20 -".
        let steps: Vec<&str> = own.flat_map(|line| line.split(' ')).collect();
        let has_bonus = steps
            .windows(2)
            .any(|pair| pair[0].starts_with('+') && pair[1] != "-");
        let session = resumed(&lines[..end]);
        let letter = seat.chars().next().unwrap();
        let seat = session.table().ruleset().family.seat(letter);
        let turns = Scene::of(&session).seats.last_turns;
        let summary = &turns
            .iter()
            .find(|turn| Some(turn.seat) == seat)
            .expect(line)
            .summary;
        if summary.contains("moved") {
            // Of more than two numbers their sum is told.
            let [is_told, is_in_all] = [" bonus", " in all"].map(|words| summary.contains(words));
            assert!(is_in_all || is_told == has_bonus, "{summary}: {line}");
            told_in_all += usize::from(is_in_all);
            told += usize::from(is_told || is_in_all);
        }
    }
    assert!(told > 3 && told_in_all > 0, "{told} {told_in_all}");
}

#[test]
fn nobody_has_passed_who_has_only_rolled() {
    let record = against_bots("parcheesi", "YBRG", 'Y', 2);
    let lines: Vec<&str> = record.lines().collect();
    let mut looked = 0;
    for (end, line) in lines.iter().enumerate().take(60) {
        let played = line.split_once(": ").filter(|_| end > 8);
        let Some((roll, _)) = played.filter(|(_, steps)| !steps.contains("pass")) else {
            continue;
        };
        let session = resumed(&[&lines[..end], &[&*format!("{roll}:")]].concat());
        let acting = session.table().node().seat();
        for turn in Scene::of(&session).seats.last_turns {
            if Some(turn.seat) == acting {
                for passed in ["could not", "had no"] {
                    assert!(!turn.summary.contains(passed), "{line}");
                }
                looked += 1;
            }
        }
    }
    assert!(looked > 20, "{looked}");
}

#[test]
fn the_last_turns_begin_after_the_person() {
    let record = against_bots("sorry", "RBYG", 'Y', 2);
    let lines: Vec<&str> = record.lines().collect();
    let session = resumed(&lines[..20]);
    let turns = Scene::of(&session).seats.last_turns;
    let letters: String = turns
        .iter()
        .map(|turn| session.table().ruleset().family.seats[turn.seat.index()].letter)
        .collect();
    assert_eq!(letters, "GRB");
}
