//! A learned evaluation: a small network in whole numbers, the same to the bit on every machine.
//!
//! Each feature of a position adds a row of [`HIDDEN`] weights to as many sums; a sum counts from 0
//! to [`FULL`], however far beyond it goes; the sums, weighed, add up to log odds of winning.
//!
//! # The file
//!
//! A line of text, `turnout-net 1 RULESET FEATURES`, then the weights: the rows of the features (8
//! bits each, one hidden unit after the other, which packs better than row by row), then the sums
//! to begin with (16 bits), the weights of the hidden units (16 bits) and the log odds to begin with
//! (32 bits), the lowest byte first.

use std::fmt;

use rules::features::FeatureSet;
use words::t;

use crate::chance::{self, Chance, LOG_ODDS};

/// The hidden units.
pub const HIDDEN: usize = 32;

/// A hidden unit counts from 0 to this: one, in the unit of the rows.
pub const FULL: i16 = 128;

/// The weights of the hidden units are in units of one to this many.
pub const OUTPUT_UNIT: i32 = LOG_ODDS / FULL as i32;

/// One number a hidden unit.
pub type Row = [i16; HIDDEN];

/// The weights of an evaluation.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    /// What each feature adds to the sums; each number fits in 8 bits.
    pub rows: Vec<Row>,
    /// The sums of a position without features.
    pub bias: Row,
    /// What the hidden units weigh.
    pub output: Row,
    /// The log odds when all hidden units are 0.
    pub output_bias: i32,
}

impl Net {
    /// The chance of winning of a position whose sums these are.
    #[inline]
    pub fn chance(&self, sums: &Row) -> Chance {
        chance::of_log_odds(self.log_odds(sums))
    }

    #[inline]
    fn log_odds(&self, sums: &Row) -> i32 {
        let weighed = sums.iter().zip(&self.output).map(|(sum, weight)| {
            let counted = (*sum).clamp(0, FULL);
            i32::from(counted) * i32::from(*weight)
        });
        weighed.fold(self.output_bias, i32::wrapping_add)
    }

    /// The net as a file for `ruleset`.
    pub fn write(&self, ruleset: &str) -> Vec<u8> {
        let mut file = head(ruleset, self.rows.len()).into_bytes();
        for unit in 0..HIDDEN {
            file.extend(self.rows.iter().map(|row| row[unit] as i8 as u8));
        }
        for number in self.bias.iter().chain(&self.output) {
            file.extend(number.to_le_bytes());
        }
        file.extend(self.output_bias.to_le_bytes());
        file
    }

    /// Reads a file for `ruleset`, of a game with so many features.
    ///
    /// # Errors
    /// A sentence that says what is wrong with it.
    pub fn read(file: &[u8], ruleset: &str, features: usize) -> Result<Net, String> {
        let head = head(ruleset, features);
        let Some(mut rest) = file.strip_prefix(head.as_bytes()) else {
            return Err(t!(bots::weights_head, head = head.trim_end()));
        };
        let expected = HIDDEN * features + 4 * HIDDEN + 4;
        if rest.len() != expected {
            return Err(t!(bots::weights_bytes, expected, found = rest.len()));
        }
        let mut rows = vec![[0; HIDDEN]; features];
        for unit in 0..HIDDEN {
            let (column, after) = rest.split_at(features);
            for (row, weight) in rows.iter_mut().zip(column) {
                row[unit] = i16::from(*weight as i8);
            }
            rest = after;
        }
        let mut row = || {
            let (numbers, after) = rest.split_at(2 * HIDDEN);
            rest = after;
            std::array::from_fn(|unit| {
                i16::from_le_bytes([numbers[2 * unit], numbers[2 * unit + 1]])
            })
        };
        let (bias, output) = (row(), row());
        let output_bias = i32::from_le_bytes([rest[0], rest[1], rest[2], rest[3]]);
        Ok(Net {
            rows,
            bias,
            output,
            output_bias,
        })
    }
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Net of {} features", self.rows.len())
    }
}

fn head(ruleset: &str, features: usize) -> String {
    format!("turnout-net 1 {ruleset} {features}\n")
}

/// The sums of the hidden units for a position, kept up to date by what changes.
#[derive(Clone, Debug)]
pub struct Sums {
    features: FeatureSet,
    sums: Row,
}

impl Sums {
    /// The sums of a position without features.
    pub fn new(net: &Net) -> Sums {
        Sums {
            features: FeatureSet::EMPTY,
            sums: net.bias,
        }
    }

    /// The features of the position.
    pub fn features(&self) -> &FeatureSet {
        &self.features
    }

    /// Goes on to another position: adds and takes away the rows in which it differs.
    ///
    /// # Panics
    /// When the net does not have such features.
    #[inline]
    pub fn go_to(&mut self, net: &Net, features: &FeatureSet) -> &Row {
        let sums = &mut self.sums;
        self.features.changes(features, |feature, added| {
            let row = &net.rows[usize::from(feature)];
            // At most some hundred features hold at once: the sums stay far within 16 bits.
            if added {
                add(sums, row);
            } else {
                take(sums, row);
            }
        });
        self.features = *features;
        &self.sums
    }
}

fn add(sums: &mut Row, row: &Row) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

fn take(sums: &mut Row, row: &Row) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*weight);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lot::Lot;

    fn any_net(features: usize) -> Net {
        let mut lot = Lot::new(5);
        let mut small = |bound: u32| lot.below(2 * bound) as i16 - bound as i16;
        Net {
            rows: (0..features)
                .map(|_| std::array::from_fn(|_| small(127)))
                .collect(),
            bias: std::array::from_fn(|_| small(2_000)),
            output: std::array::from_fn(|_| small(3_000)),
            output_bias: -70_000,
        }
    }

    #[test]
    fn a_net_is_written_and_read_again() {
        let net = any_net(40);
        let file = net.write("toy");
        assert_eq!(Net::read(&file, "toy", 40), Ok(net));
        for (wrong, ruleset, features) in [
            (&file[..], "dash", 40),
            (&file[..], "toy", 41),
            (&file[..file.len() - 1], "toy", 40),
            (b"", "toy", 40),
        ] {
            assert!(
                Net::read(wrong, ruleset, features)
                    .unwrap_err()
                    .starts_with("expected")
            );
        }
    }

    #[test]
    fn sums_kept_up_to_date_are_those_made_anew() {
        let net = any_net(300);
        let mut lot = Lot::new(1);
        let mut kept = Sums::new(&net);
        for _ in 0..200 {
            let mut features = FeatureSet::EMPTY;
            (0..40).for_each(|_| features.insert(lot.below(300) as u16));
            let mut anew = net.bias;
            for feature in features.iter() {
                for (sum, weight) in anew.iter_mut().zip(net.rows[usize::from(feature)]) {
                    *sum += weight;
                }
            }
            let sums = *kept.go_to(&net, &features);
            assert_eq!(sums, anew);
            let by_hand: i64 = anew
                .iter()
                .zip(net.output)
                .map(|(sum, weight)| i64::from((*sum).clamp(0, FULL)) * i64::from(weight))
                .sum();
            let odds = by_hand + i64::from(net.output_bias);
            assert_eq!(net.chance(&sums), chance::of_log_odds(odds as i32));
        }
    }
}
