//! Legality of steps: a function for each rule that can forbid one.
//!
//! A game's [`Race::check_step`] calls these checks and its own in the order in which a player
//! would notice the mistake: the die, the pawn, the end of the move, then the pawns in the way.
//! Tests compare the result with the game's faster generator of steps.

mod pawn;
mod spend;
mod way;

use ::words::t;

use super::layout::Place;
use super::state::{Phase, Rolled, State};
use super::step::Step;
use super::track::PathIndex;
use super::{Race, owners, side_of};
use crate::refusal::{Check, NO_SPACE, Refusal, broken};
use crate::seat::{Seat, SeatSet};

/// The reason why a step is not legal; `None` if it is legal.
pub(super) fn refusal<G: Race>(game: &G, state: &State<G::Memory>, step: Step) -> Option<Refusal> {
    let colour = G::FAMILY.colour(state.turn);
    let (rule, reason) = match state.phase {
        Phase::Play(rolled) => {
            return Refusal::by(|plain| {
                let check = StepCheck::new(game, state, rolled, step, plain);
                game.check_step(&check)?;
                game.check_duty(&check)
            });
        }
        Phase::Over => (G::RULES.winning, t!(race_refusals::game_over).to_owned()),
        Phase::Roll => (G::RULES.dice, t!(race_refusals::not_thrown_yet, colour)),
        Phase::Opening(_) => {
            let reason = t!(race_refusals::opening_not_played);
            (G::RULES.opening, reason.to_owned())
        }
    };
    Some(Refusal::new(rule, reason))
}

/// A step to be checked.
pub struct StepCheck<'a, G: Race> {
    /// The game.
    pub game: &'a G,
    /// The position.
    pub state: &'a State<G::Memory>,
    /// The roll that is being played.
    pub rolled: Rolled,
    /// The step.
    pub step: Step,
    /// The path that the step's number takes to its end, ignoring other pawns; `None` if the number
    /// does not lead there.
    pub way: Option<Vec<PathIndex>>,
    /// Whether refusals leave out the names of spaces.
    pub plain: bool,
}

/// The pawns on a space, by their owners in turn order.
pub struct Company {
    /// The owner of each pawn.
    pub owners: Vec<Seat>,
}

impl Company {
    /// The number of pawns.
    pub fn count(&self) -> usize {
        self.owners.len()
    }

    /// The owners of the pawns.
    pub fn seats(&self) -> SeatSet {
        self.owners.iter().copied().collect()
    }
}

/// The text argument for an owner: the player or somebody else.
pub fn whose(is_own: bool) -> &'static str {
    if is_own { "own" } else { "other" }
}

impl<'a, G: Race> StepCheck<'a, G> {
    /// The check of one step.
    pub fn new(
        game: &'a G,
        state: &'a State<G::Memory>,
        rolled: Rolled,
        step: Step,
        plain: bool,
    ) -> StepCheck<'a, G> {
        StepCheck {
            game,
            state,
            rolled,
            step,
            way: game.track().way_to(step.from, step.count(), step.to),
            plain,
        }
    }

    /// The seat that moves.
    pub fn seat(&self) -> Seat {
        self.state.turn
    }

    /// The colour of the seat that moves.
    pub fn colour(&self) -> &'static str {
        G::FAMILY.colour(self.seat())
    }

    /// See [`Race::edition`].
    pub fn edition(&self) -> &'static str {
        self.game.edition()
    }

    /// The name of a space on the mover's path, as used in a sentence. The index is not the yard.
    pub fn name(&self, index: PathIndex) -> String {
        let track = self.game.track();
        match index {
            _ if self.plain => NO_SPACE.to_owned(),
            _ if index == track.home() => t!(race_refusals::home, edition = self.edition()),
            _ => track.index_name(G::FAMILY, self.seat(), index),
        }
    }

    /// The place of an index on the mover's path.
    pub fn place(&self, index: PathIndex) -> Place {
        self.game.track().place_at(self.seat(), index)
    }

    /// The pawns on a space of the mover's path.
    pub fn company(&self, index: PathIndex) -> Company {
        let space = self.game.track().space_at(self.seat(), index);
        Company {
            owners: owners(self.game, self.state, space),
        }
    }

    /// Whether pawns of the mover's side are in `company`.
    pub fn is_ours(&self, company: &Company) -> bool {
        let side = side_of(self.game, self.seat());
        company.owners.iter().any(|&owner| side.has(owner))
    }

    /// The text argument for a blockade: all its pawns are the mover's, or not.
    pub fn whose_blockade(&self, company: &Company) -> &'static str {
        whose(company.seats() == SeatSet::EMPTY.with(self.seat()))
    }

    /// The path indexes that the step passes.
    pub fn passed(&self) -> &[PathIndex] {
        match self.way.as_deref() {
            Some([passed @ .., _]) => passed,
            _ => &[],
        }
    }
}

impl<G: Race> StepCheck<'_, G> {
    /// As many pawns enter as possible: `best` in the best play, `found` in the best play after
    /// this step.
    pub fn enters_all(&self, best: u32, found: u32) -> Check {
        if found >= best {
            return Ok(());
        }
        let Rolled {
            dice, all, left, ..
        } = self.rolled;
        let both = left == all && dice.sum() == G::ENTERING;
        let reason = t!(
            race_refusals::must_enter,
            entries = best,
            edition = self.edition(),
            with = if both { "both" } else { "die" },
            low = dice.low(),
            high = dice.high(),
            entering = G::ENTERING
        );
        broken(G::RULES.must_enter, reason)
    }
}
