//! Why a step is not legal: the rule and the facts.
//!
//! This explains the list of legal steps and decides nothing: it is asked only about steps that
//! are not on the list, and looks for the first thing that is wrong with one. What is asked first
//! is what a player sees first: whether there is such a card ([`card`]), whether there is such a
//! pawn ([`pawn`]), whom a swap or a Sorry! would hit ([`target`]), where the number leads and who
//! stands there ([`way`]); at last whether a 7 can be used in full.

mod card;
mod pawn;
mod target;
mod way;

use words::t;

use super::Sorry;
use super::actions::{Act, Step, Throw};
use super::cards::CardKind;
use super::play::Play;
use super::spaces::At;
use super::state::{Phase, Stage, State};
use super::words::{colours, space_of};
use crate::game::Game;
use crate::refusal::{NO_SPACE, Refusal};
use crate::seat::Seat;
use crate::turn::Play as _;

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &Sorry, state: &State, step: Step) -> Option<Refusal> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    if legal.contains(&step) {
        return None;
    }
    let colour = colour_of(state.turn);
    let Phase::Play(stage) = state.phase else {
        return Some(match state.phase {
            Phase::Over => Refusal::new(game.rule_of_winning(), t!(sorry_refusals::over)),
            Phase::Draw if game.hand => {
                Refusal::new("S-26", t!(sorry_refusals::drawing_up, colour))
            }
            Phase::Draw => Refusal::new("S-7", t!(sorry_refusals::not_drawn, colour)),
            _ => Refusal::new("S-5", t!(sorry_refusals::lot)),
        });
    };
    let (throw, play) = game.play(state);
    let asked = Asked {
        game,
        state,
        throw,
        play,
        stage,
        step,
        owner: game.meant(state, step.from),
        plain: false,
    };
    let full = asked.why();
    let plain = Asked {
        plain: true,
        ..asked
    };
    Some(Refusal {
        plain: plain.why().reason,
        ..full
    })
}

impl Sorry {
    /// The rule that says who wins.
    pub(super) fn rule_of_winning(&self) -> &'static str {
        if self.partners { "S-25" } else { "S-24" }
    }
}

/// A step that is asked about.
struct Asked<'a> {
    game: &'a Sorry,
    state: &'a State,
    throw: Throw,
    play: Play,
    stage: Stage,
    step: Step,
    /// Whose pawn it would move.
    owner: Seat,
    /// Whether spaces are not named.
    plain: bool,
}

impl Asked<'_> {
    fn why(&self) -> Refusal {
        let mut permitted = Vec::new();
        self.play.steps(&self.throw, &mut permitted);
        if permitted.contains(&self.step) {
            return self.not_in_full();
        }
        if let Some(refusal) = self.unplayable() {
            return refusal;
        }
        match self.step.act {
            Act::Swap => self.no_swap(),
            Act::Move(CardKind::Sorry) => self.no_sorry(),
            Act::Move(card) => self.immovable(card).unwrap_or_else(|| self.no_way(card)),
            // Whatever moves nothing is right or wrong by the cards alone.
            Act::Decline | Act::Discard(_) | Act::Pass => self.something_to_play(),
        }
    }

    /// S-16: the step is right by itself, but the rest of the 7 could not be used.
    fn not_in_full(&self) -> Refusal {
        let mut legal = Vec::new();
        self.game.legal_actions(self.state, &mut legal);
        let seven = |step: &Step| step.act == Act::Move(CardKind::Seven);
        let reason = if legal.iter().any(seven) {
            t!(sorry_refusals::seven_after)
        } else {
            t!(sorry_refusals::seven_whole)
        };
        match self.step.act {
            Act::Move(_) => Refusal::new("S-16", reason),
            // Where a 7 is about, throwing a card away is only known to be wrong at the end.
            _ => self.something_to_play(),
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
