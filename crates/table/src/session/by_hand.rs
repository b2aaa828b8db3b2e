//! Throws by hand: people throw real dice, or turn real cards, and tell the session what came.
//!
//! What somebody has told can be corrected: until something is chosen after it, Undo takes it back.

use std::borrow::Cow;

use rules::event::Event;
use rules::seat::Seat;
use rules::state::Node;
use words::say;

use super::{Effect, Session};
use crate::by_hand::ByHand;
use crate::text::short;

/// What a session knows of throws by hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    /// Which throws were told by people: how much had been made before each.
    throws: Vec<usize>,
    /// What is known of the next one: the number of each die.
    tapped: Vec<Option<u8>>,
    /// How much had been made when the session began.
    begun: usize,
}

impl Told {
    pub(super) fn beginning_at(begun: usize) -> Told {
        Told {
            begun,
            ..Told::default()
        }
    }
}

impl Session {
    /// The seat whose throw or draw people are to tell; nobody where the page throws, or while
    /// nothing is to be thrown.
    pub fn thrower(&self) -> Option<Seat> {
        let Node::Chance { seat } = self.table.node() else {
            return None;
        };
        let by_hand = self.manners.by_hand.is_for(self.is_person(seat));
        (by_hand && !self.table.is_dealt() && self.runs.is_none()).then_some(seat)
    }

    /// What is known of the dice that people are telling, in the order of their looks.
    pub fn tapped(&self) -> &[Option<u8>] {
        &self.told.tapped
    }

    /// Dice are thrown so from now on.
    pub(super) fn throw_by_hand(&mut self, whose: ByHand, effects: &mut Vec<Effect>) {
        change(self, whose, effects);
    }

    /// A die shows this number; once all are known, they were thrown.
    pub(super) fn tap(&mut self, die: usize, number: u8, effects: &mut Vec<Effect>) {
        if self.thrower().is_some() {
            tap(self, die, number, effects);
        }
    }

    /// This was thrown or turned, written as in a record.
    pub(super) fn enter(&mut self, outcome: &str, effects: &mut Vec<Effect>) {
        if self.thrower().is_some() {
            enter(self, outcome, effects);
        }
    }

    /// Whether the last thing that was made is a throw that people told.
    pub(super) fn is_just_told(&self) -> bool {
        let last = self.table.made().checked_sub(1);
        last.is_some() && last == self.told.throws.last().copied()
    }

    /// When the last throw of so many things made was made, if people told it and nothing was chosen
    /// since.
    pub(super) fn told_last(&self, made: usize) -> Option<usize> {
        let told = *self.told.throws.last()?;
        let since = told + 1..made;
        let (choosers, throwers) = (self.table.choosers(), self.table.throwers());
        let mut since = since.map(|made| choosers[made].or(throwers[made]));
        since.all(|seat| seat.is_none()).then_some(told)
    }

    /// What was taken back was never told.
    pub(super) fn forget_told(&mut self) {
        let made = self.table.made();
        self.told.throws.retain(|told| *told < made);
    }

    /// What of a dice half told belonged to a moment that is over.
    pub(super) fn forget_tapped(&mut self) {
        self.told.tapped.clear();
    }

    /// What is to be shown on its way: those who threw have seen their dice.
    pub(super) fn unseen_yet<'a>(&self, events: &'a [Event]) -> Cow<'a, [Event]> {
        if self.is_just_told() {
            unseen(events).into()
        } else {
            events.into()
        }
    }
}

// What follows a board of the page's own dice does without: it is in a part of the program that comes
// later, so it is never written out where it is called.

#[inline(never)]
fn change(session: &mut Session, whose: ByHand, effects: &mut Vec<Effect>) {
    if session.has_hands() {
        return session.say(say!(by_hand::hidden_reason).to_owned(), effects);
    }
    let before = session.thrower();
    session.manners.by_hand = whose;
    // A game that was begun so tells no seed: what stands in its save was told by people.
    if session.table.made() == session.told.begun && session.table.seed().is_none() {
        let mut throws = Vec::new();
        for (made, thrower) in session.table.throwers().iter().enumerate() {
            if thrower.is_some_and(|seat| whose.is_for(session.is_person(seat))) {
                throws.push(made);
            }
        }
        session.told.throws = throws;
    }
    if session.thrower() != before {
        // Whoever was to throw, another does it now.
        session.generation += 1;
        session.told.tapped.clear();
        if session.showing.is_none() {
            session.go_on(effects);
        }
    }
}

#[inline(never)]
fn tap(session: &mut Session, die: usize, number: u8, effects: &mut Vec<Effect>) {
    let chances = session.table.chances();
    let tapped = &mut session.told.tapped;
    tapped.resize(chances.looks.len(), None);
    let Some(die) = tapped.get_mut(die) else {
        return;
    };
    *die = Some(number);
    let numbers: Vec<u8> = tapped.iter().flatten().copied().collect();
    if numbers.len() == tapped.len() {
        tapped.clear();
        match chances.named(&numbers) {
            Some(outcome) => enter(session, &outcome.name, effects),
            None => session.say(say!(session::no_such_throw).to_owned(), effects),
        }
    }
}

#[inline(never)]
fn enter(session: &mut Session, outcome: &str, effects: &mut Vec<Effect>) {
    let shown = session.table.pieces().to_vec();
    let made = session.table.made();
    let by_person = session.is_persons_turn();
    match session.table.enter(outcome) {
        Some(events) => {
            session.told.throws.push(made);
            session.happened(by_person, &shown, &events, effects);
        }
        None => {
            let outcome = short(outcome);
            session.say(say!(session::cannot_come, outcome), effects);
        }
    }
}

#[inline(never)]
fn unseen(events: &[Event]) -> Vec<Event> {
    let mut unseen = events.to_vec();
    unseen.retain(|event| !matches!(event, Event::Thrown { .. } | Event::Opened { .. }));
    unseen
}
