//! Steps and plays of the toy.

use rules::playable::Packed;
use rules::seat::Seat;
use rules::turn;

use super::{HOME, Pawns, YARD};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Go { count: u8, from: u8 },
    Pass,
}

impl Packed for Action {
    fn pack(self) -> u64 {
        match self {
            Action::Go { count, from } => u64::from(count) << 8 | u64::from(from),
            Action::Pass => 0,
        }
    }

    fn unpack(bits: u64) -> Action {
        match bits.to_le_bytes() {
            [_, 0, ..] => Action::Pass,
            [from, count, ..] => Action::Go { count, from },
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Play {
    pub(crate) pawns: Pawns,
    pub(crate) left: u8,
}

impl Play {
    pub(crate) fn is_won(&self, mover: Seat) -> bool {
        self.pawns[mover.index()] == [HOME; 2]
    }

    /// The rival alone on a space of the track (T-7).
    pub(crate) fn victim(&self, mover: Seat, mark: u8) -> Option<Seat> {
        self.rivals(mover, mark)
            .next()
            .filter(|_| !self.blocked(mover, mark))
    }

    /// T-8.
    pub(crate) fn blocked(&self, mover: Seat, mark: u8) -> bool {
        self.rivals(mover, mark).count() > 1
    }

    fn rivals(&self, mover: Seat, mark: u8) -> impl Iterator<Item = Seat> {
        let rows = (0..).map(Seat).zip(self.pawns);
        let track = YARD < mark && mark < HOME;
        let rivals = rows.filter(move |(seat, _)| track && *seat != mover);
        rivals
            .flat_map(|(seat, row)| row.map(|each| (seat, each)))
            .filter(move |(_, each)| *each == mark)
            .map(|(seat, _)| seat)
    }

    fn moves(&self, mover: Seat) -> Vec<Action> {
        let own = self.pawns[mover.index()];
        let mut moves = Vec::new();
        for count in 1..=self.left {
            for (index, &from) in own.iter().enumerate() {
                let twice = index > 0 && own[index - 1] == from;
                if !twice && from + count <= HOME && !self.blocked(mover, from + count) {
                    moves.push(Action::Go { count, from });
                }
            }
        }
        moves
    }
}

impl turn::Play for Play {
    type Context<'a> = Seat;
    type Step = Action;

    fn steps(&self, mover: &Seat, out: &mut Vec<Action>) {
        if self.is_over(mover) {
            return;
        }
        let moves = self.moves(*mover);
        if moves.is_empty() {
            out.push(Action::Pass);
        }
        out.extend(moves);
    }

    fn is_over(&self, mover: &Seat) -> bool {
        self.left == 0 || self.is_won(*mover)
    }

    fn after(&self, mover: &Seat, step: Action) -> Play {
        let mut after = *self;
        let Action::Go { count, from } = step else {
            return Play { left: 0, ..after };
        };
        if let Some(victim) = self.victim(*mover, from + count) {
            let row = &mut after.pawns[victim.index()];
            *row.iter_mut()
                .find(|mark| **mark == from + count)
                .expect("a pawn stands there") = YARD;
            row.sort_unstable();
        }
        let row = &mut after.pawns[mover.index()];
        *row.iter_mut()
            .find(|mark| **mark == from)
            .expect("it stands there") += count;
        row.sort_unstable();
        after.left -= count;
        if !after.is_won(*mover) && after.moves(*mover).is_empty() {
            after.left = 0;
        }
        after
    }

    fn step_value(&self, _mover: &Seat, step: Action) -> u32 {
        match step {
            Action::Go { count, .. } => u32::from(count),
            Action::Pass => 0,
        }
    }

    fn terminal_value(&self, mover: &Seat) -> u32 {
        if self.is_won(*mover) {
            u32::from(self.left)
        } else {
            0
        }
    }

    fn bounds(&self, mover: &Seat) -> (u32, u32) {
        let most = u32::from(self.left);
        (if self.is_won(*mover) { most } else { 0 }, most)
    }
}
