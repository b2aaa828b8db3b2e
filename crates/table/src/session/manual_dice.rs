//! Manual dice: people roll real dice or draw real cards, and enter the result.
//!
//! An entered roll can be corrected: Undo takes it back until somebody plays or rolls after it.

use std::borrow::Cow;

use rules::any_game::Move;
use rules::event::Event;
use words::t;

use super::{Effect, Session};
use crate::clean_text::short;
use crate::dice_mode::DiceMode;
use crate::game_session::GameSession;
use crate::roll_prompt::Chances;

/// The manual rolls of a session.
#[derive(Clone, Debug, Default)]
pub struct ManualRolls {
    /// The record index of each entered roll.
    rolls: Vec<usize>,
    /// The numbers entered so far for the next roll, one for each die.
    tapped: Vec<Option<u8>>,
    /// The length of the record when the session began.
    begun: usize,
}

impl ManualRolls {
    /// The numbers entered so far for the next roll, in the order of
    /// [`Chances::looks`](crate::roll_prompt::Chances::looks).
    pub fn tapped(&self) -> &[Option<u8>] {
        &self.tapped
    }

    pub(super) fn beginning_at(begun: usize) -> ManualRolls {
        ManualRolls {
            begun,
            ..ManualRolls::default()
        }
    }

    /// Whether the last of so many record entries is an entered roll.
    pub(super) fn is_last_of(&self, entry_count: usize) -> bool {
        let last = entry_count.checked_sub(1);
        last.is_some() && last == self.rolls.last().copied()
    }

    /// The index of the last entered roll among the first `entry_count` record entries, if nobody chose or rolled
    /// after it.
    pub(super) fn last_within(&self, table: &GameSession, entry_count: usize) -> Option<usize> {
        let told = *self.rolls.last()?;
        let since = told + 1..entry_count;
        let (choosers, rollers) = (table.choosers(), table.rollers());
        let mut since = since.map(|entry| choosers[entry].or(rollers[entry]));
        since.all(|seat| seat.is_none()).then_some(told)
    }

    /// Takes the entered rolls from this record entry on, which are undone.
    pub(super) fn take_from(&mut self, entry: usize) -> Vec<usize> {
        self.rolls.extract_if(.., |told| *told >= entry).collect()
    }

    /// Adds entered rolls that were undone.
    pub(super) fn add_again(&mut self, rolls: Vec<usize>) {
        self.rolls.extend(rolls);
    }

    /// Enters the number of one die. A second tap on the number of one of two alike dice enters it for the other too,
    /// since that is how people mean doublets. Returns the numbers once every die has one.
    fn tap(&mut self, chances: &Chances, die: usize, number: u8) -> Option<Vec<u8>> {
        let tapped = &mut self.tapped;
        tapped.resize(chances.looks.len(), None);
        let look = chances.looks.get(die)?;
        let mut die = die;
        if tapped[die] == Some(number) {
            let is_twin = |at: &usize| tapped[*at].is_none() && chances.looks[*at] == *look;
            die = (0..tapped.len()).find(is_twin).unwrap_or(die);
        }
        tapped[die] = Some(number);
        let numbers: Option<Vec<u8>> = tapped.iter().copied().collect();
        if numbers.is_some() {
            tapped.clear();
        }
        numbers
    }

    /// Forgets the numbers of an incomplete roll.
    pub(super) fn forget_tapped(&mut self) {
        self.tapped.clear();
    }

    /// The events to animate, of those of the last of so many record entries. People who just rolled real dice have
    /// already seen the roll.
    pub(super) fn not_yet_shown<'a>(
        &self,
        entry_count: usize,
        events: &'a [Event],
    ) -> Cow<'a, [Event]> {
        if !self.is_last_of(entry_count) {
            return events.into();
        }
        let is_seen = |event: &&Event| matches!(event, Event::Rolled { .. } | Event::Opened { .. });
        let unseen = events.iter().filter(|event| !is_seen(event));
        unseen.cloned().collect()
    }
}

impl Session {
    /// Changes whose dice are manual.
    pub(super) fn set_dice_mode(&mut self, whose: DiceMode, effects: &mut Vec<Effect>) {
        if self.local.table.has_hands() {
            return self.say(t!(manual_dice::hidden_reason).to_owned(), effects);
        }
        let before = self.local.manual_roller();
        self.local.settings.table_settings.manual_dice = whose;
        // A record without a seed was begun with manual dice: people entered its rolls.
        if self.local.table.entry_count() == self.local.manual_rolls.begun
            && self.local.table.seed().is_none()
        {
            let rollers = self.local.table.rollers().iter().enumerate();
            let told = rollers.filter(|(_, roller)| {
                roller.is_some_and(|seat| whose.is_for(self.local.is_person(seat)))
            });
            self.local.manual_rolls.rolls = told.map(|(entry, _)| entry).collect();
        }
        if self.local.manual_roller() != before {
            // Another source now supplies the next roll.
            self.local.generation += 1;
            self.undo.forget_undone();
            self.local.manual_rolls.tapped.clear();
            if self.shown.ticket().is_none() {
                self.request_next(effects);
            }
        }
    }

    /// Enters the number of one die. Applies the roll once every die has a number.
    pub(super) fn tap(&mut self, die: usize, number: u8, effects: &mut Vec<Effect>) {
        if self.local.manual_roller().is_none() {
            return;
        }
        let chances = self.local.table.chances();
        if let Some(numbers) = self.local.manual_rolls.tap(&chances, die, number) {
            self.shown.change();
            match chances.named(&numbers) {
                Some(outcome) => self.enter(outcome.entry, effects),
                None => self.say(t!(manual_dice::no_such_throw).to_owned(), effects),
            }
        }
    }

    /// Applies an entered roll or draw, written as in a record.
    pub(super) fn enter_text(&mut self, outcome: &str, effects: &mut Vec<Effect>) {
        if self.local.manual_roller().is_none() {
            return;
        }
        match self.local.table.game().read(outcome) {
            Ok(outcome) => self.enter(outcome, effects),
            Err(_) => {
                let outcome = short(outcome);
                self.say(t!(manual_dice::cannot_come, outcome), effects);
            }
        }
    }

    fn enter(&mut self, outcome: Move, effects: &mut Vec<Effect>) {
        let before = self.before();
        self.local
            .manual_rolls
            .rolls
            .push(self.local.table.entry_count());
        let events = self.local.table.enter(outcome);
        self.happened(before, events, effects);
    }
}
