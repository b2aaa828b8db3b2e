//! The conformance suite for every game, ruleset and seating. `TURNOUT_GAME=pollyanna` limits it to
//! one game.

use rules::conform::{self, Change, Report, TestRng};
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::ruleset::{Family, Ruleset};
use rules::seat::SeatSet;

use crate::chosen::{self, rulesets};
use crate::effort::repetitions;
use crate::invariants;

/// Games for each seating of a family's first ruleset.
const GAMES: u64 = 2;

/// The minimal number of actions and plays to check for each seating.
const ENOUGH: u64 = 100;

struct Conform {
    seats: SeatSet,
    seed: u64,
    games: u64,
    /// What else holds of every change.
    invariants: fn(&Change<'_>) -> Result<(), String>,
}

impl Visitor for Conform {
    /// `None` if these seats cannot play.
    type Output = Option<Report>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        game.initial_state(self.seats).ok()?;
        let mut games = self.games;
        loop {
            let report = conform::check_with(&game, self.seats, games, self.seed, self.invariants);
            let report = report.unwrap();
            // Games are short: play more of them.
            if report.actions > ENOUGH && report.plays > ENOUGH {
                return Some(report);
            }
            games *= 4;
        }
    }
}

/// Runs the suite for every seating of a ruleset.
fn conforms(family: &'static Family, ruleset: Ruleset) {
    let all = family.all_seats();
    let first = ruleset == Ruleset::of(family, 0);
    let mut reports = Vec::new();
    for bits in 1..=all.0 {
        let seats = SeatSet(bits);
        // Other rulesets share most rules with the first, so they need fewer seatings.
        if !first && seats.len() == 3 {
            continue;
        }
        let games = if first { GAMES } else { 1 };
        let seed = 1951 + u64::from(bits);
        let conform = Conform {
            seats,
            seed,
            games,
            invariants: invariants::check,
        };
        reports.extend(games::visit(ruleset, conform));
    }
    assert!(!reports.is_empty(), "nobody can play {ruleset}");
    for report in &reports {
        eprintln!("{ruleset}: {report:?}");
    }
    assert!(reports.iter().any(|report| report.refusals > 100));
}

/// Runs the suite for every fourth ruleset, because tests run in parallel.
fn every_fourth(from: usize) {
    let all = chosen::families().into_iter().flat_map(|family| {
        let rulesets = rulesets(family).into_iter();
        rulesets.map(move |ruleset| (family, ruleset))
    });
    for (family, ruleset) in all.skip(from).step_by(4) {
        conforms(family, ruleset);
    }
}

/// How many random rulesets with house rules of each game are tried.
fn random_rulesets() -> u64 {
    repetitions(16, 400)
}

#[test]
fn random_house_rules() {
    for family in chosen::families() {
        let mut rng = TestRng::new(59);
        for seed in 0..random_rulesets() {
            let ruleset = chosen::random_ruleset(family, &mut rng);
            let conform = Conform {
                seats: family.full_table,
                seed,
                games: 1,
                // The invariants are those of the print.
                invariants: |_| Ok(()),
            };
            let report = games::visit(ruleset, conform);
            assert!(report.is_some(), "a full table plays {ruleset}");
        }
    }
}

#[test]
fn every_fourth_ruleset_from_the_first() {
    every_fourth(0);
}

#[test]
fn every_fourth_ruleset_from_the_second() {
    every_fourth(1);
}

#[test]
fn every_fourth_ruleset_from_the_third() {
    every_fourth(2);
}

#[test]
fn every_fourth_ruleset_from_the_fourth() {
    every_fourth(3);
}
