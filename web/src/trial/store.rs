//! The trial that was asked for last: what it has found so far, and how it is going.

use std::rc::Rc;

use table::draft::Draft;
use worker::protocol::{Job, Outcome};
use worker::report::Report;
use worker::trial::{EARLY, TrialPart, TrialQuestion, TrialRequest};

use super::question::{Asked, Way, is_about};
use crate::page::Now;
use crate::page::effect::{Effect, of_bots, send};
use crate::settings::store::{SettingsMsg, has_later_texts};

/// How many games of each ruleset a trial plays at most.
const MOST_GAMES: u32 = 2_000;
/// After this time a trial pauses, but not before its report has a summary. A slow device has played fewer games by then.
const PAUSE_MS: u64 = 20_000;
/// The games of the first part.
const FIRST_PART: u32 = 10;
/// How long a part takes, roughly. Bots and hints are answered in between.
const PART_MS: u64 = 250;

/// A message about trials.
#[derive(Clone)]
pub enum TrialMsg {
    /// Find this out.
    Ask(Asked),
    /// Some games were played, or an error.
    Part(u32, Result<TrialPart, String>),
    /// Stop.
    Stop,
    /// Play on after a stop, a pause or a failure.
    Continue,
    /// Close the trial.
    Leave,
    /// The texts are other ones.
    Retell,
}

/// How a trial is going.
#[derive(Clone, PartialEq, Debug)]
pub enum TrialProgress {
    /// Its texts are being loaded.
    Waiting,
    /// The bots are playing.
    Running,
    /// It was stopped, or has taken long enough.
    Paused,
    /// All games are played.
    Complete,
    /// It failed, for this reason.
    Failed(String),
}

/// A trial.
#[derive(Clone, PartialEq, Debug)]
pub struct RunningTrial {
    /// What was asked.
    pub asked: Asked,
    /// How it is going.
    pub progress: TrialProgress,
    /// The games of each ruleset.
    pub games: u32,
    /// What they say.
    pub report: Rc<Report>,
    /// The index of the value that is nearest to an even chance.
    pub most_even: Option<usize>,
    request: TrialRequest,
    /// When the last part was asked for.
    asked_ms: u64,
    /// How long it has played since it was asked or continued.
    played_ms: u64,
}

impl RunningTrial {
    /// The name of the player for whom the game is to be even.
    pub fn name(&self) -> &str {
        let (TrialQuestion::Even { seat, names, .. }, trial) =
            (&self.asked.question, &self.asked.trial)
        else {
            return "";
        };
        let mut seats = trial.seats.chars().zip(names);
        seats
            .find(|(letter, _)| letter == seat)
            .map_or("", |(_, name)| name)
    }

    /// How much of 100 is done.
    pub fn percent(&self) -> u64 {
        let by_games = u64::from(self.games) * 100 / u64::from(MOST_GAMES);
        by_games.max(self.played_ms * 100 / PAUSE_MS).min(100)
    }
}

/// The trial that was asked for last.
#[derive(Clone, PartialEq, Default)]
pub struct TrialStore {
    /// That trial.
    pub trial: Option<RunningTrial>,
    /// Tells its answers from those of earlier trials.
    id: u32,
}

impl TrialStore {
    /// Handles a message.
    pub fn update(&mut self, msg: TrialMsg, now: &Now) -> Vec<Effect> {
        match msg {
            TrialMsg::Ask(asked) => {
                self.id += 1;
                self.trial = Some(RunningTrial {
                    request: TrialRequest {
                        trial: asked.trial.clone(),
                        question: asked.question.clone(),
                        played: Vec::new(),
                        games: FIRST_PART,
                    },
                    asked,
                    progress: TrialProgress::Waiting,
                    games: 0,
                    report: Rc::default(),
                    most_even: None,
                    asked_ms: now.ms,
                    played_ms: 0,
                });
                match has_later_texts() {
                    true => self.play_on(now),
                    false => vec![send(SettingsMsg::NeedLaterTexts)],
                }
            }
            TrialMsg::Part(id, part) if id == self.id => self.on_part(part, now),
            TrialMsg::Part(..) => Vec::new(),
            TrialMsg::Stop => {
                if let Some(trial) = &mut self.trial {
                    self.id += 1;
                    trial.progress = TrialProgress::Paused;
                }
                Vec::new()
            }
            TrialMsg::Leave => {
                self.leave_unless(None);
                Vec::new()
            }
            TrialMsg::Continue => {
                if let Some(trial) = &mut self.trial {
                    trial.played_ms = 0;
                }
                self.play_on(now)
            }
            TrialMsg::Retell => match &mut self.trial {
                Some(trial) if trial.progress == TrialProgress::Waiting => self.play_on(now),
                // What was played is told anew.
                Some(trial) => {
                    self.id += 1;
                    trial.request.games = 0;
                    self.ask().into_iter().collect()
                }
                None => Vec::new(),
            },
        }
    }

    /// The trial, if one of these ways to ask is its question.
    pub fn among(&self, ways: &[(Way, Asked)]) -> Option<&RunningTrial> {
        let is_it = |trial: &&RunningTrial| ways.iter().any(|(_, asked)| *asked == trial.asked);
        self.trial.as_ref().filter(is_it)
    }

    /// Ends a trial whose question nobody sees any more.
    pub fn leave_unless(&mut self, draft: Option<&Draft>) {
        let is_seen =
            |trial: &RunningTrial| draft.is_some_and(|draft| is_about(&trial.asked, draft));
        if self.trial.as_ref().is_some_and(|trial| !is_seen(trial)) {
            self.trial = None;
            self.id += 1;
        }
    }

    fn on_part(&mut self, part: Result<TrialPart, String>, now: &Now) -> Vec<Effect> {
        let Some(trial) = &mut self.trial else {
            return Vec::new();
        };
        let part = match part {
            Ok(part) => part,
            Err(reason) => {
                trial.progress = TrialProgress::Failed(reason);
                return Vec::new();
            }
        };
        let took_ms = now.ms.saturating_sub(trial.asked_ms);
        let fit = u64::from(trial.request.games) * PART_MS / took_ms.max(1);
        trial.played_ms += took_ms;
        trial.games = part.games;
        trial.report = Rc::new(part.report);
        trial.most_even = part.most_even;
        trial.request.played = part.played;
        trial.progress = match trial.progress {
            _ if trial.games >= MOST_GAMES => TrialProgress::Complete,
            TrialProgress::Running if trial.played_ms < PAUSE_MS || trial.games < EARLY as u32 => {
                trial.request.games = fit.clamp(2, 100) as u32;
                return self.play_on(now);
            }
            _ => TrialProgress::Paused,
        };
        Vec::new()
    }

    fn play_on(&mut self, now: &Now) -> Vec<Effect> {
        if let Some(trial) = &mut self.trial {
            let left = MOST_GAMES.saturating_sub(trial.games);
            trial.request.games = trial.request.games.clamp(1, left.max(1));
            trial.progress = TrialProgress::Running;
            trial.asked_ms = now.ms;
        }
        self.ask().into_iter().collect()
    }

    fn ask(&self) -> Option<Effect> {
        let trial = self.trial.as_ref()?;
        let id = self.id;
        let find = |outcome| match outcome {
            Outcome::Trial(part) => Some(part),
            _ => None,
        };
        let msg = move |part| TrialMsg::Part(id, part);
        Some(of_bots(Job::Trial(trial.request.clone()), find, msg))
    }
}
