//! Legality of steps: a function for each rule that can forbid one.
//!
//! The checks come in the order in which a player would notice the mistake: the die, the pawn, the
//! end of the move, then the pawns in the way. Tests compare the result with the faster generator of
//! steps in [`super::play`].

mod blockades;
mod destination;
mod pawn;
mod room;
mod safe_pawns;
mod spend;

use ::words::t;

use super::places::Place;
use super::state::{Phase, Rolled, State};
use super::step::{Spend, Step};
use super::track::PathIndex;
use super::{Race, RaceGame, RaceRules, owners, side_of};
use crate::refusal::{self, Check, NO_SPACE, Refusal};
use crate::seat::{Seat, SeatSet};

/// The reason why a step is not legal; `None` if it is legal.
pub(super) fn refusal<G: RaceGame>(game: &Race<G>, state: &State, step: Step) -> Option<Refusal> {
    let colour = G::FAMILY.colour(state.turn);
    let (rule, reason) = match state.phase {
        Phase::Play(rolled) => {
            return Refusal::by(|plain| {
                let check = StepCheck::new(game, state, rolled, step, plain);
                check.is_permitted()?;
                check.fulfils_duty()
            });
        }
        Phase::Over => (
            G::CITATIONS.winning,
            t!(race_refusals::game_over).to_owned(),
        ),
        Phase::Roll => (G::CITATIONS.dice, t!(race_refusals::not_thrown_yet, colour)),
        Phase::Opening(_) => {
            let reason = t!(race_refusals::opening_not_played);
            (G::CITATIONS.opening, reason.to_owned())
        }
    };
    Some(Refusal::new(rule, reason))
}

/// A step to be checked.
pub(super) struct StepCheck<'a, G: RaceGame> {
    /// The game.
    pub(super) game: &'a Race<G>,
    /// The position.
    pub(super) state: &'a State,
    /// The roll that is being played.
    pub(super) rolled: Rolled,
    /// The step.
    pub(super) step: Step,
    /// The path that the step's number takes to its end, ignoring other pawns; `None` if the number
    /// does not lead there.
    pub(super) way: Option<Vec<PathIndex>>,
    /// Whether the sentence is for players who see the board: it names no spaces, and no colours.
    pub(super) plain: bool,
}

/// The pawns on a space, by their owners in turn order.
pub(super) struct Occupants {
    /// The owner of each pawn.
    pub(super) owners: Vec<Seat>,
}

impl Occupants {
    /// The number of pawns.
    pub(super) fn count(&self) -> usize {
        self.owners.len()
    }

    /// The owners of the pawns.
    pub(super) fn seats(&self) -> SeatSet {
        self.owners.iter().copied().collect()
    }
}

/// The text argument for an owner: the player or somebody else.
pub(super) fn owner_of(is_own: bool) -> &'static str {
    if is_own { "own" } else { "other" }
}

impl<'a, G: RaceGame> StepCheck<'a, G> {
    /// The check of one step.
    pub(super) fn new(
        game: &'a Race<G>,
        state: &'a State,
        rolled: Rolled,
        step: Step,
        plain: bool,
    ) -> StepCheck<'a, G> {
        StepCheck {
            game,
            state,
            rolled,
            step,
            way: game.rules().way_to(step.from, step.count(), step.to),
            plain,
        }
    }

    /// The seat that moves.
    pub(super) fn seat(&self) -> Seat {
        self.state.turn
    }

    /// Players, as a sentence calls them.
    pub(super) fn players(&self, seats: SeatSet) -> String {
        refusal::players(G::FAMILY, seats, self.plain)
    }

    /// A player, as a sentence calls them.
    pub(super) fn player(&self, seat: Seat) -> String {
        self.players(SeatSet::EMPTY.with(seat))
    }

    /// The player who moves.
    pub(super) fn colour(&self) -> String {
        self.player(self.seat())
    }

    /// The rules of the game.
    pub(super) fn rules(&self) -> &'a RaceRules {
        &self.game.ruled.rules
    }

    /// See [`Race::edition`].
    pub(super) fn edition(&self) -> &'static str {
        self.game.edition()
    }

    /// The name of a space on the mover's path, as used in a sentence. The index is not the yard.
    pub(super) fn name(&self, index: PathIndex) -> String {
        let track = self.game.track();
        match index {
            _ if self.plain => NO_SPACE.to_owned(),
            _ if index == track.home() => t!(race_refusals::home, edition = self.edition()),
            _ => track.index_name(G::FAMILY, self.seat(), index),
        }
    }

    /// The number that the step spends. Who sees the dice is told of all that are left.
    pub(super) fn numbers(&self) -> String {
        match self.step.spend {
            Spend::Die(_) if self.plain => {
                let left = self.rolled.table().into_iter().filter(|die| !die.spent);
                let left: Vec<_> = left.map(|die| die.face.to_string()).collect();
                ::words::list(&left)
            }
            _ => self.step.number().to_string(),
        }
    }

    /// The place of an index on the mover's path.
    pub(super) fn place(&self, index: PathIndex) -> Place {
        self.game.track().place_at(self.seat(), index)
    }

    /// The pawns on a space of the mover's path.
    pub(super) fn occupants(&self, index: PathIndex) -> Occupants {
        let space = self.game.track().space_at(self.seat(), index);
        Occupants {
            owners: owners(self.game, self.state, space),
        }
    }

    /// Whether pawns of the mover's side are in `occupants`.
    pub(super) fn is_ours(&self, occupants: &Occupants) -> bool {
        let side = side_of(self.game, self.seat());
        occupants.owners.iter().any(|&owner| side.has(owner))
    }

    /// The text argument for a blockade: all its pawns are the mover's, or not.
    pub(super) fn owner_of_blockade(&self, occupants: &Occupants) -> &'static str {
        owner_of(occupants.seats() == SeatSet::EMPTY.with(self.seat()))
    }

    /// The path indexes that the step passes.
    pub(super) fn passed(&self) -> &[PathIndex] {
        match self.way.as_deref() {
            Some([passed @ .., _]) => passed,
            _ => &[],
        }
    }
}

impl<G: RaceGame> StepCheck<'_, G> {
    /// Checks the step against the rules on single steps. Of several broken rules, the first in this order is told.
    pub(super) fn is_permitted(&self) -> Check {
        self.roll_is_played()?;
        self.bonus_is_earned()?;
        self.bonus_in_order()?;
        self.passes_in_need()?;
        self.declines_usable_bonus()?;
        self.underside_counts()?;
        self.die_is_rolled()?;
        self.die_is_not_forfeited()?;
        self.die_is_left()?;
        if !self.step.moves() {
            return Ok(());
        }
        self.pawn_is_not_home()?;
        self.pawn_waits()?;
        self.bonus_enters_none()?;
        self.number_enters()?;
        self.pawn_is_not_the_partners()?;
        self.pawn_is_own()?;
        self.dice_are_steps()?;
        self.enters_on_start()?;
        self.goes_forward()?;
        self.stays_on_path()?;
        self.comes_home_exactly()?;
        self.leads_there()?;
        for &index in self.passed() {
            self.turnout_is_open(index)?;
            self.home_path_is_open(index)?;
            self.passes_no_blockade(index)?;
            self.passes_nobody_in_single_file(index)?;
        }
        let occupants = self.occupants(self.step.to);
        self.lane_has_room(&occupants)?;
        if self.is_ours(&occupants) && self.joins_blockades() {
            return self.ring_has_room(&occupants);
        }
        self.lands_on_no_blockade(&occupants)?;
        self.lands_on_no_safe_pawn(&occupants)?;
        self.pair_does_not_march()
    }

    /// Whether pawns can join a blockade of their own side.
    fn joins_blockades(&self) -> bool {
        self.rules().blockade.is_none() || self.rules().ring_room > 2
    }
}
