//! Applying actions and outcomes, and what follows from them.

use rules::event::Event;

use super::animation::Before;
use super::{Effect, Session, announcement, moments, pace};
use crate::durations::{Pace, Speed};
use crate::timeline::{BANNER_MS, Timeline};

impl Session {
    /// Rolls or draws, at a person's request or automatically.
    pub(super) fn roll(&mut self, by_person: bool, effects: &mut Vec<Effect>) {
        let before = Before {
            by_person,
            ..self.before()
        };
        if let Some(events) = self.local.roll() {
            self.happened(before, events, effects);
        }
    }

    /// Plays the legal action at `index`.
    pub(super) fn play(&mut self, index: usize, effects: &mut Vec<Effect>) {
        let before = self.before();
        let events = self.local.table.play(index);
        self.happened(before, events, effects);
    }

    /// Follows up an action or outcome: saves the record, then animates the events, or announces them right
    /// away if there is nothing to animate.
    pub(super) fn happened(
        &mut self,
        before: Before,
        events: Vec<Event>,
        effects: &mut Vec<Effect>,
    ) {
        self.undo.forget_undone();
        if let Err(problem) = self.local.update_link_player() {
            self.say(problem, effects);
        }
        self.forget_moment();
        // The answer to an earlier tap names a moment that is over. A notice stays until a person's turn begins.
        let begins = !before.by_person && self.local.is_persons_turn();
        self.alert.take_if(|alert| alert.is_answer || begins);
        // While a game by link catches up, all of it is saved already.
        if self.local.table.later() == 0 {
            effects.push(self.local.save());
        }
        self.end_animation(effects);
        let board = &**self.local.layout();
        let unseen = self
            .local
            .manual_rolls
            .not_yet_shown(self.local.table.entry_count(), &events);
        let game = self.local.table.game();
        let timeline = Timeline::new(
            game,
            board,
            &before.pieces,
            &unseen,
            pace::of_events(&self.local, &events),
        );
        if timeline.length_ms() > 0 {
            return self.show(timeline, before, events, effects);
        }
        if before.by_person && self.local.settings.player.speed == Speed::Instant {
            let mut heard = Timeline::new(
                game,
                board,
                &before.pieces,
                &unseen,
                Pace::Own(Speed::Normal),
            );
            heard.person = self.local.own();
            effects.extend((heard.length_ms() > 0).then_some(Effect::PlaySounds(heard)));
        }
        effects.extend(announcement::of(&self.local, &events));
        self.after_animation(effects);
    }

    /// Starts the animation of events.
    pub(super) fn show(
        &mut self,
        mut timeline: Timeline,
        before: Before,
        events: Vec<Event>,
        effects: &mut Vec<Effect>,
    ) {
        timeline.banners = moments::banners(&self.local, &timeline.moments);
        timeline.person = self.local.own();
        // A person's turn begins only after the last banner has been read.
        let actor = events.iter().find_map(Event::actor);
        let begins = self.local.is_persons_turn() && self.local.table.node().seat() != actor;
        if let Some(last) = timeline.banners.last().filter(|_| begins) {
            timeline.rests_until_ms = last.at_ms + BANNER_MS;
        }
        let ticket = self.local.ticket();
        self.shown.begin(ticket, before.scene, events);
        effects.push(Effect::Animate(ticket, timeline));
    }
}
