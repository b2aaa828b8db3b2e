//! Selection on the board: a pawn, then its destination; or a die, then a pawn.

use rules::board::Space;
use rules::chance::Card;
use rules::seat::Seat;

use super::bots::ShownHint;
use super::taps;
use super::{Effect, Pointed, Session, tap_refusals};
use crate::game_session::Choice;

/// A person's selection so far.
#[derive(Clone, Default)]
pub struct Selection {
    /// The space whose pawn is selected.
    pub(super) selected: Option<Space>,
    /// The index of the chosen die.
    pub(super) die: Option<usize>,
    /// The place in the hand of the card selected from it.
    pub(super) picked: Option<usize>,
    /// Choices with the same movement on the board, of which the person must pick one.
    pub(super) asking: Vec<Choice>,
    /// The space that was tapped to see it enlarged.
    pub(super) enlarged: Option<Space>,
    /// The choice under the pointer or the focus, in the move list or on the board.
    pub(super) pointed: Option<Choice>,
    /// The player whose last turn is under the pointer.
    pub(super) followed: Option<Seat>,
    /// What to restore if the current drag drops nothing.
    pub(super) before_drag: Option<BeforeDrag>,
}

/// The selection and the hint as they were before a drag.
#[derive(Clone)]
pub(super) struct BeforeDrag {
    selected: Option<Space>,
    picked: Option<usize>,
    hint: Option<ShownHint>,
}

impl Selection {
    /// The index of the chosen die among the dice of the table.
    pub fn die(&self) -> Option<usize> {
        self.die
    }

    /// Choices with the same movement on the board, of which the person must pick one.
    pub fn asking(&self) -> &[Choice] {
        &self.asking
    }

    /// The choice under the pointer or the focus.
    pub fn pointed(&self) -> Option<&Choice> {
        self.pointed.as_ref()
    }

    /// The player whose last turn is under the pointer.
    pub fn followed(&self) -> Option<Seat> {
        self.followed
    }

    /// The space that was tapped to see it enlarged, until the next tap.
    pub fn enlarged(&self) -> Option<Space> {
        self.enlarged
    }

    /// Drops what belongs to the last input. Returns what was before a drag, which this input may end.
    pub(super) fn begin_input(&mut self) -> Option<BeforeDrag> {
        self.asking.clear();
        self.enlarged = None;
        self.before_drag.take()
    }

    /// Keeps the selection and the hint, which a drag replaces.
    pub(super) fn begin_drag(&mut self, hint: Option<ShownHint>) {
        self.before_drag = Some(BeforeDrag {
            selected: self.selected,
            picked: self.picked,
            hint,
        });
    }

    /// Restores the selection from before a drag. Returns the hint.
    pub(super) fn end_drag(&mut self, before: BeforeDrag) -> Option<ShownHint> {
        (self.selected, self.picked) = (before.selected, before.picked);
        before.hint
    }
}

impl Session {
    /// The card selected from the hand, by its place there.
    pub fn picked(&self) -> Option<(usize, Card)> {
        let place = self.selection.picked?;
        Some((place, *self.local.hand()?.1.get(place)?))
    }

    /// The pointer or the focus is on a choice or a last turn, or on neither.
    pub(super) fn point(&mut self, at: Option<Pointed>) {
        (self.selection.pointed, self.selection.followed) = match at {
            Some(Pointed::Choice(id)) => (self.local.chosen(id).copied(), None),
            Some(Pointed::Turn(seat)) => (None, Some(seat)),
            None => (None, None),
        };
    }

    /// Whether a choice moves the selected pawn, or any pawn by the picked card if no pawn is selected.
    pub(crate) fn is_of_selection(&self, choice: &Choice) -> bool {
        match self.selected() {
            Some(selected) => choice.pointing.from == Some(selected),
            None => self.picked().is_some(),
        }
    }

    /// Selects the pawn on a space, if it can be moved.
    pub(super) fn select(&mut self, from: Space) {
        let mut choices = self.choices_by_die().into_iter();
        let moves = choices.any(|choice| choice.pointing.from == Some(from));
        self.selection.selected = moves.then_some(from);
    }

    /// Ends the hint once another pawn, die or card is selected than the hinted move uses.
    pub(super) fn end_contradicted_hint(&mut self) {
        let is_contradicted = self.hinted().is_some_and(|hinted| {
            let selected = self.selection.selected;
            let mut choices = self.choices_by_die().into_iter();
            (selected.is_some() && selected != hinted.pointing.from)
                || !choices.any(|choice| choice.entry == hinted.entry)
        });
        if is_contradicted {
            self.bots.hint = None;
        }
    }

    /// Clears the selection and the hint.
    pub(super) fn unselect(&mut self) {
        (self.selection.selected, self.selection.die) = (None, None);
        self.bots.hint = None;
    }

    /// The choices that use the chosen die; all choices if no die is chosen.
    pub(crate) fn choices_by_die(&self) -> Vec<Choice> {
        let mut choices = self.choices();
        if let Some(die) = self.selection.die {
            let dice = self.local.table.game().shown().dice;
            let face = dice.get(die).map(|die| die.face);
            choices.retain(|choice| face.is_some() && choice.die() == face);
        }
        choices
    }

    /// Whether a legal move uses only the die at `index`.
    pub(crate) fn can_choose_die(&self, index: usize) -> bool {
        let dice = self.local.table.game().shown().dice;
        let left = dice.get(index).filter(|die| !die.spent);
        left.is_some_and(|die| {
            let mut choices = self.choices().into_iter();
            choices.any(|choice| choice.die() == Some(die.face))
        })
    }

    /// Handles a tap on a die: chooses it, moves the selected pawn by it, or deselects it.
    pub(super) fn choose_die(&mut self, die: usize, effects: &mut Vec<Effect>) {
        if !self.local.is_persons_turn() {
            return;
        }
        if self.selection.die.take() == Some(die) {
            return;
        }
        if !self.can_choose_die(die) {
            if let Some(reason) = tap_refusals::why_not_die(self, die) {
                self.say(reason, effects);
            }
            return;
        }
        self.selection.die = Some(die);
        let Some(from) = self.selection.selected else {
            return;
        };
        let mut ways = self.choices_by_die();
        ways.retain(|choice| choice.pointing.from == Some(from));
        match ways.first().map(|way| way.pointing.to) {
            None => self.selection.selected = None,
            Some(to) if ways.iter().all(|way| way.pointing.to == to) => {
                self.carry_out(taps::play_or_ask(ways), effects);
            }
            Some(_) => {}
        }
    }
}
