//! Entries of a game's history, for code that is generic over games.

use std::fmt;

use crate::event::Sink;
use crate::game::Game;
use crate::notation::Notation;

/// An entry of a game's history: an outcome of chance or an action. A [`Record`](super::Record)
/// has it as a [`Move`](crate::any_game::Move).
pub enum HistoryEntry<G: Game> {
    /// A chance outcome.
    Chance(G::Chance),
    /// A player's step.
    Action(G::Action),
}

impl<G: Game> HistoryEntry<G> {
    /// Applies the entry, and tells `sink` what happens.
    pub fn apply(self, game: &G, state: &mut G::State, sink: &mut impl Sink) {
        match self {
            HistoryEntry::Chance(chance) => game.apply_chance(state, chance, sink),
            HistoryEntry::Action(action) => game.apply(state, action, sink),
        }
    }
}

impl<G: Notation> HistoryEntry<G> {
    /// The entry's text at the state before it.
    pub fn text(self, game: &G, state: &G::State) -> String {
        match self {
            HistoryEntry::Chance(chance) => chance.to_string(),
            HistoryEntry::Action(action) => game.step(state, action),
        }
    }
}

// Written out, because a derive would also require `G: Clone`, and so on.
impl<G: Game> Clone for HistoryEntry<G> {
    fn clone(&self) -> HistoryEntry<G> {
        *self
    }
}

impl<G: Game> Copy for HistoryEntry<G> {}

impl<G: Game> PartialEq for HistoryEntry<G> {
    fn eq(&self, other: &HistoryEntry<G>) -> bool {
        match (self, other) {
            (HistoryEntry::Chance(one), HistoryEntry::Chance(other)) => one == other,
            (HistoryEntry::Action(one), HistoryEntry::Action(other)) => one == other,
            _ => false,
        }
    }
}

impl<G: Game> fmt::Debug for HistoryEntry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HistoryEntry::Chance(chance) => write!(f, "Chance({chance})"),
            HistoryEntry::Action(action) => write!(f, "Action({action:?})"),
        }
    }
}
