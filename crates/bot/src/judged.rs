//! Results of a play, as a bot judges them.

use rules::games::Playable;

/// A result of the play under way.
#[derive(Clone, Debug)]
pub struct Judged<G: Playable> {
    /// The end of the play that leads to it.
    pub end: G::Play,
    /// The state there.
    pub result: G::State,
    /// What it is worth to the side of the seat, the more the better.
    pub value: i64,
    /// Its lot among equals.
    pub lot: u64,
}

/// Puts results in order, the best first.
pub fn best_first<G: Playable>(results: &mut [Judged<G>]) {
    let values: Vec<_> = results.iter().map(|each| (each.value, each.lot)).collect();
    let mut places = order(&values);
    // Each goes to its place, and what stood there is looked at next.
    for index in 0..results.len() {
        while places[index] != index {
            let place = places[index];
            results.swap(index, place);
            places.swap(index, place);
        }
    }
}

/// The place of each among all, the largest first.
// Not generic, so that sorting is compiled once and not once a game.
fn order(values: &[(i64, u64)]) -> Vec<usize> {
    let mut indices: Vec<usize> = (0..values.len()).collect();
    indices.sort_unstable_by(|one, other| values[*other].cmp(&values[*one]));
    let mut places = vec![0; values.len()];
    for (place, index) in indices.into_iter().enumerate() {
        places[index] = place;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_is_first() {
        assert_eq!(order(&[(3, 1), (5, 0), (3, 2), (-1, 9)]), [2, 0, 1, 3]);
        assert_eq!(order(&[]), []);
    }
}
