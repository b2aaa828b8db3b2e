#![doc = include_str!("../../../../words/en/rulebooks/parcheesi.md")]

mod actions;
mod attempts;
mod barriers;
mod blockades;
mod board;
mod events;
mod facts;
mod features;
mod marks;
mod mates;
mod notation;
mod opening;
mod play;
mod position;
mod prospect;
mod refusals;
mod rest;
mod row;
mod spaces;
mod state;
#[cfg(test)]
mod tests;
mod throw;
mod words;

pub use actions::{Step, Throw};
pub use play::Play;
pub use state::State;
pub use throw::Thrown;

use ::words::{t, text};

use crate::board::{Board, Space};
use crate::chance::{Die, Faces, Look, TwoDice};
use crate::event::{Event, Sink};
use crate::game::{Game, Pointing};
use crate::piece::{Piece, Standing};
use crate::refusal::Refusal;
use crate::ruleset::{Edition, Family, RuleOption, Ruleset};
use crate::seat::{Seat, SeatName, SeatSet};
use crate::state::Node;
use crate::turn::Play as _;
use actions::Spend;
use events::Made;
use spaces::{Ring, YARD};
use state::Phase;
use throw::{Left, Numbers};

/// Parcheesi, on the ring of 72 spaces or of 68.
#[derive(Clone, Copy, Debug)]
pub struct Parcheesi {
    ruleset: Ruleset,
    /// C-1.
    ring: Ring,
}

impl Game for Parcheesi {
    type State = State;
    type Action = Step;
    type Chance = Thrown;
    type Play = Play;

    const TELLS_DANGER: bool = true;

    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "parcheesi",
            title: text!(parcheesi::title),
            about: text!(parcheesi::about),
            minutes: (20, 45),
        }],
        options: &[RuleOption {
            name: "ring68",
            title: text!(parcheesi::ring68),
            about: text!(parcheesi::ring68_about),
        }],
        seats: &[
            SeatName::YELLOW,
            SeatName::BLUE,
            SeatName::RED,
            SeatName::GREEN,
        ],
        full_table: SeatSet(0b1111),
        usual_seats: SeatSet(0b0101),
    };

    fn new(ruleset: Ruleset) -> Parcheesi {
        let of_68 = ruleset.has("ring68");
        Parcheesi {
            ruleset,
            ring: if of_68 { Ring::OF_68 } else { Ring::OF_72 },
        }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn opening(&self, seats: SeatSet) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        let first = seats.iter().next().expect("seats were checked");
        let phase = Phase::Opening {
            contenders: seats,
            thrown: [0; 4],
        };
        Ok(State::set_up(seats, first, phase))
    }

    fn begin(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        if !seats.has(first) {
            return Err(Refusal::new("C-5", t!(parcheesi::first_plays)));
        }
        Ok(State::set_up(seats, first, Phase::Throw))
    }

    fn seats(&self, state: &State) -> SeatSet {
        state.seats
    }

    fn side(&self, _state: &State, seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    #[inline]
    fn node(&self, state: &State) -> Node {
        let seat = state.turn;
        match state.phase {
            Phase::Opening { .. } | Phase::Throw => Node::Chance { seat },
            Phase::Play { .. } => Node::Decision { seat },
            Phase::Over => Node::Terminal {
                winners: SeatSet::EMPTY.with(seat),
            },
        }
    }

    fn in_opening(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Opening { .. })
    }

    fn in_play(&self, state: &State) -> bool {
        match state.phase {
            Phase::Play {
                dice,
                undersides,
                left,
                ..
            } => left != Left::all(dice, undersides),
            _ => false,
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Thrown, u32)>) {
        match state.phase {
            Phase::Opening { .. } => out.extend((1..=6).map(|die| (Thrown::One(die), 1))),
            Phase::Throw => {
                out.extend(TwoDice::ALL.map(|dice| (Thrown::Two(dice), dice.weight())));
            }
            Phase::Play { .. } | Phase::Over => {}
        }
    }

    fn chance_total(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Opening { .. } => 6,
            Phase::Throw => TwoDice::WAYS,
            Phase::Play { .. } | Phase::Over => 0,
        }
    }

    #[inline]
    fn chance_at(&self, state: &State, ticket: u32) -> Thrown {
        match state.phase {
            Phase::Opening { .. } => Thrown::One(1 + ticket as u8),
            _ => Thrown::Two(TwoDice::at(ticket)),
        }
    }

    #[inline]
    fn happen(&self, state: &mut State, thrown: Thrown, sink: &mut impl Sink) {
        match (state.phase, thrown) {
            (
                Phase::Opening {
                    contenders,
                    thrown: earlier,
                },
                Thrown::One(die),
            ) => self.open(state, die, contenders, earlier, sink),
            (Phase::Throw, Thrown::Two(dice)) => {
                sink.emit(|| Event::Thrown {
                    seat: state.turn,
                    faces: self.faces(thrown),
                });
                state.phase = state.thrown(dice);
            }
            _ => panic!("that is not thrown now"),
        }
    }

    fn faces(&self, thrown: Thrown) -> Faces {
        Faces::Dice(match thrown {
            Thrown::One(die) => vec![die],
            Thrown::Two(dice) => vec![dice.high(), dice.low()],
        })
    }

    fn dice(&self, state: &State) -> Vec<Die> {
        let Phase::Play {
            dice,
            undersides,
            left,
            ..
        } = state.phase
        else {
            return Vec::new();
        };
        let mut faces = vec![(dice.high(), Look::Plain), (dice.low(), Look::Plain)];
        if undersides {
            let below = throw::underside(dice.low());
            faces.extend([(below, Look::Underside); 2]);
        }
        // Of two that show the same the first is spent first.
        let mut left: Vec<u8> = left.numbers(Numbers::of(dice)).collect();
        let mut table = Vec::new();
        for (face, look) in faces.into_iter().rev() {
            let there = left.iter().position(|&number| number == face);
            there.map(|index| left.remove(index));
            let spent = there.is_none();
            table.push(Die { face, look, spent });
        }
        table.reverse();
        table
    }

    fn rewards(&self, state: &State) -> Vec<u8> {
        match state.phase {
            Phase::Play { bonuses, .. } => bonuses.all().collect(),
            _ => Vec::new(),
        }
    }

    fn is_choice(&self, _state: &State, step: Step) -> bool {
        step.spend != Spend::Pass
    }

    #[inline]
    fn play(&self, state: &State) -> (Throw, Play) {
        actions::begin(self.ring, state)
    }

    #[inline]
    fn settle(&self, state: &State, throw: &Throw, play: &Play) -> State {
        let mut next = *state;
        let seat = state.turn;
        let own = play.own();
        let blockades = &mut next.blockades[seat.index()];
        next.pawns[seat.index()] = own;
        *blockades = blockades.keep(play.standing());
        if play.is_won() {
            next.phase = Phase::Over;
            next.doublets = 0;
        } else if !play.is_over(throw) {
            if let Phase::Play {
                left,
                forfeited,
                bonuses,
                mates,
                ..
            } = &mut next.phase
            {
                let rest = play.rest();
                (*left, *forfeited) = (rest.left, rest.forfeited);
                (*bonuses, *mates) = (rest.bonuses, rest.mates);
            }
        } else {
            next.phase = Phase::Throw;
            if throw.dice.is_doublet() && !throw.third {
                // C-9: another throw, played or not.
                next.doublets += 1;
            } else {
                *blockades = blockades.grown(own);
                next.doublets = 0;
                next.turn = state.seats.after(seat);
            }
        }
        play.send_back(throw, state.turn, &mut next);
        next
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step, sink: &mut impl Sink) {
        let (throw, before) = self.play(state);
        let after = before.after(&throw, step);
        let next = self.settle(state, &throw, &after);
        let made = Made {
            state,
            throw: &throw,
            before: &before,
            step,
            after: &after,
        };
        self.tell_step(&made, sink);
        if after.is_over(&throw) {
            self.tell_end(state, &next, sink);
        }
        *state = next;
    }

    fn refusal(&self, state: &State, step: Step) -> Option<Refusal> {
        refusals::refusal(self, state, step)
    }

    fn pieces(&self, state: &State) -> Vec<Standing> {
        let of = |seat: Seat| {
            let marks = state.pawns[seat.index()].marks().into_iter();
            marks.map(move |mark| Standing {
                piece: Piece::of(seat),
                at: self.ring.space(seat, mark),
            })
        };
        state.seats.iter().flat_map(of).collect()
    }

    fn pointing(&self, state: &State, step: Step) -> Pointing {
        let seat = state.turn;
        let space = |mark| self.ring.space(seat, mark);
        let moved = |from, to| Pointing {
            piece: Some(Piece::of(seat)),
            from: Some(space(from)),
            to: Some(space(to)),
            ..Pointing::default()
        };
        if step.moves() {
            let captures = self.play(state).1.captures(step);
            let captured = captures.then(|| self.occupant(state, space(step.to)));
            return Pointing {
                captures: captured.flatten().into_iter().collect(),
                ..moved(step.from, step.to)
            };
        }
        if step.spend == Spend::Pass && state.is_third_doublet() {
            // C-10: the pawn that goes back.
            let doomed = self.play(state).1.nearest_home();
            if doomed != YARD {
                return moved(doomed, YARD);
            }
        }
        Pointing::default()
    }

    fn attempts(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        self.attempted(state, from, to)
    }

    fn about_to_throw(&self, state: &State, seat: Seat) -> Option<(Self, State)> {
        Some((*self, state.about_to_throw(seat)?))
    }

    fn board(&self) -> Board {
        board::board(self.ring)
    }
}
