//! Hot paths of the rules do not allocate.
//!
//! Allocations are counted for each thread, so parallel tests do not disturb the count.

use bot::measure;
use rules::games;
use rules::ruleset::Ruleset;

/// Counts the allocations of `work`.
fn allocations(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

/// Allowed allocations: working memory is allocated at the start and rarely grows later.
const ROOM: u64 = 40;

#[test]
fn a_step_allocates_nothing() {
    for family in games::FAMILIES {
        let ruleset = Ruleset::of(family, 0);
        let count = allocations(|| {
            measure::random_steps(ruleset, 200_000, 1);
        });
        assert!(
            count < ROOM,
            "{ruleset}: {count} allocations in 200,000 steps"
        );
    }
}

#[test]
fn a_roll_with_all_its_results_allocates_nothing() {
    for family in games::FAMILIES {
        let ruleset = Ruleset::of(family, 0);
        let count = allocations(|| {
            measure::all_results(ruleset, 100_000, 1);
        });
        assert!(
            count < ROOM,
            "{ruleset}: {count} allocations in 100,000 rolls"
        );
    }
}
