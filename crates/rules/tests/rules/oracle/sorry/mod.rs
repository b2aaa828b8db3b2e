//! A second, slow Sorry!: spaces are their printed names, a step walks from space to space, and each
//! card is tried with every pawn in every way, a shared seven with every part in every order.
//!
//! - [`board`]: which space follows which, for each colour, and the slides (S-1 to S-3, S-12, S-13).
//! - [`cards`]: the deck (S-4).
//! - [`house`]: rulesets' names, read and printed.
//! - [`line`]: position lines, read, checked and printed.
//! - [`step`]: one pawn moved, with bumps and slides (S-8 to S-14, S-20 to S-23).
//! - [`play`]: the cards (S-15 to S-19, S-25, S-26) and what follows them.
//! - [`draw`]: from the end of a play to the next decision (S-4, S-7, S-26).
//! - [`start`]: where a game begins (S-5, S-6).
//! - [`random`]: rulesets and positions to compare on, most of which no game would ever reach.
//! - [`matters`]: which house rules make a difference in a position.
//! - `positions.txt`: positions with something special about them.
//! - `house_positions.txt`: the same for house rules.

pub mod board;
pub mod cards;
pub mod draw;
pub mod house;
pub mod line;
pub mod matters;
pub mod play;
pub mod random;
pub mod start;
pub mod step;

use draw::onward;
use line::accepted;
use play::plays;
use random::{random_position, random_ruleset};
use start::start;

use super::{Oracle, Plays};

/// This implementation, for the comparison.
pub const ORACLE: Oracle = Oracle {
    game: "sorry",
    start,
    plays,
    accepted,
    random_position,
    random_ruleset: Some(random_ruleset),
    onward,
    kinds,
    positions: include_str!("positions.txt"),
    house_positions: include_str!("house_positions.txt"),
};

/// What there is in a position and its plays.
fn kinds(text: &str, plays: &Plays) -> Vec<(String, bool)> {
    let position = line::read(text).unwrap();
    let any = |part: &str| plays.keys().any(|play| play.contains(part));
    let pile = position.pile().unwrap().len();
    let mut kinds = vec![
        ("slides", any(">")),
        ("bumps", any("x")),
        ("starts", any(" yard-")),
        ("goes home", any("-home")),
        ("shares a 7", any("7 ") && any(", 7 ")),
        (
            "shares a 7 in three",
            plays.keys().any(|play| play.matches(", 7 ").count() == 2),
        ),
        ("swaps", any("~")),
        ("declines a swap", any("11 -")),
        ("takes a square", any("sorry ")),
        (
            "takes a square for the partner",
            any("sorry R:") || any("sorry Y:"),
        ),
        ("passes", any("pass")),
        ("discards", any("discard ")),
        ("holds cards", text.contains(" hand=")),
        ("chooses again", text.contains(" again=1")),
        ("others hold cards", text.contains(" hands=")),
        ("a pile of one card", pile == 1),
        (
            "wins",
            plays.values().any(|result| result.contains("winner=")),
        ),
    ];
    let seated = |seats: &str| position.seats.iter().copied().eq(seats.chars());
    let seatings = ["RY", "BG", "RBY", "RBG", "RYG", "BYG", "RBYG"];
    kinds.extend(seatings.map(|seats| (seats, seated(seats))));
    let kinds = kinds.into_iter();
    kinds
        .map(|(kind, there)| (kind.to_string(), there))
        .collect()
}
