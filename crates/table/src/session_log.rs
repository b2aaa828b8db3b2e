//! Session log: everything derived from the record entries besides the state, in the same way for all games.

use std::rc::Rc;

use rules::board::Board;
use rules::chance::Die;
use rules::event::Event;
use rules::piece::{self, Standing};
use rules::seat::Seat;

use crate::game_summary::GameSummary;
use crate::log::Line;

/// The log, the pieces and the summary of a session.
#[derive(Clone)]
pub(crate) struct SessionLog {
    /// The board. It never changes, and copies of a session share it.
    pub(crate) board: Rc<Board>,
    /// The pieces after all events.
    pub(crate) pieces: Vec<Standing>,
    pub(crate) log: Vec<Line>,
    /// How often each seat has rolled or drawn.
    pub(crate) thrown: Vec<u64>,
    pub(crate) choosers: Vec<Option<Seat>>,
    pub(crate) throwers: Vec<Option<Seat>>,
    pub(crate) story: GameSummary,
}

impl SessionLog {
    /// A log without entries.
    pub(crate) fn new(board: Board, pieces: Vec<Standing>, seats: usize) -> SessionLog {
        SessionLog {
            board: Rc::new(board),
            pieces,
            log: Vec::new(),
            thrown: vec![0; seats],
            choosers: Vec::new(),
            throwers: Vec::new(),
            story: GameSummary::default(),
        }
    }

    /// Records who rolled, drew or chose the next record entry, and whether it was automatic.
    pub(crate) fn act(&mut self, thrower: Option<Seat>, auto_played: bool, chooser: Option<Seat>) {
        if let Some(thrower) = thrower {
            self.thrown[thrower.index()] += 1;
        }
        self.throwers.push(thrower.filter(|_| !auto_played));
        self.choosers.push(chooser);
    }

    /// Records the events, the dice of an outcome, and the log lines of a record entry.
    pub(crate) fn record(&mut self, events: &[Event], dice: Vec<Die>, lines: Vec<Line>) {
        for event in events {
            piece::fold(&mut self.pieces, event);
            self.story.record(event);
        }
        if !dice.is_empty() {
            self.story.lie(dice);
        }
        self.log.extend(lines);
    }
}
