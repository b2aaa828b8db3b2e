//! A small game written from nothing, and one game of it.
//!
//! First to Ten, for two to four players. T-1: Each player has one counter, which starts on 0.
//! T-2: Roll a die, then either move forward that many spaces, or stay. T-3: A counter that ends its
//! move on a rival's counter sends it back to 0. T-4: Nobody may stay on 0. T-5: The first counter to
//! reach 10 or more wins.
//!
//! A game for the page also implements `View`, `Notation`, `Words`, `Progress` and `Features`, as the
//! toy in `tests/rules/toy/dash` does.

use std::fmt;
use std::str::FromStr;

use rules::event::{Event, NullSink, Sink};
use rules::game::Game;
use rules::refusal::{Check, Refusal, broken};
use rules::ruleset::{Edition, Family, Ruleset};
use rules::seat::{Seat, SeatName, SeatSet};
use rules::state::Node;
use words::text;

#[derive(Clone, Copy, Debug)]
struct FirstToTen {
    ruleset: Ruleset,
}

const GOAL: u8 = 10;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    counters: [u8; 4],
    seats: SeatSet,
    turn: Seat,
    /// The roll to play; `None` before the roll.
    roll: Option<Roll>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Action {
    Forward,
    Stay,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Roll(u8);

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Roll {
    type Err = String;

    fn from_str(text: &str) -> Result<Roll, String> {
        let number = text.parse().ok().filter(|number| (1..=6).contains(number));
        number
            .map(Roll)
            .ok_or_else(|| "a number from 1 to 6".to_owned())
    }
}

impl State {
    fn counter(&self) -> u8 {
        self.counters[self.turn.index()]
    }

    /// The counter's space after a roll, unless the counter stays.
    fn goal(&self, action: Action) -> u8 {
        let Roll(number) = self.roll.expect("there is a roll to play");
        match action {
            Action::Forward => self.counter() + number,
            Action::Stay => self.counter(),
        }
    }

    /// T-4: nobody may stay on 0.
    fn leaves_the_start(&self, action: Action) -> Check {
        if self.goal(action) == 0 {
            return broken("T-4", "a counter may not stay on 0");
        }
        Ok(())
    }
}

impl Game for FirstToTen {
    type State = State;
    type Action = Action;
    type Chance = Roll;
    // Every play is one action, so finding all results needs no memory.
    type Scratch = ();

    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "first-to-ten",
            // A game on the list of games has texts of its own, in every language.
            title: text!(page::new_game),
            about: text!(page::rules),
            minutes: (1, 2),
        }],
        options: &[],
        contradictions: |_| Vec::new(),
        presets: &[],
        sheet_options: &[],
        seats: &[
            SeatName::YELLOW,
            SeatName::GREEN,
            SeatName::RED,
            SeatName::BLUE,
        ],
        usual_seats: SeatSet(0b0101),
        full_table: SeatSet(0b1111),
    };

    fn new(ruleset: Ruleset) -> FirstToTen {
        FirstToTen { ruleset }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The first seat in play starts: there is no opening roll.
    fn initial_state(&self, seats: SeatSet) -> Result<State, Refusal> {
        self.initial_state_with_first(seats, seats.iter().next().unwrap_or(Seat(0)))
    }

    fn initial_state_with_first(&self, seats: SeatSet, first: Seat) -> Result<State, Refusal> {
        if !(2..=4).contains(&seats.len()) || !seats.has(first) {
            return Err(Refusal::new(
                "T-1",
                "two to four play, and one of them starts",
            ));
        }
        Ok(State {
            counters: [0; 4],
            seats,
            turn: first,
            roll: None,
        })
    }

    fn seats(&self, state: &State) -> SeatSet {
        state.seats
    }

    fn side(&self, _state: &State, seat: Seat) -> SeatSet {
        SeatSet::EMPTY.with(seat)
    }

    fn node(&self, state: &State) -> Node {
        let seat = state.turn;
        match state.roll {
            // T-5
            _ if state.counter() >= GOAL => Node::Terminal {
                winners: SeatSet::EMPTY.with(seat),
            },
            None => Node::Chance { seat },
            Some(_) => Node::Decision { seat },
        }
    }

    fn in_opening(&self, _state: &State) -> bool {
        false
    }

    fn in_play(&self, _state: &State) -> bool {
        false
    }

    fn chance_outcomes(&self, state: &State, out: &mut Vec<(Roll, u32)>) {
        if let Node::Chance { .. } = self.node(state) {
            out.extend((1..=6).map(|number| (Roll(number), 1)));
        }
    }

    fn chance_weight_total(&self, state: &State) -> u32 {
        match self.node(state) {
            Node::Chance { .. } => 6,
            _ => 0,
        }
    }

    fn sample_outcome(&self, _state: &State, ticket: u32) -> Roll {
        Roll(ticket as u8 + 1)
    }

    fn apply_chance(&self, state: &mut State, roll: Roll, _sink: &mut impl Sink) {
        state.roll = Some(roll);
    }

    fn legal_actions(&self, state: &State, out: &mut Vec<Action>) {
        if let Node::Decision { .. } = self.node(state) {
            let actions = [Action::Forward, Action::Stay].into_iter();
            out.extend(actions.filter(|action| state.leaves_the_start(*action).is_ok()));
        }
    }

    fn results(&self, state: &State, _scratch: &mut (), mut each: impl FnMut(State)) {
        let mut actions = Vec::new();
        self.legal_actions(state, &mut actions);
        for action in actions {
            let mut after = state.clone();
            self.apply(&mut after, action, &mut NullSink);
            each(after);
        }
    }

    fn path(&self, state: &State, result: &State) -> Vec<Action> {
        let forward = result.counters[state.turn.index()] != state.counter();
        vec![if forward {
            Action::Forward
        } else {
            Action::Stay
        }]
    }

    fn apply(&self, state: &mut State, action: Action, sink: &mut impl Sink) {
        let (seat, goal) = (state.turn, state.goal(action));
        if action == Action::Forward {
            // T-3
            for counter in state
                .counters
                .iter_mut()
                .filter(|counter| **counter == goal)
            {
                *counter = 0;
            }
            state.counters[seat.index()] = goal;
        }
        state.roll = None;
        if goal >= GOAL {
            let seats = SeatSet::EMPTY.with(seat);
            return sink.emit(|| Event::Won { seats });
        }
        state.turn = state.seats.after(seat);
        let to = state.turn;
        sink.emit(|| Event::TurnPasses { to });
    }

    fn refusal(&self, state: &State, action: Action) -> Option<Refusal> {
        Refusal::by(|_| state.leaves_the_start(action))
    }
}

fn main() {
    let game = FirstToTen::new(Ruleset::of(FirstToTen::FAMILY, 0));
    let mut state = game
        .initial_state(FirstToTen::FAMILY.usual_seats)
        .expect("the usual seats can play");
    // The pips of a die that a person rolled; a program would use random numbers.
    let mut rolls = [3, 5, 2, 6, 4, 1].into_iter().cycle();
    while game.node(&state).seat().is_some() {
        if let Node::Chance { seat } = game.node(&state) {
            let roll = Roll(rolls.next().expect("the rolls repeat"));
            println!("{} rolls {roll}", FirstToTen::FAMILY.colour(seat));
            game.apply_chance(&mut state, roll, &mut NullSink);
        } else {
            if let Some(refusal) = game.refusal(&state, Action::Stay) {
                println!("  no choice: {refusal}");
            }
            let mut actions = Vec::new();
            game.legal_actions(&state, &mut actions);
            game.apply(&mut state, actions[0], &mut NullSink);
        }
    }
    println!("{} wins", FirstToTen::FAMILY.colour(state.turn));
}
