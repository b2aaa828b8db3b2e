//! Rolls that bring another roll: which do, how many are played, and what one too many costs (P-16, C-9, C-10).

use super::indexes::IndexSet;
use super::{Context, PathIndex, PawnRow, Play, Race, RaceGame, RaceRules, Roll, State, YARD};
use crate::turn::TurnGame as _;

/// Rolls that bring another roll.
#[derive(Clone, Copy, Debug)]
pub struct RollAgain {
    /// Whether two equal dice do.
    pub doublets: bool,
    /// A die with this number does; 0 if none does.
    pub number: u8,
    /// Whether they do so only when all dice have been played.
    pub if_played: bool,
    /// How many of them are played in a turn, if there is a limit. One more ends the turn.
    pub limit: Option<u8>,
    /// Whether one more also sends the pawn nearest home back to the yard.
    pub sends_back: bool,
}

impl RollAgain {
    /// No roll brings another.
    pub const NEVER: RollAgain = RollAgain {
        doublets: false,
        number: 0,
        if_played: false,
        limit: None,
        sends_back: false,
    };

    /// Whether any roll brings another.
    #[inline]
    pub(super) const fn exists(&self) -> bool {
        self.doublets || self.number > 0
    }

    /// Whether this roll does, if it is played as it must be.
    #[inline]
    pub(super) fn has(&self, roll: Roll) -> bool {
        self.doublets && roll.is_doublet() || self.number > 0 && roll.shows(self.number)
    }

    /// The number for which this roll brings another; `None` if it does as a doublet.
    pub(super) fn number_of(&self, roll: Roll) -> Option<u8> {
        let is_doublet = self.doublets && roll.is_doublet();
        Some(self.number).filter(|number| !is_doublet && roll.shows(*number))
    }

    /// The rolls as a text argument.
    pub(super) fn words(&self) -> &'static str {
        match (self.doublets, self.number) {
            (true, 0) => "doublet",
            (false, _) => "number",
            (true, _) => "both",
        }
    }
}

impl RaceRules {
    /// How many of the rolls that bring another are played in a turn, if there is a limit.
    #[inline]
    pub(super) const fn limit(&self) -> Option<u8> {
        self.roll_again.limit
    }

    /// Whether a roll in hand is one too many of those that bring another. It is not played.
    #[inline]
    pub(super) fn is_unplayed(&self, state: &State, roll: Roll) -> bool {
        let is_last = |limit| state.rolls_again() == limit;
        self.limit().is_some_and(is_last) && self.roll_again.has(roll)
    }
}

impl<G: RaceGame> Race<G> {
    /// Whether the roll in hand is one too many in its turn, which is not played.
    pub fn is_unplayed(&self, state: &State) -> bool {
        let rolled = state.rolled();
        rolled.is_some_and(|rolled| self.ruled.rules.is_unplayed(state, rolled.dice))
    }

    /// The path index of the pawn that returns to the yard when the mover passes.
    pub fn sent_back(&self, state: &State) -> Option<PathIndex> {
        let is_unplayed = self.is_unplayed(state);
        let index = is_unplayed.then(|| penalty_pawn(&self.play(state).0, state.own()));
        index.filter(|&index| index != YARD)
    }
}

/// The pawn that returns to the yard because the roll is one too many, if the rules say so: the one
/// nearest home of those on their way, or the yard for none (C-10).
pub(super) fn penalty_pawn<S: IndexSet>(context: &Context<'_, S>, own: PawnRow) -> PathIndex {
    let road = context.rules.road;
    if !context.is_unplayed || !context.rules.roll_again.sends_back {
        return YARD;
    }
    let on_way = own
        .indexes()
        .into_iter()
        .filter(|&index| index != road.home);
    let nearest = on_way.min_by_key(|&index| road.track.steps_to_go(index));
    nearest.unwrap_or(YARD)
}

/// Whether the roll of this finished play earns another (P-16, C-9).
pub(super) fn rolls_again<S: IndexSet>(context: &Context<'_, S>, play: Play<S>) -> bool {
    would_roll_again(context, play) && !lacks_dice(context, play)
}

/// Whether the roll of this finished play would earn another, had all of it been played (P-16).
pub(super) fn withholds_roll<S: IndexSet>(context: &Context<'_, S>, play: Play<S>) -> bool {
    would_roll_again(context, play) && lacks_dice(context, play)
}

/// Whether the roll of this finished play earns another, if its dice were played as they must be.
fn would_roll_again<S: IndexSet>(context: &Context<'_, S>, play: Play<S>) -> bool {
    // Not for a player whose four are home (P-33).
    let goes_on = play.own() != PawnRow::all(context.home()) && !context.is_unplayed;
    goes_on && context.rules.roll_again.has(context.rolled.dice)
}

/// Whether dice were left that had to be played for another roll.
fn lacks_dice<S: IndexSet>(context: &Context<'_, S>, play: Play<S>) -> bool {
    context.rules.roll_again.if_played && play.forfeited() > 0
}
