//! Selection on the board: a pawn, then its destination; or a die, then a pawn. Impossible choices are
//! refused with a reason.

use rules::board::Space;
use rules::seat::Seat;
use rules::view::ActionView;
use words::t;

use super::bots::ShownHint;
use super::{Effect, Pointed, Session, tap_refusals};
use crate::game_session::Choice;

/// A person's selection so far.
#[derive(Clone, Default)]
pub(super) struct Selection {
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
    /// Drops what belongs to the last input. Returns what was before a drag, which this input may end.
    pub(super) fn begin_input(&mut self) -> Option<BeforeDrag> {
        self.asking.clear();
        self.enlarged = None;
        self.before_drag.take()
    }
}

impl Session {
    /// The pointer or the focus is on a choice or a last turn, or on neither.
    pub(super) fn point(&mut self, at: Option<Pointed>) {
        (self.selection.pointed, self.selection.followed) = match at {
            Some(Pointed::Choice(id)) => (self.chosen(id).copied(), None),
            Some(Pointed::Turn(seat)) => (None, Some(seat)),
            None => (None, None),
        };
    }

    /// Handles a tap on a space or beside all spaces. In a lesson that is missed, it is a new try.
    pub(super) fn choose_or_restart(&mut self, space: Option<Space>, effects: &mut Vec<Effect>) {
        match space {
            _ if self.is_missed() => self.restart(effects),
            _ if !self.is_persons_turn() => {}
            Some(space) => self.choose(space, effects),
            None => self.choose_nothing(effects),
        }
    }

    /// Handles a tap on a space: moves the selected pawn there, deselects it, selects another pawn, or moves
    /// a pawn that has only one move, or selects the pawn that can go there. Otherwise explains why not. In a game with
    /// a token, a tap enlarges the space.
    fn choose(&mut self, space: Space, effects: &mut Vec<Effect>) {
        if usize::from(space.0) >= self.table.board().spaces.len() {
            return;
        }
        let choices = self.choices_by_die();
        let from = |from| {
            choices
                .iter()
                .filter(move |each| each.pointing.from == from)
        };
        let there = |each: &&Choice| each.pointing.to == Some(space);
        let selected = self.selected();
        let meant = choices.iter().filter(|each| self.is_of_selection(each));
        let leading: Vec<_> = meant.filter(there).copied().collect();
        // A hint selects its pawn without the person.
        let is_hinted = |space: Space| {
            let hinted = self.hinted().and_then(|choice| choice.pointing.from);
            hinted == Some(space)
        };
        let mut ways = from(Some(space));
        if !leading.is_empty() {
            self.play_or_ask(leading, effects);
        } else if selected == Some(space) {
            // A tap on the hinted pawn follows the hint.
            match (is_hinted(space), ways.next(), ways.next()) {
                (true, Some(way), None) => {
                    let index = way.index;
                    self.play(index, effects);
                }
                (true, ..) => {}
                (false, ..) => self.selection.selected = None,
            }
        } else if let Some(way) = ways.next() {
            // A card that nobody has chosen is first shown by its goal.
            let is_open = way.card.is_none() || self.selection.picked.is_some();
            match ways.next() {
                None if is_open => {
                    let index = way.index;
                    self.play(index, effects);
                }
                _ => self.selection.selected = Some(space),
            }
        } else if let Some(from) = selected.filter(|from| {
            !self.table.is_own_yard(space) && (self.table.has_token() || !is_hinted(*from))
        }) {
            self.refuse_move(from, space, effects);
        } else if self.table.has_own_piece(space) {
            let sentence = if choices.is_empty() {
                tap_refusals::with_notes(self, space, tap_refusals::roll_first(self))
            } else {
                let reason = tap_refusals::why_not_from(self, space);
                reason.unwrap_or_else(|| tap_refusals::pawn_cannot_move(self, space))
            };
            self.refuse(space, sentence, effects);
        } else if let Some(way) = choices
            .iter()
            .find(there)
            .filter(|_| !self.table.has_token())
        {
            // The pawn that can go there; another tap here plays it.
            self.selection.selected = way.pointing.from;
        } else if let Some(sentence) = tap_refusals::not_own_pawn(self, space) {
            self.refuse(
                space,
                tap_refusals::with_notes(self, space, sentence),
                effects,
            );
        } else if self.table.has_token() {
            self.selection.enlarged = Some(space);
        } else if !choices.is_empty() {
            self.refuse(space, tap_refusals::none_gets_there(self), effects);
        } else if self.can_roll() {
            self.refuse(space, tap_refusals::roll_first(self), effects);
        }
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

    /// Keeps the selection and the hint, which a drag replaces.
    pub(super) fn begin_drag(&mut self) {
        self.selection.before_drag = Some(BeforeDrag {
            selected: self.selection.selected,
            picked: self.selection.picked,
            hint: self.bots.hint.clone(),
        });
    }

    /// Restores the selection and the hint from before a drag.
    pub(super) fn end_drag(&mut self, before: Option<BeforeDrag>) {
        if let Some(before) = before {
            self.selection.selected = before.selected;
            self.selection.picked = before.picked;
            self.bots.hint = before.hint;
        }
    }

    /// Handles a drop of the pawn of `from` on another space.
    pub(super) fn drop_pawn(&mut self, from: Space, to: Space, effects: &mut Vec<Effect>) {
        if !self.is_persons_turn() {
            return;
        }
        self.selection.selected = Some(from);
        let choices = self.choices_by_die();
        let mut ways = choices.iter().map(|each| each.pointing);
        if ways.any(|way| (way.from, way.to) == (Some(from), Some(to))) {
            self.choose(to, effects);
        } else {
            self.refuse_move(from, to, effects);
        }
    }

    /// Says why no move leads from one space to another.
    fn refuse_move(&mut self, from: Space, to: Space, effects: &mut Vec<Effect>) {
        let refusal = self.table.refusal(from, to);
        let refusal = refusal.unwrap_or_else(|| t!(tap_refusals::cannot_go_there).to_owned());
        let sentence = match self.table.rival_on(to) {
            Some(rival) => {
                let name = self.table.called(rival);
                t!(tap_refusals::rival_there, name, refusal)
            }
            None => refusal,
        };
        self.refuse(to, sentence, effects);
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

    /// Handles a tap beside all spaces: ends a hint, and keeps any other selection; if there is none, says what can be
    /// tapped.
    fn choose_nothing(&mut self, effects: &mut Vec<Effect>) {
        if self.hint().is_some() {
            self.unselect();
            return;
        }
        let has_selection = self.selected().is_some() || self.selection.die.is_some();
        if has_selection || self.table.has_token() {
            return;
        }
        if !self.choices().is_empty() {
            self.say(tap_refusals::what_to_tap(self), effects);
        } else if self.can_roll() {
            self.say(tap_refusals::roll_first(self), effects);
        }
    }

    /// The space that was tapped to see it enlarged, until the next tap.
    pub(crate) fn enlarged(&self) -> Option<Space> {
        self.selection.enlarged
    }

    /// The choices that use the chosen die; all choices if no die is chosen.
    pub(crate) fn choices_by_die(&self) -> Vec<Choice> {
        let mut choices = self.choices();
        if let Some(die) = self.selection.die {
            let dice = self.table.game().shown().dice;
            let face = dice.get(die).map(|die| die.face);
            choices.retain(|choice| face.is_some() && choice.die() == face);
        }
        choices
    }

    /// Whether a legal move uses only the die at `index`.
    pub(crate) fn can_choose_die(&self, index: usize) -> bool {
        let dice = self.table.game().shown().dice;
        let left = dice.get(index).filter(|die| !die.spent);
        left.is_some_and(|die| {
            let mut choices = self.choices().into_iter();
            choices.any(|choice| choice.die() == Some(die.face))
        })
    }

    /// Handles a tap on a die: chooses it, moves the selected pawn by it, or deselects it.
    pub(super) fn choose_die(&mut self, die: usize, effects: &mut Vec<Effect>) {
        if !self.is_persons_turn() {
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
                self.play_or_ask(ways, effects);
            }
            Some(_) => {}
        }
    }

    /// Plays the choices' common move. Asks which one if the choices lead to the same space but differ, such as two
    /// cards of a hand.
    fn play_or_ask(&mut self, mut ways: Vec<Choice>, effects: &mut Vec<Effect>) {
        let differ = |choice: &Choice| {
            let ActionView {
                from,
                slides,
                captures,
                swaps,
                ..
            } = choice.pointing;
            let card = choice.card.map(|card| card.name);
            (card, from, slides, captures, swaps)
        };
        if ways.iter().any(|way| differ(way) != differ(&ways[0])) {
            self.selection.asking = ways;
        } else {
            let way = ways.swap_remove(0);
            self.play(way.index, effects);
        }
    }

    /// Handles a tap on another player: plays the choice of that player, if there is one.
    pub(super) fn choose_seat(&mut self, seat: Seat, effects: &mut Vec<Effect>) {
        let mut choices = self.choices().into_iter();
        if let Some(choice) = choices.find(|choice| choice.pointing.seat == Some(seat)) {
            self.play(choice.index, effects);
        }
    }
}
