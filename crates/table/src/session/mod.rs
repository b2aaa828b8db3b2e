//! A session: messages in, effects out. Pure, so that a whole story from click to animation is a
//! unit test.
//!
//! Whoever carries out an effect answers with a message that bears the effect's [`Ticket`]. A
//! ticket names the moment that it was given at; once the session has moved on, or gone back, an
//! answer with an old ticket is dropped.
//!
//! What was made to happen is true at once; a timeline only shows it. So input is never blocked:
//! a person may throw, play or undo while something is still being shown.

mod back;
mod begin;
mod bots;
mod by_hand;
mod choosing;
mod conduct;
mod danger;
mod hands;
mod learning;
mod making;
mod message;
mod replay;
mod series;
mod showing;
mod telling;

pub use message::{Advice, Danger, Effect, Levels, Message, Purpose, Question, Ticket, Watch};
pub use replay::Watching;
use showing::Showing;

use rules::board::Space;
use rules::seat::Seat;
use rules::state::Node;

use crate::dice::{Seeded, Source};
use crate::learning::Learning;
use crate::manners::Manners;
use crate::setup::PERSON;
use crate::sitting::{Choice, Table};
use crate::speech::Speech;
use crate::speed::Speed;

/// A sitting that is being played.
#[derive(Clone)]
pub struct Session {
    table: Box<dyn Table>,
    dice: Source,
    levels: Levels,
    speed: Speed,
    speech: Speech,
    manners: Manners,
    /// The person who acted last, or acts.
    holder: Option<Seat>,
    /// Which steps were played by themselves, being the only ones: how much had been made before.
    by_itself: Vec<usize>,
    generation: u32,
    /// The movement that is being shown.
    showing: Option<Showing>,
    /// Whether the end is not to be told yet, since the last move has only just landed.
    end_held_back: bool,
    /// The space whose pawn is selected.
    selected: Option<Space>,
    /// The choice that the hint for this moment names, and the hint.
    hint: Option<(Choice, Advice)>,
    /// What the next throw of a rival could hit, where that is shown.
    danger: danger::Shown,
    /// The choice that is pointed at, in words or on the board.
    pointed: Option<Choice>,
    /// The question whose answer is awaited; no other answer is taken.
    asked: Option<(Ticket, Purpose)>,
    /// Whether that was asked before another language was spoken, so that the answer is in the old one.
    outdated: bool,
    /// The person whose hand of cards is in sight, where several share the screen.
    viewer: Option<Seat>,
    /// The card of the hand that was picked.
    picked: Option<&'static str>,
    /// Choices that go the same way on the board, of which one is to be named.
    asking: Vec<Choice>,
    /// The last refusal or notice, until the next message.
    alert: Option<String>,
    /// Whether the bots' worker has failed.
    at_home: bool,
    /// In a replay, whether it goes on by itself.
    runs: Option<bool>,
    /// The lesson that is done here, if it is one.
    lesson: Option<Box<Learning>>,
    /// Whether no card lies face down.
    whole: bool,
    /// What is known of throws by hand.
    told: by_hand::Told,
}

impl Session {
    /// The table.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// The seed of the dice, if they come from one. Not for the eyes of a bot.
    pub fn seed(&self) -> Option<u64> {
        match &self.dice {
            Source::Seeded(Seeded { seed }) => Some(*seed),
            Source::Scripted(_) | Source::Recorded(_) => None,
        }
    }

    /// The selected space.
    pub fn selected(&self) -> Option<Space> {
        self.selected
    }

    /// The hint for this moment.
    pub fn hint(&self) -> Option<&Advice> {
        Some(&self.hint.as_ref()?.1)
    }

    /// The choice that the hint for this moment names.
    pub fn hinted(&self) -> Option<&Choice> {
        Some(&self.hint.as_ref()?.0)
    }

    /// The choice that is pointed at.
    pub fn pointed(&self) -> Option<&Choice> {
        self.pointed.as_ref()
    }

    /// The speed.
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// The person who acts, or acted last.
    pub(crate) fn holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Whether the seat to act is a person's, who can do something.
    pub fn is_persons_turn(&self) -> bool {
        let seat = self.table.node().seat();
        let rests = self.lesson.as_ref().is_some_and(|lesson| lesson.is_over());
        self.runs.is_none() && !rests && seat.is_some_and(|seat| self.is_person(seat))
    }

    /// Whether [`Message::Throw`] does something.
    pub fn can_throw(&self) -> bool {
        let chance = matches!(self.table.node(), Node::Chance { .. });
        let by_page = !self.table.is_dealt() && self.thrower().is_none();
        chance && self.is_persons_turn() && by_page
    }

    /// Whether [`Message::Hint`] does something.
    pub fn can_hint(&self) -> bool {
        let decision = matches!(self.table.node(), Node::Decision { .. });
        decision && self.is_persons_turn() && self.curtain().is_none()
    }

    /// The choices of the person to act, with the card that was picked; empty while a bot acts or a
    /// curtain hides them.
    pub fn choices(&self) -> Vec<Choice> {
        self.of_picked(self.unpicked_choices())
    }

    /// Choices that go the same way on the board, of which one is to be named.
    pub fn asking(&self) -> &[Choice] {
        &self.asking
    }

    /// The same whatever card was picked.
    pub(crate) fn unpicked_choices(&self) -> Vec<Choice> {
        if self.is_persons_turn() && self.curtain().is_none() {
            self.table.choices()
        } else {
            Vec::new()
        }
    }

    /// Takes a message and returns what is to be done about it.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        if self.runs.is_some() {
            return self.heed_watching(message);
        }
        if self.lesson.is_some() {
            return self.heed_learning(message);
        }
        let mut effects = self.heed(message);
        self.look_for_danger(&mut effects);
        effects
    }

    fn heed(&mut self, message: Message) -> Vec<Effect> {
        let mut effects = Vec::new();
        match message {
            Message::Shown(ticket) => {
                if self.showing() == Some(ticket) && self.land(&mut effects) {
                    self.landed(&mut effects);
                }
                return effects;
            }
            Message::Paused(ticket) => {
                if ticket == self.ticket() && self.showing.is_none() {
                    self.move_on(&mut effects);
                }
                return effects;
            }
            Message::Finish => {
                if self.land(&mut effects) {
                    self.landed(&mut effects);
                }
                return effects;
            }
            Message::Point(step) => {
                self.pointed =
                    step.and_then(|step| self.choices().into_iter().find(|each| each.step == step));
                return effects;
            }
            Message::Answered(ticket, step) => {
                self.answered(ticket, &step, &mut effects);
                return effects;
            }
            Message::Advised(ticket, advice) => {
                self.advised(ticket, advice, &mut effects);
                return effects;
            }
            Message::Endangered(ticket, danger) => {
                self.endangered(ticket, danger, &mut effects);
                return effects;
            }
            Message::ShowDanger(on) => {
                self.show_danger(on);
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
        self.asking.clear();
        match message {
            Message::Throw if self.can_throw() => self.throw(&mut effects),
            Message::Tap(die, number) => self.tap(die, number, &mut effects),
            Message::Enter(outcome) => self.enter(&outcome, &mut effects),
            Message::Play(step) if self.is_persons_turn() => self.play(&step, &mut effects),
            Message::Choose(space) if self.is_persons_turn() => self.choose(space, &mut effects),
            Message::Hold(from) => {
                let mut choices = self.choices().into_iter();
                let moves = choices.any(|choice| choice.pointing.from == Some(from));
                self.selected = moves.then_some(from);
            }
            Message::Move(from, to) if self.is_persons_turn() => {
                self.selected = Some(from);
                self.choose(to, &mut effects);
            }
            Message::Unselect => self.selected = None,
            Message::Look => {
                self.look();
                self.wait_for_only(&mut effects);
            }
            Message::Pick(card) => self.pick(&card, &mut effects),
            Message::ChooseSeat(seat) => self.choose_seat(seat, &mut effects),
            Message::Undo if self.can_undo() => self.undo(&mut effects),
            Message::Sit(seat, kind) => self.sit(seat, &kind, &mut effects),
            Message::Name(seat, name) => self.name(seat, &name, &mut effects),
            Message::Conduct(manners) => {
                self.conduct(manners, &mut effects);
                effects.push(Effect::Save(self.table.record()));
            }
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

    /// Whether the outcome that the game waits for comes without a person's doing.
    fn comes_by_itself(&self, seat: Seat) -> bool {
        let by_page = !self.is_person(seat) || self.is_start_under_way();
        self.table.is_dealt() || by_page && self.thrower().is_none()
    }

    /// Whether a person has begun to throw for who starts: the page throws the rest, ties included.
    fn is_start_under_way(&self) -> bool {
        let mut throwers = self.table.throwers().iter().flatten();
        self.runs.is_none()
            && self.table.is_for_start()
            && throwers.any(|thrower| self.is_person(*thrower))
    }

    /// What the game waits for next, once all has been shown.
    fn go_on(&mut self, effects: &mut Vec<Effect>) {
        self.hand_over();
        match self.table.node() {
            Node::Chance { seat } if self.comes_by_itself(seat) => {
                let ms = if self.undone().is_some() {
                    self.speed.breath_ms()
                } else if self.table.is_dealt() {
                    self.speed.deal_ms()
                } else {
                    self.speed.pause_ms()
                };
                effects.push(Effect::Pause(self.ticket(), ms));
            }
            // A throw that was told wrong can be taken back before the bot plays it.
            Node::Decision { seat } if !self.is_person(seat) && self.is_just_told() => {
                effects.push(Effect::Pause(self.ticket(), self.speed.breath_ms()));
            }
            Node::Decision { seat } if !self.is_person(seat) => {
                self.ask(seat, Purpose::Play, effects);
            }
            Node::Decision { .. } => {
                let Some(choice) = self.forced() else {
                    return self.wait_for_only(effects);
                };
                let ms = if let Some(reason) = self.why_passed(&choice) {
                    self.say(reason, effects);
                    self.speed.pass_ms()
                } else {
                    self.speed.pause_ms()
                };
                effects.push(Effect::Pause(self.ticket(), ms));
            }
            _ => {}
        }
    }

    /// A pause is over: a bot throws, a turn with nothing to play goes on, or the end is told.
    fn move_on(&mut self, effects: &mut Vec<Effect>) {
        match self.table.node() {
            Node::Chance { seat } if self.comes_by_itself(seat) => {
                self.throw(effects);
            }
            Node::Decision { seat } if !self.is_person(seat) && self.asked.is_none() => {
                self.ask(seat, Purpose::Play, effects);
            }
            Node::Decision { .. } => {
                if let Some(choice) = self.forced() {
                    self.alert = None;
                    self.play(&choice.step, effects);
                } else if let Some(choice) = self.only() {
                    self.by_itself.push(self.table.made());
                    self.play(&choice.step, effects);
                }
            }
            Node::Terminal { .. } => self.end_held_back = false,
            _ => {}
        }
    }

    /// The one choice of a person who has none: to pass.
    fn forced(&self) -> Option<Choice> {
        let mut choices = self.choices();
        (choices.len() == 1 && !choices[0].is_free).then(|| choices.remove(0))
    }

    /// What belonged to a moment that is over.
    fn forget_moment(&mut self) {
        self.let_curtain_fall();
        self.selected = None;
        self.picked = None;
        self.asking.clear();
        self.hint = None;
        self.pointed = None;
        self.asked = None;
        self.danger.forget();
        self.forget_tapped();
        self.end_held_back = false;
    }
}
