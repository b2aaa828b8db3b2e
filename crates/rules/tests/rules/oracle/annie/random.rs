//! Positions at random, and what chance decides between two decisions.
//!
//! Valid positions, but mostly such as the rules are hardest about: a supply that runs out, players
//! without a star, a tie before the end, both ends of the track, equal dice, turns half done.

use super::board::{self, Beside};
use super::house::{House, OPTIONS};
use super::line::{self, ALL_STARS, At, Position, SEATS, Thrown, Turn};
use crate::oracle::random::{chance, one_of, random};
use std::collections::BTreeMap;

/// A ruleset with house rules: each option has another value than the printed one in a third of them.
pub fn random_ruleset(seed: &mut u64) -> String {
    let mut house = House::printed();
    for (option, values) in OPTIONS {
        if chance(seed, 33) {
            house.set(option, one_of::<&str>(seed, &values[1..]));
        }
    }
    house.print()
}

/// A valid position line at a decision, for two to six players.
pub fn random_position(seed: &mut u64, ruleset: &str) -> Result<String, String> {
    let house = House::read(ruleset)?;
    let mut seats = SEATS.to_vec();
    for _ in 0..random(seed, 5) {
        seats.remove(random(seed, seats.len()));
    }
    let mover = *one_of(seed, &seats);
    let stars = any_stars(seed, &seats, mover);
    let at = any_at(seed, &seats, mover);
    let token = any_token(seed, &house, at);
    let thrown = match at {
        At::Give | At::Against => Thrown::Nothing,
        At::Arrow => Thrown::One(die(seed)),
        At::Start if board::beside(token) != Beside::Nothing => Thrown::One(die(seed)),
        At::Start | At::Stars | At::AgainstPlayer(_) => {
            // Equal dice are more often a matter of choice than dice have them.
            let (red, white) = (die(seed), die(seed));
            let white = if chance(seed, 20) { red } else { white };
            Thrown::Both(red, white)
        }
    };
    let position = Position {
        house,
        token,
        seats,
        stars,
        turn: Turn::Of(mover, at, thrown),
    };
    let text = position.print();
    assert_eq!(line::accepted(&text).as_ref(), Ok(&text));
    Ok(text)
}

fn die(seed: &mut u64) -> u32 {
    random(seed, 6) as u32 + 1
}

/// How many stars each has.
fn any_stars(seed: &mut u64, seats: &[char], mover: char) -> BTreeMap<char, u32> {
    let mut stars: BTreeMap<char, u32> = seats.iter().map(|seat| (*seat, 0)).collect();
    match random(seed, 4) {
        // hardly any.
        0 => {
            for count in stars.values_mut() {
                *count = random(seed, 4) as u32;
            }
        }
        // all alike, or nearly.
        1 => {
            let level = random(seed, 64 / seats.len()) as u32;
            let uneven = chance(seed, 50);
            for count in stars.values_mut() {
                *count = level + if uneven { random(seed, 2) as u32 } else { 0 };
            }
        }
        // hardly any left, which one or two or all of them have taken.
        2 => {
            let left = random(seed, 8) as u32;
            share_out(seed, &mut stars, ALL_STARS - left);
        }
        _ => {
            let all = random(seed, 65) as u32;
            share_out(seed, &mut stars, all);
        }
    }
    if chance(seed, 20) {
        // What the mover has not got, another may have.
        let mine = stars.insert(mover, random(seed, 3) as u32).unwrap();
        let rich = *one_of(seed, seats);
        if rich != mover && chance(seed, 50) {
            *stars.get_mut(&rich).unwrap() += mine;
        }
    }
    while stars.values().sum::<u32>() > ALL_STARS {
        let poorer = one_of(seed, seats);
        let count = stars.get_mut(poorer).unwrap();
        *count = count.saturating_sub(1);
    }
    stars
}

/// Gives so many stars to the seats, now and then to a few of them only.
fn share_out(seed: &mut u64, stars: &mut BTreeMap<char, u32>, count: u32) {
    let mut takers: Vec<char> = stars.keys().copied().collect();
    for _ in 0..random(seed, takers.len()) {
        takers.remove(random(seed, takers.len()));
    }
    for _ in 0..count {
        *stars.get_mut(one_of(seed, &takers)).unwrap() += 1;
    }
}

/// What the seat to act is at.
fn any_at(seed: &mut u64, seats: &[char], mover: char) -> At {
    let mut others = seats.to_vec();
    others.retain(|seat| *seat != mover);
    match random(seed, 20) {
        0 | 1 => At::Arrow,
        2 | 3 => At::Stars,
        4 => At::Give,
        5 => At::Against,
        6 | 7 => At::AgainstPlayer(*one_of(seed, &others)),
        _ => At::Start,
    }
}

/// A space where that can be, near one of the ends more often than not.
fn any_token(seed: &mut u64, house: &House, at: At) -> &'static str {
    let all: Vec<&'static str> = board::TRACK.iter().map(|(number, ..)| *number).collect();
    let words = match at {
        At::Start => {
            return match random(seed, 8) {
                0..=3 if house.differs("exact") => one_of::<&str>(seed, &all[28..40]),
                0 => board::ORPHANAGE,
                1 => one_of::<&str>(seed, &all[..10]),
                2 | 3 => one_of::<&str>(seed, &all[28..40]),
                _ => one_of::<&str>(seed, &all[..40]),
            };
        }
        At::Arrow => "arrow",
        At::Stars => "Roll for stars",
        At::Give => "Give another orphan",
        At::Against | At::AgainstPlayer(_) => "Roll against",
    };
    let fitting = board::TRACK
        .iter()
        .filter(|(_, text, _)| text.contains(words));
    let fitting: Vec<&'static str> = fitting.map(|(number, ..)| *number).collect();
    one_of::<&str>(seed, &fitting)
}

/// The line of the next decision: the dice that are rolled next, each of their 6 or 36 numbers as
/// likely as any other; the line itself where a player is to choose. `None` when the game is over.
pub fn onward(seed: &mut u64, position_line: &str) -> Option<String> {
    let mut position = line::read(position_line).expect(position_line);
    let beside = board::beside(position.token);
    let Turn::Of(_, at, thrown) = &mut position.turn else {
        return None;
    };
    if *thrown == Thrown::Nothing {
        *thrown = match *at {
            At::Give | At::Against => Thrown::Nothing,
            At::Arrow => Thrown::One(die(seed)),
            At::Start if beside != Beside::Nothing => Thrown::One(die(seed)),
            //
            At::Start | At::Stars | At::AgainstPlayer(_) => Thrown::Both(die(seed), die(seed)),
        };
    }
    Some(position.print())
}
