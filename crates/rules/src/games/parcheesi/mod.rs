//! Parcheesi: race four pawns home with dice, bonuses and blockades.
//!
//! Comments cite the numbered rules (C-1, C-2, ...) of `crates/words/en/rulebooks/parcheesi.md`.

mod board;
#[cfg(test)]
mod tests;
mod track;

use ::words::{Plain, t, text};

use crate::board::Board;
use crate::race::{
    Blockade, Bonus, BonusTime, Citations, Entering, Race, RaceGame, RaceOption, RaceRules,
    RollAgain, Safe, contradictions, no_blockades, quick,
};
use crate::rule_option::house_rule;
use crate::ruleset::{Edition, Family, Preset, declared};
use crate::seat::{Seat, SeatName, SeatSet};
use track::{OF_68, OF_72};

/// The rules of Parcheesi.
#[derive(Clone, Copy, Debug)]
pub struct ParcheesiRules;

/// Parcheesi, on the ring of 72 spaces or of 68.
pub type Parcheesi = Race<ParcheesiRules>;

/// At so many turns a blockade is due (C-14).
const DUE: u8 = 4;
/// So many doublets may be played in a turn (C-10).
const DOUBLETS: u8 = 2;

/// The options, each with the rules in whose place it stands.
const OPTIONS: [RaceOption; 25] = [
    RaceOption::blockades(&["bar", "pass", "none"], &["C-12", "C-15"]).amending(&["C-17", "C-18"]),
    RaceOption::breaking(&["3", "never", "1", "2"], &["C-14"]),
    RaceOption::capture(&["20", "0", "5", "10", "50"], &["C-20"]),
    RaceOption::dice(&["2", "1"], &["C-6", "C-7", "C-9"]),
    RaceOption::doublets(&["again", "once"], &["C-9", "C-10"]),
    RaceOption::enter(&["5", "6", "either"], &["C-7"]),
    RaceOption::enter_doublets(&["no", "yes"], &["C-7"]),
    RaceOption::enter_sum(&["yes", "no"], &["C-7"]),
    RaceOption::exact(&["yes", "no"], &[]).amending(&["C-19"]),
    RaceOption::fast(&["off", "", "2", "4"], &["C-22"]).amending(&["C-5"]),
    RaceOption::head_start::<1>(SeatName::BLUE, &["C-22"]).amending(&["C-5"]),
    RaceOption::head_start::<3>(SeatName::GREEN, &["C-22"]).amending(&["C-5"]),
    RaceOption::head_start::<2>(SeatName::RED, &["C-22"]).amending(&["C-5"]),
    RaceOption::head_start::<0>(SeatName::YELLOW, &["C-22"]).amending(&["C-5"]),
    RaceOption::home(&["10", "0", "5", "20"], &["C-20"]),
    RaceOption::march(&["no", "yes"], &["C-13"]),
    RaceOption::must_enter(&["yes", "no"], &["C-7"]),
    RaceOption::pawns(&["4", "3", "2"], &["C-21"]).amending(&["C-5"]),
    house_rule!(
        "ring68",
        &["off", ""],
        parcheesi::ring68,
        house_rules::yes_or_no,
        parcheesi::ring68_says,
        Moving,
        &[]
    )
    .amending(&["C-1"])
    .sets(|rules, _| rules.road = &OF_68),
    RaceOption::room(&["2", "4"], &["C-12"]),
    RaceOption::safe(&["all", "none", "starts"], &["C-16"]).amending(&["C-1"]),
    RaceOption::sixes(&["no", "again"], &["C-9", "C-10"]),
    RaceOption::third(&["back", "lose", "play"], &["C-10"]),
    RaceOption::timing(&["last", "first"], &["C-20"]),
    RaceOption::undersides(&["yes", "no"], &["C-9"]),
];

impl RaceGame for ParcheesiRules {
    const FAMILY: &'static Family = &Family {
        editions: &[Edition {
            name: "parcheesi",
            title: text!(parcheesi::title),
            about: text!(parcheesi::about),
            minutes: (10, 30),
        }],
        options: &declared(&OPTIONS),
        contradictions: contradictions::<ParcheesiRules>,
        presets: &[
            Preset {
                title: text!(house_rules::parchis),
                about: text!(house_rules::parchis_about),
                choices: "break=never+dice=1+ring68+sixes=again",
                minutes: (20, 65),
            },
            no_blockades((10, 25)),
            quick((5, 15)),
        ],
        sheet_options: &["fast"],
        seats: &[
            SeatName::YELLOW,
            SeatName::BLUE,
            SeatName::RED,
            SeatName::GREEN,
        ],
        full_table: SeatSet(0b1111),
        usual_seats: SeatSet(0b0101),
    };

    type Indexes = u128;

    const RULES: RaceRules = RaceRules {
        // C-6, C-5.
        dice: 2,
        opening_dice: 1,
        // C-7, C-8.
        entering: Entering {
            by_sum: true,
            is_duty: true,
            ..Entering::by(&[5])
        },
        // C-19.
        exact_home: true,
        // C-12.
        ring_room: 2,
        lane_room: 2,
        // C-13, C-14.
        blockade: Some(Blockade {
            may_pass: false,
            may_march: false,
            due: Some(DUE),
        }),
        // C-1, C-16.
        safe: Safe::Coloured,
        // C-20.
        bonus: Bonus {
            capture: 20,
            home: 10,
            time: BonusTime::Last,
        },
        // C-9, C-10.
        roll_again: RollAgain {
            doublets: true,
            limit: Some(DOUBLETS),
            sends_back: true,
            ..RollAgain::NEVER
        },
        // C-9.
        undersides: true,
        ..RaceRules::plain(&OF_72)
    };

    const OPTIONS: &'static [RaceOption] = &OPTIONS;

    const CITATIONS: &'static Citations = &Citations {
        players: "C-5",
        partners: "C-5",
        opening: "C-5",
        capture: "C-17",
        safe: "C-16",
        turning_off: "C-19",
        home_path: "C-3",
        own_turnout: "C-3",
        dice: "C-6",
        all_dice: "C-8",
        entering: "C-7",
        must_enter: "C-7",
        passing: "C-8",
        moving: "C-11",
        home: "C-19",
        ring_room: "C-12",
        lane_room: "C-12",
        blockade: "C-12",
        blockade_on_start: "C-15",
        may_not_march: "C-13",
        due: "C-14",
        undersides: "C-9",
        roll_limit: "C-10",
        bonus: "C-20",
        winning: "C-21",
        winning_together: "C-21",
        ..Citations::NONE
    };

    const CAST: [&'static str; 4] = ["Bandu", "Mayur", "Rani", "Moti"];
    const LEARNED_IN: Option<Plain> = Some(text!(parcheesi::learned_in));

    fn board(game: &Parcheesi) -> Board {
        board::board(game)
    }

    fn cast_line(seat: Seat, says: &str) -> String {
        match seat.0 {
            0 => t!(parcheesi_cast::yellow, says),
            1 => t!(parcheesi_cast::blue, says),
            2 => t!(parcheesi_cast::red, says),
            _ => t!(parcheesi_cast::green, says),
        }
    }
}
