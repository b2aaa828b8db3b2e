//! Invariants at every moment of random games. One file for each game.

mod annie;
mod parcheesi;
mod pollyanna;
mod sorry;

use crate::effort::repetitions;

/// Random games for each game, over all its rulesets and seatings.
fn game_count() -> u64 {
    repetitions(1_000, 10_000)
}

/// Whether `found` of `all` cases are about `weight` in `total`: the difference is less than
/// 1/`within` of the expected number. Short runs differ more by chance, so 4 standard deviations
/// are allowed.
fn is_near(found: u64, all: u64, (weight, total): (u64, u64), within: u64) -> bool {
    let difference = (found * total).abs_diff(all * weight);
    let variance = all * weight * (total - weight);
    difference * within < all * weight || difference.pow(2) < 4_u64.pow(2) * variance
}

#[test]
fn differences_by_chance_are_allowed() {
    // Among 2,000 wins, a quarter may differ by 100.
    assert!(is_near(599, 2_000, (1, 4), 5) && is_near(401, 2_000, (1, 4), 5));
    assert!(!is_near(601, 2_000, (1, 4), 5));
    // Among 200 wins, a quarter may be half as many again, but not twice as many.
    assert!(is_near(74, 200, (1, 4), 5) && !is_near(75, 200, (1, 4), 5));
    assert!(!is_near(100, 200, (1, 4), 5));
}
