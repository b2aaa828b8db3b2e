#![doc = include_str!("../../../../words/en/rulebooks/annie.md")]

mod actions;
mod board;
mod events;
mod explain;
mod features;
mod notation;
mod opening;
mod play;
mod refusals;
mod state;
#[cfg(test)]
mod tests;
mod throw;
mod track;
mod words;

pub use actions::Step;
pub use play::Play;
pub use state::State;
pub use throw::{Chance, Dice};

use std::cmp::Ordering;

use ::words::{t, text};

use crate::board::{Board, Space};
use crate::chance::{Die, Faces, Look};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::piece::Standing;
use crate::refusal::Refusal;
use crate::ruleset::{Edition, Family, Ruleset};
use crate::seat::{Seat, SeatName, SeatSet};
use crate::state::Node;
use crate::view::{Pointing, View};
use events::ANNIE;
use state::{Cause, Phase};

/// Annie.
#[derive(Clone, Copy, Debug)]
pub struct Annie {
    ruleset: Ruleset,
}

impl Game for Annie {
    type State = State;

    type Action = Step;

    type Chance = Chance;

    type Play = Play;

    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "annie",
            title: text!(annie::title),
            about: text!(annie::about),
            minutes: (10, 30),
        }],
        options: &[],
        seats: &[
            SeatName::YELLOW,
            SeatName::BLUE,
            SeatName::RED,
            SeatName::GREEN,
            SeatName::ORANGE,
            SeatName::PURPLE,
        ],
        usual_seats: SeatSet(0b00_0011),
        full_table: SeatSet(0b00_1111),
    };

    fn new(ruleset: Ruleset) -> Annie {
        Annie { ruleset }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn opening(&self, seats: SeatSet) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        let first = seats.iter().next().expect("seats were checked");
        Ok(State::set_up(seats, first, Phase::Opening))
    }

    fn begin(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        if !seats.has(first) {
            return Err(Refusal::new("A-2", t!(annie_refusals::first)));
        }
        Ok(State::set_up(seats, first, Phase::Throw(Cause::Turn)))
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
            Phase::Opening | Phase::Throw(_) => Node::Chance { seat },
            Phase::Play(..) | Phase::Give | Phase::Choose => Node::Decision { seat },
            Phase::Over => Node::Terminal {
                winners: state.leaders(),
            },
        }
    }

    fn in_opening(&self, state: &State) -> bool {
        state.phase == Phase::Opening
    }

    /// Never: a play has one step.
    fn in_play(&self, _state: &State) -> bool {
        false
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let tickets = 0..self.chance_total(state);
        out.extend(tickets.map(|ticket| (self.chance_at(state, ticket), 1)));
    }

    #[inline]
    fn chance_total(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Opening => state.seats.len() as u32,
            Phase::Throw(cause) if state.single(cause).is_some() => Dice::WAYS_OF_ONE,
            Phase::Throw(_) => Dice::WAYS_OF_TWO,
            Phase::Play(..) | Phase::Give | Phase::Choose | Phase::Over => 0,
        }
    }

    /// The lot for who begins is nobody's throw.
    fn is_dealt(&self, state: &State) -> bool {
        self.in_opening(state)
    }

    #[inline]
    fn chance_at(&self, state: &State, ticket: u32) -> Chance {
        match state.phase {
            Phase::Throw(cause) if state.single(cause).is_some() => {
                Chance::Dice(Dice::one_at(ticket))
            }
            Phase::Throw(_) => Chance::Dice(Dice::two_at(ticket)),
            _ => {
                let mut seats = state.seats.iter();
                Chance::Lot(seats.nth(ticket as usize).expect("a lot for each seat"))
            }
        }
    }

    #[inline]
    fn happen(&self, state: &mut State, chance: Chance, sink: &mut impl Sink) {
        match (state.phase, chance) {
            (Phase::Opening, Chance::Lot(first)) => self.open(state, first, sink),
            (Phase::Throw(cause), Chance::Dice(dice)) => {
                sink.emit(|| Event::Thrown {
                    seat: state.turn,
                    faces: self.faces(chance),
                });
                state.phase = Phase::Play(cause, dice);
            }
            _ => panic!("{chance} cannot come now"),
        }
    }

    fn is_choice(&self, _state: &State, step: Step) -> bool {
        step != Step::Go
    }

    #[inline]
    fn play(&self, state: &State) -> ((), Play) {
        let play = Play {
            state: *state,
            is_made: false,
        };
        ((), play)
    }

    #[inline]
    fn settle(&self, _state: &State, _throw: &(), play: &Play) -> State {
        play.state
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step, sink: &mut impl Sink) {
        play::make(state, step, sink);
    }

    fn refusal(&self, state: &State, step: Step) -> Option<Refusal> {
        refusals::refusal(self, state, step)
    }
}

impl View for Annie {
    /// The numbers of the dice, the red one first; none for a lot.
    fn faces(&self, chance: Chance) -> Faces {
        Faces::Dice(match chance {
            Chance::Lot(_) => Vec::new(),
            Chance::Dice(dice) => dice.numbers(),
        })
    }

    fn dice(&self, state: &State) -> Vec<Die> {
        let Phase::Play(cause, dice) = state.phase else {
            return Vec::new();
        };
        let die = |face, look| Die {
            face,
            look,
            spent: false,
        };
        match dice {
            Dice::One(number) => {
                let look = state.single(cause).unwrap_or(Look::Plain);
                vec![die(number, look)]
            }
            Dice::Two(red, white) => vec![die(red, Look::Red), die(white, Look::White)],
        }
    }

    fn supply(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.supply()))
    }

    fn pieces(&self, state: &State) -> Vec<Standing> {
        vec![Standing {
            piece: ANNIE,
            at: Space(state.annie),
        }]
    }

    fn pointing(&self, state: &State, step: Step) -> Pointing {
        if let Step::Give(seat) | Step::Against(seat) = step {
            let seat = state.others().has(seat).then_some(seat);
            return Pointing {
                seat,
                ..Pointing::default()
            };
        }
        let Some(goal) = state.goal(step) else {
            return Pointing::default();
        };
        Pointing {
            piece: Some(ANNIE),
            from: Some(Space(state.annie)),
            to: Some(Space(goal)),
            ..Pointing::default()
        }
    }

    fn attempts(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        if from != Space(state.annie) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        let meant = |step: &Step| state.goal(*step).map(Space) == Some(to);
        if let Some(step) = legal.iter().copied().find(meant) {
            return vec![step];
        }
        // Where she is not to go can only mean the direction, and why she does not go there.
        let way = match to.cmp(&from) {
            Ordering::Greater => Step::Forward,
            Ordering::Less => Step::Backward,
            Ordering::Equal => return Vec::new(),
        };
        Some(way)
            .filter(|way| !legal.contains(way))
            .into_iter()
            .collect()
    }

    fn board(&self) -> Board {
        board::board()
    }
}
