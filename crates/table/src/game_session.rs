//! Game sessions: a record, and everything derived from it.

mod changes;
mod choice;
mod open;
mod pieces;
mod scoring;
mod standing;

use std::cell::{Cell, OnceCell};
use std::rc::Rc;

use rules::any_game::{AnyGame, Move, Shown};
use rules::board::{Board, Kind, Space};
use rules::chance::Card;
use rules::event::Event;
use rules::record::{Match, Player, Record};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use words::t;

use crate::clean_text;
use crate::fingerprint::Fingerprint;
use crate::game_summary::GameSummary;
use crate::remarks::{Mood, Remark};
use crate::roll_prompt::Chances;
use crate::session_log::SessionLog;
use crate::setup::PERSON;
pub use choice::Choice;
pub(crate) use open::read_record;
pub use open::{open, resume};
use rules::narrator::{Line, Narrator};
pub use standing::SeatStanding;
use standing::called;

/// A session of one game.
#[derive(Clone)]
pub struct GameSession {
    record: Record,
    /// A lesson begins in the middle of a game, and its record is not saved.
    is_lesson: bool,
    /// The game at the end of the record.
    game: Box<dyn AnyGame>,
    /// The game at the start of the current or next play, and the record index of that start.
    begun: Box<dyn AnyGame>,
    begun_at: usize,
    session_log: SessionLog,
    has_cards: bool,
    /// The legal actions, computed on first use.
    choices: OnceCell<Vec<Choice>>,
    /// In a replay, the later record entries; the next entry is the last element.
    later: Vec<Move>,
}

impl GameSession {
    /// The session at the end of a record.
    pub(crate) fn of(record: Record) -> GameSession {
        GameSession::new(record, false)
    }

    /// The session of a lesson that begins where the record does.
    pub(crate) fn of_lesson(record: Record) -> GameSession {
        GameSession::new(record, true)
    }

    fn new(mut record: Record, is_lesson: bool) -> GameSession {
        // Records come from anywhere.
        let players = record.players.iter_mut().map(|(_, player)| player);
        let changed = record.seat_changes.iter_mut();
        for player in players.chain(changed.map(|change| &mut change.player)) {
            player.name = player.name.as_deref().and_then(clean_text::name);
        }
        let history = std::mem::take(&mut record.history);
        record.history.reserve(history.len());
        let game = record.start.clone();
        let seats = game.ruleset().family.seats.len();
        let Shown { pieces, pile, .. } = game.shown();
        let mut game_session = GameSession {
            session_log: SessionLog::new(game.board(), pieces, seats),
            has_cards: !pile.is_empty(),
            record,
            is_lesson,
            begun: game.clone(),
            begun_at: 0,
            game,
            choices: OnceCell::new(),
            later: Vec::new(),
        };
        game_session.tell_seats();
        for entry in history {
            game_session.apply(entry);
        }
        game_session
    }

    /// The game at this moment.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// The ruleset.
    pub fn ruleset(&self) -> Ruleset {
        self.game.ruleset()
    }

    /// Whether the game waits for a chance outcome or a decision, or is over.
    pub fn node(&self) -> Node {
        self.game.node()
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.session_log.board
    }

    /// The seats in play, in turn order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.record.players.iter().map(|(seat, _)| *seat)
    }

    /// The seats that people play.
    pub(crate) fn persons(&self) -> impl Iterator<Item = Seat> {
        let is_person = |seat: &Seat| self.player(*seat).kind == PERSON;
        self.seats().filter(is_person)
    }

    /// The player of a seat in play.
    pub fn player(&self, seat: Seat) -> &Player {
        let found = self.record.player(seat);
        found.expect("somebody sits at a seat in play")
    }

    /// The record as text; empty in a lesson, which has no record.
    pub fn record(&self) -> String {
        if self.is_lesson {
            return String::new();
        }
        self.record.to_text()
    }

    /// The record of the whole game, also of the entries after this moment.
    pub fn whole_record(&self) -> String {
        let mut table = self.clone();
        table.go_to(table.entry_count() + table.later());
        table.record()
    }

    /// The record itself.
    pub(crate) fn into_record(self) -> Record {
        self.record
    }

    /// Whether the record is complete: no card is face down. Otherwise the game can only be watched.
    pub fn is_whole(&self) -> bool {
        !self.record.has_face_down()
    }

    /// The current play as `seat` may see it: the position line at its start, and the steps since then as a
    /// play line. The steps are empty at a roll.
    pub fn observed_play(&self, seat: Seat) -> (String, String) {
        let mut seen = self.begun.observe(seat);
        let line = seen.position_line();
        let mut steps = Vec::new();
        for entry in &self.record.history[self.begun_at..] {
            if let Node::Decision { .. } = seen.node() {
                steps.push(seen.write(*entry));
            }
            seen.apply(*entry);
        }
        (line, steps.join(", "))
    }

    /// The record entries: outcomes and actions.
    pub fn history(&self) -> &[Move] {
        &self.record.history
    }

    /// The number of record entries: outcomes and actions.
    pub fn entry_count(&self) -> usize {
        self.record.history.len()
    }

    /// Who chose each record entry; `None` for outcomes and for passes, which are no choice.
    pub fn choosers(&self) -> &[Option<Seat>] {
        &self.session_log.choosers
    }

    /// Who rolled or drew each record entry; `None` for actions and automatic outcomes.
    pub fn rollers(&self) -> &[Option<Seat>] {
        &self.session_log.rollers
    }

    /// The summary of the game so far.
    pub fn game_summary(&self) -> &GameSummary {
        &self.session_log.game_summary
    }

    /// The log so far.
    pub fn log(&self) -> &Rc<Vec<Rc<Line>>> {
        &self.session_log.log
    }

    /// What a character says now.
    pub(crate) fn remark(&self) -> Option<Remark> {
        self.session_log.remarks.remark()
    }

    /// What the portrait of a character shows now, and the number of record entries since when.
    pub(crate) fn mood(&self, seat: Seat) -> Option<(Mood, usize)> {
        self.session_log.remarks.mood(seat)
    }

    /// Takes lines and moods of characters off the screen.
    pub(crate) fn end_remark(&mut self) {
        self.session_log.remarks.end_remark();
    }

    /// The match that the game is part of.
    pub fn match_play(&self) -> Option<&Match> {
        self.record.match_play.as_ref()
    }

    /// The dice seed in the record.
    pub fn seed(&self) -> Option<u64> {
        self.record.seed
    }

    /// The fingerprint of the dice; `None` if some of the dice do not come from the seed.
    pub fn fingerprint(&self) -> Option<Fingerprint> {
        let (seed, salt) = self.salted_seed()?;
        Some(Fingerprint::of(seed, salt))
    }

    /// The seed and the salt of the fingerprint.
    pub fn salted_seed(&self) -> Option<(u64, u128)> {
        Some((self.record.seed?, self.record.salt?))
    }

    /// The position line as `eyes` may see it; without `eyes`, as everybody may see it. During a play, the
    /// turn field shows what is left.
    pub fn position(&self, eyes: Option<Seat>) -> String {
        self.seen(eyes).position_line()
    }

    /// The cards not yet drawn, as far as `eyes` know: each kind and its count. Without `eyes`, as far as
    /// everybody knows.
    pub fn remaining_cards(&self, eyes: Option<Seat>) -> Vec<(Card, u32)> {
        self.seen(eyes).shown().pile
    }

    /// Whether the game has cards; otherwise it has dice.
    pub fn has_cards(&self) -> bool {
        self.has_cards
    }

    /// Whether players hold cards that others may not see.
    pub fn has_hands(&self) -> bool {
        self.game.about().has_hands
    }

    /// The game as `eyes` may see it; without `eyes`, as every seat may see it.
    fn seen(&self, eyes: Option<Seat>) -> Box<dyn AnyGame> {
        match eyes {
            Some(seat) => self.game.observe(seat),
            None => {
                let seats = self.game.about().seats;
                let observe = |game: Box<dyn AnyGame>, seat| game.observe(seat);
                seats.iter().fold(self.game.clone(), observe)
            }
        }
    }

    /// Whether the next roll decides who starts.
    pub fn is_for_start(&self) -> bool {
        if !matches!(self.node(), Node::Chance { .. }) {
            return false;
        }
        let opens = |event: &Event| matches!(event, Event::Opened { .. });
        let moves = self.game.moves();
        let first = moves.first();
        first.is_some_and(|(first, _)| self.foretold(*first).iter().any(opens))
    }

    /// The possible outcomes of the next roll or draw; empty at other nodes.
    pub fn chances(&self) -> Chances {
        Chances::of(&*self.game)
    }

    /// The legal actions, computed once for each state; empty except at decisions.
    pub fn choices(&self) -> &[Choice] {
        self.choices.get_or_init(|| {
            let Node::Decision { .. } = self.node() else {
                return Vec::new();
            };
            let choice = |(index, (entry, _))| Choice::new(index, entry, &*self.game);
            let steps = self.game.moves().into_iter();
            steps.enumerate().map(choice).collect()
        })
    }

    /// Why a move from one space to another is refused, with the rule; `None` if it is legal.
    pub fn refusal(&self, from: Space, to: Space) -> Option<String> {
        let refusal = self.game.refusal(from, to)?;
        let reason = words::capitalised(&refusal.plain(|seat| self.called(seat)));
        Some(t!(session::refused, reason, rule = refusal.rule))
    }

    /// The events that the legal action at `index` would cause.
    ///
    /// # Panics
    /// If there is no such action.
    pub fn preview(&self, index: usize) -> Vec<Event> {
        self.foretold(self.choices()[index].entry)
    }

    /// The events that a record entry would cause.
    fn foretold(&self, entry: Move) -> Vec<Event> {
        self.game.boxed_clone().apply(entry)
    }

    /// A position on the board, in words: "in the corner", "on Y6".
    pub(crate) fn place(&self, space: Space) -> String {
        let kind = match self.board().space(space).kind {
            Kind::Yard => "yard",
            Kind::Home => "home",
            _ => "space",
        };
        let edition = self.ruleset().edition.name;
        let space = self.game.space_words(space);
        t!(table::place, kind, edition, space)
    }

    /// The log lines of events, and the seats whose players they name.
    fn lines(&self, events: &[Event]) -> (Vec<Line>, SeatSet) {
        let players = self.record.players.iter();
        let is_person = |seat| {
            let player = self.record.player(seat);
            player.is_some_and(|player| player.kind == PERSON)
        };
        let mut persons = players
            .map(|(seat, _)| *seat)
            .filter(|seat| is_person(*seat));
        // In a lesson it is the learner, who is the first to act.
        let own = match self.is_lesson {
            true => self.record.start.node().seat(),
            false => persons.next().filter(|_| persons.next().is_none()),
        };
        let named = Cell::new(SeatSet::default());
        let called = |seat| {
            named.set(named.get().with(seat));
            self.called(seat)
        };
        let narrator = Narrator {
            game: &*self.game,
            board: &self.session_log.board,
            called: &called,
            own,
        };
        let lines = narrator.lines(events);
        (lines, named.get())
    }

    /// Tells events to the reader who plays the seat `own`.
    pub(crate) fn narrate<T>(&self, own: Option<Seat>, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        tell(&Narrator {
            game: &*self.game,
            board: &self.session_log.board,
            called: &|seat| self.called(seat),
            own,
        })
    }

    /// Logs the changes of players at this moment.
    fn tell_seats(&mut self) {
        let entry_count = self.record.history.len();
        let changes = self.record.seat_changes.iter();
        let changes = changes.filter(|change| change.at == entry_count);
        let lines = changes.map(|change| {
            let (seat, player) = (change.seat, &change.player);
            let (colour, level) = (self.game.ruleset().family.colour(seat), &player.kind);
            let name = called(&*self.game, seat, Some(player));
            Line::same(t!(table::takes_seat, level, name, colour))
        });
        self.session_log.tell(lines);
    }
}
