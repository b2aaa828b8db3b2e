//! Pollyanna: race four pawns home past turnouts and blockades, alone or with a partner.
//!
//! Comments cite the numbered rules (P-1, P-2, ...) of `crates/words/en/rulebooks/pollyanna.md`.

mod board;
#[cfg(test)]
mod tests;
mod track;

use ::words::{Plain, t, text, valued};

use crate::board::Board;
use crate::race::{
    Blockade, Bonus, BonusTime, Citations, Entering, Race, RaceGame, RaceOption, RaceRules,
    RollAgain, Safe, contradictions, no_blockades, quick,
};
use crate::rule_option::house_rule;
use crate::ruleset::{Edition, Family, Preset, RuleOption, declared};
use crate::seat::{Seat, SeatName, SeatSet};
use track::{ROAD, WITHOUT_TURNOUTS};

/// The rules of Pollyanna.
#[derive(Clone, Copy, Debug)]
pub struct PollyannaRules;

/// Pollyanna, in either edition (P-34), with or without partners.
pub type Pollyanna = Race<PollyannaRules>;

/// The reward for a capture (P-30).
const REWARD: u8 = 10;

/// The options, each with the rules in whose place it stands.
const OPTIONS: [RaceOption; 24] = [
    RaceOption::blockades(&["bar", "pass", "none"], &["P-20", "P-24"])
        .amending(&["P-28", "P-29", "P-33"]),
    RaceOption::breaking(&["never", "1", "2", "3"], &["P-21"]),
    RaceOption::capture(&["10", "0", "5", "20", "50"], &["P-30"])
        .saying(valued!(pollyanna::capture_says)),
    RaceOption::doublets(&["again", "once"], &["P-16"]),
    RaceOption::enter(&["6", "5", "either"], &["P-12"]),
    RaceOption::enter_doublets(&["no", "yes"], &["P-12"]),
    RaceOption::enter_sum(&["yes", "no"], &["P-12"]),
    RaceOption::exact(&["yes", "no"], &["P-27"]),
    RaceOption::fast(&["off", "", "2", "4"], &["P-35"]).amending(&["P-8"]),
    RaceOption::head_start::<3>(SeatName::BLUE, &["P-35"]).amending(&["P-8"]),
    RaceOption::head_start::<1>(SeatName::GREEN, &["P-35"]).amending(&["P-8"]),
    RaceOption::head_start::<2>(SeatName::RED, &["P-35"]).amending(&["P-8"]),
    RaceOption::head_start::<0>(SeatName::YELLOW, &["P-35"]).amending(&["P-8"]),
    RaceOption::home(&["0", "5", "10", "20"], &["P-31"]).saying(valued!(pollyanna::home_says)),
    RaceOption::must_enter(&["yes", "no"], &["P-13"]),
    RuleOption::switch(
        "partners",
        text!(pollyanna::partners),
        text!(pollyanna::partners_about),
        &["P-9"],
    )
    .sets(|rules, _| rules.partners = true),
    RaceOption::pawns(&["4", "3", "2"], &["P-32"]).amending(&["P-8"]),
    RaceOption::room(&["3", "2", "4"], &["P-20"]),
    RaceOption::safe(&["own", "none", "starts", "all"], &["P-25"]),
    RaceOption::sixes(&["no", "again"], &["P-16"]),
    RaceOption::third(&["play", "lose", "back"], &["P-16"]),
    RaceOption::timing(&["first", "last"], &["P-30"]),
    house_rule!(
        "turnouts",
        &["open", "closed"],
        house_rules::turnouts,
        house_rules::turnouts_value,
        house_rules::turnouts_says,
        Moving,
        &["P-4"]
    )
    .amending(&["P-5", "P-18"])
    .sets(|rules, _| rules.road = &WITHOUT_TURNOUTS),
    RaceOption::undersides(&["no", "yes"], &["P-16"]),
];

impl RaceGame for PollyannaRules {
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
        options: &declared(&OPTIONS),
        contradictions: contradictions::<PollyannaRules>,
        presets: &[
            Preset {
                title: text!(house_rules::gentle),
                about: text!(house_rules::gentle_about),
                choices: "enter=either+enter-doublets=yes+must-enter=no",
                minutes: (10, 35),
            },
            no_blockades((10, 35)),
            quick((5, 20)),
        ],
        sheet_options: &["fast"],
        seats: &[
            SeatName::YELLOW,
            SeatName::GREEN,
            SeatName::RED,
            SeatName::BLUE,
        ],
        usual_seats: SeatSet(0b0101),
        full_table: SeatSet(0b1111),
    };

    type Indexes = u64;

    const RULES: RaceRules = RaceRules {
        // P-11, P-10.
        dice: 2,
        opening_dice: 2,
        // P-12, P-13.
        entering: Entering {
            by_sum: true,
            is_duty: true,
            ..Entering::by(&[6])
        },
        // P-27.
        exact_home: true,
        // P-20, P-23.
        ring_room: 3,
        lane_room: 1,
        // P-20, P-21.
        blockade: Some(Blockade {
            may_pass: false,
            may_march: true,
            due: None,
        }),
        // P-25.
        safe: Safe::OwnColour,
        // P-30, P-31.
        bonus: Bonus {
            capture: REWARD,
            time: BonusTime::First,
            ..Bonus::NONE
        },
        // P-16.
        roll_again: RollAgain {
            doublets: true,
            if_played: true,
            ..RollAgain::NEVER
        },
        ..RaceRules::plain(&ROAD)
    };

    const OPTIONS: &'static [RaceOption] = &OPTIONS;

    const CITATIONS: &'static Citations = &Citations {
        players: "P-8",
        partners: "P-9",
        opening: "P-10",
        capture: "P-28",
        safe: "P-25",
        turning_off: "P-26",
        home_path: "P-5",
        own_turnout: "P-4",
        dice: "P-11",
        all_dice: "P-15",
        entering: "P-12",
        must_enter: "P-13",
        passing: "P-17",
        moving: "P-18",
        home: "P-27",
        ring_room: "P-20",
        lane_room: "P-23",
        blockade: "P-20",
        blockade_on_start: "P-24",
        blockade_on_entrance: Some("P-24"),
        blockade_at_turnout: "P-24",
        // Without such a rule in the print: those that house rules stand beside.
        due: "P-21",
        undersides: "P-16",
        roll_limit: "P-16",
        bonus: "P-30",
        winning: "P-32",
        winning_together: "P-33",
        ..Citations::NONE
    };

    const CAST: [&'static str; 4] = ["Hattie", "Finch", "Lou", "Barlow"];
    const LEARNED_IN: Option<Plain> = Some(text!(pollyanna::learned_in));

    fn board(game: &Pollyanna) -> Board {
        board::board(game.edition())
    }

    fn cast_line(seat: Seat, says: &str) -> String {
        match seat.0 {
            0 => t!(pollyanna_cast::yellow, says),
            1 => t!(pollyanna_cast::green, says),
            2 => t!(pollyanna_cast::red, says),
            _ => t!(pollyanna_cast::blue, says),
        }
    }
}
