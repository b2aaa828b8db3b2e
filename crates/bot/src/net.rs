//! A learned evaluation: a small neural network in integers, with the same results on every
//! machine.
//!
//! Each feature of a position adds a row of [`HIDDEN`] weights to the sums of the hidden units.
//! Each sum is clamped between 0 and [`FULL`]. The clamped sums, multiplied by the output weights,
//! add up to the log odds of winning.
//!
//! # File format
//!
//! A line of text, `turnout-net 1 RULESET FEATURES`, precedes the weights: the rows of the features
//! (8 bits each; one hidden unit after another, which compresses better than row by row), the
//! initial sums (16 bits each), the output weights (16 bits each) and the initial log odds (32
//! bits). All numbers are little-endian.

use std::fmt;

use rules::features::FeatureSet;
use words::t;

use crate::win_chance::{self, Chance, LOG_ODDS};

/// The number of hidden units.
pub const HIDDEN: usize = 32;

/// The maximal value of a hidden unit, which stands for 1.
pub const FULL: i16 = 128;

/// The output weights are in units of 1 / `OUTPUT_UNIT`.
pub const OUTPUT_UNIT: i32 = LOG_ODDS / FULL as i32;

/// One number for each hidden unit.
pub type Row = [i16; HIDDEN];

/// The weights of an evaluation.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    /// The weights that each feature adds to the sums; each fits in 8 bits.
    pub rows: Vec<Row>,
    /// The sums of a position without features.
    pub bias: Row,
    /// The output weights of the hidden units.
    pub output: Row,
    /// The log odds when all hidden units are 0.
    pub output_bias: i32,
}

impl Net {
    /// The win chance of a position with these sums.
    #[inline]
    pub fn chance(&self, sums: &Row) -> Chance {
        win_chance::of_log_odds(self.log_odds(sums))
    }

    #[inline]
    fn log_odds(&self, sums: &Row) -> i32 {
        let weighed = sums.iter().zip(&self.output).map(|(sum, weight)| {
            let counted = (*sum).clamp(0, FULL);
            i32::from(counted) * i32::from(*weight)
        });
        weighed.fold(self.output_bias, i32::wrapping_add)
    }

    /// Writes the net as a file for `ruleset`.
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

    /// Parses a file for `ruleset`, with this number of features.
    ///
    /// # Errors
    /// An error message about the file.
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

/// The sums of the hidden units for a position, updated incrementally.
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

    /// Moves on to another position by adding and subtracting the rows of the features that differ.
    ///
    /// # Panics
    /// When the net lacks one of the features.
    #[inline]
    pub fn go_to(&mut self, net: &Net, features: &FeatureSet) -> &Row {
        let sums = &mut self.sums;
        self.features.changes(features, |feature, added| {
            let row = &net.rows[usize::from(feature)];
            // A position has at most some hundred features, so the sums stay far within 16 bits.
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
    use crate::rng::Rng;

    fn any_net(features: usize) -> Net {
        let mut rng = Rng::new(5);
        let mut small = |bound: u32| rng.below(2 * bound) as i16 - bound as i16;
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
    fn a_net_parses_back_from_its_file() {
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
    fn updated_sums_equal_sums_from_scratch() {
        let net = any_net(300);
        let mut rng = Rng::new(1);
        let mut kept = Sums::new(&net);
        for _ in 0..200 {
            let mut features = FeatureSet::EMPTY;
            (0..40).for_each(|_| features.insert(rng.below(300) as u16));
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
            assert_eq!(net.chance(&sums), win_chance::of_log_odds(odds as i32));
        }
    }
}
