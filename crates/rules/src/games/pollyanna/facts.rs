//! What matters in a position, in whole numbers.

use super::obstacles::{Counts, ON_BROADWAY, Road, indexes, rival_bit, span};
use super::play::Play;
use super::track::{ENTRANCE, HOME, START, TRACK, TURNOUT};
use super::{Pollyanna, State, throw};
use crate::chance::TwoDice;
use crate::facts::Facts;
use crate::race::{
    DiceLeft, FIRST_TURNOUT, PAWNS, PathIndex, Playing as _, Rolled, YARD, all_home, side_of,
};
use crate::seat::{Seat, SeatSet};
use crate::turn::Results;

/// How far two dice take a pawn.
const REACH: u8 = 12;

impl Facts for Pollyanna {
    const NAMES: &'static [&'static str] = &[
        // Steps that the side still has to go.
        "steps",
        // The same of all rival sides together, and of the one nearest to winning.
        "rivals",
        "leader",
        // Pawns of the side at home and in the yard; rivals in their yards.
        "home",
        "yard",
        "waiting",
        // Pawns of the side on home paths, and on turnouts.
        "path",
        "turnout",
        // Single pawns of the side on Broadway that are not safe.
        "alone",
        // Blockades of the side, and how far they have come.
        "blockades",
        "advance",
        // Rivals with a blockade of the side within two dice before them, or on their start.
        "blocking",
        // Pawns of the side with a rival blockade so.
        "blocked",
        // In how many of 36 ways the next throw of each rival could capture pawns of the side,
        // added up; and over the same ways the most that would be lost, in steps.
        "hits",
        "danger",
        // The same for the seat's own next throw.
        "aims",
        "prey",
        // Whether the seat throws again.
        "again",
    ];

    fn facts(&self, state: &State, seat: Seat, room: &mut Results<Play>, out: &mut Vec<i32>) {
        let side = side_of(self, seat);
        let mut rivals = state.seats;
        side.iter().for_each(|each| rivals = rivals.without(each));
        let pawns = |seats: SeatSet| {
            seats
                .iter()
                .flat_map(|seat| state.pawns[seat.index()].indexes())
        };
        let count = |seats, is: fn(PathIndex) -> bool| {
            pawns(seats).filter(|index| is(*index)).count() as i32
        };

        // Each rival of a side has the steps of the side: both partners' count half.
        let to_go = rivals.iter().map(|rival| self.steps_to_go(state, rival));
        out.push(self.steps_to_go(state, seat));
        out.push(to_go.clone().sum::<i32>() / side.len() as i32);
        out.push(to_go.min().unwrap_or_default());
        out.push(count(side, |index| index == HOME));
        out.push(count(side, |index| index == YARD));
        out.push(count(rivals, |index| index == YARD));
        out.push(count(side, |index| ENTRANCE < index && index < HOME));
        out.push(count(side, |index| index >= FIRST_TURNOUT));

        let own = Standing::of(state, side, seat);
        let advance = |index: PathIndex| i32::from(HOME - TRACK.steps_to_go(index));
        out.push((own.one & !own.two & !own.safe_rivals).count_ones() as i32);
        out.push(own.two.count_ones() as i32);
        out.push(indexes(own.two).map(advance).sum());
        let barred = |seats: SeatSet, by: SeatSet| {
            let of = |seat| {
                barred(
                    &state.pawns[Seat::index(seat)].indexes(),
                    Standing::of(state, by, seat).two,
                )
            };
            seats.iter().map(of).sum::<i32>()
        };
        out.push(barred(rivals, side));
        out.push(barred(side, rivals));

        let threats = rivals.iter().filter(|rival| !all_home(self, state, *rival));
        let threats = threats.map(|rival| self.captures(state, rival, side, room));
        let (hits, danger) = threats.fold((0, 0), |sum, each| (sum.0 + each.0, sum.1 + each.1));
        let (aims, capturable) = self.captures(state, seat, rivals, room);
        out.extend([
            hits,
            danger,
            aims,
            capturable,
            i32::from(state.turn == seat),
        ]);
    }

    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        let side = side_of(self, seat);
        let pawns = side
            .iter()
            .flat_map(|seat| state.pawns[seat.index()].indexes());
        pawns.map(|index| i32::from(TRACK.steps_to_go(index))).sum()
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        state.pawns[seat.index()].count(HOME) as u32
    }
}

impl Pollyanna {
    /// In how many of the 36 ways the next throw of `hunter` could capture pawns of `hunted`, by
    /// the rules, and over the same ways the most that would be lost, in steps.
    fn captures(
        &self,
        state: &State,
        hunter: Seat,
        hunted: SeatSet,
        room: &mut Results<Play>,
    ) -> (i32, i32) {
        let side = side_of(self, hunter);
        let state = State {
            turn: hunter,
            ..*state
        };
        // What the throw is does not matter to what could be captured at all.
        let rolled = Rolled::new(TwoDice::ALL[0], false);
        let (throw, play) = throw::begin(&state, side, rolled);
        let standing = Standing::of(&state, hunted, hunter);
        if play.capturable() & standing.one == 0 {
            return (0, 0);
        }
        let (mut ways, mut steps) = (0, 0);
        for dice in TwoDice::ALL {
            // The first capture of a play is one by dice; rewards come after it.
            if reach(&play.own().indexes(), dice) & play.capturable() == 0 {
                continue;
            }
            let throw = throw.with_dice(dice);
            let left = DiceLeft::all(dice, false);
            let play = Play::new(play.capturable(), play.own(), left, false);
            let ends = room.of(play, &throw).iter();
            let lost = ends.map(|end| standing.lost(end.captured(&throw))).max();
            let lost = lost.unwrap_or_default();
            if lost > 0 {
                let weight = dice.weight() as i32;
                ways += weight;
                steps += weight * lost;
            }
        }
        (ways, steps)
    }
}

/// The pawns of some seats on Broadway, as the path indexes of one who meets them.
struct Standing {
    /// Where one or more stand.
    one: Road,
    /// Where two or more stand.
    two: Road,
    /// Where one stands that would be safe if alone (P-25).
    safe_rivals: Road,
    /// How far those have come that stand there, by path index.
    come: [u8; 64],
}

impl Standing {
    fn of(state: &State, seats: SeatSet, viewer: Seat) -> Standing {
        let mut counts = Counts::default();
        let (mut safe_rivals, mut come) = (0, [0; 64]);
        for seat in seats.iter() {
            let ahead = (seat.0 + 4 - viewer.0) % 4;
            for index in state.pawns[seat.index()].indexes() {
                let bit = rival_bit(ahead, index) & ON_BROADWAY;
                counts.add(bit);
                if bit != 0 {
                    come[bit.trailing_zeros() as usize] = HOME - TRACK.steps_to_go(index);
                }
                if index == START || index == ENTRANCE {
                    safe_rivals |= bit;
                }
            }
        }
        Standing {
            one: counts.one,
            two: counts.two,
            safe_rivals,
            come,
        }
    }

    /// The steps lost when single pawns on these path indexes go back to the yard.
    fn lost(&self, captured: Road) -> i32 {
        let lost =
            indexes(captured & self.one).map(|index| i32::from(self.come[usize::from(index)]));
        lost.sum()
    }
}

/// How many pawns have a blockade of `bars` within two dice before them, or on their start.
fn barred(pawns: &[PathIndex; PAWNS], blockades: Road) -> i32 {
    let ahead = |index: PathIndex| match index {
        YARD => span(START, START + 1),
        START..ENTRANCE => span(index + 1, (index + 1 + REACH).min(HOME)),
        FIRST_TURNOUT.. => span(back_on(index).0, back_on(index).0 + REACH),
        _ => 0,
    };
    pawns
        .iter()
        .filter(|&&index| ahead(index) & blockades != 0)
        .count() as i32
}

/// Where a pawn on a turnout comes back onto Broadway, and after how many steps.
fn back_on(index: PathIndex) -> (PathIndex, u8) {
    let index = index - FIRST_TURNOUT;
    (TRACK.rejoin(index / TURNOUT), TURNOUT - index % TURNOUT)
}

/// The path indexes of Broadway that pawns could come to by dice, nothing being in the way.
fn reach(pawns: &[PathIndex; PAWNS], dice: TwoDice) -> Road {
    let (low, high) = (dice.low(), dice.high());
    let mut set = 0;
    for &index in pawns {
        match index {
            YARD if dice.sum() == 6 => set |= 1 << START,
            YARD if high == 6 => set |= 1 << START | 1 << (START + low),
            YARD => {}
            START..ENTRANCE => {
                for count in [low, high, low + high] {
                    // By a turnout a pawn comes three spaces less far.
                    let round = (index + count).saturating_sub(TURNOUT - 4);
                    set |= (1 << (index + count).min(HOME)) | 1 << round.min(HOME);
                }
            }
            FIRST_TURNOUT.. => {
                let (back_on, after) = back_on(index);
                let beyond = [low, high, low + high]
                    .into_iter()
                    .filter(|count| *count >= after);
                beyond.for_each(|count| set |= 1 << (back_on + count - after));
            }
            _ => {}
        }
    }
    set & ON_BROADWAY
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::notation::{parse_position_line, plays};

    fn fact(line: &str, name: &str) -> i32 {
        let ruleset = crate::games::ruleset(line.split(' ').next().unwrap()).unwrap();
        let game = Pollyanna::new(ruleset);
        let state = parse_position_line(&game, line).unwrap();
        let mut facts = Vec::new();
        game.facts(&state, Seat(0), &mut Results::default(), &mut facts);
        assert_eq!(facts.len(), Pollyanna::NAMES.len());
        let index = Pollyanna::NAMES.iter().position(|each| *each == name);
        facts[index.unwrap()]
    }

    /// The ways and the steps, from every play of every throw written out.
    fn counted(line: &str, hunter: char) -> (i32, i32) {
        let ruleset = crate::games::ruleset(line.split(' ').next().unwrap()).unwrap();
        let game = Pollyanna::new(ruleset);
        let before = parse_position_line(&game, line).unwrap();
        let hunted = |state: &State| -> i32 {
            let own = side_of(&game, Seat(0));
            let pawns = own
                .iter()
                .flat_map(|seat| state.pawns[seat.index()].indexes());
            pawns.map(|index| i32::from(TRACK.steps_to_go(index))).sum()
        };
        let (begin, _) = line.rsplit_once(' ').unwrap();
        let mut counted = (0, 0);
        for dice in TwoDice::ALL {
            let thrown = format!("{begin} {hunter}:{dice}");
            let state = parse_position_line(&game, &thrown).unwrap();
            let plays = plays(&game, &state);
            let lost = plays
                .iter()
                .map(|play| hunted(&play.state) - hunted(&before))
                .max();
            if lost.unwrap() > 0 {
                counted.0 += dice.weight() as i32;
                counted.1 += dice.weight() as i32 * lost.unwrap();
            }
        }
        counted
    }

    #[test]
    fn danger_is_counted_over_all_plays_of_the_next_throw() {
        for line in [
            // Six ahead of one, sixteen of another: by a six, by sums, by a reward.
            "pollyanna-1951 Y:yard,yard,G6,R5/R:home,home,G0,Y10 R",
            "pollyanna-1951 Y:yard,G3,G9,Rt2/R:yard,yard,Y14,G1 R",
            // On a rival's start, who has pawns to enter; behind a turnout; a blockade between.
            "pollyanna-1951 Y:yard,yard,R6,R12/R:yard,yard,G12,R9 R",
            "pollyanna-1951 Y:G5,G10,G11,R2/R:yard,G1,G4,Gt5 R",
            "pollyanna-1951 Y:G5,G5,G11,R2/R:yard,G1,G4,Gt5 R",
            // Safe at home, on the own start and in pairs.
            "pollyanna-1951 Y:yard,Y6,B14,B14/R:home,Y2,Y3,B12 R",
        ] {
            let expected = counted(line, 'R');
            assert_eq!(
                (fact(line, "hits"), fact(line, "danger")),
                expected,
                "{line}"
            );
        }
        assert_eq!(
            fact(
                "pollyanna-1951 Y:yard,Y6,B14,B14/R:home,Y2,Y3,B12 R",
                "hits"
            ),
            0
        );
    }

    #[test]
    fn danger_adds_up_over_all_rivals() {
        let line = "pollyanna-1951 Y:yard,yard,G6,R5/G:yard,yard,yard,G9/R:home,home,G0,Y10/B:yard,yard,yard,R1 G";
        let [green, red, blue] = ['G', 'R', 'B'].map(|hunter| counted(line, hunter));
        assert_eq!(fact(line, "hits"), green.0 + red.0 + blue.0);
        assert_eq!(fact(line, "danger"), green.1 + red.1 + blue.1);
        assert!(green.0 > 0 && red.0 > 0 && blue.0 > 0);
    }

    #[test]
    fn blockades_count_for_their_owner_and_against_rivals() {
        let line = "pollyanna-1951 Y:yard,yard,B3,B3/R:yard,R9,R14,B6 R";
        assert_eq!([fact(line, "blockades"), fact(line, "blocking")], [1, 2]);
        let line = "pollyanna-1951 Y:yard,yard,R6,R6/R:yard,yard,G14,Y1 Y";
        // The pawn on G14 turns up its home path before it would come there.
        assert_eq!(fact(line, "blocking"), 2, "those in the yard count");
        let line = "pollyanna-1951 Y:yard,yard,G3,Y7/R:yard,yard,G9,G9 Y";
        assert_eq!([fact(line, "blocked"), fact(line, "alone")], [1, 2]);
    }
}
