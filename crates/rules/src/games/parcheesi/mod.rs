//! Parcheesi: race four pawns home with dice, bonuses and blockades.
//!
//! Comments cite the numbered rules (C-1, C-2, ...) of `crates/words/en/rulebooks/parcheesi.md`.

mod blockade_ages;
mod blockade_pairs;
mod blockades;
mod board;
mod chance;
mod context;
mod doublets;
mod events;
mod features;
mod indexes;
mod legality;
mod memory;
mod notation;
mod play;
mod play_state;
mod prospect;
#[cfg(test)]
mod tests;
mod track;
mod words;

pub use chance::Thrown;
pub use context::Context;
pub use memory::Memory;
pub use play::Play;

use ::words::text;

use crate::board::Board;
use crate::chance::TwoDice;
use crate::event::Sink;
use crate::notation::{Fields, NotationError};
use crate::race::{
    self, PathIndex, Phase, Place, PlayedStep, Race, RacePlay as _, Rolled, Rules, StepCheck,
    Track, YARD,
};
use crate::refusal::Check;
use crate::ruleset::{Edition, Family, RuleOption, Ruleset};
use crate::seat::{SeatName, SeatSet};
use crate::turn::Play as _;
use blockade_pairs::BlockadePairs;
use doublets::{DOUBLETS, is_third_doublet};
use indexes::Indexes;
use track::{OF_68, OF_72};

/// A state.
pub type State = race::State<Memory>;

/// The number that enters a pawn (C-7).
const ENTERING: u8 = 5;
/// The bonus for a pawn brought home (C-20).
const BROUGHT_HOME: u8 = 10;
/// The bonus for a capture (C-20).
const CAPTURE: u8 = 20;
/// The pawns that a space of the ring or of a home path holds (C-12).
const ROOM: usize = 2;

/// Parcheesi, on the ring of 72 spaces or of 68.
#[derive(Clone, Copy, Debug)]
pub struct Parcheesi {
    ruleset: Ruleset,
    /// C-1.
    track: Track,
    /// The path indexes of safe spaces (C-1).
    safe: Indexes,
}

impl Race for Parcheesi {
    type Memory = Memory;
    type Roll = Thrown;
    type Play = Play;

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
        first_option: None,
        seats: &[
            SeatName::YELLOW,
            SeatName::BLUE,
            SeatName::RED,
            SeatName::GREEN,
        ],
        full_table: SeatSet(0b1111),
        usual_seats: SeatSet(0b0101),
    };

    const RULES: &'static Rules = &Rules {
        players: "C-5",
        partners: "C-5",
        opening: "C-5",
        capture: "C-17",
        turning_off: "C-19",
        home_path: "C-3",
        own_turnout: "C-3",
        dice: "C-6",
        entering: "C-7",
        must_enter: "C-7",
        passing: "C-8",
        moving: "C-11",
        home: "C-19",
        blockade: "C-12",
        blockade_on_start: "C-15",
        bonus: "C-20",
        winning: "C-21",
        winning_together: "C-21",
    };
    const ENTERING: u8 = ENTERING;
    const BONUSES: &'static [u8] = &[BROUGHT_HOME, CAPTURE];
    // With commas, two dice that are left are not mistaken for a roll.
    const LEFT_SEPARATOR: &'static str = ",";

    fn new(ruleset: Ruleset) -> Parcheesi {
        let track = if ruleset.has("ring68") { OF_68 } else { OF_72 };
        Parcheesi {
            ruleset,
            track,
            safe: track::safe(&track),
        }
    }

    fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    fn track(&self) -> &Track {
        &self.track
    }

    fn room(&self, _place: Place) -> (usize, &'static str) {
        (ROOM, "C-12")
    }

    fn board(&self) -> Board {
        board::board(self.track)
    }

    fn roll(&self, state: &mut State, dice: TwoDice) {
        let own = state.own();
        // C-9; the third doublet is not played (C-10).
        let played = dice.is_doublet() && state.memory.doublets < DOUBLETS;
        state.memory.pairs = BlockadePairs::of(own);
        state.phase = Phase::Play(Rolled::new(dice, played && !own.has(YARD)));
    }

    #[inline]
    fn play(&self, state: &State) -> (Context, Play) {
        context::begin(self, state)
    }

    #[inline]
    fn state_after_turn(&self, state: &State, context: &Context, play: &Play) -> State {
        let mut next = *state;
        let seat = state.turn;
        let own = play.own();
        let memory = &mut next.memory;
        let blockades = &mut memory.blockades[seat.index()];
        next.pawns[seat.index()] = own;
        *blockades = blockades.keep(play.standing());
        if play.is_won() {
            next.phase = Phase::Over;
            memory.doublets = 0;
            memory.end_roll();
        } else if !play.is_over(context) {
            let play_state = play.state();
            (memory.forfeited, memory.pairs) = (play_state.forfeited, play_state.pairs);
            next.phase = Phase::Play(Rolled {
                dice: context.dice,
                all: context.all,
                left: play_state.left,
                bonuses: play_state.bonuses,
            });
        } else {
            next.phase = Phase::Roll;
            if context.dice.is_doublet() && !context.third {
                // C-9: another roll, played or not.
                memory.doublets += 1;
            } else {
                *blockades = blockades.grown(own);
                memory.doublets = 0;
                next.turn = state.seats.after(seat);
            }
            memory.end_roll();
        }
        play.send_back(&self.track, context, state.turn, &mut next);
        next
    }

    fn sent_back(&self, state: &State) -> Option<PathIndex> {
        // C-10: the third doublet sends the pawn nearest home back.
        let pawn = is_third_doublet(state).then(|| self.play(state).1.nearest_home());
        pawn.filter(|&index| index != YARD)
    }

    fn tell(&self, played: &PlayedStep<'_, Self>, sink: &mut impl Sink) {
        events::tell(self, played, sink);
    }

    fn write_keys(&self, state: &State) -> String {
        notation::write_keys(self, state)
    }

    fn read_keys(&self, fields: &Fields<'_>, state: &mut State) -> Result<(), NotationError> {
        notation::read_keys(self, fields, state)
    }

    fn check_step(&self, check: &StepCheck<'_, Self>) -> Check {
        legality::check_step(check)
    }

    fn check_duty(&self, check: &StepCheck<'_, Self>) -> Check {
        legality::check_duty(check)
    }
}
