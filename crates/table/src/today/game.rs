//! The game of a day: the same for everybody who has this release.

use std::ops::RangeInclusive;

use rules::games::FAMILIES;
use rules::ruleset::{Family, Ruleset};
use rules::seat::{Seat, SeatSet};
use sha2::{Digest as _, Sha256};

use super::day::Day;
use crate::setup::{PERSON, Setup};

/// What makes the games of a release others than those of the release before: its version.
const SALT: &str = env!("CARGO_PKG_VERSION");

/// How many minutes the game of a day takes one person against bots.
const MINUTES: RangeInclusive<usize> = 8..=15;

/// The tenths of a second that a person's turn takes, and a bot's; and all turns of bots in a round at most.
const PERSON_TURN: usize = 120;
const BOT_TURN: usize = 25;
const BOTS_ROUND: usize = 80;

/// The game of a day: a person at one seat, bots at the others, and the seed of the dice, which also decides who goes
/// first. `levels` are those of bots, the weakest first.
pub fn game_of(day: Day, levels: &[&str]) -> Setup {
    let mut numbers = Numbers::of(day);
    let seed = numbers.next();
    let all = FAMILIES.iter().map(|family| games_of(family));
    let all: Vec<_> = all.filter(|games| !games.is_empty()).collect();
    // Games take turns.
    let (ruleset, seats) = *numbers.one_of(&all[day.number() as usize % all.len()]);
    let taken: Vec<Seat> = seats.iter().collect();
    let own = *numbers.one_of(&taken);
    let level = level(day, levels);
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

/// The editions of a game that are as long as the game of a day, each for two and for a full table.
fn games_of(family: &'static Family) -> Vec<(Ruleset, SeatSet)> {
    let mut games = Vec::new();
    for ruleset in family.plain_rulesets() {
        let (two, full) = ruleset.edition.minutes;
        let full = against_bots(full.into(), family.full_table.len());
        for (minutes, seats) in [(two.into(), family.usual_seats), (full, family.full_table)] {
            if MINUTES.contains(&minutes) {
                games.push((ruleset, seats));
            }
        }
    }
    games
}

/// The minutes that one person takes against bots, of those that so many people take.
fn against_bots(minutes: usize, players: usize) -> usize {
    let bots = usize::min(BOT_TURN * (players - 1), BOTS_ROUND);
    minutes * (PERSON_TURN + bots) / (PERSON_TURN * players)
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
