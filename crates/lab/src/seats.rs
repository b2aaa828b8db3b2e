//! Sets of seats that can play, found by asking the game.

use rules::playable::Playable;
use rules::seat::{Seat, SeatSet};

/// All sets of seats that can play, the smallest first, then in turn order.
fn playable<G: Playable>(game: &G) -> Vec<SeatSet> {
    let sets = 1..=G::FAMILY.all_seats().0;
    let mut sets: Vec<SeatSet> = sets
        .map(SeatSet)
        .filter(|set| game.initial_state(*set).is_ok())
        .collect();
    sets.sort_by_key(|set| (set.len(), set.0));
    sets
}

/// The first set of this many seats that can play.
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

/// The first set of this many seats that can play, and its sides in turn order of their first
/// seats. By default, the smallest set with two sides.
pub(crate) fn for_sides<G: Playable>(
    game: &G,
    players: Option<usize>,
) -> Result<(SeatSet, Vec<SeatSet>), String> {
    if let Some(count) = players {
        let seats = for_players(game, count)?;
        let sides = sides(game, seats);
        return if sides.len() > 1 {
            Ok((seats, sides))
        } else {
            Err(format!("{} is played by one side", game.ruleset()))
        };
    }
    let mut counted: Vec<SeatSet> = playable(game);
    counted.dedup_by_key(|seats| seats.len());
    let with_sides = counted.into_iter().map(|seats| (seats, sides(game, seats)));
    let mut two = with_sides.filter(|(_, sides)| sides.len() == 2);
    two.next()
        .ok_or_else(|| format!("{} is not played by two sides", game.ruleset()))
}

/// The sides of these seats: the sets of seats that win together.
fn sides<G: Playable>(game: &G, seats: SeatSet) -> Vec<SeatSet> {
    let first = seats.iter().next().unwrap_or(Seat(0));
    let Ok(state) = game.initial_state_with_first(seats, first) else {
        return Vec::new();
    };
    let side_of = |seat| game.side(&state, seat);
    let firsts = seats
        .iter()
        .filter(|&seat| side_of(seat).iter().next() == Some(seat));
    firsts.map(side_of).collect()
}
