//! Chances of all sides, by the net and by looking one or two rolls ahead.

use std::cmp::Reverse;
use std::sync::Arc;

use rules::event::NullSink;
use rules::playable::Playable;
use rules::seat::{Seat, SeatSet};
use rules::sort_few::sort_few;
use rules::state::Node;

use crate::evaluator::Evaluator;
use crate::net::Net;
use crate::win_chance::{CERTAIN, Chance};

/// The number of results of a play to compare by looking ahead, the best by the net alone.
const COMPARED: usize = 4;

/// Estimates chances of winning.
pub struct Lookahead<G: Playable> {
    game: G,
    evaluator: Evaluator<G>,
}

/// The results of a decision that were compared by looking ahead.
pub struct Compared<S> {
    /// The chances after each, and the result, the best first. At least one.
    pub results: Vec<(Vec<Chance>, S)>,
    /// How much better the best result is than a play at random, by the net alone; `None` if all plays have one result.
    pub stake: Option<Chance>,
    /// How much better the best result is than the second best, for the player's side; `None` if all plays have one
    /// result.
    pub gap: Option<Chance>,
}

/// The best play of a decision.
pub struct BestPlay<S> {
    /// The chances after it.
    pub chances: Vec<Chance>,
    /// As in [`Compared`].
    pub stake: Option<Chance>,
    /// As in [`Compared`].
    pub gap: Option<Chance>,
    /// Its result, if it is better than the play that was made.
    pub best: Option<S>,
}

impl<G: Playable> Lookahead<G> {
    /// Estimates by a net.
    pub fn new(game: G, net: Arc<Net>) -> Lookahead<G> {
        Lookahead {
            evaluator: Evaluator::new(net),
            game,
        }
    }

    /// The chances before a roll: the average over all rolls, each with the best play.
    pub fn before_roll(&mut self, state: &G::State) -> Vec<Chance> {
        self.ahead(state, 2)
    }

    /// The chances after a play: the average over the rolls of the next player.
    pub fn after_play(&mut self, state: &G::State) -> Vec<Chance> {
        self.ahead(state, 1)
    }

    /// The best play of a decision of `seat`, where the play to `made` was made.
    pub fn choice(&mut self, state: &G::State, seat: Seat, made: &G::State) -> BestPlay<G::State> {
        let Compared {
            results,
            stake,
            gap,
        } = self.compared(state, seat);
        let side = self.side_index(state, seat);
        let mut chances = self.after_play(made);
        let mut best = None;
        if let Some((after, result)) = results.into_iter().next()
            && after[side] > chances[side]
        {
            (chances, best) = (after, Some(result));
        }
        BestPlay {
            chances,
            stake,
            gap,
            best,
        }
    }

    /// The best results of a decision of `seat` by the net, compared by looking ahead.
    pub fn compared(&mut self, state: &G::State, seat: Seat) -> Compared<G::State> {
        let evaluated = self.evaluated(state, seat);
        let stake = stake(evaluated.iter().map(|(chance, _)| *chance));
        let side = self.side_index(state, seat);
        let best = best_of(evaluated).into_iter().take(COMPARED);
        let mut results: Vec<_> = best
            .map(|result| (self.after_play(&result), result))
            .collect();
        sort_few(&mut results, |(chances, _)| Reverse(chances[side]));
        let gap = match &results[..] {
            [(best, _), (second, _), ..] => Some(best[side] - second[side]),
            _ => None,
        };
        Compared {
            stake: gap.map(|_| stake),
            results,
            gap,
        }
    }

    /// The play line that leads from a decision to one of its results.
    pub fn play_line(&self, state: &G::State, result: &G::State) -> String {
        let mut state = state.clone();
        let mut steps = Vec::new();
        for action in self.game.path(&state, result) {
            steps.push(self.game.step(&state, action));
            self.game.apply(&mut state, action, &mut NullSink);
        }
        steps.join(", ")
    }

    /// The chances at the end of a play, with `rolls` more rolls looked at.
    fn ahead(&mut self, state: &G::State, rolls: u32) -> Vec<Chance> {
        if rolls == 0 {
            return self.by_net(state);
        }
        match self.game.node(state) {
            Node::Terminal { .. } => self.by_net(state),
            Node::Decision { seat } => self.best(state, seat, rolls),
            Node::Chance { .. } => {
                let mut outcomes = Vec::new();
                self.game.chance_outcomes(state, &mut outcomes);
                let mut sums = vec![0; self.sides(state).len()];
                for (outcome, weight) in outcomes {
                    let chances = self.after_outcome(state, outcome, rolls);
                    for (sum, chance) in sums.iter_mut().zip(chances) {
                        *sum += u64::from(weight) * chance as u64;
                    }
                }
                shares(&sums)
            }
        }
    }

    /// The chances after a roll or draw with the best play, with this roll and `rolls - 1` more looked at.
    pub fn after_outcome(
        &mut self,
        state: &G::State,
        outcome: G::Chance,
        rolls: u32,
    ) -> Vec<Chance> {
        let mut next = state.clone();
        self.game.apply_chance(&mut next, outcome, &mut NullSink);
        match self.game.node(&next) {
            Node::Decision { seat } => self.best(&next, seat, rolls),
            // The roll allows no play, or one of several cards was dealt.
            _ => self.ahead(&next, rolls - 1),
        }
    }

    /// The best play of a roll or draw by the net alone, as in a play line; empty if it allows none.
    pub fn best_play(&mut self, state: &G::State, outcome: G::Chance) -> String {
        let mut next = state.clone();
        self.game.apply_chance(&mut next, outcome, &mut NullSink);
        let Node::Decision { seat } = self.game.node(&next) else {
            return String::new();
        };
        let (_, result) = self.evaluator.best(&self.game, &next, seat);
        self.play_line(&next, &result)
    }

    /// The chances after the best play of a decision.
    fn best(&mut self, state: &G::State, seat: Seat, rolls: u32) -> Vec<Chance> {
        if rolls == 1 {
            let (_, result) = self.evaluator.best(&self.game, state, seat);
            return self.by_net(&result);
        }
        let results = self.results(state, seat);
        let side = self.side_index(state, seat);
        let after = |result| self.ahead(result, rolls - 1);
        let all = results.iter().take(COMPARED).map(after);
        let best = all.max_by_key(|chances| chances[side]);
        best.expect("a decision has a result")
    }

    /// The best distinct results of a decision by the net, the best first.
    fn results(&mut self, state: &G::State, seat: Seat) -> Vec<G::State> {
        best_of(self.evaluated(state, seat))
    }

    /// All results of a decision with the chances of its player, by the net alone.
    fn evaluated(&mut self, state: &G::State, seat: Seat) -> Vec<(Chance, G::State)> {
        let mut results = Vec::new();
        let mut scratch = G::Scratch::default();
        self.game.results(state, &mut scratch, |result| {
            results.push((self.evaluator.chance(&self.game, &result, seat), result));
        });
        results
    }

    /// The chances by the net alone, or exactly if the game is over.
    fn by_net(&mut self, state: &G::State) -> Vec<Chance> {
        let sides = self.sides(state);
        let mut weights = Vec::new();
        for side in &sides {
            let seats = side
                .iter()
                .map(|seat| self.evaluator.chance(&self.game, state, seat) as u64);
            weights.push(seats.sum::<u64>() / side.len() as u64);
        }
        shares(&weights)
    }

    /// The sides, in the turn order of their first seats.
    pub fn sides(&self, state: &G::State) -> Vec<SeatSet> {
        let mut sides: Vec<SeatSet> = Vec::new();
        for seat in self.game.seats(state).iter() {
            if !sides.iter().any(|side| side.has(seat)) {
                sides.push(self.game.side(state, seat));
            }
        }
        sides
    }

    /// The index of the side of a seat in lists of chances.
    pub fn side_index(&self, state: &G::State, seat: Seat) -> usize {
        let sides = self.sides(state);
        let found = sides.iter().position(|side| side.has(seat));
        found.expect("every seat in play has a side")
    }
}

/// The best distinct results, the best first.
fn best_of<S: PartialEq>(mut results: Vec<(Chance, S)>) -> Vec<S> {
    // One by one: so few are needed that sorting all is more. Of equal ones the game's first comes first.
    let mut distinct: Vec<S> = Vec::new();
    while distinct.len() <= COMPARED {
        let backwards = results.iter().enumerate().rev();
        let Some((best, _)) = backwards.max_by_key(|(_, (chance, _))| *chance) else {
            break;
        };
        let (_, result) = results.remove(best);
        if !distinct.contains(&result) {
            distinct.push(result);
        }
    }
    distinct
}

/// How far the best of these chances is above their average.
fn stake(chances: impl Iterator<Item = Chance> + Clone) -> Chance {
    let best = chances.clone().max().unwrap_or_default();
    let count = chances.clone().count().max(1) as i64;
    let sum: i64 = chances.map(i64::from).sum();
    best - (sum / count) as Chance
}

/// Scales weights so that they sum to [`CERTAIN`]. What rounding leaves goes to the largest remainders.
fn shares(weights: &[u64]) -> Vec<Chance> {
    let total: u64 = weights.iter().sum();
    let certain = CERTAIN as u64;
    if total == 0 {
        return shares(&vec![1; weights.len()]);
    }
    let mut shares: Vec<u64> = weights
        .iter()
        .map(|weight| weight * certain / total)
        .collect();
    let mut by_remainder: Vec<usize> = (0..weights.len()).collect();
    sort_few(&mut by_remainder, |index| {
        Reverse(weights[*index] * certain % total)
    });
    let missing = certain - shares.iter().sum::<u64>();
    for index in by_remainder.into_iter().take(missing as usize) {
        shares[index] += 1;
    }
    shares.into_iter().map(|share| share as Chance).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_sum_to_certain() {
        for weights in [vec![1, 1, 1], vec![0, 0], vec![7, 0, 11, 13], vec![3]] {
            let shares = shares(&weights);
            assert_eq!(shares.iter().sum::<Chance>(), CERTAIN, "{weights:?}");
        }
        assert_eq!(shares(&[0, 5]), [0, CERTAIN]);
    }
}
