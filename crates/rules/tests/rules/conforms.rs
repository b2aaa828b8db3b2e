//! Every game of the list, in every ruleset and seating, through the conformance suite. With
//! `TURNOUT_GAME=pollyanna` that game alone.

use rules::conform::{self, Report};
use rules::games::{self, Playable, Visitor};
use rules::ruleset::{Family, Ruleset};
use rules::seat::SeatSet;

use crate::chosen::{self, rulesets};

/// Games of the first ruleset of a family, by seating.
const GAMES: u64 = 2;

/// Actions and plays that are looked at by seating, at least.
const ENOUGH: u64 = 100;

struct Conform {
    seats: SeatSet,
    seed: u64,
    games: u64,
}

impl Visitor for Conform {
    /// Nothing where these seats cannot play.
    type Output = Option<Report>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        game.opening(self.seats).ok()?;
        let mut games = self.games;
        loop {
            let report = conform::check(&game, self.seats, games, self.seed).unwrap();
            // Of short games more are played.
            if report.actions > ENOUGH && report.plays > ENOUGH {
                return Some(report);
            }
            games *= 4;
        }
    }
}

/// Runs the suite over the family's `part`-th ruleset of so many.
fn conforms(family: &'static Family, ruleset: Ruleset) {
    let all = family.all_seats();
    let first = ruleset == Ruleset::of(family, 0);
    let mut reports = Vec::new();
    for bits in 1..=all.0 {
        let seats = SeatSet(bits);
        // The rules of other rulesets are mostly those of the first: fewer seatings are enough.
        if !first && seats.len() == 3 {
            continue;
        }
        let games = if first { GAMES } else { 1 };
        let seed = 1951 + u64::from(bits);
        reports.extend(games::visit(ruleset, Conform { seats, seed, games }));
    }
    assert!(!reports.is_empty(), "nobody can play {ruleset}");
    for report in &reports {
        eprintln!("{ruleset}: {report:?}");
    }
    assert!(reports.iter().any(|report| report.refusals > 100));
}

/// The tests run side by side: each takes every fourth ruleset of the list.
fn every_fourth(from: usize) {
    let all = chosen::families().into_iter().flat_map(|family| {
        let rulesets = rulesets(family).into_iter();
        rulesets.map(move |ruleset| (family, ruleset))
    });
    for (family, ruleset) in all.skip(from).step_by(4) {
        conforms(family, ruleset);
    }
}

#[test]
fn the_first_and_every_fourth_ruleset() {
    every_fourth(0);
}

#[test]
fn the_second_and_every_fourth_ruleset() {
    every_fourth(1);
}

#[test]
fn the_third_and_every_fourth_ruleset() {
    every_fourth(2);
}

#[test]
fn the_fourth_and_every_fourth_ruleset() {
    every_fourth(3);
}
