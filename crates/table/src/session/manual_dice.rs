//! Throws by hand: people throw real dice, or turn real cards, and tell the session what came.
//!
//! What somebody has told can be corrected: until something is chosen after it, Undo takes it back.

use std::borrow::Cow;

use rules::event::Event;
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::{Effect, Session};
use crate::manual_dice::DiceMode;
use crate::text::short;

/// What a session knows of throws by hand.
#[derive(Clone, Debug, Default)]
pub(super) struct ManualRolls {
    /// Which throws were told by people: how much had been made before each.
    throws: Vec<usize>,
    /// What is known of the next one: the number of each die.
    tapped: Vec<Option<u8>>,
    /// How much had been made when the session began.
    begun: usize,
}

impl ManualRolls {
    pub(super) fn beginning_at(begun: usize) -> ManualRolls {
        ManualRolls {
            begun,
            ..ManualRolls::default()
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
        let manual_dice = self
            .settings
            .table_settings
            .manual_dice
            .is_for(self.is_person(seat));
        (manual_dice && !self.table.is_dealt() && !self.is_replay()).then_some(seat)
    }

    /// What is known of the dice that people are telling, in the order of their looks.
    pub fn tapped(&self) -> &[Option<u8>] {
        &self.manual_rolls.tapped
    }

    /// Dice are thrown so from now on.
    pub(super) fn throw_by_hand(&mut self, whose: DiceMode, effects: &mut Vec<Effect>) {
        if self.has_hands() {
            return self.say(t!(by_hand::hidden_reason).to_owned(), effects);
        }
        let before = self.thrower();
        self.settings.table_settings.manual_dice = whose;
        // A game that was begun so tells no seed: what stands in its save was told by people.
        if self.table.made() == self.manual_rolls.begun && self.table.seed().is_none() {
            let throwers = self.table.throwers().iter().enumerate();
            let told = throwers.filter(|(_, thrower)| {
                thrower.is_some_and(|seat| whose.is_for(self.is_person(seat)))
            });
            self.manual_rolls.throws = told.map(|(made, _)| made).collect();
        }
        if self.thrower() != before {
            // Whoever was to throw, another does it now.
            self.generation += 1;
            self.manual_rolls.tapped.clear();
            if self.showing().is_none() {
                self.go_on(effects);
            }
        }
    }

    /// A die shows this number; once all are known, they were thrown.
    pub(super) fn tap(&mut self, die: usize, number: u8, effects: &mut Vec<Effect>) {
        if self.thrower().is_none() {
            return;
        }
        let chances = self.table.chances();
        let tapped = &mut self.manual_rolls.tapped;
        tapped.resize(chances.looks.len(), None);
        let Some(die) = tapped.get_mut(die) else {
            return;
        };
        *die = Some(number);
        let numbers: Vec<u8> = tapped.iter().flatten().copied().collect();
        if numbers.len() == tapped.len() {
            tapped.clear();
            match chances.named(&numbers) {
                Some(outcome) => self.enter(&outcome.name, effects),
                None => self.say(t!(session::no_such_throw).to_owned(), effects),
            }
        }
    }

    /// This was thrown or turned, written as in a record.
    pub(super) fn enter(&mut self, outcome: &str, effects: &mut Vec<Effect>) {
        if self.thrower().is_none() {
            return;
        }
        let before = self.before();
        let made = self.table.made();
        match self.table.enter(outcome) {
            Some(events) => {
                self.manual_rolls.throws.push(made);
                self.happened(before, events, effects);
            }
            None => {
                let outcome = short(outcome);
                self.say(t!(session::cannot_come, outcome), effects);
            }
        }
    }

    /// Whether the last thing that was made is a throw that people told.
    pub(super) fn is_roll_just_entered(&self) -> bool {
        let last = self.table.made().checked_sub(1);
        last.is_some() && last == self.manual_rolls.throws.last().copied()
    }

    /// When the last throw of so many things made was made, if people told it and nothing was chosen
    /// since.
    pub(super) fn last_entered_roll(&self, made: usize) -> Option<usize> {
        let told = *self.manual_rolls.throws.last()?;
        let since = told + 1..made;
        let (choosers, throwers) = (self.table.choosers(), self.table.throwers());
        let mut since = since.map(|made| choosers[made].or(throwers[made]));
        since.all(|seat| seat.is_none()).then_some(told)
    }

    /// What was taken back was never told.
    pub(super) fn forget_undone_rolls(&mut self) {
        let made = self.table.made();
        self.manual_rolls.throws.retain(|told| *told < made);
    }

    /// What of a dice half told belonged to a moment that is over.
    pub(super) fn forget_tapped(&mut self) {
        self.manual_rolls.tapped.clear();
    }

    /// What is to be shown on its way: those who threw have seen their dice.
    pub(super) fn unseen_yet<'a>(&self, events: &'a [Event]) -> Cow<'a, [Event]> {
        if !self.is_roll_just_entered() {
            return events.into();
        }
        let is_seen = |event: &&Event| matches!(event, Event::Thrown { .. } | Event::Opened { .. });
        let unseen = events.iter().filter(|event| !is_seen(event));
        unseen.cloned().collect()
    }
}
