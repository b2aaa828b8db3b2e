//! The next step of a game without a person: rolls and moves of bots, passes, forced moves. `pace_choice.rs` chooses the pauses.

use rules::state::Node;

use super::lesson::append_announcement;
use super::{Effect, LinkTurn, Purpose, Session, pace_choice};
use crate::no_move;

impl Session {
    /// Requests the next step once every animation has ended: a pause, or a bot's answer.
    pub(super) fn request_next(&mut self, effects: &mut Vec<Effect>) {
        if self.begin_handover(effects) {
            return;
        }
        if self.local.is_catching_up() {
            let ms = match self.local.table.node() {
                Node::Chance { .. } => pace_choice::now(&self.local).pause_ms(),
                _ => pace_choice::before_bot_ms(&self.local),
            };
            return effects.push(Effect::Pause(self.local.ticket(), ms));
        }
        if self.local.waits_for_link() {
            let turn = LinkTurn::of(&self.local);
            if let Some(words) = turn.and_then(|turn| turn.announcement()) {
                append_announcement(&words, effects);
            }
            return;
        }
        match self.local.table.node() {
            Node::Chance { seat } if self.local.is_automatic_chance(seat) => {
                effects.push(Effect::Pause(
                    self.local.ticket(),
                    pace_choice::before_roll_ms(&self.local, &self.undo),
                ));
            }
            // A person can still correct an entered roll before the bot plays it.
            Node::Decision { seat }
                if !self.local.is_person(seat)
                    && self
                        .local
                        .manual_rolls
                        .is_last_of(self.local.table.entry_count()) =>
            {
                effects.push(Effect::Pause(
                    self.local.ticket(),
                    self.local.settings.player.speed.breath_ms(),
                ));
            }
            Node::Decision { seat } if !self.local.is_person(seat) => {
                match pace_choice::before_bot_ms(&self.local) {
                    0 => self.bots.ask(&self.local, seat, Purpose::Play, effects),
                    ms => effects.push(Effect::Pause(self.local.ticket(), ms)),
                }
            }
            Node::Decision { .. } => {
                let Some(choice) = self.local.forced() else {
                    return self.selection.wait_for_only(&self.local, effects);
                };
                let ms = if let Some(reason) = no_move::why_passed(&self.local.table, &choice) {
                    self.say(reason, effects);
                    self.local.settings.player.speed.pass_ms()
                } else {
                    pace_choice::now(&self.local).pause_ms()
                };
                if !self.local.needs_button(&choice) {
                    effects.push(Effect::Pause(self.local.ticket(), ms));
                }
            }
            _ => {}
        }
    }

    /// Continues after a pause: rolls, asks a bot, plays a forced pass or an only move, or shows the result.
    pub(super) fn after_pause(&mut self, effects: &mut Vec<Effect>) {
        if self.local.mode.is_replay() {
            if self.local.mode.is_autoplay() {
                self.show_next(effects);
            }
            return;
        }
        if self.end_handover(effects) {
            return;
        }
        if self.local.is_catching_up() {
            let before = self.before();
            let events = self.local.table.forward();
            return self.happened(before, events, effects);
        }
        if self.local.waits_for_link() && self.local.table.node().seat().is_some() {
            return;
        }
        match self.local.table.node() {
            Node::Chance { seat } if self.local.is_automatic_chance(seat) => {
                self.roll(false, effects);
            }
            Node::Decision { seat }
                if !self.local.is_person(seat) && self.bots.pending.is_none() =>
            {
                self.bots.ask(&self.local, seat, Purpose::Play, effects);
            }
            Node::Decision { .. } => {
                if let Some(choice) = self.local.forced() {
                    if self.local.needs_button(&choice) {
                        return;
                    }
                    self.alert = None;
                    self.play(&choice, effects);
                } else if let Some(choice) = self.local.only() {
                    self.alert = None;
                    self.undo.mark_auto_played(self.local.table.entry_count());
                    self.play(&choice, effects);
                }
            }
            Node::Terminal { .. } => self.shown.show_end(),
            _ => {}
        }
    }
}
