//! What can be seen by the cards alone.

use words::t;

use super::super::actions::Act;
use super::super::cards::CardKind;
use super::super::state::Stage;
use super::Asked;
use crate::refusal::Refusal;

impl Asked<'_> {
    /// There is no such card to be played, or nothing else can be done than what is tried.
    pub(super) fn unplayable(&self) -> Option<Refusal> {
        let colour = self.colour();
        let kind = self.step.card();
        let card = kind.map_or(0, CardKind::number);
        let (rule, reason) = match (self.step.act, self.stage) {
            (Act::Pass | Act::Discard(_) | Act::Decline, Stage::Seven(left)) => {
                ("S-16", t!(sorry_refusals::seven_left, left))
            }
            (_, Stage::Seven(left)) if kind != Some(CardKind::Seven) => {
                ("S-16", t!(sorry_refusals::seven_left_not, left, card))
            }
            (_, Stage::Seven(_)) => return None,
            (Act::Discard(_), Stage::Card(_)) => ("S-26", t!(sorry_refusals::put_away).to_owned()),
            (Act::Pass, Stage::Choose) => ("S-26", t!(sorry_refusals::no_pass).to_owned()),
            (Act::Pass, _) => return None,
            (_, Stage::Card(drawn)) if kind != Some(drawn) => {
                let drawn = drawn.number();
                ("S-7", t!(sorry_refusals::drawn_not, colour, drawn, card))
            }
            (_, Stage::Choose) if !kind.is_some_and(|kind| self.throw.hand.has(kind)) => {
                ("S-26", t!(sorry_refusals::not_held, colour, card))
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
            t!(sorry_refusals::eleven_goes)
        } else {
            t!(sorry_refusals::no_swap)
        };
        Refusal::new("S-17", reason)
    }

    /// S-7, S-26: the turn or a card cannot be given up while something can be played.
    pub(super) fn something_to_play(&self) -> Refusal {
        match self.step.act {
            Act::Discard(_) => Refusal::new("S-26", t!(sorry_refusals::hand_plays)),
            _ => Refusal::new("S-7", t!(sorry_refusals::card_plays)),
        }
    }
}
