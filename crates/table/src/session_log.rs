//! The course of a sitting: what has come of all that was made, beyond the record and the state. It
//! is the same for all games.

use std::rc::Rc;

use rules::board::Board;
use rules::chance::Die;
use rules::event::Event;
use rules::piece::{self, Standing};
use rules::seat::Seat;

use crate::game_summary::GameSummary;
use crate::log::Line;

/// What has come of a sitting.
#[derive(Clone)]
pub(crate) struct SessionLog {
    /// It never changes, so copies of a sitting share it.
    pub(crate) board: Rc<Board>,
    /// The fold of the events.
    pub(crate) pieces: Vec<Standing>,
    pub(crate) log: Vec<Line>,
    /// How often each seat has thrown or drawn.
    pub(crate) thrown: Vec<u64>,
    pub(crate) choosers: Vec<Option<Seat>>,
    pub(crate) throwers: Vec<Option<Seat>>,
    pub(crate) story: GameSummary,
}

impl SessionLog {
    /// The course before anything was made.
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

    /// Takes in who threw or drew for what was made next, whether that came by itself, and who chose it.
    pub(crate) fn act(&mut self, thrower: Option<Seat>, auto_played: bool, chooser: Option<Seat>) {
        if let Some(thrower) = thrower {
            self.thrown[thrower.index()] += 1;
        }
        self.throwers.push(thrower.filter(|_| !auto_played));
        self.choosers.push(chooser);
    }

    /// Takes in what happened then, which dice lie there if it was chance, and the lines of the log.
    pub(crate) fn heed(&mut self, events: &[Event], dice: Vec<Die>, lines: Vec<Line>) {
        for event in events {
            piece::fold(&mut self.pieces, event);
            self.story.heed(event);
        }
        if !dice.is_empty() {
            self.story.lie(dice);
        }
        self.log.extend(lines);
    }
}
