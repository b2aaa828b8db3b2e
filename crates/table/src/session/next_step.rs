//! The next step of a game without a person: rolls and moves of bots, passes, forced moves. `pace.rs` has the pauses.

use rules::seat::Seat;
use rules::state::Node;

use super::lesson::append_announcement;
use super::{Effect, LinkTurn, Purpose, Session, pace};
use crate::no_move;

impl Session {
    /// Whether the outcome of this chance node comes without a person's input.
    pub(super) fn is_automatic_chance(&self, seat: Seat) -> bool {
        let needs_nobody = !self.is_person(seat) || self.is_start_under_way();
        self.table.game().turn().is_automatic || needs_nobody && self.manual_roller().is_none()
    }

    /// Whether a person is to roll or to move, not the page for them.
    pub(super) fn needs_person(&self) -> bool {
        let node = self.table.node();
        let is_rolled = matches!(node, Node::Chance { seat } if self.is_automatic_chance(seat));
        self.is_persons_turn() && !is_rolled
    }

    /// Whether a person has begun to roll for the start. The page then rolls the rest, ties included.
    pub(crate) fn is_start_under_way(&self) -> bool {
        let mut rollers = self.table.rollers().iter().flatten();
        !self.mode.is_replay()
            && self.table.is_for_start()
            && rollers.any(|roller| self.is_person(*roller))
    }

    /// Requests the next step once every animation has ended: a pause, or a bot's answer.
    pub(super) fn request_next(&mut self, effects: &mut Vec<Effect>) {
        if self.begin_handover(effects) {
            return;
        }
        if self.is_catching_up() {
            let ms = match self.table.node() {
                Node::Chance { .. } => pace::now(self).pause_ms(),
                _ => pace::before_bot_ms(self),
            };
            return effects.push(Effect::Pause(self.ticket(), ms));
        }
        if self.waits_for_link() {
            let turn = LinkTurn::of(self);
            if let Some(words) = turn.and_then(|turn| turn.announcement()) {
                append_announcement(&words, effects);
            }
            return;
        }
        match self.table.node() {
            Node::Chance { seat } if self.is_automatic_chance(seat) => {
                effects.push(Effect::Pause(self.ticket(), pace::before_roll_ms(self)));
            }
            // A person can still correct an entered roll before the bot plays it.
            Node::Decision { seat }
                if !self.is_person(seat)
                    && self.manual_rolls.is_last_of(self.table.entry_count()) =>
            {
                effects.push(Effect::Pause(
                    self.ticket(),
                    self.settings.player.speed.breath_ms(),
                ));
            }
            Node::Decision { seat } if !self.is_person(seat) => match pace::before_bot_ms(self) {
                0 => self.ask(seat, Purpose::Play, effects),
                ms => effects.push(Effect::Pause(self.ticket(), ms)),
            },
            Node::Decision { .. } => {
                let Some(choice) = self.forced() else {
                    return self.wait_for_only(effects);
                };
                let ms = if let Some(reason) = no_move::why_passed(&self.table, &choice) {
                    self.say(reason, effects);
                    self.settings.player.speed.pass_ms()
                } else {
                    pace::now(self).pause_ms()
                };
                if !self.needs_button(&choice) {
                    effects.push(Effect::Pause(self.ticket(), ms));
                }
            }
            _ => {}
        }
    }

    /// Continues after a pause: rolls, asks a bot, plays a forced pass or an only move, or shows the result.
    pub(super) fn after_pause(&mut self, effects: &mut Vec<Effect>) {
        if self.mode.is_replay() {
            if self.mode.is_autoplay() {
                self.show_next(effects);
            }
            return;
        }
        if self.end_handover(effects) {
            return;
        }
        if self.is_catching_up() {
            let before = self.before();
            let events = self.table.forward();
            return self.happened(before, events, effects);
        }
        if self.waits_for_link() && self.table.node().seat().is_some() {
            return;
        }
        match self.table.node() {
            Node::Chance { seat } if self.is_automatic_chance(seat) => {
                self.roll(false, effects);
            }
            Node::Decision { seat } if !self.is_person(seat) && self.bots.pending.is_none() => {
                self.ask(seat, Purpose::Play, effects);
            }
            Node::Decision { .. } => {
                if let Some(choice) = self.forced() {
                    if self.needs_button(&choice) {
                        return;
                    }
                    self.alert = None;
                    self.play(choice.index, effects);
                } else if let Some(choice) = self.only() {
                    self.alert = None;
                    self.auto_played.push(self.table.entry_count());
                    self.play(choice.index, effects);
                }
            }
            Node::Terminal { .. } => self.shown.show_end(),
            _ => {}
        }
    }
}
