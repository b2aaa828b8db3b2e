//! What happens when the bots fail: the worker dies, does not answer, or answers nonsense.

use words::t;

use super::{Effect, Purpose, Session, Ticket};
use crate::clean_text::short;

impl Session {
    /// An answer that is no legal step.
    pub(super) fn reject_step(&mut self, purpose: Purpose, step: &str, effects: &mut Vec<Effect>) {
        let reason = t!(bot_failures::no_legal_step, step = short(step));
        self.recover(purpose, &reason, effects);
    }

    /// The bots do not answer: the worker has died or is too slow.
    pub(super) fn unanswered(
        &mut self,
        ticket: Ticket,
        purpose: Purpose,
        reason: &str,
        effects: &mut Vec<Effect>,
    ) {
        if purpose == Purpose::Threats {
            self.threats_not_found(ticket, &short(reason), effects);
        } else if self.bots.pending == Some((ticket, purpose)) {
            self.recover(purpose, &short(reason), effects);
        }
    }

    /// Switches to the page's own thread for all further questions, and tells the players.
    pub(super) fn give_up_worker(&mut self, reason: &str, effects: &mut Vec<Effect>) {
        self.bots.worker_failed = true;
        // The worker may still answer after its timeout. That answer must not match.
        self.local.generation += 1;
        let notice = t!(bot_failures::quickest_takes_over, reason);
        self.say(notice, effects);
    }

    /// Handles a missing or illegal answer. The first time, asks the quickest level on the page's own thread,
    /// and keeps asking there. If that fails too, reports that there is no hint, or plays the first legal
    /// action.
    fn recover(&mut self, purpose: Purpose, reason: &str, effects: &mut Vec<Effect>) {
        self.bots.pending = None;
        if !self.bots.worker_failed {
            self.give_up_worker(reason, effects);
            if let Some(seat) = self.local.table.node().seat() {
                self.bots.ask(&self.local, seat, purpose, effects);
            }
            return;
        }
        if purpose == Purpose::Hint {
            self.say(t!(bot_failures::no_hint, reason), effects);
            return;
        }
        self.say(t!(bot_failures::first_step_is_played, reason), effects);
        if let Some(choice) = self.local.table.choices().first().copied() {
            self.play(&choice, effects);
        }
    }
}
