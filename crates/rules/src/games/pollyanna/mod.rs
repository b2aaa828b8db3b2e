//! Pollyanna: race four pawns home past turnouts and blockades, alone or with a partner.
//!
//! Comments cite the numbered rules (P-1, P-2, ...) of `crates/words/en/rulebooks/pollyanna.md`.

mod board;
#[cfg(test)]
mod tests;
mod track;

use ::words::{Plain, t, text};

use crate::board::Board;
use crate::cast::CastText;
use crate::race::{
    After, Blockade, Bonus, BonusTime, Citations, Entering, Race, RaceGame, RaceRules, RollAgain,
    Safe,
};
use crate::ruleset::{Edition, Family, RuleOption};
use crate::seat::{Seat, SeatName, SeatSet};
use track::ROAD;

/// The rules of Pollyanna.
#[derive(Clone, Copy, Debug)]
pub struct PollyannaRules;

/// Pollyanna, in either edition (P-34), with or without partners.
pub type Pollyanna = Race<PollyannaRules>;

/// The reward for a capture (P-30).
const REWARD: u8 = 10;

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
        options: &[
            RuleOption {
                name: "fast",
                title: text!(pollyanna::fast),
                about: text!(pollyanna::fast_about),
            },
            RuleOption {
                name: "partners",
                title: text!(pollyanna::partners),
                about: text!(pollyanna::partners_about),
            },
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
        road: &ROAD,
        // P-11, P-10.
        dice: 2,
        opening_dice: 2,
        // P-12, P-13.
        entering: Entering {
            number: 6,
            by_sum: true,
            is_duty: true,
        },
        pawns_out: 0,
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
            home: 0,
            time: BonusTime::First,
        },
        // P-16.
        roll_again: Some(RollAgain {
            after: After::Doublet,
            if_played: true,
            limit: None,
            sends_back: false,
        }),
        undersides: false,
        partners: false,
    };

    const OPTIONS: &'static [fn(&mut RaceRules)] = &[
        // P-35.
        |rules| rules.pawns_out = 1,
        // P-9.
        |rules| rules.partners = true,
    ];

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
        bonus: "P-30",
        winning: "P-32",
        winning_together: "P-33",
        ..Citations::NONE
    };

    const LEARNED_IN: Option<Plain> = Some(text!(pollyanna::learned_in));

    fn board(game: &Pollyanna) -> Board {
        board::board(game.edition())
    }

    fn cast(seat: Seat, text: CastText) -> String {
        let says = text.key();
        match seat.0 {
            0 => t!(pollyanna_cast::yellow, says),
            1 => t!(pollyanna_cast::green, says),
            2 => t!(pollyanna_cast::red, says),
            _ => t!(pollyanna_cast::blue, says),
        }
    }
}
