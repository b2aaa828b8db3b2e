//! How far a game by link has come, and whose turn it is.

use rules::any_game::{AnyGame, Move};
use rules::event::Event;
use rules::seat::Seat;
use rules::state::Node;

/// A game, and the person whose turn it is.
#[derive(Clone)]
pub(super) struct Progress {
    /// The game at this moment.
    pub(super) game: Box<dyn AnyGame>,
    /// The index of the person whose turn began last.
    pub(super) turn: Option<usize>,
    /// The number of rolls in that turn.
    pub(super) rolls: u32,
    /// The index of the person on whose device each entry of the record was made.
    pub(super) makers: Vec<usize>,
    /// Each entry of the record as text, as it is signed.
    pub(super) texts: Vec<String>,
    /// The seats of people, in turn order.
    people: Vec<Seat>,
    host: usize,
    /// Whether somebody has rolled to play.
    begun: bool,
}

impl Progress {
    pub(super) fn new(game: Box<dyn AnyGame>, people: Vec<Seat>, host: usize) -> Progress {
        Progress {
            game,
            turn: None,
            rolls: 0,
            makers: Vec::new(),
            texts: Vec::new(),
            people,
            host,
            begun: false,
        }
    }

    /// The index of the person on whose device the next thing happens; `None` once the game is over.
    ///
    /// A bot plays on the device of the person before it. The host's device rolls for who starts: the host has told
    /// the end of their chain before all others.
    pub(super) fn controller(&self) -> Option<usize> {
        let seat = self.game.node().seat()?;
        let before = self.turn.unwrap_or(self.host);
        if self.decides_start() {
            return Some(before);
        }
        let person = self.people.iter().position(|each| *each == seat);
        Some(person.unwrap_or(before))
    }

    /// Begins the turn of a person.
    pub(super) fn begin_turn(&mut self, player: usize) {
        self.turn = Some(player);
        self.rolls = 0;
    }

    /// Applies an entry of the record.
    pub(super) fn apply(&mut self, entry: Move) {
        #[cfg(test)]
        super::work::ENTRIES.add(1);
        self.makers.push(self.turn.unwrap_or(self.host));
        self.texts.push(self.game.write(entry));
        self.begun = !self.decides_start();
        if let Node::Chance { .. } = self.game.node() {
            self.rolls += 1;
        }
        self.game.apply(entry);
    }

    /// The number of entries of the record up to the end of a person's last turn.
    pub(super) fn end_of_last_turn(&self, person: usize) -> usize {
        let last = self.makers.iter().rposition(|maker| *maker == person);
        last.map_or(0, |entry| entry + 1)
    }

    /// Whether the next roll decides who starts.
    fn decides_start(&self) -> bool {
        let decides = |event: &Event| matches!(event, Event::Opened { .. } | Event::Begins { .. });
        !self.begun
            && self.game.moves().first().is_some_and(|(first, _)| {
                let events = self.game.boxed_clone().apply(*first);
                events.iter().any(decides)
            })
    }
}
