//! Changes of a game session: rolls and actions, undo and replay, players.

use std::rc::Rc;

use rules::any_game::Move;
use rules::event::Event;
use rules::record::{Player, SeatChange};
use rules::seat::Seat;
use rules::state::Node;

use super::GameSession;
use crate::clean_text;
use crate::random_numbers::Dice;
use crate::setup::PERSON;

impl GameSession {
    /// Rolls or draws for the seat to act. Returns the events.
    ///
    /// # Panics
    /// If no roll or draw is due.
    pub fn roll(&mut self, dice: &mut dyn Dice) -> Vec<Event> {
        let Node::Chance { seat } = self.game.node() else {
            panic!("no roll is due");
        };
        let rolled = self.session_log.rolled[seat.index()];
        let roll = dice.ticket(seat, rolled, self.game.turn().weight_total);
        self.apply(self.game.sample(roll))
    }

    /// Applies a roll or draw that a person entered, one of [`GameSession::chances`], and removes the seed and
    /// the salt from the record. Returns the events.
    pub fn enter(&mut self, outcome: Move) -> Vec<Event> {
        (self.record.seed, self.record.salt) = (None, None);
        self.apply(outcome)
    }

    /// Lets `seat` start, if one outcome of the opening decides it. Returns the events.
    pub fn begin_with(&mut self, seat: Seat) -> Vec<Event> {
        for (outcome, _) in self.game.moves() {
            if self.foretold(outcome).contains(&Event::Begins { seat }) {
                return self.apply(outcome);
            }
        }
        Vec::new()
    }

    /// Plays the legal action at `index`. Returns the events.
    ///
    /// # Panics
    /// If there is no such action.
    pub fn play(&mut self, index: usize) -> Vec<Event> {
        self.apply(self.choices()[index].entry)
    }

    /// Adds entries that were taken back. Nothing else was added since, so they fit.
    pub(crate) fn add_again(&mut self, entries: &[Move]) {
        for entry in entries {
            self.apply(*entry);
        }
    }

    /// Adds an entry to the record. Returns the events.
    pub(super) fn apply(&mut self, entry: Move) -> Vec<Event> {
        self.choices.take();
        let (auto_played, text) = (self.game.turn().is_automatic, self.game.write(entry));
        let (roller, chooser) = match self.game.node() {
            Node::Chance { seat } => (Some(seat), None),
            Node::Decision { seat } => (None, self.game.describe(entry).is_choice.then_some(seat)),
            Node::Terminal { .. } => (None, None),
        };
        self.session_log.act(roller, auto_played, chooser);
        let events = self.game.apply(entry);
        self.record.history.push(entry);
        if !self.game.turn().in_play {
            self.begun = self.game.clone();
            self.begun_at = self.record.history.len();
        }
        let dice = match roller {
            Some(_) => self.game.shown().dice,
            None => Vec::new(),
        };
        let (lines, named) = self.lines(&events);
        self.session_log.record(&events, dice, lines, named);
        self.follow(&text, &events);
        self.tell_seats();
        events
    }

    /// Lets the characters talk about the last record entry.
    fn follow(&mut self, entry: &str, events: &[Event]) {
        let (game, record) = (&self.game, &self.record);
        let is_bot = |seat| {
            record
                .player(seat)
                .is_some_and(|player| player.kind != PERSON)
        };
        let remarks = &mut self.session_log.remarks;
        remarks.follow(record.history.len(), entry, events, &**game, &is_bot);
    }

    /// Goes back to the first `entry_count` record entries.
    pub fn back_to(&mut self, entry_count: usize) {
        let (mut record, now) = (self.record.clone(), self.entry_count());
        // In a replay, later changes of players must go.
        record.seat_changes.retain(|change| change.at <= now);
        record.back_to(entry_count);
        // Rebuilt from the shorter record, the session cannot differ from one that never went further.
        *self = GameSession::new(record, self.is_lesson);
    }

    /// Goes back as [`GameSession::back_to`] does, across other players' plays. The record counts a takeback.
    pub fn take_back_to(&mut self, entry_count: usize) {
        self.back_to(entry_count);
        self.record.takeback_count += 1;
    }

    /// Renders the log again, in the current language.
    pub fn rebuild_texts(&mut self) {
        let later = std::mem::take(&mut self.later);
        *self = GameSession::new(self.record.clone(), self.is_lesson);
        self.later = later;
    }

    /// Replaces the dice seed in the record, if the record has one. The rolls so far do not come from it, so the
    /// game has no fingerprint any more.
    pub fn reseed(&mut self, seed: u64) {
        self.record.seed = self.record.seed.map(|_| seed);
        self.record.salt = None;
    }

    /// Sets the salt of the dice seed, if the record has a seed. A game without a salt has no fingerprint.
    pub fn set_salt(&mut self, salt: Option<u128>) {
        self.record.salt = salt.filter(|_| self.record.seed.is_some());
    }

    /// Changes who plays a seat, in the log and in the record. The name stays: a person who lets a bot play for a while
    /// has it again.
    pub fn sit(&mut self, seat: Seat, kind: &str) {
        let at = self.entry_count();
        let unseen = at == 0 && self.record.seat_changes.is_empty();
        let Some(before) = self.record.player_mut(seat) else {
            return;
        };
        let (kind, name) = (kind.to_owned(), before.name.clone());
        let player = Player { kind, name };
        if unseen {
            *before = player;
            return;
        }
        let change = SeatChange { at, seat, player };
        self.record.seat_changes.push(change);
        self.rebuild_texts();
    }

    /// Renames the player of a seat. A name of which nothing can be seen removes the name.
    pub fn name(&mut self, seat: Seat, name: &str) {
        let Some(player) = self.record.player_mut(seat) else {
            return;
        };
        player.name = clean_text::name(name);
        if self.record.seat_changes.is_empty() {
            self.tell_again(seat);
        } else {
            self.rebuild_texts();
        }
    }

    /// Renders those lines of the log again that name a player: at each letter that is typed into a name. The rules
    /// alone play the whole game within a fraction of the time that its texts take.
    fn tell_again(&mut self, seat: Seat) {
        self.game = self.record.start.clone();
        let mut line = 0;
        for (nth, entry) in self.record.history.clone().into_iter().enumerate() {
            let events = self.game.apply(entry);
            let (count, named) = self.session_log.told[nth];
            if named.has(seat) {
                let (lines, _) = self.lines(&events);
                let log = Rc::make_mut(&mut self.session_log.log);
                log.splice(line..line + count, lines.into_iter().map(Rc::new));
            }
            line += count;
        }
    }

    /// In a replay, the number of record entries after this moment; otherwise 0.
    pub fn later(&self) -> usize {
        self.later.len()
    }

    /// Applies the next of the later record entries. Returns the events; empty at the end.
    pub fn forward(&mut self) -> Vec<Event> {
        let next = self.later.pop();
        next.map_or_else(Vec::new, |entry| self.apply(entry))
    }

    /// Goes to the moment after `entry_count` record entries, or to the end. Keeps the later entries.
    pub fn go_to(&mut self, entry_count: usize) {
        if entry_count < self.entry_count() {
            let (mut record, mut later) = (self.record.clone(), self.later.clone());
            later.extend(record.history.drain(entry_count..).rev());
            *self = GameSession::new(record, self.is_lesson);
            self.later = later;
        }
        while self.entry_count() < entry_count && !self.later.is_empty() {
            self.forward();
        }
    }

    /// The tickets of the later outcomes: the seat, the ticket, and its exclusive upper bound.
    pub fn later_tickets(&self) -> Vec<(Seat, u32, u32)> {
        let (mut game, mut tickets) = (self.game.clone(), Vec::new());
        for entry in self.later.iter().rev() {
            if let Node::Chance { seat } = game.node() {
                let below = game.turn().weight_total;
                let ticket = (0..below).find(|ticket| game.sample(*ticket) == *entry);
                tickets.extend(ticket.map(|ticket| (seat, ticket, below)));
            }
            game.apply(*entry);
        }
        tickets
    }
}
