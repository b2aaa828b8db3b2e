//! What makes things happen, and everything that follows once something has.

use rules::event::Event;
use rules::piece::Standing;

use super::{Effect, Session};
use crate::dice::Dice;
use crate::speech::{Speech, announced};
use crate::speed::Speed;
use crate::timeline::Timeline;

impl Session {
    pub(super) fn throw(&mut self, effects: &mut Vec<Effect>) {
        let shown = self.table.pieces().to_vec();
        let by_person = self.is_persons_turn();
        let events = self.table.throw(&mut self.dice as &mut dyn Dice);
        self.happened(by_person, &shown, &events, effects);
    }

    pub(super) fn play(&mut self, step: &str, effects: &mut Vec<Effect>) {
        let shown = self.table.pieces().to_vec();
        let by_person = self.is_persons_turn();
        match self.table.play(step) {
            Ok(events) => self.happened(by_person, &shown, &events, effects),
            Err(error) => self.say(error.to_string(), effects),
        }
    }

    /// What is to be said of events, if anything is.
    pub(super) fn announced(&self, events: &[Event]) -> Option<Effect> {
        let said: Vec<String> = match self.speech {
            Speech::Full => {
                let said = events.iter().filter_map(|event| self.table.sentence(event));
                said.collect()
            }
            Speech::Concise => announced(self, events),
        };
        (!said.is_empty()).then(|| Effect::Announce(said.join(". ") + "."))
    }

    /// Everything that follows once something was made to happen.
    pub(super) fn happened(
        &mut self,
        by_person: bool,
        shown: &[Standing],
        events: &[Event],
        effects: &mut Vec<Effect>,
    ) {
        self.forget_moment();
        effects.push(Effect::Save(self.table.record()));
        effects.extend(self.announced(events));
        let events = self.unseen_yet(events);
        let timeline = Timeline::new(self.table.board(), shown, &events, self.speed);
        if timeline.length_ms() == 0 {
            self.showing = None;
            if by_person && self.speed == Speed::Instant {
                let heard = Timeline::new(self.table.board(), shown, &events, Speed::Normal);
                effects.extend((heard.length_ms() > 0).then_some(Effect::Hear(heard)));
            }
            self.go_on(effects);
        } else {
            self.showing = Some(self.ticket());
            effects.push(Effect::Animate(self.ticket(), timeline));
        }
    }
}
