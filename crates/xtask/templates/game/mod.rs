#![doc = include_str!("../../../../words/en/rulebooks/game_name.md")]

mod actions;
mod board;
mod events;
mod facts;
mod features;
mod notation;
mod opening;
mod play;
mod refusals;
mod spaces;
mod state;
#[cfg(test)]
mod tests;
mod words;

pub use actions::Step;
pub use play::Play;
pub use state::State;

use ::words::{t, text};

use crate::board::{Board, Space};
use crate::chance::{Die, Faces, TwoDice};
use crate::event::{Event, Sink};
use crate::game::{Game, Pointing};
use crate::piece::{Piece, Standing};
use crate::refusal::Refusal;
use crate::ruleset::{Edition, Family, Ruleset};
use crate::seat::{Seat, SeatName, SeatSet};
use crate::state::Node;
use crate::turn::Play as _;
use state::{Left, Phase};

/// A plain race.
#[derive(Clone, Copy, Debug)]
pub struct GameName {
    ruleset: Ruleset,
}

impl Game for GameName {
    type State = State;
    type Action = Step;
    type Chance = TwoDice;
    type Play = Play;

    // The form, addresses, records and the bots' weights go by the names here. A second edition or
    // an option is a line more, and what it changes is asked of `self.ruleset`.
    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "game_name",
            title: text!(game_name::title),
            about: text!(game_name::about),
            minutes: (15, 40),
        }],
        options: &[],
        seats: &[
            SeatName::YELLOW,
            SeatName::GREEN,
            SeatName::RED,
            SeatName::BLUE,
        ],
        // Yellow and Red, who sit opposite each other.
        usual_seats: SeatSet(0b0101),
        full_table: SeatSet(0b1111),
    };

    fn new(ruleset: Ruleset) -> GameName {
        GameName { ruleset }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn opening(&self, seats: SeatSet) -> Result<State, Refusal> {
        opening::check_seats(seats)?;
        Ok(opening::first_throw(seats))
    }

    fn begin(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        opening::check_seats(seats)?;
        if !seats.has(first) {
            return Err(Refusal::new("X-4", t!(game_name::first_plays)));
        }
        Ok(State::set_up(seats, first, Phase::Throw))
    }

    fn seats(&self, state: &State) -> SeatSet {
        state.seats
    }

    fn side(&self, _state: &State, seat: Seat) -> SeatSet {
        // everybody plays alone.
        SeatSet::EMPTY.with(seat)
    }

    fn node(&self, state: &State) -> Node {
        let seat = state.turn;
        match state.phase {
            Phase::Opening { .. } | Phase::Throw => Node::Chance { seat },
            Phase::Play { .. } => Node::Decision { seat },
            Phase::Over => Node::Terminal {
                winners: self.side(state, seat),
            },
        }
    }

    fn in_opening(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Opening { .. })
    }

    fn in_play(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Play { left, .. } if !left.is_whole())
    }

    fn chances(&self, state: &State, out: &mut Vec<(TwoDice, u32)>) {
        if self.chance_total(state) > 0 {
            out.extend(TwoDice::ALL.map(|dice| (dice, dice.weight())));
        }
    }

    fn chance_total(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Opening { .. } | Phase::Throw => TwoDice::WAYS,
            Phase::Play { .. } | Phase::Over => 0,
        }
    }

    fn chance_at(&self, _state: &State, ticket: u32) -> TwoDice {
        TwoDice::at(ticket)
    }

    fn happen(&self, state: &mut State, dice: TwoDice, sink: &mut impl Sink) {
        match state.phase {
            Phase::Opening { best, leader } => opening::throw(state, dice, best, leader, sink),
            Phase::Throw => {
                let (seat, faces) = (state.turn, || self.faces(dice));
                sink.emit(|| Event::Thrown {
                    seat,
                    faces: faces(),
                });
                let left = Left::of(dice);
                state.phase = Phase::Play { dice, left };
            }
            Phase::Play { .. } | Phase::Over => panic!("nobody is to throw"),
        }
    }

    fn faces(&self, dice: TwoDice) -> Faces {
        opening::faces(dice)
    }

    fn dice(&self, state: &State) -> Vec<Die> {
        let Phase::Play { dice, mut left } = state.phase else {
            return Vec::new();
        };
        let die = |face| {
            // Of doublets one is left when one has been played.
            let spent = !left.has(face);
            left = left.without(face);
            Die::plain(face, spent)
        };
        [dice.high(), dice.low()].map(die).into()
    }

    fn is_choice(&self, _state: &State, step: Step) -> bool {
        step != Step::Pass
    }

    fn play(&self, state: &State) -> (Seat, Play) {
        match state.phase {
            Phase::Play { left, .. } => (state.turn, Play::new(state.pawns, left)),
            _ => panic!("nobody is to play"),
        }
    }

    fn settle(&self, state: &State, mover: &Seat, play: &Play) -> State {
        let mut next = *state;
        next.pawns = play.pawns;
        match state.phase {
            _ if play.is_won(*mover) => next.phase = Phase::Over,
            Phase::Play { dice, .. } if !play.is_over(mover) => {
                let left = play.left;
                next.phase = Phase::Play { dice, left };
            }
            //
            _ => (next.turn, next.phase) = (state.seats.after(*mover), Phase::Throw),
        }
        next
    }

    fn apply(&self, state: &mut State, step: Step, sink: &mut impl Sink) {
        let (mover, before) = self.play(state);
        let after = before.after(&mover, step);
        let next = self.settle(state, &mover, &after);
        events::tell_step(&before, mover, step, sink);
        if after.is_over(&mover) {
            events::tell_end(self.node(&next), &before, mover, step, sink);
        }
        *state = next;
    }

    fn refusal(&self, state: &State, step: Step) -> Option<Refusal> {
        refusals::refusal(self, state, step)
    }

    fn pieces(&self, state: &State) -> Vec<Standing> {
        let of = |seat: Seat| {
            let marks = state.pawns[seat.index()];
            marks.map(|mark| Standing {
                piece: Piece::of(seat),
                at: spaces::space(seat, mark),
            })
        };
        state.seats.iter().flat_map(of).collect()
    }

    fn pointing(&self, state: &State, step: Step) -> Pointing {
        let Step::Go { from, to, .. } = step else {
            return Pointing::default();
        };
        let seat = state.turn;
        Pointing {
            piece: Some(Piece::of(seat)),
            from: Some(spaces::space(seat, from)),
            to: Some(spaces::space(seat, to)),
            captures: state::victim(&state.pawns, seat, to).into_iter().collect(),
            ..Pointing::default()
        }
    }

    fn attempts(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        let Phase::Play { left, .. } = state.phase else {
            return Vec::new();
        };
        let mark = |space| spaces::mark(state.turn, space);
        let (Some(from), Some(to)) = (mark(from), mark(to)) else {
            return Vec::new();
        };
        let steps = left.distinct().map(|die| Step::Go { die, from, to });
        // What was meant is the die that leads there: its refusal is the one worth hearing.
        let (mut steps, others): (Vec<_>, Vec<_>) = steps.partition(|step| step.leads());
        steps.extend(others);
        steps
    }

    fn board(&self) -> Board {
        board::board()
    }
}
