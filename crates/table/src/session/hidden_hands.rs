//! Hands of cards: whose eyes look at the screen, and what of a hand is chosen.
//!
//! One person among bots sees their own hand all the time. Where several share the screen, a curtain
//! keeps each hand from the others: it falls as soon as somebody else is to act, and whoever is to
//! act lifts it.

use rules::chance::Card;
use rules::seat::Seat;
use rules::state::Node;
use words::t;

use super::{Effect, Session};
use crate::game_session::Choice;
use crate::setup::PERSON;

/// Who is at the screen.
#[derive(Clone, Copy, Default)]
pub(super) struct Screen {
    /// The person who acted last, or acts.
    pub(super) current_player: Option<Seat>,
    /// The person whose hand of cards is in sight, where several share the screen.
    pub(super) viewer: Option<Seat>,
}

impl Session {
    /// Whether players hold cards that others may not see.
    pub fn has_hands(&self) -> bool {
        let standings = self.table.standings();
        let mut seats = standings.iter().map(|each| each.seat);
        seats.any(|seat| self.table.hand(seat).is_some())
    }

    /// Who looks at the screen, so that what that seat may see can be shown; nobody while a curtain
    /// is down or only bots play. Where nothing is hidden it is whoever acts.
    pub fn eyes(&self) -> Option<Seat> {
        if !self.has_hands() {
            return self.table.node().seat();
        }
        match self.persons()[..] {
            [only] => Some(only),
            _ => self.screen.viewer,
        }
    }

    /// The person who is to lift the curtain.
    pub fn curtain(&self) -> Option<Seat> {
        let Node::Decision { seat } = self.table.node() else {
            return None;
        };
        let shared = self.has_hands() && self.persons().len() > 1;
        (shared && self.is_person(seat) && self.screen.viewer != Some(seat)).then_some(seat)
    }

    /// The hand of whoever looks.
    pub fn hand(&self) -> Option<(Seat, Vec<Card>)> {
        let seat = self.eyes()?;
        Some((seat, self.table.hand(seat)?))
    }

    /// The card of the hand that was picked.
    pub fn picked(&self) -> Option<&'static str> {
        self.selection.picked
    }

    /// The choices that are left once a card has been picked.
    pub(super) fn of_picked(&self, choices: &[Choice]) -> Vec<Choice> {
        let picked = self.selection.picked;
        let is_of_it = |choice: &&Choice| {
            let card = choice.card.filter(|_| picked.is_some());
            card.is_none_or(|card| Some(card.name) == picked)
        };
        choices.iter().filter(is_of_it).cloned().collect()
    }

    /// The person to act looks at their hand.
    pub(super) fn look(&mut self) {
        self.screen.viewer = self.curtain().or(self.screen.viewer);
    }

    /// Picks a card of the hand, or puts it back.
    pub(super) fn pick(&mut self, name: &str, effects: &mut Vec<Effect>) {
        let playable = self.unpicked_choices();
        let mut cards = playable.iter().filter_map(|choice| choice.card);
        let card = cards.find(|card| card.name == name);
        self.selection.selected = None;
        match card {
            Some(card) if self.selection.picked == Some(card.name) => self.selection.picked = None,
            Some(card) => self.selection.picked = Some(card.name),
            None => {
                let hand = self.hand().map(|(_, hand)| hand).unwrap_or_default();
                if let Some(card) = hand.iter().find(|card| card.name == name) {
                    let card = card.title();
                    self.say(t!(session::card_cannot_be_played, card), effects);
                }
            }
        }
    }

    /// The hand goes out of sight as soon as somebody else acts.
    pub(super) fn let_curtain_fall(&mut self) {
        if self.screen.viewer != self.table.node().seat() {
            self.screen.viewer = None;
        }
    }

    pub(crate) fn persons(&self) -> Vec<Seat> {
        let standings = self.table.standings().into_iter();
        let persons = standings.filter(|each| each.sitter.kind == PERSON);
        persons.map(|each| each.seat).collect()
    }
}
