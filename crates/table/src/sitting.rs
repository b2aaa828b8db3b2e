//! One sitting at a game: its record, and what follows from it.

use rules::board::{Board, Space};
use rules::chance::{Card, Die};
use rules::event::Event;
use rules::game::Game;
use rules::games::Playable;
use rules::notation::{self, StepError};
use rules::piece::{self, Standing};
use rules::record::{Made, Make, Record, Series, Sitter};
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;
use rules::words::Note;

use crate::dice::Dice;
pub use crate::opening::{open, resume};
use crate::setup::PERSON;
use crate::story::Story;
pub use crate::table::{Choice, SeatStanding, Table};

/// A sitting at one game.
#[derive(Clone)]
pub(crate) struct Sitting<G: Game> {
    record: Record<G>,
    board: Board,
    /// The fold of the record.
    state: G::State,
    /// The fold of its events.
    pieces: Vec<Standing>,
    log: Vec<String>,
    /// How often each seat has thrown or drawn.
    thrown: Vec<u64>,
    choosers: Vec<Option<Seat>>,
    /// The state at which the play under way began, or is to begin, and when that was.
    begun: G::State,
    begun_at: usize,
    story: Story,
}

impl<G: Playable> Sitting<G> {
    /// The sitting at the end of its record.
    pub(crate) fn of(record: Record<G>) -> Sitting<G> {
        let state = record.start();
        let made = record.made.clone();
        let mut sitting = Sitting {
            board: record.game.board(),
            pieces: record.game.pieces(&state),
            begun: state.clone(),
            begun_at: 0,
            state,
            log: Vec::new(),
            thrown: vec![0; G::FAMILY.seats.len()],
            choosers: Vec::with_capacity(made.len()),
            story: Story::default(),
            record: Record {
                made: Vec::with_capacity(made.len()),
                ..record
            },
        };
        for each in made {
            sitting.make(each);
        }
        sitting
    }

    /// The state as `eyes` may see it; without them, as everybody may: seen by one after the other.
    fn seen(&self, eyes: Option<Seat>) -> G::State {
        let game = &self.record.game;
        let observe = |state: G::State, seat| game.observe(&state, seat);
        match eyes {
            Some(seat) => observe(self.state.clone(), seat),
            None => game
                .seats(&self.state)
                .iter()
                .fold(self.state.clone(), observe),
        }
    }

    fn make(&mut self, made: Made<G>) -> Vec<Event> {
        let seat = self.record.game.node(&self.state).seat();
        let chooser = match (made, seat) {
            (Made::Chance(_), Some(seat)) => {
                self.thrown[seat.index()] += 1;
                None
            }
            (Made::Action(action), _) if !self.record.game.is_choice(&self.state, action) => None,
            _ => seat,
        };
        let mut events = Vec::new();
        self.record
            .game
            .make_heard(&mut self.state, made, &mut events);
        self.choosers.push(chooser);
        self.record.made.push(made);
        if !self.record.game.in_play(&self.state) {
            self.begun = self.state.clone();
            self.begun_at = self.record.made.len();
        }
        for event in &events {
            piece::fold(&mut self.pieces, event);
            self.story.heed(event);
        }
        let dice = self.record.game.dice(&self.state);
        if matches!(made, Made::Chance(_)) && !dice.is_empty() {
            self.story.lie(dice);
        }
        self.log.extend(
            events
                .iter()
                .filter_map(|event| self.record.game.sentence(event)),
        );
        events
    }
}

impl<G: Playable> Table for Sitting<G> {
    fn ruleset(&self) -> Ruleset {
        self.record.game.ruleset()
    }

    fn board(&self) -> &Board {
        &self.board
    }

    fn node(&self) -> Node {
        self.record.game.node(&self.state)
    }

    fn sitter(&self, seat: Seat) -> &Sitter {
        let found = self.record.sitters.iter().find(|(each, _)| *each == seat);
        &found.expect("somebody sits at a seat in play").1
    }

    fn standings(&self) -> Vec<SeatStanding> {
        let of = |(seat, sitter): &(Seat, Sitter)| SeatStanding {
            seat: *seat,
            colour: G::FAMILY.colour(*seat),
            sitter: sitter.clone(),
            tally: self.record.game.tally(&self.state, *seat),
            tally_word: self
                .record
                .game
                .tally_word(self.record.game.tally(&self.state, *seat)),
            steps_to_go: self.record.game.steps_to_go(&self.state, *seat),
            side: self.record.game.side(&self.state, *seat),
        };
        self.record.sitters.iter().map(of).collect()
    }

    fn record(&self) -> String {
        self.record.to_text()
    }

    fn observed_play(&self, seat: Seat) -> (String, String) {
        let game = &self.record.game;
        let mut seen = game.observe(&self.begun, seat);
        let line = notation::position_line(game, &seen);
        let mut steps = Vec::new();
        for made in &self.record.made[self.begun_at..] {
            if let Made::Action(action) = made {
                steps.push(game.step(&seen, *action));
            }
            game.make(&mut seen, *made);
        }
        (line, steps.join(", "))
    }

    fn made(&self) -> usize {
        self.record.made.len()
    }

    fn choosers(&self) -> &[Option<Seat>] {
        &self.choosers
    }

    fn story(&self) -> &Story {
        &self.story
    }

    fn position(&self, eyes: Option<Seat>) -> String {
        notation::position_line(&self.record.game, &self.seen(eyes))
    }

    fn is_dealt(&self) -> bool {
        self.record.game.is_dealt(&self.state)
    }

    fn card(&self) -> Option<Card> {
        self.record.game.card(&self.state)
    }

    fn hand(&self, seat: Seat) -> Option<Vec<Card>> {
        self.record.game.hand(&self.state, seat)
    }

    fn unseen(&self, eyes: Option<Seat>) -> Vec<(Card, u32)> {
        self.record.game.unseen(&self.seen(eyes))
    }

    fn supply(&self) -> Option<u32> {
        self.record.game.supply(&self.state)
    }

    fn tally_word(&self, count: u32) -> &'static str {
        self.record.game.tally_word(count)
    }

    fn notes(&self) -> Vec<Note> {
        self.record.game.notes(&self.state)
    }

    fn points(&self) -> Option<Vec<(Seat, u32)>> {
        self.record.game.points(&self.state)
    }

    fn series(&self) -> Option<&Series> {
        self.record.series.as_ref()
    }

    fn status(&self) -> String {
        self.record.game.status(&self.state)
    }

    fn choices(&self) -> Vec<Choice> {
        let game = &self.record.game;
        let mut actions = Vec::new();
        game.legal_actions(&self.state, &mut actions);
        let choice = |action| Choice {
            step: game.step(&self.state, action),
            words: game.choice(&self.state, action),
            pointing: game.pointing(&self.state, action),
            is_free: game.is_choice(&self.state, action),
            card: game.held(&self.state, action),
        };
        actions.into_iter().map(choice).collect()
    }

    fn chance_word(&self) -> &'static str {
        self.record.game.chance_word()
    }

    fn dice(&self) -> Vec<Die> {
        self.record.game.dice(&self.state)
    }

    fn rewards(&self) -> Vec<u8> {
        self.record.game.rewards(&self.state)
    }

    fn pieces(&self) -> &[Standing] {
        &self.pieces
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        self.record.game.sentence(event)
    }

    fn log(&self) -> &[String] {
        &self.log
    }

    fn space_words(&self, space: Space) -> String {
        self.record.game.space_words(space)
    }

    fn throw(&mut self, dice: &mut dyn Dice) -> Vec<Event> {
        let Node::Chance { seat } = self.node() else {
            panic!("nobody is to throw");
        };
        let game = &self.record.game;
        let below = game.chance_total(&self.state);
        let ticket = dice.ticket(seat, self.thrown[seat.index()], below);
        let chance = game.chance_at(&self.state, ticket);
        self.make(Made::Chance(chance))
    }

    fn begin_with(&mut self, seat: Seat) -> Vec<Event> {
        let mut chances = Vec::new();
        self.record.game.chances(&self.state, &mut chances);
        let begins = |chance: &G::Chance| {
            let (mut state, mut events) = (self.state.clone(), Vec::new());
            self.record.game.happen(&mut state, *chance, &mut events);
            events.contains(&Event::Begins { seat })
        };
        let chance = chances.into_iter().map(|(chance, _)| chance).find(begins);
        chance.map_or_else(Vec::new, |chance| self.make(Made::Chance(chance)))
    }

    fn play(&mut self, step: &str) -> Result<Vec<Event>, StepError> {
        let action = notation::legal_step(&self.record.game, &self.state, step)?;
        Ok(self.make(Made::Action(action)))
    }

    fn refusal(&self, from: Space, to: Space) -> Option<String> {
        let game = &self.record.game;
        let attempts = game.attempts(&self.state, from, to);
        let mut refusals = Vec::new();
        for action in attempts {
            // Whichever way it could be meant is enough.
            refusals.push(game.refusal(&self.state, action)?);
        }
        refusals.first().map(ToString::to_string)
    }

    fn preview(&self, step: &str) -> Vec<Event> {
        let mut events = Vec::new();
        if let Ok(action) = notation::legal_step(&self.record.game, &self.state, step) {
            let mut state = self.state.clone();
            let made = Made::Action(action);
            self.record.game.make_heard(&mut state, made, &mut events);
        }
        events
    }

    fn take_back_to(&mut self, made: usize) {
        self.back_to(made);
        self.record.taken_back += 1;
    }

    fn sit(&mut self, seat: Seat, kind: &str) {
        let mut sitters = self.record.sitters.iter_mut();
        if let Some((_, sitter)) = sitters.find(|(each, _)| *each == seat) {
            let name = sitter.name.take().filter(|_| kind == PERSON);
            let kind = kind.to_owned();
            *sitter = Sitter { kind, name };
        }
    }

    fn back_to(&mut self, made: usize) {
        let mut record = self.record.clone();
        record.made.truncate(made);
        // As the fold of what is left, so that going back cannot differ from never having gone.
        *self = Sitting::of(record);
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}

/// The seats of a set in words: "Yellow", "Yellow and Red", "Yellow, Green and Blue".
pub fn colours(ruleset: Ruleset, seats: SeatSet) -> String {
    let colours: Vec<_> = seats
        .iter()
        .map(|seat| ruleset.family.colour(seat))
        .collect();
    match colours.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => colours.concat(),
    }
}
