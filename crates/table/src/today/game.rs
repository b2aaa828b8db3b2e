//! The game of a day: the same for everybody who has this release.

use rules::games;
use rules::seat::{Seat, SeatSet};
use sha2::{Digest as _, Sha256};

use super::day::Day;
use crate::draft::seats_for;
use crate::setup::{PERSON, Setup};

/// What makes the games of a release others than those of the release before: its version.
const SALT: &str = env!("CARGO_PKG_VERSION");

/// The games that a day can have: rulesets, and how many play; a row for each game, which take turns. A game takes one
/// person 9 to 12 minutes, see `crates/lab/tests/today/main.rs`; Annie takes 2.
const GAMES: [&[(&str, usize)]; 3] = [
    &[
        ("pollyanna-1951", 2),
        ("pollyanna-1951", 3),
        ("pollyanna-1916", 2),
    ],
    &[("parcheesi", 2), ("parcheesi", 4)],
    &[("sorry+hand", 2), ("sorry+fast+hand", 2)],
];

/// The game of a day: a person at one seat, bots at the others, and the seed of the dice, which also decides who goes
/// first. `levels` are those of bots, the weakest first.
pub fn game_of(day: Day, levels: &[&str]) -> Setup {
    let mut numbers = Numbers::of(day);
    let seed = numbers.next();
    let row = GAMES[day.number() as usize % GAMES.len()];
    let (name, count) = *numbers.one_of(row);
    let ruleset = games::ruleset(name).expect("a ruleset");
    let seats = seats_for(ruleset, count, None).expect("seats that can play");
    let seats: Vec<Seat> = seats.iter().collect();
    let own = *numbers.one_of(&seats);
    let level = level(day, levels);
    let seats: SeatSet = seats.into_iter().collect();
    let mut setup = Setup {
        seed: Some(seed),
        ..Setup::usual(ruleset, level)
    };
    for (seat, place) in (0..).map(Seat).zip(&mut setup.places) {
        let kind = if seat == own { PERSON } else { level };
        place.kind = seats.has(seat).then(|| kind.to_owned());
    }
    setup
}

/// The level of a day's bots: they are weakest on Mondays, and strongest on Sundays.
fn level<'a>(day: Day, levels: &[&'a str]) -> &'a str {
    let at = usize::from(day.weekday()) * levels.len() / 7;
    levels.get(at).copied().unwrap_or(PERSON)
}

/// Numbers that follow from a day and the release.
struct Numbers([u8; 32]);

impl Numbers {
    fn of(day: Day) -> Numbers {
        Numbers(Sha256::digest(format!("turnout today {SALT} {day}")).into())
    }

    fn next(&mut self) -> u64 {
        let [a, b, c, d, e, f, g, h, ..] = self.0;
        self.0 = Sha256::digest(self.0).into();
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[(self.next() % all.len() as u64) as usize]
    }
}
