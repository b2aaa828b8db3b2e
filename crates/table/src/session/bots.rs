//! Questions to bots, for their seats and for hints, and the handling of the answers.

use rules::seat::Seat;
use words::t;

use super::threats::ThreatDisplay;
use super::{Effect, Hint, Levels, Purpose, Question, Session, Ticket};
use crate::game_session::Choice;
use rules::narrator::Line;

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
    /// The choice that the current hint names, and the hint.
    pub(super) hint: Option<(Choice, Hint)>,
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
    pub(super) fn request_hint(&mut self, effects: &mut Vec<Effect>) {
        if let Some((choice, hint)) = self.bots.hint.clone() {
            self.give_hint(choice, hint, effects);
        } else if let (None, Some(seat)) = (self.bots.pending, self.table.node().seat()) {
            self.ask(seat, Purpose::Hint, effects);
        }
    }

    fn give_hint(&mut self, choice: Choice, hint: Hint, effects: &mut Vec<Effect>) {
        self.selection.selected = choice.pointing.from;
        if self.has_hands() {
            self.selection.picked = choice.card.map(|card| card.name);
        }
        let (play, why) = (hinted_play(&choice, &hint).full, &hint.why);
        effects.push(Effect::Announce(t!(session::hint, play, why)));
        self.bots.hint = Some((choice, hint));
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
            Purpose::Play => &self.table.player(seat).kind,
            Purpose::Hint | Purpose::Threats => &self.bots.levels.hint,
        };
        let (position, steps) = self.table.observed_play(seat);
        Question {
            ticket: self.ticket(),
            purpose,
            level: level.clone(),
            seat,
            letter: self.table.ruleset().family.letter(seat),
            position,
            steps,
            worker_failed: self.bots.worker_failed,
        }
    }

    pub(super) fn answered(&mut self, ticket: Ticket, step: &str, effects: &mut Vec<Effect>) {
        // A pending question belongs to this moment, and its ticket therefore too.
        if self.bots.pending == Some((ticket, Purpose::Play)) {
            match self.named(step) {
                Some(choice) => self.play(choice.index, effects),
                None => self.reject_step(Purpose::Play, step, effects),
            }
        }
    }

    pub(super) fn receive_hint(&mut self, ticket: Ticket, hint: Hint, effects: &mut Vec<Effect>) {
        if self.bots.pending == Some((ticket, Purpose::Hint)) {
            if let (true, Some(seat)) = (self.bots.stale_language, self.table.node().seat()) {
                return self.ask(seat, Purpose::Hint, effects);
            }
            match self.named(&hint.step) {
                Some(choice) => {
                    self.bots.pending = None;
                    self.give_hint(choice, hint, effects);
                }
                None => self.reject_step(Purpose::Hint, &hint.step, effects),
            }
        }
    }

    /// The choice that an answer names.
    fn named(&self, step: &str) -> Option<Choice> {
        let entry = self.table.game().read(step).ok()?;
        let mut choices = self.table.choices().iter();
        choices.find(|each| each.entry == entry).cloned()
    }
}

/// The best play of a hint, in words. If the hint lists no plays, the choice it names.
fn hinted_play(choice: &Choice, hint: &Hint) -> Line {
    let best = hint.plays.first().map(|(words, _)| words.clone());
    best.unwrap_or_else(|| choice.line())
}
