//! Luck of rolls and draws: how much their outcomes changed a side's chance of winning.
//!
//! The luck of an outcome is the chance after it less the average of the chances after all outcomes, by their weights. The
//! chances are those of the net after the best play. So luck is 0 on average, however wrong the net is, and a result less its
//! luck has the expectation of the result. It spreads less, the better the net (N. Burch and others, "AIVAT: a new variance
//! reduction technique for agent evaluation in imperfect information games", AAAI 2018).
//!
//! The state has all hands, so that the outcomes have their true weights. Each seat's chance is still estimated from its own hand.

use std::sync::Arc;

use rules::event::NullSink;
use rules::playable::Playable;
use rules::record::HistoryEntry;
use rules::seat::Seat;

use crate::lookahead::Lookahead;
use crate::net::Net;
use crate::win_chance::CERTAIN;

/// The luck that is worth a game. Fine enough for the rounding of each roll to vanish.
pub const WON: i64 = 1 << 32;

/// A [`WON`] in units of chances.
const UNIT: i64 = WON / CERTAIN as i64;

/// Computes luck by a net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LuckMeter {
    net: Arc<Net>,
    /// How many rolls to look at, including that of the outcome: 1 or 2. Two take far longer.
    rolls: u32,
}

impl LuckMeter {
    /// Computes luck by a net and by looking at 1 or 2 rolls.
    pub fn new(net: Arc<Net>, rolls: u32) -> LuckMeter {
        LuckMeter { net, rolls }
    }

    /// The luck of a seat's side in a game from `state`, in units of 1 / [`WON`]: the sum over all outcomes.
    pub fn of_game<G: Playable>(
        &self,
        game: &G,
        mut state: G::State,
        history: &[HistoryEntry<G>],
        seat: Seat,
    ) -> i64 {
        let mut lookahead = Lookahead::new(game.clone(), Arc::clone(&self.net));
        let mut luck = 0;
        for entry in history {
            if let HistoryEntry::Chance(outcome) = entry {
                luck += self.of_outcome(game, &mut lookahead, &state, *outcome, seat);
            }
            entry.apply(game, &mut state, &mut NullSink);
        }
        luck
    }

    fn of_outcome<G: Playable>(
        &self,
        game: &G,
        lookahead: &mut Lookahead<G>,
        state: &G::State,
        outcome: G::Chance,
        seat: Seat,
    ) -> i64 {
        let side = lookahead.side_index(state, seat);
        let mut outcomes = Vec::new();
        game.chance_outcomes(state, &mut outcomes);
        let (mut own, mut sum, mut total) = (0, 0, 0);
        for (each, weight) in outcomes {
            let chance = i64::from(lookahead.after_outcome(state, each, self.rolls)[side]);
            if each == outcome {
                own = chance;
            }
            sum += i64::from(weight) * chance;
            total += i64::from(weight);
        }
        (own * total - sum) * UNIT / total
    }
}
