//! Questions to bots, for their seats and for hints, and the handling of the answers.

use rules::seat::Seat;
use words::t;

use super::threats::ThreatDisplay;
use super::{Effect, Hint, Levels, Purpose, Question, RankedPlay, Session, Ticket, tap_refusals};
use crate::game_session::Choice;

/// The bots of a session, the pending question and the answers.
#[derive(Clone)]
pub(super) struct Bots {
    pub(super) levels: Levels,
    /// Whether the bot worker has failed.
    pub(super) worker_failed: bool,
    /// The question that awaits an answer. The session ignores every other answer.
    pub(super) pending: Option<(Ticket, Purpose)>,
    /// Whether the language has changed since the pending question. The answer is then in the old language.
    pub(super) stale_language: bool,
    /// The current hint.
    pub(super) hint: Option<ShownHint>,
    /// The threats: pieces that a rival's next roll could capture.
    pub(super) threats: ThreatDisplay,
}

/// A hint, and which of its plays the board shows.
#[derive(Clone)]
pub struct ShownHint {
    /// The hint.
    pub hint: Hint,
    /// The index of the shown play among [`Hint::plays`].
    pub shown: usize,
    /// The choice that this play begins with.
    pub choice: Choice,
}

impl ShownHint {
    /// The shown play.
    pub fn play(&self) -> &RankedPlay {
        &self.hint.plays[self.shown]
    }
}

impl Bots {
    pub(super) fn of(levels: Levels) -> Bots {
        Bots {
            levels,
            worker_failed: false,
            pending: None,
            stale_language: false,
            hint: None,
            threats: ThreatDisplay::default(),
        }
    }

    /// Drops everything that belongs to the previous moment.
    pub(super) fn forget_moment(&mut self) {
        (self.hint, self.pending) = (None, None);
        self.threats.forget();
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
        } else if self.bots.hint.is_some() {
            self.show_play(0, effects);
        } else if let (None, Some(seat)) = (self.bots.pending, self.local.table.node().seat()) {
            self.ask(seat, Purpose::Hint, effects);
        }
    }

    /// Shows one play of the hint on the board, with its pawn and card selected.
    pub(super) fn show_play(&mut self, shown: usize, effects: &mut Vec<Effect>) {
        let Some(ShownHint { hint, .. }) = &self.bots.hint else {
            return;
        };
        let Some(play) = hint.plays.get(shown) else {
            return;
        };
        let Some(choice) = play
            .steps
            .first()
            .and_then(|step| self.local.table.named(step))
        else {
            return;
        };
        let words = &play.words.full;
        effects.push(Effect::Announce(match shown {
            0 => t!(session::hint, play = words, why = &hint.why),
            _ => words.clone(),
        }));
        (self.selection.selected, self.selection.die) = (choice.pointing.from, None);
        if self.local.table.has_hands() {
            let hand = self.local.hand().map(|(_, hand)| hand).unwrap_or_default();
            self.selection.picked = hand.iter().position(|card| Some(*card) == choice.card);
        }
        if let Some(now) = &mut self.bots.hint {
            (now.shown, now.choice) = (shown, choice);
        }
    }

    pub(super) fn ask(&mut self, seat: Seat, purpose: Purpose, effects: &mut Vec<Effect>) {
        let question = self.question(seat, purpose);
        self.bots.pending = Some((question.ticket, purpose));
        self.bots.stale_language = false;
        effects.push(Effect::Ask(question));
    }

    pub(super) fn question(&self, seat: Seat, purpose: Purpose) -> Question {
        let level = match purpose {
            _ if self.bots.worker_failed => &self.bots.levels.quickest,
            Purpose::Play => &self.local.table.player(seat).kind,
            Purpose::Hint | Purpose::Threats => &self.bots.levels.hint,
        };
        let (position, steps) = self.local.table.observed_play(seat);
        Question {
            ticket: self.local.ticket(),
            purpose,
            level: level.clone(),
            seat,
            letter: self.local.table.ruleset().family.letter(seat),
            position,
            steps,
            worker_failed: self.bots.worker_failed,
        }
    }

    pub(super) fn answered(&mut self, ticket: Ticket, step: &str, effects: &mut Vec<Effect>) {
        // A pending question belongs to this moment, and its ticket therefore too.
        if self.bots.pending == Some((ticket, Purpose::Play)) {
            match self.local.table.named(step) {
                Some(choice) => self.play(choice.index, effects),
                None => self.reject_step(Purpose::Play, step, effects),
            }
        }
    }

    pub(super) fn receive_hint(&mut self, ticket: Ticket, hint: Hint, effects: &mut Vec<Effect>) {
        if self.bots.pending == Some((ticket, Purpose::Hint)) {
            if let (true, Some(seat)) = (self.bots.stale_language, self.local.table.node().seat()) {
                return self.ask(seat, Purpose::Hint, effects);
            }
            let best = hint.plays.first().and_then(|play| play.steps.first());
            let step = best.cloned().unwrap_or_default();
            match self.local.table.named(&step) {
                Some(choice) => {
                    self.bots.pending = None;
                    self.bots.hint = Some(ShownHint {
                        hint,
                        shown: 0,
                        choice,
                    });
                    self.show_play(0, effects);
                }
                None => self.reject_step(Purpose::Hint, &step, effects),
            }
        }
    }
}
