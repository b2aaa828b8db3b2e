//! Going back, and who sits where.

use rules::seat::Seat;

use super::{Effect, Session};
use crate::setup::PERSON;

impl Session {
    /// Whether [`super::Message::Undo`] does something: the last thing made is a person's choice. A
    /// throw already seen is never taken back; a winning step is, since nothing was seen after it.
    pub fn can_undo(&self) -> bool {
        let last = self.table.choosers().last().copied().flatten();
        self.runs.is_none() && last.is_some_and(|seat| self.is_person(seat))
    }

    /// Whether [`super::Message::TakeBack`] does something: a single person plays against bots,
    /// who do not mind, and has chosen something. The same dice come again.
    pub fn can_take_back(&self) -> bool {
        self.runs.is_none() && !self.can_undo() && self.last_choice().is_some()
    }

    /// When the only person made the last choice.
    fn last_choice(&self) -> Option<usize> {
        let standings = self.table.standings();
        let mut persons = standings.iter().filter(|each| each.sitter.kind == PERSON);
        let (person, None) = (persons.next()?.seat, persons.next()) else {
            return None;
        };
        let choosers = self.table.choosers();
        choosers
            .iter()
            .rposition(|chooser| *chooser == Some(person))
    }

    pub(super) fn undo(&mut self, effects: &mut Vec<Effect>) {
        self.table.back_to(self.table.made() - 1);
        self.is_back(effects);
    }

    pub(super) fn take_back(&mut self, effects: &mut Vec<Effect>) {
        if let Some(made) = self.last_choice() {
            self.table.take_back_to(made);
            self.is_back(effects);
        }
    }

    fn is_back(&mut self, effects: &mut Vec<Effect>) {
        self.generation += 1;
        self.showing = None;
        self.forget_moment();
        effects.push(Effect::Save(self.table.record()));
        effects.push(Effect::Announce(format!(
            "Taken back. {}.",
            self.table.status()
        )));
    }

    /// Somebody else takes a seat in the middle of the game.
    pub(super) fn sit(&mut self, seat: Seat, kind: &str, effects: &mut Vec<Effect>) {
        let seats = self.table.standings();
        if seats
            .iter()
            .all(|each| each.seat != seat || each.sitter.kind == kind)
        {
            return;
        }
        self.table.sit(seat, kind);
        // Whatever was asked of whoever sat there is not awaited any more.
        self.generation += 1;
        self.showing = None;
        self.forget_moment();
        effects.push(Effect::Save(self.table.record()));
        self.go_on(effects);
    }
}
