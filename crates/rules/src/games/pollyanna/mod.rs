#![doc = include_str!("../../../../words/en/rulebooks/pollyanna.md")]

mod board;
mod events;
mod facts;
mod features;
mod legality;
mod notation;
mod obstacles;
mod play;
mod prospect;
#[cfg(test)]
mod tests;
mod throw;
mod track;
mod words;

pub use play::Play;
pub use throw::Throw;

use ::words::text;

use crate::board::{Board, Space};
use crate::chance::{Die, Faces, TwoDice};
use crate::event::{Event, Sink};
use crate::game::{Game, Pointing};
use crate::piece::Standing;
use crate::race::{
    self, Bonuses, PawnRow, Phase, Place, Race, Rolled, Rules, Spend, State, Step, StepCheck, Track,
};
use crate::refusal::{Check, Refusal};
use crate::ruleset::{Edition, Family, RuleOption, Ruleset};
use crate::seat::{Seat, SeatName, SeatSet};
use crate::state::Node;
use crate::turn::Play as _;
use throw::REWARD;
use track::{HOME, TRACK};

/// Pollyanna, in either edition, with or without partners.
#[derive(Clone, Copy, Debug)]
pub struct Pollyanna {
    ruleset: Ruleset,
    /// P-9.
    partners: bool,
}

impl Race for Pollyanna {
    type Memory = ();

    const RULES: &'static Rules = &Rules {
        players: "P-8",
        partners: "P-9",
        opening: "P-10",
        capture: "P-28",
        turning_off: "P-26",
        home_path: "P-5",
        own_turnout: "P-4",
        dice: "P-11",
        entering: "P-12",
        must_enter: "P-13",
        passing: "P-17",
        moving: "P-18",
        home: "P-27",
        blockade: "P-20",
        blockade_on_start: "P-24",
        bonus: "P-30",
        winning: "P-32",
        winning_together: "P-33",
    };
    const ENTERING: u8 = 6;
    const BONUSES: &'static [u8] = &[REWARD];
    const BONUS_FIRST: bool = true;

    fn track(&self) -> &Track {
        &TRACK
    }

    fn has_partners(&self) -> bool {
        self.partners
    }

    fn room(&self, place: Place) -> (usize, &'static str) {
        match place {
            Place::Ring { .. } => (3, "P-20"),
            _ => (1, "P-23"),
        }
    }

    fn captures(&self, state: &State, step: Step) -> bool {
        self.play(state).1.captures(step)
    }

    fn check_step(&self, check: &StepCheck<'_, Self>) -> Check {
        legality::check_step(check)
    }

    fn check_duty(&self, check: &StepCheck<'_, Self>) -> Check {
        legality::check_duty(check)
    }
}

impl Pollyanna {
    /// The turn passes on from `state.turn`: to the right (P-2), past players who are done (P-33).
    fn next_turn(&self, state: &State) -> Seat {
        let mut seat = state.seats.after(state.turn);
        while race::all_home(self, state, seat) && seat != state.turn {
            seat = state.seats.after(seat);
        }
        seat
    }

    /// P-16: whether the throw of this finished play earns another.
    fn throws_again(&self, throw: &Throw, play: &Play) -> bool {
        // P-33: not for a player whose four are home.
        throw.dice.is_doublet() && !play.stuck() && play.own() != PawnRow::all(HOME)
    }
}

impl Game for Pollyanna {
    type State = State;
    type Action = Step;
    type Chance = TwoDice;
    type Play = Play;

    const TELLS_DANGER: bool = true;

    const FAMILY: &'static Family = &Family {
        editions: &[
            Edition {
                name: "pollyanna-1951",
                title: text!(pollyanna::title_1951),
                about: text!(pollyanna::about_1951),
                minutes: (20, 45),
            },
            Edition {
                name: "pollyanna-1916",
                title: text!(pollyanna::title_1916),
                about: text!(pollyanna::about_1916),
                minutes: (20, 45),
            },
        ],
        options: &[RuleOption {
            name: "partners",
            title: text!(pollyanna::partners),
            about: text!(pollyanna::partners_about),
        }],
        seats: &[
            SeatName::YELLOW,
            SeatName::GREEN,
            SeatName::RED,
            SeatName::BLUE,
        ],
        usual_seats: SeatSet(0b0101),
        full_table: SeatSet(0b1111),
    };

    fn new(ruleset: Ruleset) -> Pollyanna {
        Pollyanna {
            ruleset,
            partners: ruleset.has("partners"),
        }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn opening(&self, seats: SeatSet) -> Result<State, Refusal> {
        race::first_roll(self, seats)
    }

    fn begin(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        race::first_turn(self, seats, first)
    }

    fn seats(&self, state: &State) -> SeatSet {
        state.seats
    }

    fn side(&self, _state: &State, seat: Seat) -> SeatSet {
        race::side_of(self, seat)
    }

    #[inline]
    fn node(&self, state: &State) -> Node {
        state.node(race::side_of(self, state.turn))
    }

    fn in_opening(&self, state: &State) -> bool {
        state.in_opening()
    }

    fn in_play(&self, state: &State) -> bool {
        state.in_play()
    }

    fn chances(&self, state: &State, out: &mut Vec<(TwoDice, u32)>) {
        if self.chance_total(state) > 0 {
            out.extend(TwoDice::ALL.map(|dice| (dice, dice.weight())));
        }
    }

    fn chance_total(&self, state: &State) -> u32 {
        match state.phase {
            Phase::Opening(_) | Phase::Throw => TwoDice::WAYS,
            Phase::Play(_) | Phase::Over => 0,
        }
    }

    #[inline]
    fn chance_at(&self, _state: &State, ticket: u32) -> TwoDice {
        TwoDice::at(ticket)
    }

    #[inline]
    fn happen(&self, state: &mut State, dice: TwoDice, sink: &mut impl Sink) {
        let faces = || self.faces(dice);
        match state.phase {
            Phase::Opening(opening) => state.roll_opening(opening, dice.sum(), faces, sink),
            Phase::Throw => {
                let seat = state.turn;
                sink.emit(|| Event::Thrown {
                    seat,
                    faces: faces(),
                });
                self.roll(state, dice);
            }
            Phase::Play(_) | Phase::Over => panic!("nobody is to throw"),
        }
    }

    fn faces(&self, dice: TwoDice) -> Faces {
        Faces::Dice(vec![dice.high(), dice.low()])
    }

    fn dice(&self, state: &State) -> Vec<Die> {
        state.dice()
    }

    fn rewards(&self, state: &State) -> Vec<u8> {
        state.rewards()
    }

    fn is_choice(&self, _state: &State, step: Step) -> bool {
        step.spend != Spend::Pass
    }

    #[inline]
    fn play(&self, state: &State) -> (Throw, Play) {
        let rolled = state.rolled().expect("somebody is to play");
        throw::begin(state, race::side_of(self, state.turn), rolled)
    }

    #[inline]
    fn settle(&self, state: &State, throw: &Throw, play: &Play) -> State {
        let mut next = *state;
        next.pawns[state.turn.index()] = play.own();
        play.send_back(throw, &mut next);
        if play.is_won(throw) {
            // A side has won, whoever of it moved last: positions alike are equal.
            let side = race::side_of(self, state.turn);
            next.turn = side.iter().next().unwrap_or(state.turn);
            next.phase = Phase::Over;
        } else if !play.is_over(throw) {
            let bonuses = match play.reward() {
                true => Bonuses::NONE.with(REWARD),
                false => Bonuses::NONE,
            };
            next.phase = Phase::Play(Rolled {
                dice: throw.dice,
                all: throw.all,
                left: play.left(),
                bonuses,
            });
        } else {
            next.phase = Phase::Throw;
            if !self.throws_again(throw, play) {
                next.turn = self.next_turn(&next);
            }
        }
        next
    }

    #[inline]
    fn apply(&self, state: &mut State, step: Step, sink: &mut impl Sink) {
        let (throw, before) = self.play(state);
        let after = before.after(&throw, step);
        let next = self.settle(state, &throw, &after);
        self.tell_step(state, &before, step, &after, sink);
        if after.is_over(&throw) {
            self.tell_end(&throw, &before, step, &after, (state, &next), sink);
        }
        *state = next;
    }

    fn refusal(&self, state: &State, step: Step) -> Option<Refusal> {
        race::refusal(self, state, step)
    }

    fn pieces(&self, state: &State) -> Vec<Standing> {
        race::pieces(self, state)
    }

    fn pointing(&self, state: &State, step: Step) -> Pointing {
        race::pointing(self, state, step)
    }

    fn attempts(&self, state: &State, from: Space, to: Space) -> Vec<Step> {
        race::attempts(self, state, from, to)
    }

    fn about_to_throw(&self, state: &State, seat: Seat) -> Option<(Self, State)> {
        // P-33: not a player whose four are home.
        let next = state.about_to_throw(seat)?;
        (!race::all_home(self, state, seat)).then_some((*self, next))
    }

    fn board(&self) -> Board {
        board::board(self.ruleset.edition.name)
    }
}
