//! Checks of the card that a step plays.

use words::t;

use super::StepCheck;
use crate::game::Game;
use crate::games::sorry::actions::Act;
use crate::games::sorry::cards::CardKind;
use crate::games::sorry::state::Stage;
use crate::refusal::{Check, broken};

impl StepCheck<'_> {
    /// S-16: the rest of a 7 is played before anything else.
    pub(super) fn seven_goes_on(&self) -> Check {
        let Stage::Seven(left) = self.stage else {
            return Ok(());
        };
        match self.step.act {
            Act::Pass | Act::Discard(_) | Act::Decline => {
                broken("S-16", t!(sorry_refusals::seven_left, left))
            }
            Act::Move(CardKind::Seven) => Ok(()),
            _ => broken(
                "S-16",
                t!(sorry_refusals::seven_left_not, left, card = self.number()),
            ),
        }
    }

    /// S-7: the card that was drawn is played, and S-26: it is not put away.
    pub(super) fn card_is_drawn(&self) -> Check {
        let Stage::Card(drawn) = self.stage else {
            return Ok(());
        };
        match self.step.act {
            Act::Pass => Ok(()),
            Act::Discard(_) => broken("S-26", t!(sorry_refusals::put_away)),
            _ if self.step.card() == Some(drawn) => Ok(()),
            _ => {
                let (colour, drawn, card) = (self.colour(), drawn.number(), self.number());
                broken("S-7", t!(sorry_refusals::drawn_not, colour, drawn, card))
            }
        }
    }

    /// S-26: a card of the hand is played or put away.
    pub(super) fn card_is_held(&self) -> Check {
        if self.stage != Stage::Choose {
            return Ok(());
        }
        match self.step.card() {
            None => broken("S-26", t!(sorry_refusals::no_pass)),
            Some(card) if self.throw.hand.has(card) => Ok(()),
            Some(card) => {
                let (colour, card) = (self.colour(), card.number());
                broken("S-26", t!(sorry_refusals::not_held, colour, card))
            }
        }
    }

    /// S-17: the swap of an 11 is declined where there is one, and no pawn can go 11.
    pub(super) fn swap_can_be_declined(&self) -> Check {
        let play = self.game.play(self.state).1;
        if play.goes_eleven(&self.throw) {
            broken("S-17", t!(sorry_refusals::eleven_goes))
        } else if !play.can_swap(&self.throw) {
            broken("S-17", t!(sorry_refusals::no_swap))
        } else {
            Ok(())
        }
    }

    /// The number of the card; 0 for a Sorry!.
    fn number(&self) -> u8 {
        self.step.card().map_or(0, CardKind::number)
    }
}
