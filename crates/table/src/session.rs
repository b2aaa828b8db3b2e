//! A session: messages in, effects out. Pure, so that a whole story from click to animation is a
//! unit test.
//!
//! Whoever carries out an effect answers with a message that bears the effect's [`Ticket`]. A
//! ticket names the moment that it was given at; once the session has moved on, or gone back, an
//! answer with an old ticket is dropped.

use rules::board::Space;
use rules::event::Event;
use rules::seat::Seat;
use rules::state::Node;

use crate::dice::{Dice, Seeded, Source};
use crate::setup::{PERSON, Setup};
use crate::sitting::{self, Choice, Table};
use crate::speed::Speed;
use crate::timeline::Timeline;

/// The moment at which an effect was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ticket {
    /// Rises whenever the session goes back.
    pub generation: u32,
    /// How much had been made to happen.
    pub made: usize,
}

/// What a person, a timer or a bot tells the session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// The person to act throws or draws.
    Throw,
    /// The person to act makes a step, as in a play line.
    Play(String),
    /// A space was chosen on the board, by pointer or key: a pawn to move, or where to.
    Choose(Space),
    /// Nothing is to be selected any more.
    Unselect,
    /// Back to the person's last decision.
    Undo,
    /// What would a good player do?
    Hint,
    /// The timeline of that ticket has ended, or was cut short.
    Shown(Ticket),
    /// The pause of that ticket is over.
    Paused(Ticket),
    /// A bot's answer: a step as in a play line.
    Answered(Ticket, Purpose, String),
    /// The bot did not answer, or nonsense; in words for the record of trouble.
    NotAnswered(Ticket, Purpose, String),
    /// Things are to be shown at this speed from now on.
    Speed(Speed),
}

/// What a bot is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To play for its seat.
    Play,
    /// To help the person to act.
    Hint,
}

/// A question to a bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// To be returned with the answer.
    pub ticket: Ticket,
    /// What for.
    pub purpose: Purpose,
    /// The bot's level.
    pub level: String,
    /// The seat it plays for.
    pub seat: Seat,
    /// The seat's letter.
    pub letter: char,
    /// The game so far as that seat may see it.
    pub record: String,
    /// Whether to ask on the page's own thread, since the worker has failed.
    pub at_home: bool,
}

/// What the session wants done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Show the timeline, then say [`Message::Shown`].
    Animate(Ticket, Timeline),
    /// Wait so many milliseconds, then say [`Message::Paused`].
    Pause(Ticket, u32),
    /// Ask a bot.
    Ask(Question),
    /// Say this in the polite live region.
    Announce(String),
    /// Say this as an alert.
    Alert(String),
    /// Keep this record.
    Save(String),
}

/// The bots that a session may ask.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Levels {
    /// The level that gives hints.
    pub hint: String,
    /// The level that answers at once, on the page's own thread, when the worker fails.
    pub quickest: String,
}

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
    /// What the hint for this moment says.
    hint: Option<String>,
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

    /// The selected space.
    pub fn selected(&self) -> Option<Space> {
        self.selected
    }

    /// The hint for this moment.
    pub fn hint(&self) -> Option<&str> {
        self.hint.as_deref()
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
    /// already seen is never taken back.
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
            Message::NotAnswered(ticket, purpose, _) => {
                self.not_answered(ticket, purpose, &mut effects);
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
            Message::Hint if self.can_hint() => {
                let seat = self.table.node().seat();
                let level = self.levels.hint.clone();
                effects.extend(seat.map(|seat| self.ask(seat, level, Purpose::Hint)));
            }
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
                let level = self.table.sitter(seat).kind.clone();
                effects.push(self.ask(seat, level, Purpose::Play));
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
        self.selected = None;
        self.hint = None;
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
    /// says why not.
    fn choose(&mut self, space: Space, effects: &mut Vec<Effect>) {
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
        }
    }

    fn say(&mut self, sentence: String, effects: &mut Vec<Effect>) {
        effects.push(Effect::Alert(sentence.clone()));
        self.alert = Some(sentence);
    }

    fn undo(&mut self, effects: &mut Vec<Effect>) {
        self.table.back_to(self.table.made() - 1);
        self.generation += 1;
        self.showing = None;
        self.selected = None;
        self.hint = None;
        effects.push(Effect::Save(self.table.record()));
        effects.push(Effect::Announce(format!(
            "Taken back. {}.",
            self.table.status()
        )));
    }

    fn ask(&self, seat: Seat, level: String, purpose: Purpose) -> Effect {
        Effect::Ask(Question {
            ticket: self.ticket(),
            purpose,
            level,
            seat,
            letter: self.table.ruleset().family.letter(seat),
            record: self.table.observed_record(seat),
            at_home: self.at_home,
        })
    }

    fn answered(
        &mut self,
        ticket: Ticket,
        purpose: Purpose,
        step: &str,
        effects: &mut Vec<Effect>,
    ) {
        if ticket != self.ticket() {
            return;
        }
        let choice = self
            .table
            .choices()
            .into_iter()
            .find(|choice| choice.step == step);
        match (purpose, choice) {
            (Purpose::Play, Some(_)) if !self.is_persons_turn() => self.play(step, effects),
            (Purpose::Hint, Some(choice)) if self.is_persons_turn() => {
                effects.push(Effect::Announce(format!("Hint: {}.", choice.words)));
                self.selected = choice.pointing.from;
                self.hint = Some(choice.words);
            }
            (_, None) => self.not_answered(ticket, purpose, effects),
            _ => {}
        }
    }

    /// The worker failed: from now on the quickest level answers on the page's own thread.
    fn not_answered(&mut self, ticket: Ticket, purpose: Purpose, effects: &mut Vec<Effect>) {
        if ticket != self.ticket() {
            return;
        }
        if self.at_home {
            self.say(
                "The bot has failed; Undo or New game goes on from here".to_owned(),
                effects,
            );
            return;
        }
        self.at_home = true;
        let notice = "The bots' worker does not answer; from now on the quickest bot plays";
        self.say(notice.to_owned(), effects);
        let seat = self.table.node().seat();
        let level = self.levels.quickest.clone();
        effects.extend(seat.map(|seat| self.ask(seat, level, purpose)));
    }
}
