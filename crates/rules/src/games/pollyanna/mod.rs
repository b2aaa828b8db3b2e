//! Pollyanna: race four pawns home past turnouts and blockades, alone or with a partner.
//!
//! Comments cite the numbered rules (P-1, P-2, ...) of `crates/words/en/rulebooks/pollyanna.md`.

mod blockades;
mod board;
mod context;
mod events;
mod features;
mod legality;
mod play;
mod prospect;
#[cfg(test)]
mod tests;
mod track;
mod words;

pub use context::Context;
pub use play::Play;

use ::words::text;

use crate::board::Board;
use crate::chance::TwoDice;
use crate::event::Sink;
use crate::race::{
    self, Bonuses, PawnRow, Phase, Place, PlayedStep, Race, RacePlay as _, Rolled, Rules, State,
    StepCheck, Track,
};
use crate::refusal::Check;
use crate::ruleset::{Edition, Family, RuleOption, Ruleset};
use crate::seat::{Seat, SeatName, SeatSet};
use crate::turn::Play as _;
use context::REWARD;
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
    type Roll = TwoDice;
    type Play = Play;

    const FAMILY: &'static Family = &Family {
        editions: &[
            Edition {
                name: "pollyanna-1951",
                title: text!(pollyanna::title_1951),
                about: text!(pollyanna::about_1951),
                minutes: (10, 35),
            },
            Edition {
                name: "pollyanna-1916",
                title: text!(pollyanna::title_1916),
                about: text!(pollyanna::about_1916),
                minutes: (10, 35),
            },
        ],
        options: &[RuleOption {
            name: "partners",
            title: text!(pollyanna::partners),
            about: text!(pollyanna::partners_about),
        }],
        first_option: None,
        seats: &[
            SeatName::YELLOW,
            SeatName::GREEN,
            SeatName::RED,
            SeatName::BLUE,
        ],
        usual_seats: SeatSet(0b0101),
        full_table: SeatSet(0b1111),
    };

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

    fn new(ruleset: Ruleset) -> Pollyanna {
        Pollyanna {
            ruleset,
            partners: ruleset.has("partners"),
        }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

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

    fn board(&self) -> Board {
        board::board(self.edition())
    }

    #[inline]
    fn play(&self, state: &State) -> (Context, Play) {
        let rolled = state.rolled().expect("somebody is to play");
        context::begin(state, race::side_of(self, state.turn), rolled)
    }

    #[inline]
    fn state_after_turn(&self, state: &State, context: &Context, play: &Play) -> State {
        let mut next = *state;
        next.pawns[state.turn.index()] = play.own();
        play.send_back(context, &mut next);
        if play.is_won(context) {
            // A side has won, whoever of it moved last: positions alike are equal.
            let side = race::side_of(self, state.turn);
            next.turn = side.iter().next().unwrap_or(state.turn);
            next.phase = Phase::Over;
        } else if !play.is_over(context) {
            let bonuses = match play.reward() {
                true => Bonuses::NONE.with(REWARD),
                false => Bonuses::NONE,
            };
            next.phase = Phase::Play(Rolled {
                dice: context.dice,
                all: context.all,
                left: play.left(),
                bonuses,
            });
        } else {
            next.phase = Phase::Roll;
            if !self.rolls_again(context, play) {
                next.turn = self.next_turn(&next);
            }
        }
        next
    }

    fn tell(&self, played: &PlayedStep<'_, Self>, sink: &mut impl Sink) {
        events::tell(self, played, sink);
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

    /// P-16: whether the roll of this finished play earns another.
    fn rolls_again(&self, context: &Context, play: &Play) -> bool {
        // P-33: not for a player whose four are home.
        context.dice.is_doublet() && !play.stuck() && play.own() != PawnRow::all(HOME)
    }
}
