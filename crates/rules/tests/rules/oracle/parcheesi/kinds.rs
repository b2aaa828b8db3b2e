//! What random positions must not lack.

use crate::oracle::Plays;
use crate::oracle::race::Game;
use crate::oracle::race::line::{self, Position, Turn};
use crate::oracle::race::play::plays;
use crate::oracle::race::settle::is_third;
use crate::oracle::race::step::dice_of;

/// What there is in a position and its plays.
pub(super) fn kinds(text: &str, all: &Plays) -> Vec<(String, bool)> {
    let position = line::read(Game::Parcheesi, text).unwrap();
    let Turn::Thrown(mover, high, low) = position.turn else {
        panic!("{text}: no throw");
    };
    let any = |part: &str| all.keys().any(|play| play.contains(part));
    let third = is_third(&position, high, low);
    let four_dice = dice_of(&position, mover, high, low).len() == 4 && !third;
    let due = position.blockades_of(mover);
    let due = due
        .iter()
        .filter(|space| position.blockades.get(*space) == Some(&4));
    let due = due.count();
    let kinds = [
        ("two", position.seats.len() == 2),
        ("three", position.seats.len() == 3),
        ("four", position.seats.len() == 4),
        ("third doublet", third),
        ("undersides", four_dice),
        ("enters", any(" yard")),
        ("enters with both", any("+4 yard") || any("+3 yard")),
        ("captures by entering", any(" yardx")),
        ("earns 20", any("+20 ")),
        ("earns 10", any("+10 ")),
        ("declines", any(" -")),
        (
            "captures with a bonus",
            all.keys().any(|play| bonus(play, "x")),
        ),
        (
            "home with a bonus",
            all.keys().any(|play| bonus(play, "-home")),
        ),
        ("passes", any("pass") && !third),
        (
            "wins",
            all.values().any(|result| result.contains("winner=")),
        ),
        ("one due", due == 1),
        ("two due", due == 2),
        (
            "must break",
            due > 0 && breaks_only_by_order(&position, all),
        ),
    ];
    kinds
        .map(|(kind, there)| (kind.to_string(), there))
        .to_vec()
}

/// Whether a play has a bonus whose step contains this.
fn bonus(play: &str, part: &str) -> bool {
    let mut steps = play.split(", ");
    steps.any(|step| step.starts_with('+') && step.contains(part))
}

/// Whether the duty of C-14 makes a difference: with younger blockades there would be more plays.
fn breaks_only_by_order(position: &Position, plays_due: &Plays) -> bool {
    let mut younger = position.clone();
    younger.blockades.clear();
    plays(Game::Parcheesi, &younger.print()).unwrap().len() > plays_due.len()
}
