//! Hidden hands: who sees the screen, and the card selected from a hand.
//!
//! One person among bots always sees their own hand. If several people share the screen, a curtain hides each
//! hand from the others. The curtain falls as soon as another player must act, and that player lifts it.

use rules::chance::Card;
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::{Effect, Session, tap_refusals};
use crate::blocked_pawns;
use crate::game_session::Choice;
use crate::status::only_person;

/// The people at the screen.
#[derive(Clone, Copy, Default)]
pub(super) struct Screen {
    /// The person who acts, or acted last.
    pub(super) current_player: Option<Seat>,
    /// The person to whom the screen is being passed.
    pub(super) handover: Option<Seat>,
    /// The person whose hand is visible, if several people share the screen.
    pub(super) viewer: Option<Seat>,
}

impl Session {
    /// Whether players hold cards that others may not see.
    pub fn has_hands(&self) -> bool {
        self.table.game().about().has_hands
    }

    /// The seat whose view the screen shows. `None` behind a curtain and if only bots play. In a game without
    /// hidden hands, the seat to act.
    pub fn viewer(&self) -> Option<Seat> {
        if !self.has_hands() {
            return self.table.node().seat();
        }
        only_person(&self.table).or(self.screen.viewer)
    }

    /// The person who must lift the curtain; `None` without a curtain.
    pub fn curtain(&self) -> Option<Seat> {
        let Node::Decision { seat } = self.table.node() else {
            return None;
        };
        let shared = self.has_hands() && self.table.persons().count() > 1;
        (shared && self.is_person(seat) && self.screen.viewer != Some(seat)).then_some(seat)
    }

    /// The visible hand, and whose it is.
    pub fn hand(&self) -> Option<(Seat, Vec<Card>)> {
        let seat = self.viewer()?;
        Some((seat, self.table.game().seat(seat).hand?))
    }

    /// The card selected from the hand, by its place there.
    pub fn picked(&self) -> Option<(usize, Card)> {
        let place = self.selection.picked?;
        Some((place, *self.hand()?.1.get(place)?))
    }

    /// `choices` without those that use another card than the selected one.
    pub(super) fn with_picked_card(&self, choices: &[Choice]) -> Vec<Choice> {
        let picked = self.picked().map(|(_, card)| card);
        let is_of_it = |choice: &&Choice| {
            let card = choice.card.filter(|_| picked.is_some());
            card.is_none_or(|card| Some(card) == picked)
        };
        choices.iter().filter(is_of_it).copied().collect()
    }

    /// Lifts the curtain for the person to act.
    pub(super) fn look(&mut self) {
        self.screen.viewer = self.curtain().or(self.screen.viewer);
    }

    /// Selects the card at a place in the hand, or deselects it.
    pub(super) fn pick(&mut self, place: usize, effects: &mut Vec<Effect>) {
        let Some((seat, hand)) = self.hand() else {
            return;
        };
        let Some(card) = hand.get(place).copied() else {
            return;
        };
        self.selection.selected = None;
        let playable = self.unpicked_choices();
        if playable.iter().any(|choice| choice.card == Some(card)) {
            let is_picked = self.selection.picked == Some(place);
            self.selection.picked = (!is_picked).then_some(place);
            return;
        }
        let sentence = match self.choices().is_empty() {
            true => tap_refusals::roll_first(self),
            false => {
                let why = blocked_pawns::reason(&self.table, seat, card);
                t!(no_move::because, numbers = card.title(), why)
            }
        };
        self.say(sentence, effects);
    }

    /// Picks a card of the hand, if it can be played, and shows all its goals instead of a hint.
    pub(super) fn hold_card(&mut self, place: usize, effects: &mut Vec<Effect>) {
        self.bots.hint = None;
        self.selection.picked = None;
        self.pick(place, effects);
    }

    /// Plays or discards the picked card, if it can be used in one way only.
    pub(super) fn drop_on_pile(&mut self, effects: &mut Vec<Effect>) {
        if self.selection.picked.is_none() {
            return;
        }
        match &self.choices()[..] {
            [only] => self.play(only.index, effects),
            _ => self.say(self.where_card_goes(), effects),
        }
    }

    /// Where the picked card can be dropped.
    pub(super) fn where_card_goes(&self) -> String {
        // A card is discarded only while none can be played.
        let is_discard = |choice: &Choice| choice.pointing.piece.is_none();
        match self.choices().iter().any(is_discard) {
            true => t!(tap_refusals::card_for_pile),
            false => t!(tap_refusals::card_beside),
        }
        .to_owned()
    }

    /// Hides the visible hand as soon as another player acts, and the last refusal, which may name a card of it.
    pub(super) fn close_curtain(&mut self) {
        if self.screen.viewer.is_some() && self.screen.viewer != self.table.node().seat() {
            self.screen.viewer = None;
            self.alert = None;
        }
    }
}
