//! Session log: everything derived from the record entries besides the state, in the same way for all games.

use std::rc::Rc;

use rules::board::Board;
use rules::chance::Die;
use rules::event::{self, Event};
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};

use crate::game_summary::GameSummary;
use crate::remarks::Remarks;
use rules::narrator::Line;

/// The log, the pieces and the summary of a session.
#[derive(Clone)]
pub(crate) struct SessionLog {
    /// The board. It never changes, and copies of a session share it.
    pub(crate) board: Rc<Board>,
    /// The pieces after all events.
    pub(crate) pieces: Vec<PiecePosition>,
    /// The lines of the log. Scenes share them.
    pub(crate) log: Rc<Vec<Rc<Line>>>,
    /// For each record entry the number of its lines in the log, and the seats whose players they name.
    pub(crate) told: Vec<(usize, SeatSet)>,
    /// How often each seat has rolled or drawn.
    pub(crate) rolled: Vec<u64>,
    pub(crate) choosers: Vec<Option<Seat>>,
    pub(crate) rollers: Vec<Option<Seat>>,
    pub(crate) game_summary: GameSummary,
    pub(crate) remarks: Remarks,
}

impl SessionLog {
    /// A log without entries.
    pub(crate) fn new(board: Board, pieces: Vec<PiecePosition>, seats: usize) -> SessionLog {
        SessionLog {
            board: Rc::new(board),
            pieces,
            log: Rc::default(),
            told: Vec::new(),
            rolled: vec![0; seats],
            choosers: Vec::new(),
            rollers: Vec::new(),
            game_summary: GameSummary::default(),
            remarks: Remarks::default(),
        }
    }

    /// Records who rolled, drew or chose the next record entry, and whether it was automatic.
    pub(crate) fn act(&mut self, roller: Option<Seat>, auto_played: bool, chooser: Option<Seat>) {
        if let Some(roller) = roller {
            self.rolled[roller.index()] += 1;
        }
        self.rollers.push(roller.filter(|_| !auto_played));
        self.choosers.push(chooser);
    }

    /// Records the events, the dice of an outcome, the log lines of a record entry, and the seats that they name.
    pub(crate) fn record(
        &mut self,
        events: &[Event],
        dice: Vec<Die>,
        lines: Vec<Line>,
        named: SeatSet,
    ) {
        for event in events {
            event::fold(&mut self.pieces, event);
            self.game_summary.record(event);
        }
        if !dice.is_empty() {
            self.game_summary.lie(dice);
        }
        self.told.push((lines.len(), named));
        self.tell(lines);
    }

    /// Adds lines to the log.
    pub(crate) fn tell(&mut self, lines: impl IntoIterator<Item = Line>) {
        let mut lines = lines.into_iter().map(Rc::new).peekable();
        if lines.peek().is_some() {
            Rc::make_mut(&mut self.log).extend(lines);
        }
    }
}
