//! Questions to bots, for their seats and for hints, and the handling of the answers.

use rules::seat::Seat;

use super::threats::ThreatDisplay;
use super::{
    Effect, Hint, Levels, LocalGame, Purpose, Question, Session, ShownHint, Ticket, tap_refusals,
};

/// The bots of a session, the pending question and the answers.
#[derive(Clone)]
pub(crate) struct Bots {
    pub(super) levels: Levels,
    /// Whether the bot worker has failed.
    pub(super) worker_failed: bool,
    /// The question that awaits an answer. The session ignores every other answer.
    pub(super) pending: Option<(Ticket, Purpose)>,
    /// Whether the language has changed since the pending question. The answer is then in the old language.
    pub(super) stale_language: bool,
    /// The threats: pieces that a rival's next roll could capture.
    pub(super) threats: ThreatDisplay,
}

impl Bots {
    pub(super) fn of(levels: Levels) -> Bots {
        Bots {
            levels,
            worker_failed: false,
            pending: None,
            stale_language: false,
            threats: ThreatDisplay::default(),
        }
    }

    /// Drops everything that belongs to the previous moment.
    pub(super) fn forget_moment(&mut self) {
        self.pending = None;
        self.threats.forget();
    }

    /// The threats.
    pub(crate) fn threats(&self) -> &ThreatDisplay {
        &self.threats
    }

    /// Asks a bot.
    pub(super) fn ask(
        &mut self,
        local: &LocalGame,
        seat: Seat,
        purpose: Purpose,
        effects: &mut Vec<Effect>,
    ) {
        let question = self.question(local, seat, purpose);
        self.pending = Some((question.ticket, purpose));
        self.stale_language = false;
        effects.push(Effect::Ask(question));
    }

    pub(super) fn question(&self, local: &LocalGame, seat: Seat, purpose: Purpose) -> Question {
        let level = match purpose {
            _ if self.worker_failed => &self.levels.quickest,
            Purpose::Play => &local.table.player(seat).kind,
            Purpose::Hint | Purpose::Threats => &self.levels.hint,
        };
        let (position, steps) = local.table.observed_play(seat);
        Question {
            ticket: local.ticket(),
            purpose,
            level: level.clone(),
            seat,
            letter: local.table.ruleset().family.letter(seat),
            position,
            steps,
            worker_failed: self.worker_failed,
        }
    }
}

impl Session {
    /// Shows a hint, or says why there is none.
    pub(super) fn request_hint(&mut self, effects: &mut Vec<Effect>) {
        if self.local.mode.lesson().is_some() {
            self.announce_hint(effects);
        } else if !self.local.can_hint() {
            if self.local.is_persons_turn() {
                self.say(tap_refusals::why_no_hint(self), effects);
            }
        } else if self.selection.hint.is_some() {
            self.selection.show_play(&self.local, 0, effects);
        } else if let (None, Some(seat)) = (self.bots.pending, self.local.table.node().seat()) {
            self.bots.ask(&self.local, seat, Purpose::Hint, effects);
            self.count_hint(effects);
        }
    }

    pub(super) fn answered(&mut self, ticket: Ticket, step: &str, effects: &mut Vec<Effect>) {
        // A pending question belongs to this moment, and its ticket therefore too.
        if self.bots.pending == Some((ticket, Purpose::Play)) {
            match self.local.table.named(step) {
                Some(choice) => self.play(&choice, effects),
                None => self.reject_step(Purpose::Play, step, effects),
            }
        }
    }

    pub(super) fn receive_hint(&mut self, ticket: Ticket, hint: Hint, effects: &mut Vec<Effect>) {
        if self.bots.pending == Some((ticket, Purpose::Hint)) {
            if let (true, Some(seat)) = (self.bots.stale_language, self.local.table.node().seat()) {
                return self.bots.ask(&self.local, seat, Purpose::Hint, effects);
            }
            let best = hint.plays.first().and_then(|play| play.steps.first());
            let step = best.cloned().unwrap_or_default();
            match self.local.table.named(&step) {
                Some(choice) => {
                    self.bots.pending = None;
                    self.selection.hint = Some(ShownHint {
                        hint,
                        shown: 0,
                        choice,
                    });
                    self.selection.show_play(&self.local, 0, effects);
                }
                None => self.reject_step(Purpose::Hint, &step, effects),
            }
        }
    }
}
