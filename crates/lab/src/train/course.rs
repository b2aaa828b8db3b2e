//! Training runs, from scratch to the net that is shipped.

use std::fmt::Write as _;
use std::sync::Arc;

use bot::NetCache;
use bot::level::Level;
use bot::net::Net;
use bot::rng::{Rng, mix};
use indicatif::ProgressBar;
use rayon::prelude::*;
use rules::playable::Playable;
use rules::ruleset::Ruleset;

use super::checkpoint::Checkpoint;
use super::learner::Learner;
use super::plan::Plan;
use super::self_play::{Samples, SelfPlay};
use crate::duel::Duel;

/// Shards of a round, and games of a shard.
const SHARDS: u64 = 32;
const GAMES: u64 = 8;
/// The learning rate at the start; it falls to [`LAST_RATE`] of this.
const RATE: f32 = 0.002;
const LAST_RATE: f64 = 0.02;
/// In how many pairs of games to measure the net against the yardstick.
const PAIRS: u64 = 200;

/// A training run in progress.
pub(crate) struct Course<G: Playable> {
    game: G,
    plan: Plan,
    learner: Learner,
    /// The net that played the next samples.
    playing: Arc<Net>,
    samples: Samples,
    round: u64,
    games: u64,
    evaluated: u64,
    looks: u64,
    log: String,
}

impl<G: Playable> Course<G> {
    /// Starts a training run.
    pub(crate) fn new(game: G, plan: Plan) -> Course<G> {
        let learner = Learner::new(G::COUNT, mix(plan.seed));
        let playing = Arc::new(learner.net());
        let log = format!(
            "# ruleset: {}\n# yardstick: {}\n# command: {}\ngames\tloss\twins\n",
            plan.ruleset,
            match NetCache::carried().net(game.ruleset()) {
                Some(_) => "the net before",
                None => Level::Runner.name(),
            },
            plan.command()
        );
        Course {
            game,
            plan,
            learner,
            playing,
            samples: Samples::default(),
            round: 0,
            games: 0,
            evaluated: 0,
            looks: 0,
            log,
        }
    }

    /// Resumes from a checkpoint.
    ///
    /// # Errors
    /// When the checkpoint is of another run.
    pub(crate) fn resume(game: G, plan: Plan, kept: &[u8]) -> Result<Course<G>, String> {
        let mut course = Course::new(game, plan);
        let kept = Checkpoint::read(kept, &course.plan, G::COUNT)?;
        course.learner = kept.learner;
        course.playing = Arc::new(kept.playing);
        (course.round, course.games) = (kept.round, kept.games);
        (course.evaluated, course.looks) = (kept.evaluated, kept.looks);
        course.log = kept.log;
        if let Some(last) = course.round.checked_sub(1) {
            // A checkpoint does not contain the next samples: play them again.
            course.samples = course.round(last).play::<G>();
        }
        Ok(course)
    }

    /// Saves the state of the run.
    pub(crate) fn checkpoint(&self) -> Vec<u8> {
        let kept = Checkpoint {
            learner: self.learner.clone(),
            playing: (*self.playing).clone(),
            round: self.round,
            games: self.games,
            evaluated: self.evaluated,
            looks: self.looks,
            log: self.log.clone(),
        };
        kept.write(&self.plan)
    }

    /// Trains to the end of the run, or until `goes_on`, called after each round, returns false.
    /// Returns whether it reached the end.
    ///
    /// # Errors
    /// Those of `goes_on`, and games that never end.
    pub(crate) fn run(
        &mut self,
        mut goes_on: impl FnMut(&Course<G>) -> Result<bool, String>,
    ) -> Result<bool, String> {
        while self.done() < 1.0 || self.samples.len() > 0 {
            let done = self.done();
            let rate = RATE * (1.0 - done).max(LAST_RATE) as f32;
            let learned = std::mem::take(&mut self.samples);
            let mut rng = Rng::new(mix(self.plan.seed ^ mix(!self.round)));
            self.playing = Arc::new(self.learner.net());
            let round = self.round(self.round);
            let learner = &mut self.learner;
            let mut learn = || learner.learn(&learned, rate, &mut rng);
            let loss = if done < 1.0 {
                let (loss, samples) = rayon::join(&mut learn, || round.play::<G>());
                self.samples = samples;
                self.round += 1;
                self.games += SHARDS * GAMES;
                self.evaluated += self.samples.evaluated;
                loss
            } else {
                learn()
            };
            self.look(loss)?;
            if !goes_on(self)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The completed share of the run: 0 to 1.
    pub(crate) fn done(&self) -> f64 {
        (self.evaluated as f64 / (self.plan.millions as f64 * 1e6)).min(1.0)
    }

    /// A round for the current playing net.
    fn round(&self, number: u64) -> Round {
        Round {
            ruleset: self.game.ruleset(),
            net: Arc::clone(&self.playing),
            seed: self.plan.seed,
            number,
        }
    }

    /// Adds a line to the log; when due, with a measurement of the net's strength.
    fn look(&mut self, loss: f64) -> Result<(), String> {
        let due = (self.done() * self.plan.looks as f64) as u64;
        if due <= self.looks {
            return Ok(());
        }
        self.looks = due;
        let wins = 100.0 * self.yardstick()?;
        writeln!(self.log, "{}\t{loss:.5}\t{wins:.2}", self.games)
            .expect("writing to a string succeeds");
        Ok(())
    }

    /// The share of games that the net wins without search against the built-in net, or, if there
    /// is none, against the bot that counts steps to go.
    fn yardstick(&self) -> Result<f64, String> {
        let levels = [Level::Sight; 2];
        let mut duel = Duel::new(levels, self.game.ruleset(), None, self.plan.seed)?;
        duel.rival_net = duel.net.replace(Arc::new(self.net()));
        if duel.rival_net.is_none() {
            duel.levels[1] = Level::Runner;
        }
        let score = duel.play(0..PAIRS, &ProgressBar::hidden())?.plain;
        Ok(score.share())
    }

    /// The trained net.
    pub(crate) fn net(&self) -> Net {
        self.learner.net()
    }

    /// The log of the run, as tab-separated text.
    pub(crate) fn log(&self) -> &str {
        &self.log
    }

    /// The ruleset of the run.
    pub(crate) fn ruleset(&self) -> &str {
        &self.plan.ruleset
    }

    /// The number of games played.
    pub(crate) fn games(&self) -> u64 {
        self.games
    }
}

/// A round of games to play.
struct Round {
    ruleset: Ruleset,
    net: Arc<Net>,
    seed: u64,
    number: u64,
}

impl Round {
    /// Plays the shards of the round in parallel.
    fn play<G: Playable>(&self) -> Samples {
        let shards: Vec<Samples> = (0..SHARDS as usize)
            .into_par_iter()
            // A shard takes long, so each is a task of its own.
            .with_max_len(1)
            .map(|shard| {
                let seed = mix(self.seed ^ mix(self.number * SHARDS + shard as u64));
                SelfPlay::new(&G::new(self.ruleset), Arc::clone(&self.net)).games(GAMES, seed)
            })
            .collect();
        let mut all = Samples::default();
        for shard in &shards {
            all.join(shard);
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use rules::games;
    use rules::playable::Visitor;

    use super::*;
    use crate::threads;

    /// Trains the net of a short run, with or without an interruption.
    struct Trained {
        interrupted: Option<u64>,
    }

    impl Visitor for Trained {
        type Output = Net;

        fn visit<G: Playable>(self, game: G) -> Net {
            let plan = Plan {
                ruleset: game.ruleset().to_string(),
                seed: 7,
                millions: 1,
                looks: 0,
            };
            let mut course = Course::new(game.clone(), plan.clone());
            if let Some(rounds) = self.interrupted {
                let mut left = rounds;
                let ended = course.run(|_| {
                    left -= 1;
                    Ok(left > 0)
                });
                assert_eq!(ended, Ok(false));
                let kept = course.checkpoint();
                course = Course::resume(game, plan, &kept).unwrap();
                assert_eq!(course.checkpoint(), kept);
            }
            assert_eq!(course.run(|_| Ok(true)), Ok(true));
            course.net()
        }
    }

    #[test]
    fn a_seed_gives_the_same_net_on_any_number_of_threads_and_after_resuming() {
        let trained = |threads, interrupted| {
            let ruleset = games::ruleset("sorry").unwrap();
            threads::with(threads, || games::visit(ruleset, Trained { interrupted }))
        };
        let net = trained(1, None);
        assert!(net.rows.iter().any(|row| row.iter().any(|each| *each != 0)));
        assert_eq!(trained(2, None), net);
        assert_eq!(trained(1, Some(3)), net);
        assert_eq!(trained(3, Some(1)), net);
    }

    #[test]
    fn a_checkpoint_of_another_run_is_refused() {
        struct Other;
        impl Visitor for Other {
            type Output = Result<(), String>;

            fn visit<G: Playable>(self, game: G) -> Self::Output {
                let mut plan = Plan {
                    ruleset: game.ruleset().to_string(),
                    seed: 7,
                    millions: 1,
                    looks: 0,
                };
                let kept = Course::new(game.clone(), plan.clone()).checkpoint();
                plan.seed = 8;
                Course::resume(game, plan, &kept).map(|_| ())
            }
        }
        let refused = games::visit(games::ruleset("annie").unwrap(), Other);
        assert!(refused.unwrap_err().contains("--seed 8"));
    }
}
