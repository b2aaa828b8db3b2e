//! What somebody may mean who points at two spaces.

use super::Parcheesi;
use super::actions::{Spend, Step};
use super::events::leads;
use super::state::{Phase, State};
use super::throw::{Left, Numbers};
use crate::board::Space;
use crate::game::Game;

impl Parcheesi {
    /// The actions, legal or not, that "move this pawn from here to there" could mean.
    pub(super) fn attempted(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        let Phase::Play {
            dice,
            undersides,
            left,
            bonuses,
            ..
        } = state.phase
        else {
            return Vec::new();
        };
        let marks = |spend| Step {
            spend,
            from: self.ring.mark(state.turn, from),
            to: self.ring.mark(state.turn, to),
        };
        let mut spends: Vec<Spend> = left.distinct(Numbers::of(dice)).map(Spend::Die).collect();
        if left == Left::all(dice, undersides) && !dice.is_doublet() {
            spends.push(Spend::Both(dice));
        }
        spends.extend(bonuses.distinct().map(Spend::Bonus));
        // What was meant is what leads there: its refusal is the one worth hearing.
        let steps = spends.into_iter().map(marks);
        let (mut steps, others): (Vec<_>, Vec<_>) = steps.partition(|step| leads(self.ring, *step));
        steps.extend(others);
        let pass = Step::still(Spend::Pass);
        let doomed = self.pointing(state, pass);
        if doomed.from == Some(from) && doomed.to == Some(to) {
            steps.insert(0, pass);
        }
        steps
    }
}
