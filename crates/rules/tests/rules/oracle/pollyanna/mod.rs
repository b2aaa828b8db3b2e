//! A second, slow Pollyanna: spaces are their printed names, a step walks from space to space, a
//! roll is tried in every order with every choice, and only then are whole plays compared with each
//! other (P-13 to P-16).
//!
//! - [`board`]: which space follows which, for each colour (P-1 to P-6, P-18, P-26).
//! - [`line`]: position lines, read, checked and printed.
//! - [`play`]: steps, whole plays, and which of them are legal.
//! - [`random`]: positions to compare on, most of which no game would ever reach.
//! - `positions.txt`: positions with something special about them.

pub mod board;
pub mod line;
pub mod play;
pub mod random;

use line::accepted;
use play::plays;
use random::{any_throw, random_position};

use super::{Oracle, Plays};

/// The second implementation of Pollyanna.
pub const ORACLE: Oracle = Oracle {
    game: "pollyanna",
    plays,
    accepted,
    random_position,
    onward: |seed, line| {
        let (high, low) = any_throw(seed);
        (!line.contains("winner=")).then(|| format!("{line}:{high}-{low}"))
    },
    kinds,
    positions: include_str!("positions.txt"),
};

/// What there is in a position and its plays.
fn kinds(line: &str, plays: &Plays) -> Vec<(String, bool)> {
    let seats = line.matches(':').count() - 1;
    let any = |part: &str| plays.keys().any(|play| play.contains(part));
    let kinds = [
        ("two", seats == 2),
        ("three", seats == 3),
        ("four", seats == 4),
        ("enters", any(" yard")),
        ("enters with both", any("+4 yard") || any("+3 yard")),
        ("captures by entering", any(" yardx")),
        ("takes a turnout", any("t1")),
        ("goes home", any("-home")),
        ("earns 10", any("+10 ")),
        ("declines", any("+10 -")),
        (
            "captures with a reward",
            plays.keys().any(|play| reward(play, "x")),
        ),
        (
            "home with a reward",
            plays.keys().any(|play| reward(play, "-home")),
        ),
        ("passes", any("pass")),
        (
            "wins",
            plays.values().any(|result| result.contains("winner=")),
        ),
    ];
    kinds
        .map(|(kind, there)| (kind.to_string(), there))
        .to_vec()
}

/// Whether a play has a reward whose step contains this.
fn reward(play: &str, part: &str) -> bool {
    let mut steps = play.split(", ");
    steps.any(|step| step.starts_with("+10 ") && step.contains(part))
}
