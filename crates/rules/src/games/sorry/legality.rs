//! Legality of steps: a check for each rule that can forbid one.
//!
//! The checks come in the order in which a player sees what is wrong: whether there is such a card
//! ([`card`]), whether there is such a pawn ([`pawn`]), whom a swap or a Sorry! would hit ([`target`]),
//! where the number leads and who stands there ([`way`]); at last whether a 7 can be used in full, and
//! whether something else must be played. Tests hold the faster generator of steps equal to them.

mod card;
mod pawn;
mod target;
mod way;

use words::t;

use super::Sorry;
use super::actions::{Act, Step, Throw};
use super::cards::CardKind;
use super::spaces::At;
use super::state::{Phase, Stage, State};
use super::words::{colours, space_of};
use crate::game::Game;
use crate::refusal::{Check, NO_SPACE, Refusal, broken};
use crate::seat::Seat;

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &Sorry, state: &State, step: Step) -> Option<Refusal> {
    let colour = colour_of(state.turn);
    Some(match state.phase {
        Phase::Play(stage) => {
            let throw = game.play(state).0;
            let owner = game.meant(state, step.from);
            return Refusal::by(|plain| {
                let check = StepCheck {
                    game,
                    state,
                    throw,
                    stage,
                    step,
                    owner,
                    plain,
                };
                check.all()
            });
        }
        Phase::Over => Refusal::new(game.rule_of_winning(), t!(sorry_refusals::over)),
        Phase::Draw if game.hand => Refusal::new("S-26", t!(sorry_refusals::drawing_up, colour)),
        Phase::Draw => Refusal::new("S-7", t!(sorry_refusals::not_drawn, colour)),
        Phase::Opening => Refusal::new("S-5", t!(sorry_refusals::lot)),
    })
}

impl Sorry {
    /// The rule that says who wins.
    pub(super) fn rule_of_winning(&self) -> &'static str {
        if self.partners { "S-25" } else { "S-24" }
    }
}

/// A step to be checked.
struct StepCheck<'a> {
    game: &'a Sorry,
    state: &'a State,
    throw: Throw,
    stage: Stage,
    step: Step,
    /// Whose pawn it would move.
    owner: Seat,
    /// Whether the sentence names no spaces.
    plain: bool,
}

impl StepCheck<'_> {
    /// All rules.
    fn all(&self) -> Check {
        self.seven_goes_on()?;
        self.card_is_drawn()?;
        self.card_is_held()?;
        match self.step.act {
            Act::Swap => self.swaps_opponents()?,
            Act::Move(CardKind::Sorry) => self.takes_opponents_square()?,
            Act::Move(card) => {
                self.pawn_can_set_out(card)?;
                self.card_leads_there(card)?;
            }
            Act::Decline => self.swap_can_be_declined()?,
            Act::Discard(_) | Act::Pass => {}
        }
        self.uses_card_in_full()
    }

    /// S-16: a 7 is used in full, if it can be. S-7, S-26: a turn or a card is not given up while
    /// something can be played.
    fn uses_card_in_full(&self) -> Check {
        let mut legal = Vec::new();
        self.game.legal_actions(self.state, &mut legal);
        match self.step.act {
            _ if legal.contains(&self.step) => Ok(()),
            Act::Discard(_) => broken("S-26", t!(sorry_refusals::hand_plays)),
            Act::Pass => broken("S-7", t!(sorry_refusals::card_plays)),
            _ if legal.iter().any(|step| step.is_of_a_seven()) => {
                broken("S-16", t!(sorry_refusals::seven_after))
            }
            _ => broken("S-16", t!(sorry_refusals::seven_whole)),
        }
    }

    /// The name of a space.
    fn space(&self, at: At) -> String {
        match self.plain {
            true => NO_SPACE.to_owned(),
            false => space_of(at),
        }
    }

    /// The player.
    fn colour(&self) -> &'static str {
        colour_of(self.throw.seat)
    }

    /// The colours that the player plays: "Red", "Red and Yellow".
    fn colours(&self) -> String {
        colours(self.throw.side)
    }

    /// Whose pawn stands on a space.
    fn there(&self, at: At) -> Option<Seat> {
        self.state.pawns.owner(self.state.seats, at)
    }
}

fn colour_of(seat: Seat) -> &'static str {
    Sorry::FAMILY.colour(seat)
}
