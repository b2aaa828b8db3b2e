//! Which seats play, found by asking the game, since the lab knows none.

use rules::games::Playable;
use rules::seat::{Seat, SeatSet};

/// All sets of seats that can play the game, the smallest first, then in turn order.
fn playable<G: Playable>(game: &G) -> Vec<SeatSet> {
    let sets = 1..=G::FAMILY.all_seats().0;
    let mut sets: Vec<SeatSet> = sets
        .map(SeatSet)
        .filter(|set| game.opening(*set).is_ok())
        .collect();
    sets.sort_by_key(|set| (set.len(), set.0));
    sets
}

/// The first set of so many seats that can play.
pub(crate) fn for_players<G: Playable>(game: &G, count: usize) -> Result<SeatSet, String> {
    let sets = playable(game);
    sets.iter()
        .copied()
        .find(|set| set.len() == count)
        .ok_or_else(|| {
            let mut counts: Vec<_> = sets.iter().map(|set| set.len().to_string()).collect();
            counts.dedup();
            let counts = counts.join(", ");
            format!(
                "expected players for {} ({counts} of them), found {count}",
                game.ruleset()
            )
        })
}

/// The smallest set of seats in which two sides play, and the first of the two sides.
pub(crate) fn for_two_sides<G: Playable>(game: &G) -> Result<(SeatSet, SeatSet), String> {
    for seats in playable(game) {
        let first = seats.iter().next().unwrap_or(Seat(0));
        let Ok(state) = game.begin(seats, first) else {
            continue;
        };
        let side = game.side(&state, first);
        let mut others = seats.iter().filter(|seat| !side.has(*seat));
        let second = others.next().map(|seat| game.side(&state, seat));
        if second.is_some_and(|second| side.0 | second.0 == seats.0) {
            return Ok((seats, side));
        }
    }
    Err(format!("{} is not played by two sides", game.ruleset()))
}
