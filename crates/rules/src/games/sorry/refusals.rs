//! Legality of steps: a check for each rule that can forbid one.
//!
//! The checks come in the order in which a player sees what is wrong: whether there is such a card,
//! whether there is such a pawn, whom a swap or a Sorry! would hit ([`pawn`]), where the number leads
//! and who stands there ([`destination`]); at last whether a 7 can be used in full, and whether something else
//! must be played. Tests hold the faster generator of steps equal to them.

mod destination;
mod pawn;

use words::t;

use super::Sorry;
use super::actions::{Act, Context, Step};
use super::card_kind::CardKind;
use super::spaces::At;
use super::state::{Phase, Stage, State};
use super::words::space_of;
use crate::game::Game;
use crate::refusal::{self, Check, NO_SPACE, Refusal, broken};
use crate::seat::{Seat, SeatSet};
use crate::turn::TurnGame as _;

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &Sorry, state: &State, step: Step) -> Option<Refusal> {
    let colour = Sorry::FAMILY.colour(state.turn);
    let (rule, reason) = match state.phase {
        Phase::Play(stage) => {
            return Refusal::by(|plain| {
                let check = StepCheck {
                    game,
                    state,
                    context: game.play(state).0,
                    stage,
                    step,
                    owner: game.pawn_owner(state, step.from),
                    plain,
                };
                check.all()
            });
        }
        Phase::Over => (game.rule_of_winning(), t!(sorry_refusals::over).to_owned()),
        Phase::Draw if game.has_hands() => ("S-26", t!(sorry_refusals::drawing_up, colour)),
        Phase::Draw => ("S-7", t!(sorry_refusals::not_drawn, colour)),
        Phase::Opening => ("S-5", t!(sorry_refusals::lot).to_owned()),
    };
    Some(Refusal::new(rule, reason))
}

/// A step to be checked.
struct StepCheck<'a> {
    game: &'a Sorry,
    state: &'a State,
    context: Context<'a>,
    stage: Stage,
    step: Step,
    /// Whose pawn it would move.
    owner: Seat,
    /// Whether the sentence is for players who see the board: it names no spaces, and no colours.
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

    /// S-16: the rest of a 7 is played before anything else.
    fn seven_goes_on(&self) -> Check {
        let Stage::Seven { left, .. } = self.stage else {
            return Ok(());
        };
        let reason = match self.step.act {
            Act::Move(CardKind::Seven) => return Ok(()),
            Act::Pass | Act::Discard(_) | Act::Decline => t!(sorry_refusals::seven_left, left),
            _ => t!(sorry_refusals::seven_left_not, left, card = self.number()),
        };
        broken("S-16", reason)
    }

    /// S-7: the card that was drawn is played, and S-26: it is not put away.
    fn card_is_drawn(&self) -> Check {
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
    fn card_is_held(&self) -> Check {
        match self.step.card() {
            _ if self.stage != Stage::Choose => Ok(()),
            Some(card) if self.context.hand.has(card) => Ok(()),
            Some(_) => {
                let (colour, card) = (self.colour(), self.number());
                broken("S-26", t!(sorry_refusals::not_held, colour, card))
            }
            None => broken("S-26", t!(sorry_refusals::no_pass)),
        }
    }

    /// S-17: the swap of an 11 is declined where there is one, and no pawn can go 11.
    fn swap_can_be_declined(&self) -> Check {
        let play = self.game.play(self.state).1;
        if play.goes_eleven(&self.context) {
            broken("S-17", t!(sorry_refusals::eleven_goes))
        } else if !play.can_swap(&self.context) {
            broken("S-17", t!(sorry_refusals::no_swap))
        } else if !self.game.rules.swap_is_free {
            broken("S-17", t!(sorry_refusals::must_swap))
        } else {
            Ok(())
        }
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

    /// The number of the card; 0 for a Sorry!.
    fn number(&self) -> u8 {
        self.step.card().map_or(0, CardKind::number)
    }

    /// The name of a space.
    fn space(&self, at: At) -> String {
        if self.plain {
            NO_SPACE.to_owned()
        } else {
            space_of(at)
        }
    }

    /// Players, as the sentence calls them.
    fn players(&self, seats: SeatSet) -> String {
        refusal::players(Sorry::FAMILY, seats, self.plain)
    }

    /// A player, as the sentence calls them.
    fn player(&self, seat: Seat) -> String {
        self.players(SeatSet::EMPTY.with(seat))
    }

    /// The player who moves.
    fn colour(&self) -> String {
        self.player(self.context.seat)
    }
}
