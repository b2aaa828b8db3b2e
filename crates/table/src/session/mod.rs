//! A session: messages in, effects out. Pure, so that a whole story from click to animation is a
//! unit test.
//!
//! Whoever carries out an effect answers with a message that bears the effect's [`Ticket`]. A
//! ticket names the moment that it was given at; once the session has moved on, or gone back, an
//! answer with an old ticket is dropped.
//!
//! What was made to happen is true at once; a timeline only shows it. So input is never blocked:
//! a person may throw, play or undo while something is still being shown.

mod bots;
mod message;

pub use message::{Effect, Levels, Message, Purpose, Question, Ticket};

use rules::board::Space;
use rules::event::Event;
use rules::seat::Seat;
use rules::state::Node;

use crate::dice::{Dice, Seeded, Source};
use crate::setup::{PERSON, Setup};
use crate::sitting::{self, Choice, Table};
use crate::speed::Speed;
use crate::spots::preposition;
use crate::timeline::Timeline;

/// A sitting that is being played.
#[derive(Clone)]
pub struct Session {
    table: Box<dyn Table>,
    dice: Source,
    levels: Levels,
    speed: Speed,
    generation: u32,
    /// The ticket whose timeline is being shown.
    showing: Option<Ticket>,
    /// The space whose pawn is selected.
    selected: Option<Space>,
    /// The choice that the hint for this moment names.
    hint: Option<Choice>,
    /// The question whose answer is awaited; no other answer is taken.
    asked: Option<(Ticket, Purpose)>,
    /// The last refusal or notice, until the next message.
    alert: Option<String>,
    /// Whether the bots' worker has failed.
    at_home: bool,
}

impl Session {
    /// Starts a game; `seed` is used where the form gives none.
    ///
    /// # Errors
    /// When these seats cannot play this ruleset: a sentence with the rule.
    pub fn start(
        setup: &Setup,
        seed: u64,
        levels: Levels,
    ) -> Result<(Session, Vec<Effect>), String> {
        let seed = setup.seed.unwrap_or(seed);
        let table = sitting::open(setup, Some(seed))?;
        let dice = Source::Seeded(Seeded { seed });
        Ok(Session::with(table, dice, setup.speed, levels))
    }

    /// Goes on with a saved game; `seed` is used where the record has none.
    ///
    /// # Errors
    /// What is wrong with the record, by line and column.
    pub fn resume(
        record: &str,
        seed: u64,
        speed: Speed,
        levels: Levels,
    ) -> Result<(Session, Vec<Effect>), String> {
        let (table, recorded) = sitting::resume(record)?;
        let dice = Source::Seeded(Seeded {
            seed: recorded.unwrap_or(seed),
        });
        Ok(Session::with(table, dice, speed, levels))
    }

    /// A session at a table, with dice of its own.
    pub fn with(
        table: Box<dyn Table>,
        dice: Source,
        speed: Speed,
        levels: Levels,
    ) -> (Session, Vec<Effect>) {
        let mut session = Session {
            table,
            dice,
            levels,
            speed,
            generation: 0,
            showing: None,
            selected: None,
            hint: None,
            asked: None,
            alert: None,
            at_home: false,
        };
        let mut effects = vec![Effect::Save(session.table.record())];
        session.go_on(&mut effects);
        (session, effects)
    }

    /// The table.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The seed of the dice, if they come from one. Not for the eyes of a bot.
    pub fn seed(&self) -> Option<u64> {
        match &self.dice {
            Source::Seeded(Seeded { seed }) => Some(*seed),
            Source::Scripted(_) => None,
        }
    }

    /// The selected space.
    pub fn selected(&self) -> Option<Space> {
        self.selected
    }

    /// What the hint for this moment says.
    pub fn hint(&self) -> Option<&str> {
        Some(&self.hint.as_ref()?.words)
    }

    /// The choice that the hint for this moment names.
    pub fn hinted(&self) -> Option<&Choice> {
        self.hint.as_ref()
    }

    /// The last refusal or notice.
    pub fn alert(&self) -> Option<&str> {
        self.alert.as_deref()
    }

    /// The speed.
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// The ticket whose timeline is being shown: nothing is settled until it has been.
    pub fn showing(&self) -> Option<Ticket> {
        self.showing
    }

    /// Whether the seat to act is a person's.
    pub fn is_persons_turn(&self) -> bool {
        self.table
            .node()
            .seat()
            .is_some_and(|seat| self.is_person(seat))
    }

    /// Whether [`Message::Undo`] does something: the last thing made is a person's step. A throw
    /// already seen is never taken back; a winning step is, since nothing was seen after it.
    pub fn can_undo(&self) -> bool {
        self.table
            .last_actor()
            .is_some_and(|seat| self.is_person(seat))
    }

    /// Whether [`Message::Throw`] does something.
    pub fn can_throw(&self) -> bool {
        matches!(self.table.node(), Node::Chance { .. }) && self.is_persons_turn()
    }

    /// Whether [`Message::Hint`] does something.
    pub fn can_hint(&self) -> bool {
        matches!(self.table.node(), Node::Decision { .. }) && self.is_persons_turn()
    }

    /// The choices of the person to act; empty while a bot acts.
    pub fn choices(&self) -> Vec<Choice> {
        if self.is_persons_turn() {
            self.table.choices()
        } else {
            Vec::new()
        }
    }

    /// Takes a message and returns what is to be done about it.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Message::Shown(ticket) => {
                if self.showing == Some(ticket) {
                    self.showing = None;
                    self.go_on(&mut effects);
                }
                return effects;
            }
            Message::Paused(ticket) => {
                if ticket == self.ticket() && self.showing.is_none() && !self.is_persons_turn() {
                    self.bot_throws(&mut effects);
                }
                return effects;
            }
            Message::Answered(ticket, purpose, step) => {
                self.answered(ticket, purpose, &step, &mut effects);
                return effects;
            }
            Message::NotAnswered(ticket, purpose, reason) => {
                self.unanswered(ticket, purpose, &reason, &mut effects);
                return effects;
            }
            Message::Speed(speed) => {
                self.speed = speed;
                return effects;
            }
            _ => {}
        }
        self.alert = None;
        match message {
            Message::Throw if self.can_throw() => self.throw(&mut effects),
            Message::Play(step) if self.is_persons_turn() => self.play(&step, &mut effects),
            Message::Choose(space) if self.is_persons_turn() => self.choose(space, &mut effects),
            Message::Unselect => self.selected = None,
            Message::Undo if self.can_undo() => self.undo(&mut effects),
            Message::Hint if self.can_hint() => self.wish_for_hint(&mut effects),
            _ => {}
        }
        effects
    }

    fn ticket(&self) -> Ticket {
        Ticket {
            generation: self.generation,
            made: self.table.made(),
        }
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.table.sitter(seat).kind == PERSON
    }

    /// What the game waits for next, once all has been shown.
    fn go_on(&mut self, effects: &mut Vec<Effect>) {
        match self.table.node() {
            Node::Chance { seat } if !self.is_person(seat) => {
                let undoable = self.can_undo();
                let ms = if undoable {
                    self.speed.breath_ms()
                } else {
                    self.speed.pause_ms()
                };
                effects.push(Effect::Pause(self.ticket(), ms));
            }
            Node::Decision { seat } if !self.is_person(seat) => {
                self.ask(seat, Purpose::Play, effects);
            }
            _ => {}
        }
    }

    fn bot_throws(&mut self, effects: &mut Vec<Effect>) {
        if matches!(self.table.node(), Node::Chance { .. }) {
            self.throw(effects);
        }
    }

    fn throw(&mut self, effects: &mut Vec<Effect>) {
        let shown = self.table.pieces().to_vec();
        let events = self.table.throw(&mut self.dice as &mut dyn Dice);
        self.happened(&shown, &events, effects);
    }

    fn play(&mut self, step: &str, effects: &mut Vec<Effect>) {
        let shown = self.table.pieces().to_vec();
        match self.table.play(step) {
            Ok(events) => self.happened(&shown, &events, effects),
            Err(error) => self.say(error.to_string(), effects),
        }
    }

    /// Everything that follows once something was made to happen.
    fn happened(
        &mut self,
        shown: &[rules::piece::Standing],
        events: &[Event],
        effects: &mut Vec<Effect>,
    ) {
        self.forget_moment();
        effects.push(Effect::Save(self.table.record()));
        let said: Vec<String> = events
            .iter()
            .filter_map(|event| self.table.sentence(event))
            .collect();
        if !said.is_empty() {
            effects.push(Effect::Announce(said.join(". ") + "."));
        }
        let timeline = Timeline::new(self.table.board(), shown, events, self.speed);
        if timeline.length_ms() == 0 {
            self.showing = None;
            self.go_on(effects);
        } else {
            self.showing = Some(self.ticket());
            effects.push(Effect::Animate(self.ticket(), timeline));
        }
    }

    /// A space was pointed at: selects a pawn that can move, moves the selected one there, or
    /// says why not. A space without a pawn of the seat to act, with none selected, means nothing.
    fn choose(&mut self, space: Space, effects: &mut Vec<Effect>) {
        if usize::from(space.0) >= self.table.board().spaces.len() {
            return;
        }
        let choices = self.table.choices();
        let moves = |choice: &&Choice| {
            choice.pointing.from == self.selected && choice.pointing.to == Some(space)
        };
        if let Some(choice) = self.selected.and(choices.iter().find(moves)) {
            let step = choice.step.clone();
            self.play(&step, effects);
        } else if self.selected == Some(space) {
            self.selected = None;
        } else if choices
            .iter()
            .any(|choice| choice.pointing.from == Some(space))
        {
            self.selected = Some(space);
        } else if let Some(from) = self.selected {
            let refusal = self.table.refusal(from, space);
            self.say(
                refusal.unwrap_or_else(|| "That cannot be moved there".to_owned()),
                effects,
            );
        } else if self.stands_there(space) {
            let sentence = if choices.is_empty() {
                self.table.status()
            } else {
                let at = preposition(self.table.board(), space);
                format!(
                    "No pawn {at} {} can move now",
                    self.table.space_words(space)
                )
            };
            self.say(sentence, effects);
        }
    }

    /// Whether a piece of the seat to act stands on a space.
    fn stands_there(&self, space: Space) -> bool {
        let owner = self.table.node().seat();
        let mut pieces = self.table.pieces().iter();
        pieces.any(|standing| standing.at == space && standing.piece.owner == owner)
    }

    fn say(&mut self, sentence: String, effects: &mut Vec<Effect>) {
        effects.push(Effect::Alert(sentence.clone()));
        self.alert = Some(sentence);
    }

    fn undo(&mut self, effects: &mut Vec<Effect>) {
        self.table.back_to(self.table.made() - 1);
        self.generation += 1;
        self.showing = None;
        self.forget_moment();
        effects.push(Effect::Save(self.table.record()));
        effects.push(Effect::Announce(format!(
            "Taken back. {}.",
            self.table.status()
        )));
    }

    /// What belonged to a moment that is over.
    fn forget_moment(&mut self) {
        self.selected = None;
        self.hint = None;
        self.asked = None;
    }
}
