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

use super::Parcheesi;
use super::actions::Step;
use super::spaces::{Mark, Place};
use super::state::{Phase, State};
use super::words::colour;
use crate::game::Game;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &Parcheesi, state: &State, step: Step) -> Option<Refusal> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    if legal.contains(&step) {
        return None;
    }
    let asked = Asked { game, state, step };
    let who = asked.colour();
    let refused = |rule, reason: String| Some(Refusal::new(rule, reason));
    match state.phase {
        Phase::Over => return refused("C-21", "the game is over".to_owned()),
        Phase::Throw => return refused("C-6", format!("{who} has not thrown yet")),
        Phase::Opening { .. } => {
            let reason = "the throws that decide who begins are not played";
            return refused("C-5", reason.to_owned());
        }
        Phase::Play { .. } if state.is_third_doublet() => {
            let reason = "the third doublet of a turn is not played";
            return refused("C-10", reason.to_owned());
        }
        Phase::Play { .. } => {}
    }
    let wrong = asked
        .unspendable()
        .or_else(|| step.moves().then(|| asked.wrong_move()).flatten());
    Some(wrong.unwrap_or_else(|| asked.against_duty()))
}

/// A step that is asked about.
struct Asked<'a> {
    game: &'a Parcheesi,
    state: &'a State,
    step: Step,
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

    /// The name of a mark of the mover.
    fn name(&self, mark: Mark) -> String {
        self.game.mark_name(self.seat(), mark)
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

    /// "Red's", "Yellow's own".
    fn whose(&self, owner: Seat) -> String {
        let own = if owner == self.seat() { " own" } else { "" };
        format!("{}'s{own}", colour(owner))
    }
}
