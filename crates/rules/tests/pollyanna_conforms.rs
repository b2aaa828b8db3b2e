//! Every ruleset and seating of Pollyanna through the conformance suite.

use rules::conform;
use rules::games::{self, Playable, Visitor};
use rules::seat::{Seat, SeatSet};

/// Games of every ruleset and seating.
const GAMES: u64 = 2;

struct Conform(SeatSet, u64);

impl Visitor for Conform {
    type Output = conform::Report;

    fn visit<G: Playable>(self, game: G) -> conform::Report {
        conform::check(&game, self.0, GAMES, self.1).unwrap()
    }
}

fn conforms(ruleset: &str, seatings: &[&[u8]]) {
    for (seed, seats) in (1951..).zip(seatings) {
        let seats: SeatSet = seats.iter().copied().map(Seat).collect();
        let report = games::visit(games::ruleset(ruleset).unwrap(), Conform(seats, seed));
        assert_eq!(report.games, GAMES);
        let enough = report.actions > 500 && report.refusals > 3_000 && report.plays > 1_000;
        assert!(enough, "{report:?}");
        eprintln!("{ruleset} {seats:?}: {report:?}");
    }
}

const SEATINGS: [&[u8]; 7] = [
    &[0, 2],
    &[1, 3],
    &[0, 1, 2],
    &[0, 1, 3],
    &[0, 2, 3],
    &[1, 2, 3],
    &[0, 1, 2, 3],
];

#[test]
fn of_1951() {
    conforms("pollyanna-1951", &SEATINGS);
}

#[test]
fn of_1916() {
    // The editions play alike: two seatings are enough.
    conforms("pollyanna-1916", &[&[0, 2], &[0, 1, 2, 3]]);
}

#[test]
fn partners() {
    conforms("pollyanna-1951+partners", &[&[0, 1, 2, 3]]);
    conforms("pollyanna-1916+partners", &[&[0, 1, 2, 3]]);
}

#[test]
#[should_panic(expected = "the seats asked for can play")]
fn seats_that_cannot_play() {
    conforms("pollyanna-1951", &[&[0, 1]]);
}
