//! Checkpoints: the state of a training run as bytes.
//!
//! A checkpoint has a line of text that names the run, numbers, the rows of the learner, the net
//! that plays, and the log. All numbers are little-endian.

use bot::net::{HIDDEN, Net};

use super::learner::{Learner, Trained};
use super::plan::Plan;

/// The contents of a checkpoint.
#[derive(PartialEq, Debug)]
pub(super) struct Checkpoint {
    pub(super) learner: Learner,
    pub(super) playing: Net,
    pub(super) round: u64,
    pub(super) games: u64,
    pub(super) evaluated: u64,
    pub(super) looks: u64,
    pub(super) log: String,
}

fn head(plan: &Plan) -> String {
    format!("turnout-training 1 {}\n", plan.command())
}

impl Checkpoint {
    pub(super) fn write(&self, plan: &Plan) -> Vec<u8> {
        let mut bytes = head(plan).into_bytes();
        let playing = self.playing.write(&plan.ruleset);
        let numbers = [
            self.round,
            self.games,
            self.evaluated,
            self.looks,
            self.learner.steps,
            playing.len() as u64,
        ];
        numbers
            .iter()
            .for_each(|number| bytes.extend(number.to_le_bytes()));
        for row in &self.learner.rows {
            for part in [row.weights, row.mean, row.variance] {
                part.iter()
                    .for_each(|number| bytes.extend(number.to_le_bytes()));
            }
        }
        bytes.extend(playing);
        bytes.extend(self.log.as_bytes());
        bytes
    }

    /// # Errors
    /// When it is damaged or of another run.
    pub(super) fn read(bytes: &[u8], plan: &Plan, features: usize) -> Result<Checkpoint, String> {
        let head = head(plan);
        let rest = bytes.strip_prefix(head.as_bytes()).ok_or_else(|| {
            format!(
                "expected a checkpoint that begins with \"{}\"",
                head.trim_end()
            )
        })?;
        let mut rest = Rest(rest);
        let mut numbers = [0; 6];
        for number in &mut numbers {
            *number = u64::from_le_bytes(rest.take()?);
        }
        let [round, games, evaluated, looks, steps, playing] = numbers;
        let mut rows = Vec::with_capacity(features + 3);
        for _ in 0..features + 3 {
            let mut parts = [[0.0; HIDDEN]; 3];
            for number in parts.iter_mut().flatten() {
                *number = f32::from_le_bytes(rest.take()?);
            }
            let [weights, mean, variance] = parts;
            rows.push(Trained {
                weights,
                mean,
                variance,
            });
        }
        let (playing, log) = rest.0.split_at_checked(playing as usize).ok_or(DAMAGED)?;
        Ok(Checkpoint {
            learner: Learner { rows, steps },
            playing: Net::read(playing, &plan.ruleset, features)?,
            round,
            games,
            evaluated,
            looks,
            log: String::from_utf8(log.to_vec()).map_err(|_| DAMAGED)?,
        })
    }
}

const DAMAGED: &str = "the checkpoint is damaged";

/// The bytes not read yet.
struct Rest<'a>(&'a [u8]);

impl Rest<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], String> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(DAMAGED)?;
        self.0 = rest;
        Ok(*taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checkpoint_parses_back() {
        let plan = Plan {
            ruleset: "toy".to_owned(),
            seed: 3,
            millions: 7,
            looks: 20,
        };
        let learner = Learner::new(9, 1);
        let kept = Checkpoint {
            playing: learner.net(),
            learner,
            round: 4,
            games: 1_024,
            evaluated: 1 << 40,
            looks: 2,
            log: "games\n".to_owned(),
        };
        let bytes = kept.write(&plan);
        assert_eq!(Checkpoint::read(&bytes, &plan, 9), Ok(kept));
        for short in [bytes.len() / 2, 30, 3] {
            assert!(Checkpoint::read(&bytes[..short], &plan, 9).is_err());
        }
        let other = Plan { seed: 4, ..plan };
        assert!(Checkpoint::read(&bytes, &other, 9).is_err());
    }
}
