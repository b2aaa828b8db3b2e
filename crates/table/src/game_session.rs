//! Game sessions: a record, and everything derived from it.

mod table;

use std::cell::OnceCell;

use rules::event::Event;
use rules::game::Game;
use rules::games::Playable;
use rules::plain::Plain;
use rules::record::{Made, Make, Record, SeatChange};
use rules::seat::Seat;
use words::t;

use crate::log::{Line, Teller};
use crate::session_log::SessionLog;
use crate::setup::{LONGEST_NAME, PERSON};
pub use crate::start::{open, resume};
pub use crate::table::{Choice, SeatStanding, Table, colours};
use crate::text::clean;

/// A session of one game.
#[derive(Clone)]
pub(crate) struct GameSession<G: Game> {
    record: Record<G>,
    /// The initial state, if it is not the game's own. The session is then a lesson and has no record.
    origin: Option<G::State>,
    /// The state at the end of the record.
    state: G::State,
    /// The state at the start of the current or next play, and the record index of that start.
    begun: G::State,
    begun_at: usize,
    course: SessionLog,
    /// The legal actions of the state, computed on first use.
    legal: OnceCell<Legal<G>>,
    /// In a replay, the later record entries; the next entry is the last element.
    later: Vec<Made<G>>,
}

/// The legal actions of a state, and the matching choices in the same order.
#[derive(Clone)]
struct Legal<G: Game> {
    actions: Vec<G::Action>,
    choices: Vec<Choice>,
}

impl<G: Playable> GameSession<G> {
    /// The session at the end of its record.
    pub(crate) fn of(record: Record<G>) -> GameSession<G> {
        GameSession::from(record, None)
    }

    /// The session at the end of a record that begins at `origin`, or else at the game's initial state.
    pub(crate) fn from(mut record: Record<G>, origin: Option<G::State>) -> GameSession<G> {
        let made = std::mem::take(&mut record.made);
        record.made.reserve(made.len());
        let state = origin.clone().unwrap_or_else(|| record.start());
        let (board, pieces) = (record.game.board(), record.game.pieces(&state));
        let mut game_session = GameSession {
            record,
            origin,
            begun: state.clone(),
            begun_at: 0,
            state,
            course: SessionLog::new(board, pieces, G::FAMILY.seats.len()),
            legal: OnceCell::new(),
            later: Vec::new(),
        };
        game_session.tell_seats();
        for each in made {
            game_session.make(each);
        }
        game_session
    }

    /// The state as `eyes` may see it; without `eyes`, as every seat may see it.
    fn seen(&self, eyes: Option<Seat>) -> G::State {
        let game = &self.record.game;
        let observe = |state: G::State, seat| game.observe(&state, seat);
        let state = self.state.clone();
        match eyes {
            Some(seat) => observe(state, seat),
            None => game.seats(&self.state).iter().fold(state, observe),
        }
    }

    /// An action in words without coordinates.
    fn plain(&self, action: G::Action) -> String {
        let events = self.foretold(Made::Action(action));
        let plain = Plain {
            family: G::FAMILY,
            board: &self.course.board,
            pieces: &self.course.pieces,
        };
        let game = &self.record.game;
        let seat = game.node(&self.state).seat();
        let step = seat.and_then(|seat| plain.step(seat, &events));
        step.unwrap_or_else(|| game.choice(&self.state, action))
    }

    /// The log lines of events.
    fn lines(&self, events: &[Event]) -> Vec<Line> {
        let game = &self.record.game;
        let sitters = self.record.sitters.iter();
        let names = sitters.clone().filter_map(|(seat, _)| {
            let name = clean(self.record.sitter(*seat)?.name.as_ref()?, LONGEST_NAME);
            (!name.is_empty()).then_some((*seat, name))
        });
        let is_person = |seat| {
            let sitter = self.record.sitter(seat);
            sitter.is_some_and(|sitter| sitter.kind == PERSON)
        };
        let mut persons = sitters
            .map(|(seat, _)| *seat)
            .filter(|seat| is_person(*seat));
        // In a lesson it is the learner, who is the first to act.
        let own = match &self.origin {
            Some(origin) => game.node(origin).seat(),
            None => persons.next().filter(|_| persons.next().is_none()),
        };
        let teller = Teller {
            family: G::FAMILY,
            board: &self.course.board,
            names: names.collect(),
            own,
            things: &|count| game.tally_word(count),
            sentence: &|event| game.sentence(event),
            space: &|space| game.space_words(space),
        };
        teller.lines(events)
    }

    /// The events that a record entry would cause.
    fn foretold(&self, made: Made<G>) -> Vec<Event> {
        let (game, mut state) = (&self.record.game, self.state.clone());
        let mut events = Vec::new();
        game.make_told(&mut state, made, Some(&mut events));
        events
    }

    /// Logs the changes of players at this moment.
    fn tell_seats(&mut self) {
        let made = self.record.made.len();
        let changes = self.record.seat_changes.iter();
        let lines = changes
            .filter(|change| change.at == made)
            .map(seat_line::<G>);
        self.course.log.extend(lines);
    }

    fn legal(&self) -> &Legal<G> {
        self.legal.get_or_init(|| self.find_legal())
    }

    fn find_legal(&self) -> Legal<G> {
        let (game, state) = (&self.record.game, &self.state);
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        let choice = |(index, &action): (usize, &G::Action)| Choice {
            index,
            step: game.step(state, action),
            words: game.choice(state, action),
            plain: self.plain(action),
            pointing: game.pointing(state, action),
            is_free: game.is_choice(state, action),
            card: game.held(state, action),
        };
        Legal {
            choices: actions.iter().enumerate().map(choice).collect(),
            actions,
        }
    }

    fn make(&mut self, made: Made<G>) -> Vec<Event> {
        self.legal.take();
        let game = &self.record.game;
        let seat = game.node(&self.state).seat();
        let auto_played = game.is_dealt(&self.state);
        let (thrower, chooser) = match made {
            Made::Chance(_) => (seat, None),
            Made::Action(action) => {
                let is_choice = game.is_choice(&self.state, action);
                (None, seat.filter(|_| is_choice))
            }
        };
        self.course.act(thrower, auto_played, chooser);
        let mut events = Vec::new();
        game.make_told(&mut self.state, made, Some(&mut events));
        self.record.made.push(made);
        if !game.in_play(&self.state) {
            self.begun = self.state.clone();
            self.begun_at = self.record.made.len();
        }
        let dice = match made {
            Made::Chance(_) => game.dice(&self.state),
            Made::Action(_) => Vec::new(),
        };
        let lines = self.lines(&events);
        self.course.record(&events, dice, lines);
        self.tell_seats();
        events
    }
}

/// The log line of a change of players.
fn seat_line<G: Playable>(change: &SeatChange) -> Line {
    let (colour, kind) = (G::FAMILY.colour(change.seat), &change.sitter.kind);
    Line::same(t!(table::takes_seat, kind, colour))
}
