//! What can be seen by the cards alone.

use super::super::actions::Act;
use super::super::cards::CardKind;
use super::super::state::Stage;
use super::Asked;
use crate::refusal::Refusal;

impl Asked<'_> {
    /// There is no such card to be played, or nothing else can be done than what is tried.
    pub(super) fn unplayable(&self) -> Option<Refusal> {
        let colour = self.colour();
        let card = self.step.card();
        let (rule, reason) = match (self.step.act, self.stage) {
            (Act::Pass | Act::Discard(_) | Act::Decline, Stage::Seven(left)) => {
                ("S-16", format!("{left} of the 7 are still to be played"))
            }
            (_, Stage::Seven(left)) if card != Some(CardKind::Seven) => {
                let title = card.map_or_else(String::new, title);
                let reason = format!("{left} of the 7 are still to be played, not {title}");
                ("S-16", reason)
            }
            (_, Stage::Seven(_)) => return None,
            (Act::Discard(_), Stage::Card(_)) => {
                ("S-26", "only a card of a hand can be put away".to_owned())
            }
            (Act::Pass, Stage::Choose) => (
                "S-26",
                "a card of the hand is played or put away".to_owned(),
            ),
            (Act::Pass, _) => return None,
            (_, Stage::Card(drawn)) if card != Some(drawn) => {
                let (drawn, title) = (title(drawn), card.map_or_else(String::new, title));
                ("S-7", format!("{colour} has drawn {drawn}, not {title}"))
            }
            (_, Stage::Choose) if !card.is_some_and(|card| self.throw.hand.has(card)) => {
                let title = card.map_or_else(String::new, title);
                ("S-26", format!("{colour} does not hold {title}"))
            }
            (Act::Decline, _) => return Some(self.no_declining()),
            _ => return None,
        };
        Some(Refusal::new(rule, reason))
    }

    /// S-17: the swap cannot be left.
    fn no_declining(&self) -> Refusal {
        let mut legal = Vec::new();
        crate::game::Game::legal_actions(self.game, self.state, &mut legal);
        let forward = Act::Move(CardKind::Eleven);
        let reason = if legal.iter().any(|step| step.act == forward) {
            "a pawn can go forward 11, so the 11 cannot be left"
        } else {
            "there is no swap that could be left"
        };
        Refusal::new("S-17", reason)
    }

    /// S-7, S-26: the turn or a card cannot be given up while something can be played.
    pub(super) fn something_to_play(&self) -> Refusal {
        match self.step.act {
            Act::Discard(_) => {
                let reason = "a card of the hand can be played, so none is put away";
                Refusal::new("S-26", reason)
            }
            _ => Refusal::new("S-7", "the card can be played, so it must be"),
        }
    }
}

/// A card in a sentence: "a 7", "an 11", "a Sorry! card".
pub(super) fn title(card: CardKind) -> String {
    match card {
        CardKind::Sorry => "a Sorry! card".to_owned(),
        CardKind::Eight | CardKind::Eleven => format!("an {card}"),
        _ => format!("a {card}"),
    }
}
