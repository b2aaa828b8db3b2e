//! Selection on the board: a pawn, then its destination; or a die, then a pawn.

use rules::board::Space;
use rules::chance::Card;
use rules::seat::Seat;
use words::t;

use super::{Effect, Hint, LocalGame, Pointed, RankedPlay};
use crate::game_session::Choice;

/// A hint, and which of its plays the board shows.
#[derive(Clone)]
pub struct ShownHint {
    /// The hint.
    pub hint: Hint,
    /// The index of the shown play among [`Hint::plays`].
    pub shown: usize,
    /// The choice that this play begins with.
    pub choice: Choice,
}

impl ShownHint {
    /// The shown play.
    pub fn play(&self) -> &RankedPlay {
        &self.hint.plays[self.shown]
    }
}

/// A person's selection so far, and the hint, which selects too.
#[derive(Clone, Default)]
pub struct Selection {
    /// The space whose pawn is selected.
    pub(super) pawn: Option<Space>,
    /// The index of the chosen die.
    pub(super) die: Option<usize>,
    /// The place in the hand of the card selected from it.
    pub(super) card: Option<usize>,
    /// Choices with the same movement on the board, of which the person must pick one.
    pub(super) asking: Vec<Choice>,
    /// The space that was tapped to see it enlarged.
    pub(super) enlarged: Option<Space>,
    /// The choice under the pointer or the focus, in the move list or on the board.
    pub(super) pointed: Option<Choice>,
    /// The player whose last turn is under the pointer.
    pub(super) followed: Option<Seat>,
    /// The current hint.
    pub(super) hint: Option<ShownHint>,
    /// What to restore if the current drag drops nothing.
    pub(super) before_drag: Option<BeforeDrag>,
}

/// The selection and the hint as they were before a drag.
#[derive(Clone)]
pub(super) struct BeforeDrag {
    pawn: Option<Space>,
    card: Option<usize>,
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
    pub(super) fn begin_drag(&mut self) {
        self.before_drag = Some(BeforeDrag {
            pawn: self.pawn,
            card: self.card,
            hint: self.hint.clone(),
        });
    }

    /// Restores the selection and the hint from before a drag.
    pub(super) fn end_drag(&mut self, before: BeforeDrag) {
        (self.pawn, self.card) = (before.pawn, before.card);
        self.hint = before.hint;
    }

    /// The selected space. A shared token that can go to several spaces is selected, since nothing else can be.
    pub fn selected(&self, local: &LocalGame) -> Option<Space> {
        let token = || {
            let mut pieces = local.table.pieces().iter();
            let token = pieces.find(|each| each.piece.owner.is_none())?.at;
            let choices = self.choices(local).into_iter();
            let ways = choices.filter(|each| each.pointing.from == Some(token));
            (ways.count() > 1).then_some(token)
        };
        self.pawn.or_else(token)
    }

    /// The card selected from the hand, by its place there.
    pub fn picked(&self, local: &LocalGame) -> Option<(usize, Card)> {
        let place = self.card?;
        Some((place, *local.hand()?.1.get(place)?))
    }

    /// The choices of the person to act, limited to the selected card. Empty on a bot's turn and behind a
    /// curtain.
    pub fn choices(&self, local: &LocalGame) -> Vec<Choice> {
        let picked = self.picked(local).map(|(_, card)| card);
        let is_of_it = |choice: &&Choice| {
            let card = choice.card.filter(|_| picked.is_some());
            card.is_none_or(|card| Some(card) == picked)
        };
        let choices = local.persons_choices().iter();
        choices.filter(is_of_it).copied().collect()
    }

    /// The choices that use the chosen die. If no die is chosen, all choices, and the sums of the selected pawn. Beside a
    /// hint only its own goal is seen: there are no sums.
    pub(crate) fn choices_on_board(&self, local: &LocalGame) -> Vec<Choice> {
        let mut choices = self.choices(local);
        if let Some(die) = self.die {
            let dice = local.table.game().shown().dice;
            let face = dice.get(die).map(|die| die.face);
            choices.retain(|choice| face.is_some() && choice.die() == face);
        } else if let (Some(pawn), None) = (self.pawn, &self.hint)
            && !choices.is_empty()
        {
            choices.extend(local.table.sums(pawn));
        }
        choices
    }

    /// Whether a legal move uses only the die at `index`.
    pub(crate) fn can_choose_die(&self, local: &LocalGame, index: usize) -> bool {
        let dice = local.table.game().shown().dice;
        let left = dice.get(index).filter(|die| !die.spent);
        left.is_some_and(|die| {
            let mut choices = self.choices(local).into_iter();
            choices.any(|choice| choice.die() == Some(die.face))
        })
    }

    /// Whether a choice moves the selected pawn, or any pawn by the picked card if no pawn is selected.
    pub(crate) fn includes(&self, local: &LocalGame, choice: &Choice) -> bool {
        match self.selected(local) {
            Some(selected) => choice.pointing.from == Some(selected),
            None => self.picked(local).is_some(),
        }
    }

    /// The hint for the current position.
    pub fn hint(&self) -> Option<&ShownHint> {
        self.hint.as_ref()
    }

    /// The choice that the shown play of the hint begins with.
    pub fn hinted(&self) -> Option<&Choice> {
        Some(&self.hint()?.choice)
    }

    /// What the pointer or the focus is on.
    pub fn pointed_at(&self, local: &LocalGame) -> Option<Pointed> {
        let choice = self
            .pointed()
            .map(|choice| Pointed::Choice(local.table.id(choice)));
        choice.or_else(|| self.followed().map(Pointed::Turn))
    }

    /// The pointer or the focus is on a choice or a last turn, or on neither.
    pub(super) fn point(&mut self, local: &LocalGame, at: Option<Pointed>) {
        (self.pointed, self.followed) = match at {
            Some(Pointed::Choice(id)) => (local.chosen(id), None),
            Some(Pointed::Turn(seat)) => (None, Some(seat)),
            None => (None, None),
        };
    }

    /// Selects the pawn on a space, if it can be moved.
    pub(super) fn select(&mut self, local: &LocalGame, from: Space) {
        let mut choices = self.choices_on_board(local).into_iter();
        let moves = choices.any(|choice| choice.pointing.from == Some(from));
        self.pawn = moves.then_some(from);
    }

    /// Clears the selection and the hint.
    pub(super) fn unselect(&mut self) {
        (self.pawn, self.die) = (None, None);
        self.hint = None;
    }

    /// Shows one play of the hint on the board, with its pawn and card selected.
    pub(super) fn show_play(&mut self, local: &LocalGame, shown: usize, effects: &mut Vec<Effect>) {
        let Some(ShownHint { hint, .. }) = &self.hint else {
            return;
        };
        let Some(play) = hint.plays.get(shown) else {
            return;
        };
        let Some(choice) = play.steps.first().and_then(|step| local.table.named(step)) else {
            return;
        };
        let words = &play.words.full;
        effects.push(Effect::Announce(match shown {
            0 => t!(session::hint, play = words, why = &hint.why),
            _ => words.clone(),
        }));
        (self.pawn, self.die) = (choice.pointing.from, None);
        if local.table.has_hands() {
            let hand = local.hand().map(|(_, hand)| hand).unwrap_or_default();
            self.card = hand.iter().position(|card| Some(*card) == choice.card);
        }
        if let Some(now) = &mut self.hint {
            (now.shown, now.choice) = (shown, choice);
        }
    }

    /// Ends the hint once another pawn, die or card is selected than the hinted move uses.
    pub(super) fn end_contradicted_hint(&mut self, local: &LocalGame) {
        let is_contradicted = self.hinted().is_some_and(|hinted| {
            let selected = self.pawn;
            let mut choices = self.choices_on_board(local).into_iter();
            (selected.is_some() && selected != hinted.pointing.from)
                || !choices.any(|choice| choice.entry == hinted.entry)
        });
        if is_contradicted {
            self.hint = None;
        }
    }

    /// Announces an only move, and leaves a moment to see it before it is played.
    pub(super) fn wait_for_only(&mut self, local: &LocalGame, effects: &mut Vec<Effect>) {
        if let Some(choice) = local.only() {
            let words = local.table.line(&choice).full;
            effects.push(Effect::Announce(t!(session::only_move, words)));
            effects.push(Effect::Pause(
                local.ticket(),
                local.settings.player.speed.only_ms(),
            ));
            self.pointed = Some(choice);
        }
    }
}
