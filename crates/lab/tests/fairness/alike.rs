//! Games that look the same to a seat, but differ in hidden chance outcomes.
//!
//! The search for them does not rely on what a game says a seat may see. A seat has seen the
//! outcomes of its own chance nodes, all actions, and the events shown to the table. If two
//! outcomes have the same events, like two cards drawn into a hand, the other seats cannot tell
//! them apart.

use bot::rng::Rng;
use rules::any_game::Playing;
use rules::event::{Event, NullSink};
use rules::playable::Playable;
use rules::record::{HistoryEntry, Player, Record};
use rules::seat::Seat;
use rules::state::Node;

/// A game and all its states; there is one more state than entries.
pub(crate) struct Course<G: Playable> {
    pub(crate) game: G,
    pub(crate) record: Record,
    pub(crate) history: Vec<HistoryEntry<G>>,
    pub(crate) states: Vec<G::State>,
}

impl<G: Playable> Course<G> {
    pub(crate) fn new(game: &G, players: Vec<(Seat, Player)>, seed: u64) -> Course<G> {
        let seats = players.iter().map(|(seat, _)| *seat).collect();
        let state = game.initial_state(seats).unwrap();
        let start = Playing::boxed(game.clone(), state.clone());
        Course {
            game: game.clone(),
            record: Record::new(start, players, Some(seed)),
            history: Vec::new(),
            states: vec![state],
        }
    }

    /// The current state.
    pub(crate) fn state(&self) -> &G::State {
        self.states.last().expect("a game has an initial state")
    }

    pub(crate) fn make(&mut self, entry: HistoryEntry<G>) {
        let mut state = self.state().clone();
        self.record.history.push(entry.packed());
        entry.apply(&self.game, &mut state, &mut NullSink);
        self.history.push(entry);
        self.states.push(state);
    }

    /// The game after its first `count` entries.
    pub(crate) fn beginning(&self, count: usize) -> Course<G> {
        let mut record = self.record.clone();
        record.history.truncate(count);
        Course {
            game: self.game.clone(),
            record,
            history: self.history[..count].to_vec(),
            states: self.states[..=count].to_vec(),
        }
    }

    /// The events shown to the table if the entry at `index` were `entry`.
    fn events_at(&self, index: usize, entry: HistoryEntry<G>) -> Vec<Event> {
        let (mut state, mut events) = (self.states[index].clone(), Vec::new());
        entry.apply(&self.game, &mut state, &mut events);
        events
    }

    /// The outcomes that could replace the one at `index` without `seat` knowing.
    fn hidden(&self, seat: Seat, index: usize) -> Vec<HistoryEntry<G>> {
        let state = &self.states[index];
        let Node::Chance { seat: other } = self.game.node(state) else {
            return Vec::new();
        };
        if other == seat {
            return Vec::new();
        }
        let was = self.history[index];
        let events = self.events_at(index, was);
        let mut chances = Vec::new();
        self.game.chance_outcomes(state, &mut chances);
        let all = chances
            .into_iter()
            .map(|(chance, _)| HistoryEntry::Chance(chance));
        all.filter(|entry| *entry != was && self.events_at(index, *entry) == events)
            .collect()
    }

    /// The same game with another outcome at `index`, if all later entries are still possible and
    /// show the table the same events.
    fn with(&self, index: usize, entry: HistoryEntry<G>) -> Option<Course<G>> {
        let game = &self.game;
        let mut other = self.beginning(index);
        other.make(entry);
        for at in index + 1..self.history.len() {
            let (entry, state) = (self.history[at], other.state());
            let can_come = game.node(state) == game.node(&self.states[at])
                && match entry {
                    HistoryEntry::Chance(chance) => {
                        let mut chances = Vec::new();
                        game.chance_outcomes(state, &mut chances);
                        chances.iter().any(|(each, _)| *each == chance)
                    }
                    HistoryEntry::Action(action) => {
                        let mut actions = Vec::new();
                        game.legal_actions(state, &mut actions);
                        actions.contains(&action)
                    }
                };
            if !can_come || other.events_at(at, entry) != self.events_at(at, entry) {
                return None;
            }
            other.make(entry);
        }
        (game.node(other.state()).seat() == game.node(self.state()).seat()).then_some(other)
    }

    /// Games that look the same to `seat`, each made by changing one outcome of the game before.
    /// Empty if chance hides nothing from the seat.
    pub(crate) fn alike(&self, seat: Seat, tries: usize, rng: &mut Rng) -> Vec<Course<G>> {
        let unseen = |index: &usize| !self.hidden(seat, *index).is_empty();
        let places: Vec<usize> = (0..self.history.len()).filter(unseen).collect();
        let mut found: Vec<Course<G>> = Vec::new();
        if places.is_empty() {
            return found;
        }
        for _ in 0..tries {
            // Prefer late outcomes: a card drawn recently is still in the hand.
            let late = places.len().saturating_sub(12);
            let from = if rng.below(4) == 0 { 0 } else { late };
            let index = places[from + rng.below((places.len() - from) as u32) as usize];
            let last = found.last().unwrap_or(self);
            let outcomes = last.hidden(seat, index);
            if outcomes.is_empty() {
                continue;
            }
            let entry = outcomes[rng.below(outcomes.len() as u32) as usize];
            found.extend(last.with(index, entry));
        }
        found
    }
}
