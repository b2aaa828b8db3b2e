//! Rolls of a turn, from the newest values of all chains.

use rules::seat::Seat;
use sha2::{Digest as _, Sha256};

use super::Value;
use crate::random_numbers::Dice;

/// What the hashes begin with, so that a roll is never the seed of a bot.
const ROLL: &[u8] = b"turnout roll";
const BOT: &[u8] = b"turnout bot";

/// The rolls of a turn, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnDice {
    /// The newest value of each person's chain, in turn order.
    values: Vec<Value>,
    /// The number of rolls in this turn so far.
    rolls: u32,
}

impl TurnDice {
    pub(super) fn new(values: Vec<Value>, rolls: u32) -> TurnDice {
        TurnDice { values, rolls }
    }

    /// The next random number: uniform from 0 up to but not including `below`, which is not 0.
    pub(super) fn next_ticket(&mut self, below: u32) -> u32 {
        assert!(below > 0, "there is nothing to draw from");
        let mut hash = self.hash(ROLL, u64::from(self.rolls));
        self.rolls += 1;
        // Numbers beyond the last whole multiple of `below` would favour the first outcomes.
        let whole = u32::MAX - u32::MAX % below;
        loop {
            let words = hash.0.as_chunks().0.iter();
            let mut numbers = words.map(|bytes| u32::from_le_bytes(*bytes));
            if let Some(number) = numbers.find(|number| *number < whole) {
                return number % below;
            }
            hash = hash.before(1);
        }
    }

    /// The seed with which a bot finds its step after this many entries of the record.
    pub(super) fn bot_seed(&self, entries: usize) -> u64 {
        let hash = self.hash(BOT, entries as u64);
        u64::from_le_bytes(hash.0.as_chunks().0[0])
    }

    fn hash(&self, what: &[u8], number: u64) -> Value {
        let mut hash = Sha256::new();
        hash.update(what);
        for value in &self.values {
            hash.update(value.0);
        }
        hash.update(number.to_le_bytes());
        Value(hash.finalize().into())
    }
}

impl Dice for TurnDice {
    fn ticket(&mut self, _seat: Seat, _n: u64, below: u32) -> u32 {
        self.next_ticket(below)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_depend_on_every_value_and_on_their_number() {
        let first = |values: [u8; 3]| {
            let values = values.map(|byte| Value([byte; 32])).to_vec();
            let mut dice = TurnDice::new(values, 0);
            let rolls: Vec<u32> = (0..20).map(|_| dice.next_ticket(36)).collect();
            rolls
        };
        let rolls = first([1, 2, 3]);
        assert_eq!(rolls, first([1, 2, 3]));
        assert!(rolls.iter().any(|roll| *roll != rolls[0]));
        for other in [[9, 2, 3], [1, 9, 3], [1, 2, 9], [2, 1, 3]] {
            assert_ne!(first(other), rolls);
        }
    }

    #[test]
    fn tickets_are_uniform() {
        let mut dice = TurnDice::new(vec![Value([1; 32]), Value([2; 32])], 0);
        let mut ways = [0u32; 36];
        for _ in 0..72_000 {
            ways[dice.next_ticket(36) as usize] += 1;
        }
        // The expected count is 2000, with a standard deviation of 44; the test allows 5 of them.
        assert!(
            ways.iter().all(|&count| count.abs_diff(2_000) < 220),
            "{ways:?}"
        );
    }
}
