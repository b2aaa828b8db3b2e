//! Why a step is not legal: the rule and the facts.
//!
//! This explains the list of legal steps and decides nothing: it is asked only about steps that
//! are not on the list, and looks for the first thing that is wrong with one. What is asked first
//! is what a player sees first: whether there is such a die or bonus, whether there is such a pawn,
//! where the number leads ([`setting_out`]), what stands in the way ([`way`]), and at last what the
//! step would do to the rest of the throw ([`duty`]).

mod duty;
mod setting_out;
mod way;

use ::words::t;

use super::Parcheesi;
use super::actions::Step;
use super::spaces::{HOME, Mark, Place};
use super::state::{Phase, State};
use super::words::colour;
use crate::game::Game;
use crate::refusal::{NO_SPACE, Refusal};
use crate::seat::Seat;

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &Parcheesi, state: &State, step: Step) -> Option<Refusal> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    if legal.contains(&step) {
        return None;
    }
    let asked = Asked {
        game,
        state,
        step,
        plain: false,
    };
    let refused = |rule, reason: &str| Some(Refusal::new(rule, reason));
    match state.phase {
        Phase::Over => return refused("C-21", t!(parcheesi_refusals::game_over)),
        Phase::Throw => {
            let colour = asked.colour();
            return refused("C-6", &t!(parcheesi_refusals::not_thrown_yet, colour));
        }
        Phase::Opening { .. } => {
            return refused("C-5", t!(parcheesi_refusals::opening_not_played));
        }
        Phase::Play { .. } if state.is_third_doublet() => {
            return refused("C-10", t!(parcheesi_refusals::third_doublet));
        }
        Phase::Play { .. } => {}
    }
    let why = |asked: &Asked<'_>| {
        let wrong = asked
            .unspendable()
            .or_else(|| step.moves().then(|| asked.wrong_move()).flatten());
        wrong.unwrap_or_else(|| asked.against_duty())
    };
    let full = why(&asked);
    let plain = Asked {
        plain: true,
        ..asked
    };
    Some(Refusal {
        plain: why(&plain).reason,
        ..full
    })
}

/// A step that is asked about.
struct Asked<'a> {
    game: &'a Parcheesi,
    state: &'a State,
    step: Step,
    /// Whether spaces are not named.
    plain: bool,
}

impl Asked<'_> {
    /// What is wrong with moving that pawn there.
    fn wrong_move(&self) -> Option<Refusal> {
        self.unmovable()
            .or_else(|| self.out_of_reach())
            .or_else(|| self.barred())
            .or_else(|| self.closed())
            .or_else(|| self.mates())
    }

    /// The mover.
    fn seat(&self) -> Seat {
        self.state.turn
    }

    fn colour(&self) -> &'static str {
        colour(self.seat())
    }

    /// The name of a mark of the mover beyond the nest, as a sentence has it.
    fn name(&self, mark: Mark) -> String {
        match mark {
            _ if self.plain => NO_SPACE.to_owned(),
            HOME => t!(parcheesi_refusals::home).to_owned(),
            _ => self.game.mark_name(self.seat(), mark),
        }
    }

    /// What a mark of the mover is.
    fn place(&self, mark: Mark) -> Place {
        self.game.ring.place(self.seat(), mark)
    }

    /// Who stands on a mark of the mover, and how many: no two colours share a space.
    fn company(&self, mark: Mark) -> Option<(Seat, usize)> {
        let space = self.game.ring.space(self.seat(), mark);
        let owner = self.game.occupant(self.state, space)?;
        let theirs = self.game.ring.mark(owner, space);
        Some((owner, self.state.pawns[owner.index()].count(theirs)))
    }

    /// Whether what is a seat's is the mover's, as the texts ask for it.
    fn whose(&self, owner: Seat) -> &'static str {
        if owner == self.seat() { "own" } else { "other" }
    }
}
