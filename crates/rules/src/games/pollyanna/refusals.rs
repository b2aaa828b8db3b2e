//! Why a step is not legal: the rule and the facts, in the words of the edition.
//!
//! This explains the list of legal steps and decides nothing: it is asked only about steps that
//! are not on the list, and looks for the first thing that is wrong with one. What is asked first
//! is what a player sees first: whether there is such a die, whether there is such a pawn, where
//! the number leads ([`setting_out`]), what stands in the way ([`way`]), and at last what the
//! step would do to the rest of the throw ([`duty`]).

mod duty;
mod setting_out;
mod way;

use super::actions::{Spend, Step};
use super::spaces::{self, Mark, Place, place};
use super::state::{Phase, State};
use super::words::Terms;
use super::{Pollyanna, notation};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet};

/// Why `step` is not legal; `None` if it is.
pub(super) fn refusal(game: &Pollyanna, state: &State, step: Step) -> Option<Refusal> {
    let mut legal = Vec::new();
    game.legal_actions(state, &mut legal);
    if legal.contains(&step) {
        return None;
    }
    let asked = Asked {
        game,
        state,
        step,
        terms: game.terms(),
    };
    let colour = asked.colour();
    let Phase::Play { dice, left, reward } = state.phase else {
        return Some(match state.phase {
            Phase::Over => Refusal::new("P-32", "the game is over"),
            Phase::Throw => Refusal::new("P-11", format!("{colour} has not thrown yet")),
            _ => Refusal::new("P-10", "the throws that decide who begins are not played"),
        });
    };
    let moves = step.spend != Spend::Decline;
    let wrong = asked
        .unspendable(dice, left, reward)
        .or_else(|| moves.then(|| asked.wrong_move()).flatten());
    Some(wrong.unwrap_or_else(|| asked.against_duty()))
}

/// The rule by which a colour's pawns never stand on a space that is not among its marks.
pub(super) fn rule_of_foreign(seat: Seat, mark: Mark) -> &'static str {
    match place(seat, mark) {
        Place::Broadway { .. } => "P-26",
        Place::Turnout { .. } => "P-4",
        _ => "P-5",
    }
}

/// A step that is asked about.
struct Asked<'a> {
    game: &'a Pollyanna,
    state: &'a State,
    step: Step,
    terms: &'static Terms,
}

impl Asked<'_> {
    /// What is wrong with moving that pawn there.
    fn wrong_move(&self) -> Option<Refusal> {
        self.unmovable()
            .or_else(|| self.out_of_reach())
            .or_else(|| self.barred())
            .or_else(|| self.closed())
    }

    /// The mover.
    fn seat(&self) -> Seat {
        self.state.turn
    }

    fn colour(&self) -> &'static str {
        colour_of(self.seat())
    }

    /// The name of a mark of the mover.
    fn name(&self, mark: Mark) -> String {
        notation::mark_name(self.seat(), mark)
    }

    /// Who stands on a mark of the mover.
    fn company(&self, mark: Mark) -> Company {
        let space = spaces::space(self.seat(), mark);
        let standing = self.game.pieces(self.state).into_iter();
        let here = standing.filter(|each| each.at == space);
        Company {
            owners: here.filter_map(|each| each.piece.owner).collect(),
        }
    }

    /// "Red's blockade", "Yellow's own blockade", "Green and Blue's blockade".
    fn whose_blockade(&self, company: &Company) -> String {
        let own = if company.seats() == SeatSet::EMPTY.with(self.seat()) {
            "own "
        } else {
            ""
        };
        format!("{}'s {own}blockade", company.colours())
    }

    /// "Red's pawn", "Yellow's own pawn".
    fn whose_pawn(&self, company: &Company) -> String {
        let own = if company.seats().has(self.seat()) {
            "own "
        } else {
            ""
        };
        format!("{}'s {own}pawn", company.colours())
    }
}

fn colour_of(seat: Seat) -> &'static str {
    Pollyanna::FAMILY.colour(seat)
}

/// The pawns on a space, by their owners, in turn order.
struct Company {
    owners: Vec<Seat>,
}

impl Company {
    fn count(&self) -> usize {
        self.owners.len()
    }

    fn seats(&self) -> SeatSet {
        self.owners.iter().copied().collect()
    }

    /// Their colours: "Red", "Yellow and Red".
    fn colours(&self) -> String {
        let colours: Vec<_> = self.seats().iter().map(colour_of).collect();
        colours.join(" and ")
    }
}
