//! Plays: the steps that a roll permits, their effects and their values.
//!
//! This module repeats the rules on single steps in a faster form. Tests compare it with the checks
//! of `legality.rs`.

use super::{ENTERING, HOME, ROOM, START, TRACK};
use crate::race::{DiceLeft, Numbers, PAWNS, PathIndex, PawnRow, RacePlay, Spend, Step, YARD};
use crate::seat::Seat;
use crate::turn;

/// A roll being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// The seat that plays.
    pub(super) mover: Seat,
    /// The pawns of each seat.
    pub(super) pawns: [PawnRow; 4],
    /// The dice still to be played; none if no more can be played.
    pub(super) left: DiceLeft,
}

impl Play {
    /// whether the mover's pawns are all home.
    pub(super) fn is_won(&self) -> bool {
        self.own() == PawnRow::all(HOME)
    }

    /// The rival on a path index of the mover, the rival's own path index of that space, and the
    /// number of its pawns there. On the ring, a space holds pawns of one colour.
    /// Elsewhere rivals do not meet.
    fn rival(&self, to: PathIndex) -> Option<(Seat, PathIndex, usize)> {
        (1..4).find_map(|ahead| {
            let seat = Seat((self.mover.0 + ahead) % 4);
            let row = self.pawns[seat.index()];
            let meets = |index: &PathIndex| TRACK.rival_index(ahead, *index) == Some(to);
            let index = row.indexes().into_iter().find(meets)?;
            Some((seat, index, row.count(index)))
        })
    }

    /// Whether a pawn of the mover may end a step there.
    fn is_open(&self, to: PathIndex) -> bool {
        let rivals = self.rival(to).map_or(0, |(.., count)| count);
        to == HOME || self.own().count(to) < ROOM && rivals < ROOM
    }

    /// The step of a pawn by a die: out of the yard by a six, else forward by its number
    /// and home by exact count.
    fn step(&self, number: u8, from: PathIndex) -> Option<Step> {
        let to = match from {
            YARD => Some(START).filter(|_| number == ENTERING),
            _ => Some(from + number).filter(|&to| to <= HOME),
        };
        let spend = Spend::Die(number);
        let to = to.filter(|&to| self.is_open(to))?;
        Some(Step { spend, from, to })
    }

    /// The steps that move a pawn, in ascending order.
    fn moves(&self, numbers: Numbers) -> impl Iterator<Item = Step> {
        let own = self.own().indexes();
        // Pawns on one space are interchangeable.
        let different = (0..PAWNS).filter(move |&pawn| pawn == 0 || own[pawn] != own[pawn - 1]);
        self.left.distinct(numbers).flat_map(move |number| {
            let pawns = different.clone();
            pawns.filter_map(move |pawn| self.step(number, own[pawn]))
        })
    }
}

impl RacePlay for Play {
    fn own(&self) -> PawnRow {
        self.pawns[self.mover.index()]
    }

    fn left(&self) -> DiceLeft {
        self.left
    }

    fn captures(&self, step: Step) -> bool {
        // a step cannot land on two.
        self.rival(step.to).is_some()
    }
}

impl turn::Play for Play {
    type Context = Numbers;
    type Step = Step;

    fn steps(&self, numbers: &Numbers, out: &mut Vec<Step>) {
        let first = out.len();
        out.extend(self.moves(*numbers));
        if out.len() == first && !self.is_over(numbers) {
            //
            out.push(Step::still(Spend::Pass));
        }
    }

    fn is_over(&self, _numbers: &Numbers) -> bool {
        self.left == DiceLeft::NONE || self.is_won()
    }

    fn after(&self, numbers: &Numbers, step: Step) -> Play {
        let mut after = *self;
        let Spend::Die(number) = step.spend else {
            after.left = DiceLeft::NONE;
            return after;
        };
        after.left = self.left.without(number, *numbers);
        if let Some((rival, index, _)) = self.rival(step.to) {
            let row = &mut after.pawns[rival.index()];
            *row = row.shift(index, YARD);
        }
        after.pawns[self.mover.index()] = self.own().shift(step.from, step.to);
        // a die that cannot be played is forfeited.
        if !after.is_won() && after.moves(*numbers).next().is_none() {
            after.left = DiceLeft::NONE;
        }
        after
    }

    // The default makes a list, and the results of a roll must not allocate memory.
    fn branches(&self, numbers: &Numbers, mut each: impl FnMut(Play, u32)) {
        let mut branch = |step| each(self.after(numbers, step), self.step_value(numbers, step));
        let mut moves = self.moves(*numbers).peekable();
        if moves.peek().is_none() && !self.is_over(numbers) {
            branch(Step::still(Spend::Pass));
        }
        moves.for_each(branch);
    }

    fn step_value(&self, _numbers: &Numbers, step: Step) -> u32 {
        // as many dice as possible.
        u32::from(step.moves())
    }

    fn terminal_value(&self, _numbers: &Numbers) -> u32 {
        // a win counts as having played both.
        if self.is_won() { self.left.count() } else { 0 }
    }

    fn bounds(&self, numbers: &Numbers) -> (u32, u32) {
        (self.terminal_value(numbers), self.left.count())
    }
}
