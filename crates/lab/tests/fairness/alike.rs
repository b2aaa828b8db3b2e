//! Games that look alike to a seat: the same but for what chance gave others unseen.
//!
//! Nothing here asks what a game says that a seat may see. What a seat has seen are the outcomes of
//! its own chance, all that everybody did, and the events that the table was told of the rest: where
//! two outcomes tell the same events, like two cards drawn into a hand, others cannot know which it was.

use bot::lot::Lot;
use rules::event::Event;
use rules::games::Playable;
use rules::record::{Made, Make, Record};
use rules::seat::Seat;
use rules::state::Node;

/// A game and all its states, one more than things were made.
pub(crate) struct Course<G: Playable> {
    pub(crate) record: Record<G>,
    pub(crate) states: Vec<G::State>,
}

impl<G: Playable> Course<G> {
    pub(crate) fn of(mut record: Record<G>) -> Course<G> {
        let made = std::mem::take(&mut record.made);
        let states = vec![record.start()];
        let mut course = Course { record, states };
        made.into_iter().for_each(|made| course.make(made));
        course
    }

    pub(crate) fn game(&self) -> &G {
        &self.record.game
    }

    /// Where the game stands.
    pub(crate) fn state(&self) -> &G::State {
        self.states.last().expect("it begins with one")
    }

    pub(crate) fn make(&mut self, made: Made<G>) {
        let mut state = self.state().clone();
        self.game().make(&mut state, made);
        self.record.made.push(made);
        self.states.push(state);
    }

    /// The first so many things that were made.
    pub(crate) fn beginning(&self, count: usize) -> Course<G> {
        let mut record = self.record.clone();
        record.made.truncate(count);
        let states = self.states[..=count].to_vec();
        Course { record, states }
    }

    /// What the table is told as the thing at `index` happens, were it `made`.
    fn told(&self, index: usize, made: Made<G>) -> Vec<Event> {
        let (mut state, mut events) = (self.states[index].clone(), Vec::new());
        self.game().make_told(&mut state, made, Some(&mut events));
        events
    }

    /// The outcomes that could have come at `index` instead without `seat` knowing.
    fn hidden(&self, seat: Seat, index: usize) -> Vec<Made<G>> {
        let state = &self.states[index];
        let Node::Chance { seat: other } = self.game().node(state) else {
            return Vec::new();
        };
        if other == seat {
            return Vec::new();
        }
        let was = self.record.made[index];
        let told = self.told(index, was);
        let mut chances = Vec::new();
        self.game().chances(state, &mut chances);
        let all = chances.into_iter().map(|(chance, _)| Made::Chance(chance));
        all.filter(|made| *made != was && self.told(index, *made) == told)
            .collect()
    }

    /// The same game with another outcome at `index`, if all that came after can still come and the
    /// table is told the same.
    fn with(&self, index: usize, made: Made<G>) -> Option<Course<G>> {
        let game = self.game();
        let mut other = self.beginning(index);
        other.make(made);
        for at in index + 1..self.record.made.len() {
            let (made, state) = (self.record.made[at], other.state());
            let can_come = game.node(state) == game.node(&self.states[at])
                && match made {
                    Made::Chance(chance) => {
                        let mut chances = Vec::new();
                        game.chances(state, &mut chances);
                        chances.iter().any(|(each, _)| *each == chance)
                    }
                    Made::Action(action) => {
                        let mut actions = Vec::new();
                        game.legal_actions(state, &mut actions);
                        actions.contains(&action)
                    }
                };
            if !can_come || other.told(at, made) != self.told(at, made) {
                return None;
            }
            other.make(made);
        }
        (game.node(other.state()).seat() == game.node(self.state()).seat()).then_some(other)
    }

    /// Games that look like this one to `seat`, each found by changing one outcome of that before
    /// it. None where chance gives nothing unseen.
    pub(crate) fn alike(&self, seat: Seat, tries: usize, lot: &mut Lot) -> Vec<Course<G>> {
        let unseen = |index: &usize| !self.hidden(seat, *index).is_empty();
        let places: Vec<usize> = (0..self.record.made.len()).filter(unseen).collect();
        let mut found: Vec<Course<G>> = Vec::new();
        if places.is_empty() {
            return found;
        }
        for _ in 0..tries {
            // What was drawn lately lies in the hand still, so that more comes of changing it.
            let late = places.len().saturating_sub(12);
            let from = if lot.below(4) == 0 { 0 } else { late };
            let index = places[from + lot.below((places.len() - from) as u32) as usize];
            let last = found.last().unwrap_or(self);
            let outcomes = last.hidden(seat, index);
            if outcomes.is_empty() {
                continue;
            }
            let made = outcomes[lot.below(outcomes.len() as u32) as usize];
            found.extend(last.with(index, made));
        }
        found
    }
}
