//! Annie: one piece for all players, who collect stars until she comes home.
//!
//! Comments cite the numbered rules (A-1, A-2, ...) of `crates/words/en/rulebooks/annie.md`.

mod actions;
mod board;
mod chance;
mod events;
mod features;
mod notation;
mod packed;
mod play;
mod refusals;
mod rules;
mod state;
#[cfg(test)]
mod tests;
mod track;
mod words;

pub use actions::Step;
pub use chance::{Chance, Dice};
pub use state::State;

use std::cmp::Ordering;

use ::words::{t, text};

use crate::board::{Board, Space};
use crate::chance::{Die, Faces, Look};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::piece::PiecePosition;
use crate::progress::Progress;
use crate::race::check_first;
use crate::refusal::Refusal;
use crate::ruleset::{Edition, Family, Preset, Ruleset, declared};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::view::{ActionView, View};
use events::ANNIE;
use rules::{AnnieRules, OPTIONS, SEAT_NAMES};
use state::{Cause, Phase, SEATS, STARS};

/// Annie.
#[derive(Clone, Copy, Debug)]
pub struct Annie {
    ruleset: Ruleset,
    rules: AnnieRules,
}

impl Annie {
    /// whether these seats can play.
    fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        let reason = match seats.len() {
            _ if !seats.iter().all(|seat| Self::FAMILY.all_seats().has(seat)) => {
                t!(annie_refusals::six_seats)
            }
            2..=SEATS => return Ok(()),
            _ => t!(annie_refusals::players),
        };
        Err(Refusal::new("A-2", reason))
    }
}

impl Game for Annie {
    type State = State;

    type Action = Step;

    type Chance = Chance;

    type Scratch = Vec<State>;

    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "annie",
            title: text!(annie::title),
            about: text!(annie::about),
            minutes: (3, 10),
        }],
        options: &declared(&OPTIONS),
        contradictions: |_| Vec::new(),
        presets: &[
            Preset {
                title: text!(annie_house::quick_street),
                about: text!(annie_house::quick_street_about),
                choices: "street=from-21",
                minutes: (2, 6),
            },
            Preset {
                title: text!(annie_house::every_landing),
                about: text!(annie_house::every_landing_about),
                choices: "landing=1",
                minutes: (3, 10),
            },
        ],
        sheet_options: &[],
        seats: &SEAT_NAMES,
        usual_seats: SeatSet(0b00_0011),
        full_table: SeatSet(0b00_1111),
    };

    fn new(ruleset: Ruleset) -> Annie {
        Annie {
            ruleset,
            rules: AnnieRules::of(&ruleset),
        }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn initial_state(&self, seats: SeatSet) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        let first = seats.iter().next().expect("seats were checked");
        Ok(State::set_up(&self.rules, seats, first, Phase::Opening))
    }

    fn initial_state_with_first(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        self.check_seats(seats)?;
        check_first("A-2", seats, first)?;
        let phase = Phase::Roll(Cause::Turn);
        Ok(State::set_up(&self.rules, seats, first, phase))
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
            Phase::Opening | Phase::Roll(_) => Node::Chance { seat },
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

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let tickets = 0..self.chance_weight_total(state);
        out.extend(tickets.map(|ticket| (self.sample_outcome(state, ticket), 1)));
    }

    #[inline]
    fn chance_weight_total(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Opening => state.seats.len() as u32,
            Phase::Roll(cause) if state.single(cause).is_some() => Dice::WAYS_OF_ONE,
            Phase::Roll(_) => Dice::WAYS_OF_TWO,
            Phase::Play(..) | Phase::Give | Phase::Choose | Phase::Over => 0,
        }
    }

    /// The lot for who begins is nobody's roll.
    fn is_automatic_chance(&self, state: &State) -> bool {
        self.in_opening(state)
    }

    #[inline]
    fn sample_outcome(&self, state: &State, ticket: u32) -> Chance {
        match state.phase {
            Phase::Roll(cause) if state.single(cause).is_some() => {
                Chance::Dice(Dice::one_at(ticket))
            }
            Phase::Roll(_) => Chance::Dice(Dice::two_at(ticket)),
            _ => {
                let mut seats = state.seats.iter();
                Chance::Lot(seats.nth(ticket as usize).expect("a lot for each seat"))
            }
        }
    }

    #[inline]
    fn apply_chance(&self, state: &mut State, chance: Chance, sink: &mut impl Sink) {
        match (state.phase, chance) {
            (Phase::Opening, Chance::Lot(seat)) => {
                (state.turn, state.phase) = (seat, Phase::Roll(Cause::Turn));
                sink.emit(|| Event::Begins { seat });
            }
            (Phase::Roll(cause), Chance::Dice(dice)) => {
                sink.emit(|| Event::Rolled {
                    seat: state.turn,
                    faces: self.roll_view(chance),
                });
                state.phase = Phase::Play(cause, dice);
            }
            _ => panic!("{chance} cannot come now"),
        }
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Step>) {
        state.each_step(&self.rules, |step| out.push(step));
    }

    #[inline]
    fn results(&self, state: &State, distinct: &mut Vec<State>, mut each: impl FnMut(State)) {
        distinct.clear();
        state.each_step(&self.rules, |step| {
            let after = play::after(&self.rules, state, step);
            if !distinct.contains(&after) {
                distinct.push(after);
                each(after);
            }
        });
    }

    fn path(&self, state: &State, result: &State) -> Vec<Step> {
        let mut steps = Vec::new();
        self.legal_actions(state, &mut steps);
        steps.retain(|step| play::after(&self.rules, state, *step) == *result);
        steps.truncate(1);
        steps
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step, sink: &mut impl Sink) {
        play::make(&self.rules, state, step, sink);
    }

    fn refusal(&self, state: &State, step: Step) -> Option<Refusal> {
        refusals::refusal(&self.rules, state, step)
    }
}

impl View for Annie {
    /// The numbers of the dice, the red one first; none for a lot.
    fn roll_view(&self, chance: Chance) -> Faces {
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

    fn pieces(&self, state: &State) -> Vec<PiecePosition> {
        vec![PiecePosition {
            piece: ANNIE,
            at: Space(state.annie),
        }]
    }

    fn action_view(&self, state: &State, step: Step) -> ActionView {
        if let Step::Give(seat) | Step::Against(seat) = step {
            let seat = state.others().has(seat).then_some(seat);
            return ActionView {
                seat,
                ..ActionView::default()
            };
        }
        let Some(goal) = state.goal(&self.rules, step) else {
            return ActionView::default();
        };
        ActionView {
            piece: Some(ANNIE),
            from: Some(Space(state.annie)),
            to: Some(Space(goal)),
            cost: match state.phase {
                Phase::Play(_, dice) => Some(dice.cost()),
                _ => None,
            },
            ..ActionView::default()
        }
    }

    fn is_player_choice(&self, state: &State, step: Step) -> bool {
        match step {
            Step::Go => false,
            Step::Forward | Step::Backward => true,
            // Of two players, the other one is meant.
            Step::Give(_) | Step::Against(_) => state.others().len() > 1,
        }
    }

    fn candidate_actions(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        if from != Space(state.annie) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.legal_actions(state, &mut legal);
        let meant = |step: &Step| state.goal(&self.rules, *step).map(Space) == Some(to);
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
        board::board(&self.rules)
    }
}

impl Progress for Annie {
    fn steps_to_go(&self, state: &State, seat: Seat) -> i32 {
        i32::from(STARS - state.stars_of(seat))
    }

    fn tally(&self, state: &State, seat: Seat) -> u32 {
        u32::from(state.stars_of(seat))
    }
}
