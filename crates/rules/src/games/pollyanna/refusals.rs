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

use ::words::t;

use super::actions::{Spend, Step};
use super::spaces::{self, HOME, Mark, Place, place};
use super::state::{Phase, State};
use super::words::{colour, colours};
use super::{Pollyanna, notation};
use crate::game::Game;
use crate::refusal::{NO_SPACE, Refusal};
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
        plain: false,
    };
    let Phase::Play { dice, left, reward } = state.phase else {
        let colour = asked.colour();
        return Some(match state.phase {
            Phase::Over => Refusal::new("P-32", t!(pollyanna_refusals::game_over)),
            Phase::Throw => Refusal::new("P-11", t!(pollyanna_refusals::not_thrown_yet, colour)),
            _ => Refusal::new("P-10", t!(pollyanna_refusals::opening_not_played)),
        });
    };
    let why = |asked: &Asked<'_>| {
        let moves = step.spend != Spend::Decline;
        let wrong = asked
            .unspendable(dice, left, reward)
            .or_else(|| moves.then(|| asked.wrong_move()).flatten());
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
    }

    /// The mover.
    fn seat(&self) -> Seat {
        self.state.turn
    }

    fn colour(&self) -> &'static str {
        colour(self.seat())
    }

    /// See [`Pollyanna::edition`].
    fn edition(&self) -> &'static str {
        self.game.edition()
    }

    /// The name of a mark of the mover beyond the yard, as a sentence has it.
    fn name(&self, mark: Mark) -> String {
        match mark {
            _ if self.plain => NO_SPACE.to_owned(),
            HOME => t!(pollyanna_refusals::home, edition = self.edition()),
            _ => notation::mark_name(self.seat(), mark),
        }
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

    /// Whether a blockade is the mover's alone, as the texts ask for it.
    fn whose_blockade(&self, company: &Company) -> &'static str {
        whose(company.seats() == SeatSet::EMPTY.with(self.seat()))
    }

    /// Whether a pawn is the mover's, likewise.
    fn whose_pawn(&self, company: &Company) -> &'static str {
        whose(company.seats().has(self.seat()))
    }
}

fn whose(is_own: bool) -> &'static str {
    if is_own { "own" } else { "other" }
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
        colours(self.seats())
    }
}
