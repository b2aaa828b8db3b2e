//! GameName: a race for up to four players with two dice.
//!
//! Comments cite the numbered rules (X-1, X-2, ...) of `crates/words/en/rulebooks/game_name.md`.

mod board;
mod features;
mod legality;
mod play;
#[cfg(test)]
mod tests;
mod words;

pub use play::Play;

use ::words::text;

use crate::board::Board;
use crate::chance::TwoDice;
use crate::race::{
    self, Layout, Numbers, PathIndex, Phase, Place, Race, RacePlay as _, Rolled, Rules, StepCheck,
    Track,
};
use crate::refusal::Check;
use crate::ruleset::{Edition, Family, Ruleset};
use crate::seat::{SeatName, SeatSet};
use crate::turn::Play as _;

/// A state: this game remembers nothing beyond what every race does.
pub type State = race::State<()>;

/// The track.
const TRACK: Track = Track {
    layout: Layout {
        side: 10,
        turnout: 0,
        home_path: 3,
        turns_against_pawns: false,
    },
    entry: 1,
    entrance: 40,
    turnouts: None,
};
/// The path index of the starting space.
const START: PathIndex = TRACK.start();
/// The path index of home.
const HOME: PathIndex = TRACK.home();
/// The number that brings a pawn out of the yard.
const ENTERING: u8 = 6;
/// How many pawns a space of the ring or of a path holds.
const ROOM: usize = 2;

/// A plain race.
#[derive(Clone, Copy, Debug)]
pub struct GameName {
    ruleset: Ruleset,
}

impl Race for GameName {
    type Memory = ();
    type Roll = TwoDice;
    type Play = Play;

    // The names here are used by the set-up form, addresses and records. A second edition or an
    // option is another line; its rules depend on `self.ruleset`.
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
        // Yellow and Red, opposite each other.
        usual_seats: SeatSet(0b0101),
        full_table: SeatSet(0b1111),
    };
    const RULES: &'static Rules = &Rules {
        players: "X-3",
        partners: "X-3",
        opening: "X-4",
        capture: "X-12",
        turning_off: "X-2",
        home_path: "X-2",
        own_turnout: "X-2",
        dice: "X-5",
        entering: "X-8",
        must_enter: "X-8",
        passing: "X-7",
        moving: "X-9",
        home: "X-13",
        blockade: "X-11",
        blockade_on_start: "X-11",
        bonus: "X-5",
        winning: "X-14",
        winning_together: "X-14",
    };
    const ENTERING: u8 = ENTERING;

    fn new(ruleset: Ruleset) -> GameName {
        GameName { ruleset }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn track(&self) -> &Track {
        &TRACK
    }

    fn board(&self) -> Board {
        board::board()
    }

    fn room(&self, _place: Place) -> (usize, &'static str) {
        (ROOM, "X-10")
    }

    fn play(&self, state: &State) -> (Numbers, Play) {
        let rolled = state.rolled().expect("a decision has a roll");
        let play = Play {
            mover: state.turn,
            pawns: state.pawns,
            left: rolled.left,
        };
        (rolled.numbers(), play)
    }

    fn state_after_turn(&self, state: &State, numbers: &Numbers, play: &Play) -> State {
        let mut next = *state;
        next.pawns = play.pawns;
        match state.phase {
            _ if play.is_won() => next.phase = Phase::Over,
            Phase::Play(rolled) if !play.is_over(numbers) => {
                let left = play.left();
                next.phase = Phase::Play(Rolled { left, ..rolled });
            }
            //
            _ => (next.turn, next.phase) = (state.seats.after(state.turn), Phase::Roll),
        }
        next
    }

    fn check_step(&self, check: &StepCheck<'_, GameName>) -> Check {
        legality::check_step(check)
    }

    fn check_duty(&self, check: &StepCheck<'_, GameName>) -> Check {
        legality::check_duty(check)
    }
}
