//! What must hold on random positions, whatever the answers are.

use super::board::{SIDES, next_side};
use super::line::{self, Position, Turn, accepted};
use super::misplace::misplace;
use super::play::{State, beginning, dice_of, play_line, plays, steps};
use super::random::{onward, random_position};
use crate::effort::repetitions;
use crate::oracle::random::{any_result, one_of};
use std::collections::{BTreeMap, BTreeSet};

const HOW_MANY: usize = 1_500;

/// Positions whose plays are all looked at.
fn looked_at() -> u64 {
    repetitions(300, 1_500)
}

/// The pawns of all in the placement of a line, one entry for each.
fn pawns(position_line: &str) -> usize {
    let placement = position_line.split(' ').nth(1).unwrap();
    placement.split([',', '/']).count()
}

#[test]
fn random_positions_are_printed_as_they_are_read() {
    let mut seed = 1;
    for _ in 0..looked_at() {
        let text = random_position(&mut seed);
        assert_eq!(accepted(&text).as_ref(), Ok(&text));
        for result in plays(&text).unwrap().values() {
            assert_eq!(accepted(result).as_ref(), Ok(result), "{text}");
            assert_eq!(pawns(&text), pawns(result), "{text}");
        }
    }
}

#[test]
fn random_positions_are_of_all_kinds() {
    let mut seed = 2;
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..HOW_MANY {
        let text = random_position(&mut seed);
        let position = line::read(&text).unwrap();
        let Turn::Thrown(mover, high, low) = position.turn else {
            panic!("{text}: no throw");
        };
        let all = plays(&text).unwrap();
        let any = |part: &str| all.keys().any(|play| play.contains(part));
        let third = high == low && position.doublets == 2;
        let four_dice = dice_of(&position, mover, high, low).len() == 4 && !third;
        let due = position.blockades_of(mover);
        let due = due
            .iter()
            .filter(|s| position.blockades.get(*s) == Some(&4));
        for (what, there) in [
            ("two", position.seats.len() == 2),
            ("three", position.seats.len() == 3),
            ("four", position.seats.len() == 4),
            ("ring of 68", position.ring68),
            ("ring of 72", !position.ring68),
            ("third doublet", third),
            ("undersides", four_dice),
            ("enters", any(" yard")),
            ("enters with both", any("+4 yard") || any("+3 yard")),
            ("captures by entering", any(" yardx")),
            ("earns 20", any("+20 ")),
            ("earns 10", any("+10 ")),
            ("declines", any(" -")),
            ("captures with a bonus", all.keys().any(|p| bonus(p, "x"))),
            ("home with a bonus", all.keys().any(|p| bonus(p, "-home"))),
            ("passes", any("pass") && !third),
            (
                "wins",
                all.values().any(|result| result.contains("winner=")),
            ),
            ("one due", due.clone().count() == 1),
            ("two due", due.clone().count() == 2),
            (
                "must break",
                due.count() > 0 && breaks_only_by_order(&position, &all),
            ),
        ] {
            *seen.entry(what).or_default() += usize::from(there);
        }
    }
    for (what, times) in &seen {
        assert!(
            *times >= HOW_MANY / 100,
            "{what} only {times} times: {seen:#?}"
        );
    }
}

/// Whether a play has a bonus whose step contains this.
fn bonus(play: &str, part: &str) -> bool {
    let mut steps = play.split(", ");
    steps.any(|step| step.starts_with('+') && step.contains(part))
}

/// Whether the duty of C-14 makes a difference: with younger blockades there would be more plays.
fn breaks_only_by_order(position: &Position, plays_due: &BTreeMap<String, String>) -> bool {
    let mut younger = position.clone();
    younger.blockades.clear();
    plays(&younger.print()).unwrap().len() > plays_due.len()
}

#[test]
fn random_games_end() {
    let mut seed = 3;
    for (ruleset, placement) in [
        ("parcheesi", "Y/R"),
        ("parcheesi", "B/G"),
        ("parcheesi+ring68", "Y/B/G"),
        ("parcheesi", "Y/B/R/G"),
        ("parcheesi+ring68", "Y/B/R/G"),
    ] {
        let seats: Vec<String> = placement
            .split('/')
            .map(|seat| format!("{seat}:yard,yard,yard,yard"))
            .collect();
        let mut line = format!("{ruleset} {} {}", seats.join("/"), &placement[..1]);
        let mut throws = 0;
        while let Some(thrown) = onward(&mut seed, &line) {
            line = any_result(&mut seed, &plays(&thrown).unwrap());
            throws += 1;
            assert!(throws < 20_000, "{line}");
        }
        assert!(line.contains(" - "), "{line}");
    }
}

#[test]
fn a_play_under_way_stands_where_its_steps_say() {
    let mut seed = 4;
    for _ in 0..looked_at() {
        let text = random_position(&mut seed);
        let position = line::read(&text).unwrap();
        let all = plays(&text).unwrap();
        let (play, result) = *one_of(&mut seed, &all.iter().collect::<Vec<_>>());
        if play == "pass" {
            continue;
        }
        // Moved by hand: from, to, and everybody else on a space taken with an x.
        let mut pawns = position.pawns.clone();
        for step in play.split(", ") {
            let (_, way) = step.split_once(' ').unwrap();
            let Some((from, to)) = way.split_once(['-', 'x']).filter(|way| !way.1.is_empty())
            else {
                continue;
            };
            let Turn::Thrown(mover, ..) = position.turn else {
                panic!("{text}");
            };
            let to = position.board().space(mover, to).unwrap();
            for (seat, spaces) in &mut pawns {
                if *seat == mover {
                    *spaces.iter_mut().find(|space| **space == from).unwrap() = to;
                } else if way.contains('x') {
                    let taken = spaces.iter_mut().filter(|space| **space == to);
                    taken.for_each(|space| *space = "yard");
                }
            }
        }
        let mut expected = line::read(result).unwrap();
        let found = expected.print();
        expected.pawns = pawns;
        assert_eq!(found, expected.print(), "{text}: {play}");
    }
}

/// Every way to play on, one after the other, none of them left out because it was seen before.
fn every_way(state: &State, mover: char, so_far: &mut Vec<String>, all: &mut BTreeSet<String>) {
    let next = steps(state, mover);
    if next.is_empty() {
        all.insert(play_line(so_far));
    }
    for (step, after) in next {
        so_far.push(step);
        every_way(&after, mover, so_far, all);
        so_far.pop();
    }
}

#[test]
fn equal_states_looked_at_once_lose_no_play() {
    let mut seed = 5;
    for _ in 0..looked_at() {
        let text = random_position(&mut seed);
        let position = line::read(&text).unwrap();
        let Turn::Thrown(mover, high, low) = position.turn else {
            panic!("{text}");
        };
        if high == low && position.doublets == 2 {
            continue;
        }
        let mut all = BTreeSet::new();
        let state = beginning(&position, mover, high, low);
        every_way(&state, mover, &mut vec![], &mut all);
        let whole = dice_of(&position, mover, high, low).len();
        // C-8 alone, counted on the text: entries, then dice, a win as all of them.
        let worth = |play: &String| {
            let spent = play.split(", ").map(|step| step.split(' ').next().unwrap());
            let dice: usize = spent
                .map(|token| match token.len() {
                    1 => 1,
                    3 if !token.starts_with('+') => 2,
                    _ => 0,
                })
                .sum();
            let home = play.matches("-home").count() + already_home(&position, mover);
            let won = home == 4;
            (play.matches("yard").count(), if won { whole } else { dice })
        };
        let best = all.iter().map(worth).max().unwrap();
        all.retain(|play| worth(play) == best);
        let found: BTreeSet<String> = plays(&text).unwrap().into_keys().collect();
        assert!(found.is_subset(&all), "{text}");
        if !position.blockades.values().any(|count| *count == 4) {
            assert_eq!(found, all, "{text}");
        }
    }
}

/// How many of a seat's pawns are home.
fn already_home(position: &Position, mover: char) -> usize {
    let pawns = position.pawns[&mover].iter();
    pawns.filter(|space| **space == "home").count()
}

/// The position with everybody one side further on.
fn turned(position_line: &str) -> String {
    let (ruleset, rest) = position_line.split_once(' ').unwrap();
    let rest: String = rest.chars().map(turned_letter).collect();
    // The key has an order of its own, which is another now.
    let mut fields: Vec<&str> = rest.split(' ').collect();
    let key = fields.iter().position(|f| f.starts_with("blockades="));
    let items = key.map_or("", |index| &fields.remove(index)["blockades=".len()..]);
    let mut position = line::read(&format!("{ruleset} {}", fields.join(" "))).unwrap();
    for item in items.split(',').filter(|item| !item.is_empty()) {
        let (name, count) = item.split_once(':').unwrap();
        let owner = position.on(name)[0];
        let space = position.board().space(owner, name).unwrap();
        position.blockades.insert(space, count.parse().unwrap());
    }
    position.print()
}

fn turned_letter(letter: char) -> char {
    if SIDES.contains(&letter) {
        next_side(letter)
    } else {
        letter
    }
}

#[test]
fn all_sides_play_alike() {
    let mut seed = 6;
    for _ in 0..looked_at() {
        let text = random_position(&mut seed);
        let expected: BTreeMap<String, String> = plays(&text)
            .unwrap()
            .iter()
            .map(|(play, result)| (play.chars().map(turned_letter).collect(), turned(result)))
            .collect();
        assert_eq!(plays(&turned(&text)).unwrap(), expected, "{text}");
    }
}

#[test]
fn misplaced_lines_are_sometimes_refused() {
    let mut seed = 7;
    let mut refused = 0;
    for _ in 0..HOW_MANY {
        let text = random_position(&mut seed);
        let line = misplace(&mut seed, &text);
        match accepted(&line) {
            // What is printed is read as the same again.
            Ok(printed) => assert_eq!(accepted(&printed).as_ref(), Ok(&printed), "{line}"),
            Err(_) => refused += 1,
        }
    }
    assert!(refused > HOW_MANY / 5 && refused < HOW_MANY * 4 / 5);
}
