//! The [`Table`] of a game session.

use rules::board::{Board, Space};
use rules::chance::{Card, Die};
use rules::event::Event;
use rules::games::Playable;
use rules::notation;
use rules::piece::Standing;
use rules::record::{Made, Make as _, SeatChange, Series, Sitter};
use rules::refusal::Refusal;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use rules::state::Node;
use rules::words::{Note, Phrases};
use words::t;

use super::GameSession;
use crate::dice::Dice;
use crate::face_down;
use crate::game_summary::GameSummary;
use crate::log::Line;
use crate::manual_dice::{self, Chances};
use crate::setup::PERSON;
use crate::table::{Choice, SeatStanding, Table};

impl<G: Playable> Table for GameSession<G> {
    fn ruleset(&self) -> Ruleset {
        self.record.game.ruleset()
    }

    fn board(&self) -> &Board {
        &self.course.board
    }

    fn node(&self) -> Node {
        self.record.game.node(&self.state)
    }

    fn sitter(&self, seat: Seat) -> &Sitter {
        let found = self.record.sitter(seat);
        found.expect("somebody sits at a seat in play")
    }

    fn standings(&self) -> Vec<SeatStanding> {
        let of = |(seat, _): &(Seat, Sitter)| SeatStanding {
            seat: *seat,
            colour_key: G::FAMILY.colour_key(*seat),
            colour: G::FAMILY.colour(*seat),
            sitter: self.sitter(*seat).clone(),
            tally: self.record.game.tally(&self.state, *seat),
            tallies: G::TALLIES,
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
        if self.origin.is_some() {
            return String::new();
        }
        self.record.to_text()
    }

    fn is_whole(&self) -> bool {
        !face_down::any(&self.record)
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
        &self.course.choosers
    }

    fn throwers(&self) -> &[Option<Seat>] {
        &self.course.throwers
    }

    fn story(&self) -> &GameSummary {
        &self.course.story
    }

    fn position(&self, eyes: Option<Seat>) -> String {
        notation::position_line(&self.record.game, &self.seen(eyes))
    }

    fn is_dealt(&self) -> bool {
        self.record.game.is_dealt(&self.state)
    }

    fn is_for_start(&self) -> bool {
        let mut chances = Vec::new();
        if let Node::Chance { .. } = self.node() {
            self.record.game.chances(&self.state, &mut chances);
        }
        let opens = |event: &Event| matches!(event, Event::Opened { .. });
        let first = chances.first();
        first.is_some_and(|(chance, _)| self.foretold(Made::Chance(*chance)).iter().any(opens))
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

    fn tells_danger(&self) -> bool {
        G::TELLS_DANGER
    }

    fn phrases(&self) -> Phrases {
        self.record.game.phrases()
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

    fn task(&self) -> Option<String> {
        self.record.game.task(&self.state)
    }

    fn choices(&self) -> &[Choice] {
        &self.legal().choices
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
        &self.course.pieces
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        self.record.game.sentence(event)
    }

    fn log(&self) -> &[Line] {
        &self.course.log
    }

    fn space_words(&self, space: Space) -> String {
        self.record.game.space_words(space)
    }

    fn throw(&mut self, dice: &mut dyn Dice) -> Vec<Event> {
        let Node::Chance { seat } = self.node() else {
            panic!("nobody is to throw");
        };
        let (game, thrown) = (&self.record.game, self.course.thrown[seat.index()]);
        let ticket = dice.ticket(seat, thrown, game.chance_total(&self.state));
        let chance = game.chance_at(&self.state, ticket);
        self.make(Made::Chance(chance))
    }

    fn chances(&self) -> Chances {
        Chances::of(&self.record.game, &self.state)
    }

    fn enter(&mut self, outcome: &str) -> Option<Vec<Event>> {
        let chance = manual_dice::outcome(&self.record.game, &self.state, outcome)?;
        self.record.seed = None;
        Some(self.make(Made::Chance(chance)))
    }

    fn begin_with(&mut self, seat: Seat) -> Vec<Event> {
        let mut chances = Vec::new();
        self.record.game.chances(&self.state, &mut chances);
        for made in chances.into_iter().map(|(chance, _)| Made::Chance(chance)) {
            if self.foretold(made).contains(&Event::Begins { seat }) {
                return self.make(made);
            }
        }
        Vec::new()
    }

    fn play(&mut self, index: usize) -> Vec<Event> {
        let action = self.legal().actions[index];
        self.make(Made::Action(action))
    }

    fn refusal(&self, from: Space, to: Space) -> Option<String> {
        let game = &self.record.game;
        let mut refusals = Vec::new();
        for action in game.attempts(&self.state, from, to) {
            // One legal interpretation is enough.
            refusals.push(game.refusal(&self.state, action)?);
        }
        let Refusal { rule, plain, .. } = refusals.into_iter().next()?;
        let reason = words::capitalised(&plain);
        Some(t!(session::refused, reason, rule))
    }

    fn preview(&self, index: usize) -> Vec<Event> {
        self.foretold(Made::Action(self.legal().actions[index]))
    }

    fn take_back_to(&mut self, made: usize) {
        self.back_to(made);
        self.record.taken_back += 1;
    }

    fn sit(&mut self, seat: Seat, kind: &str) {
        let at = self.made();
        let unseen = at == 0 && self.record.seat_changes.is_empty();
        let Some(before) = self.record.sitter_mut(seat) else {
            return;
        };
        let name = before.name.clone().filter(|_| kind == PERSON);
        let kind = kind.to_owned();
        let sitter = Sitter { kind, name };
        if unseen {
            *before = sitter;
            return;
        }
        let change = SeatChange { at, seat, sitter };
        self.record.seat_changes.push(change);
        self.retell();
    }

    fn name(&mut self, seat: Seat, name: &str) {
        if let Some(sitter) = self.record.sitter_mut(seat) {
            sitter.name = (!name.is_empty()).then(|| name.to_owned());
            self.retell();
        }
    }

    fn back_to(&mut self, made: usize) {
        let (mut record, now) = (self.record.clone(), self.made());
        // In a replay, later changes of players must go.
        record.seat_changes.retain(|change| change.at <= now);
        record.back_to(made);
        // Rebuilt from the shorter record, the session cannot differ from one that never went further.
        *self = GameSession::from(record, self.origin.clone());
    }

    fn retell(&mut self) {
        let later = std::mem::take(&mut self.later);
        *self = GameSession::from(self.record.clone(), self.origin.clone());
        self.later = later;
    }

    fn seed(&self) -> Option<u64> {
        self.record.seed
    }

    fn reseed(&mut self, seed: u64) {
        self.record.seed = self.record.seed.map(|_| seed);
    }

    fn later(&self) -> usize {
        self.later.len()
    }

    fn forward(&mut self) -> Vec<Event> {
        let next = self.later.pop();
        next.map_or_else(Vec::new, |made| self.make(made))
    }

    fn go_to(&mut self, made: usize) {
        if made < self.made() {
            let (mut record, mut later) = (self.record.clone(), self.later.clone());
            later.extend(record.made.drain(made..).rev());
            *self = GameSession::from(record, self.origin.clone());
            self.later = later;
        }
        while self.made() < made && !self.later.is_empty() {
            self.forward();
        }
    }

    fn later_tickets(&self) -> Vec<(Seat, u32, u32)> {
        let game = &self.record.game;
        let (mut state, mut tickets) = (self.state.clone(), Vec::new());
        for made in self.later.iter().rev() {
            if let (Made::Chance(chance), Some(seat)) = (made, game.node(&state).seat()) {
                let below = game.chance_total(&state);
                let ticket = (0..below).find(|ticket| game.chance_at(&state, *ticket) == *chance);
                tickets.extend(ticket.map(|ticket| (seat, ticket, below)));
            }
            game.make(&mut state, *made);
        }
        tickets
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
