//! What matters in a position, in whole numbers.

use super::blockades::{DUE, is_on_ring, standing};
use super::indexes::{Indexes, between, bit, has, indexes};
use super::memory::blockades;
use super::obstacles::{Counts, Obstacles};
use super::play::Play;
use super::track::{ENTRANCE, HOME};
use super::{ENTERING, Parcheesi, State};
use crate::chance::TwoDice;
use crate::facts::Facts;
use crate::race::{PathIndex, YARD, underside};
use crate::seat::{Seat, SeatSet};
use crate::turn::Results;

/// How far two dice take a pawn.
const REACH: u8 = 12;
/// How far a doublet takes it together with its undersides (C-9).
const LONGEST_REACH: u8 = 14;

impl Facts for Parcheesi {
    const NAMES: &'static [&'static str] = &[
        // Steps that the seat still has to go.
        "steps",
        // The same of all rivals together, and of the one nearest to winning.
        "rivals",
        "leader",
        // Pawns of the seat at home and in the nest; rivals in their nests.
        "home",
        "yard",
        "waiting",
        // Pawns of the seat on its home path, and alone on safe spaces and on others.
        "path",
        "safe",
        "alone",
        // Blockades of the seat, how far they have come, and how many are due.
        "blockades",
        "advance",
        "due",
        // Rivals with a blockade of the seat within two dice before them, or on their entry space.
        "blocking",
        // Pawns of the seat with a rival blockade so.
        "blocked",
        // In how many of 36 ways the dice of the next throw of each rival lead to pawns of the seat
        // that are alone and not safe, added up; and over the same ways the most that would be
        // lost, in steps. Blockades in the way are seen, what else the throw may oblige to is not.
        "hits",
        "danger",
        // The same for the seat's own next throw.
        "aims",
        "prey",
        // Whether the seat throws again.
        "again",
    ];

    fn facts(&self, state: &State, seat: Seat, _room: &mut Results<Play>, out: &mut Vec<i32>) {
        let rivals = state.seats.without(seat);
        let own = state.pawns[seat.index()];
        let waiting = rivals
            .iter()
            .map(|rival| state.pawns[rival.index()].count(YARD));
        let to_go = rivals.iter().map(|rival| self.steps_to_go(state, rival));
        out.push(self.steps_to_go(state, seat));
        out.push(to_go.clone().sum());
        out.push(to_go.min().unwrap_or_default());
        out.push(own.count(HOME) as i32);
        out.push(own.count(YARD) as i32);
        out.push(waiting.sum::<usize>() as i32);

        let safe = self.safe;
        let alone = |safe: Indexes| {
            let indexes = own.indexes().into_iter();
            let single = indexes.filter(|&index| is_on_ring(index) && own.count(index) == 1);
            single.filter(|&index| has(safe, index)).count() as i32
        };
        let path = own.indexes().into_iter();
        out.push(
            path.filter(|&index| ENTRANCE < index && index < HOME)
                .count() as i32,
        );
        out.push(alone(safe));
        out.push(alone(!safe));

        let come = |index| i32::from(self.come(index));
        out.push(standing(own).count() as i32);
        out.push(standing(own).map(come).sum());
        let aged = blockades(state, seat);
        out.push(aged.iter().filter(|each| each.turns == DUE).count() as i32);
        out.push(
            rivals
                .iter()
                .map(|rival| self.barred(state, rival, seat))
                .sum(),
        );
        out.push(
            rivals
                .iter()
                .map(|rival| self.barred(state, seat, rival))
                .sum(),
        );

        let hunted = SeatSet::EMPTY.with(seat);
        let threats = rivals
            .iter()
            .map(|rival| self.captures(state, rival, hunted));
        let (hits, danger) = threats.fold((0, 0), |sum, each| (sum.0 + each.0, sum.1 + each.1));
        let (aims, capturable) = self.captures(state, seat, rivals);
        out.extend([
            hits,
            danger,
            aims,
            capturable,
            i32::from(state.turn == seat),
        ]);
    }

    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let indexes = state.pawns[seat.index()].indexes().into_iter();
        indexes
            .map(|index| i32::from(self.track.steps_to_go(index)))
            .sum()
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        state.pawns[seat.index()].count(HOME) as u32
    }
}

impl Parcheesi {
    /// How many steps a pawn has behind it, entering counted.
    fn come(&self, index: PathIndex) -> u8 {
        self.track.steps_to_go(YARD) - self.track.steps_to_go(index)
    }

    /// How many pawns of `seat` have a blockade of `other` within two dice before them, or on
    /// their entry space.
    fn barred(&self, state: &State, seat: Seat, other: Seat) -> i32 {
        let ahead = (seat.0 + 4 - other.0) % 4;
        let met = standing(state.pawns[other.index()]);
        let met = met.filter_map(|index| self.track.rival_index(ahead, index));
        let rival_blockades = met.fold(0, |set: Indexes, index| set | bit(index));
        if rival_blockades == 0 {
            return 0;
        }
        let start = self.track.start();
        let before = |&index: &PathIndex| match index {
            YARD => has(rival_blockades, start),
            _ if index < ENTRANCE => rival_blockades & between(index, index + 1 + REACH) != 0,
            _ => false,
        };
        let indexes = state.pawns[seat.index()].indexes();
        indexes.iter().filter(|index| before(index)).count() as i32
    }

    /// In how many of the 36 ways the next throw of `hunter` leads to a pawn of `hunted` that can
    /// be captured, and over the same ways the most that would be lost, in steps.
    fn captures(&self, state: &State, hunter: Seat, hunted: SeatSet) -> (i32, i32) {
        let own = state.pawns[hunter.index()];
        let start = self.track.start();
        let mut rivals = Counts::default();
        let (mut capturable, mut come): (Indexes, _) = (0, [0; 128]);
        for ahead in 1..4 {
            let seat = Seat((hunter.0 + 4 - ahead) % 4);
            for index in state.pawns[seat.index()].indexes() {
                if let Some(met) = self.track.rival_index(ahead, index) {
                    rivals.add(met);
                    if hunted.has(seat) {
                        capturable |= bit(met);
                        come[usize::from(met)] = self.come(index);
                    }
                }
            }
        }
        let safe = self.safe & !bit(start);
        capturable &= !rivals.two & !safe;
        if capturable == 0 {
            return (0, 0);
        }
        // Safe rivals bar no way, and no prey stands where they do.
        let obstacles = Obstacles::of(own, rivals.two, 0);
        let undersides = !own.has(YARD);
        let mut lost = [0; TwoDice::ALL.len()];
        let mut hunt = |from: PathIndex, reaches: &dyn Fn(TwoDice, u8) -> bool| {
            let near = between(from, from + LONGEST_REACH + 1);
            for to in indexes(capturable & near).filter(|&to| obstacles.lets(from, to - from)) {
                for (lost, dice) in lost.iter_mut().zip(TwoDice::ALL) {
                    if reaches(dice, to - from) {
                        *lost = come[usize::from(to)].max(*lost);
                    }
                }
            }
        };
        for index in own.indexes().into_iter().filter(|&index| is_on_ring(index)) {
            hunt(index, &|dice, count| reaches(dice, undersides, count));
        }
        if own.has(YARD) && obstacles.lets_in(start) {
            let enters = |dice: TwoDice| has_five(dice) || dice.sum() == ENTERING;
            let then = |dice: TwoDice, count| dice == TwoDice::new(ENTERING, count);
            hunt(start, &|dice, count| count <= 6 && then(dice, count));
            if has(capturable, start) {
                let there = come[usize::from(start)];
                for (lost, _) in lost
                    .iter_mut()
                    .zip(TwoDice::ALL)
                    .filter(|(_, dice)| enters(*dice))
                {
                    *lost = there.max(*lost);
                }
            }
        }
        let by_weight = |sum: (i32, i32), (lost, dice): (&u8, TwoDice)| {
            let weight = if *lost > 0 { dice.weight() as i32 } else { 0 };
            (sum.0 + weight, sum.1 + weight * i32::from(*lost))
        };
        lost.iter().zip(TwoDice::ALL).fold((0, 0), by_weight)
    }
}

fn has_five(dice: TwoDice) -> bool {
    dice.high() == ENTERING || dice.low() == ENTERING
}

/// Whether one pawn can go just so far with some of the dice of a throw.
fn reaches(dice: TwoDice, undersides: bool, count: u8) -> bool {
    let (low, high) = (dice.low(), dice.high());
    if !dice.is_doublet() || !undersides {
        return count == low || count == high || count == dice.sum();
    }
    let below = underside(low);
    (0..=2).any(|thrown| {
        let rest = count.checked_sub(thrown * low);
        rest.is_some_and(|rest| rest % below == 0 && rest / below <= 2)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::notation::parse_position_line;

    fn facts(line: &str, seat: u8, names: &[&str]) -> Vec<i32> {
        let game = Parcheesi::new(crate::games::ruleset("parcheesi").unwrap());
        let state = parse_position_line(&game, &format!("parcheesi {line}")).unwrap();
        let mut facts = Vec::new();
        game.facts(&state, Seat(seat), &mut Results::default(), &mut facts);
        assert_eq!(facts.len(), Parcheesi::NAMES.len());
        let index = |name: &&str| Parcheesi::NAMES.iter().position(|each| each == name);
        names
            .iter()
            .map(|name| facts[index(name).unwrap()])
            .collect()
    }

    #[test]
    fn a_pawn_is_hit_by_a_die_by_both_and_by_undersides() {
        // Seven before it stands one of Red: 6-1, 5-2, 4-3, and with undersides 4-4 and 3-3 (3 and
        // 4), 6-6 and 1-1 (6 and 1), 5-5 and 2-2 (5 and 2).
        let line = "Y:home,home,home,G9/R:home,home,home,G2 Y";
        assert_eq!(facts(line, 0, &["hits", "danger"]), [12, 12 * 23]);
        // With one in the nest there are no undersides.
        let line = "Y:home,home,home,G9/R:yard,home,home,G2 Y";
        assert_eq!(facts(line, 0, &["hits"]), [6]);
        assert_eq!(facts(line, 2, &["aims"]), [6]);
    }

    #[test]
    fn safe_spaces_blockades_and_barred_ways_save_from_hits() {
        let line = "Y:home,home,home,G13/R:home,home,home,G6 Y";
        assert_eq!(facts(line, 0, &["hits", "safe", "alone"]), [0, 1, 0]);
        let line = "Y:home,home,G9,G9/R:home,home,home,G2 Y";
        assert_eq!(
            facts(line, 0, &["hits", "blockades", "blocking"]),
            [0, 1, 1]
        );
        let line = "Y:home,G4,G4,G9/R:home,home,home,G2 Y";
        assert_eq!(facts(line, 0, &["hits"]), [0]);
    }

    #[test]
    fn an_entering_pawn_hits_on_its_entry_space_and_beyond() {
        // Eleven ways have a five, four add up to five.
        let line = "Y:home,home,home,R5/R:yard,home,home,home Y";
        assert_eq!(facts(line, 0, &["hits"]), [15]);
        let line = "Y:home,home,home,R8/R:yard,home,home,home Y";
        assert_eq!(facts(line, 0, &["hits"]), [2]);
    }

    #[test]
    fn blockades_grow_due_and_bar_entry_spaces() {
        // The pawn on G16 turns up its home path before it would come there.
        let line = "Y:home,home,R5,R5/R:yard,yard,home,G16 Y blockades=R5:4";
        assert_eq!(facts(line, 0, &["due", "blocking", "waiting"]), [1, 2, 2]);
        assert_eq!(facts(line, 2, &["blocked", "yard"]), [2, 2]);
    }
}
