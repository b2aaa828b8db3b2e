//! All that options of Annie change, as data.

use words::valued;

use super::state::SEATS;
use super::track;
use crate::rule_option::house_rule;
use crate::ruleset::{RuleOption, Ruleset};
use crate::seat::SeatName;

/// The rules under a ruleset.
#[derive(Clone, Copy, Debug)]
pub(super) struct AnnieRules {
    /// Whether Annie reaches A Happy Ending by exact count only.
    pub(super) exact_end: bool,
    /// The stars that a friend gives.
    pub(super) gift: u8,
    /// The stars that the mover takes after each move by dice.
    pub(super) landing: u8,
    /// The stars with which each seat begins.
    pub(super) stars: [u8; SEATS],
    /// The space on which Annie begins.
    pub(super) start: u8,
}

impl AnnieRules {
    /// The rules of a ruleset.
    pub(super) fn of(ruleset: Ruleset) -> AnnieRules {
        let value = |name| ruleset.choice(name).map_or("", |choice| choice.value());
        let number = |name| value(name).parse().expect("a number");
        let head_start = |seat| value(head_start(seat).name).parse().unwrap_or(0);
        let stars: u8 = number("stars");
        let start = value("street").strip_prefix("from-");
        AnnieRules {
            exact_end: ruleset.has("exact=yes"),
            gift: number("friends"),
            landing: number("landing"),
            stars: SEAT_NAMES.map(|seat| stars + head_start(seat)),
            start: start.map_or(track::ORPHANAGE, |space| space.parse().expect("a space")),
        }
    }
}

/// The seats.
pub(super) const SEAT_NAMES: [SeatName; SEATS] = [
    SeatName::YELLOW,
    SeatName::BLUE,
    SeatName::RED,
    SeatName::GREEN,
    SeatName::ORANGE,
    SeatName::PURPLE,
];

/// The head start of a seat.
const fn head_start(seat: SeatName) -> RuleOption {
    RuleOption::head_start(
        seat,
        &["no", "3", "6"],
        valued!(annie_house::head_start_value),
        valued!(annie_house::head_start_says),
        &["A-2"],
    )
}

/// The options.
#[rustfmt::skip]
pub(super) const OPTIONS: &[RuleOption] = &[
    house_rule!("exact", &["no", "yes"], annie_house::exact, annie_house::exact_value, annie_house::exact_says, Moving, &["A-6"]),
    house_rule!("friends", &["3", "1", "2", "5"], annie_house::friends, annie_house::stars_value, annie_house::friends_says, Stars, &["A-14", "A-15"]),
    head_start(SeatName::BLUE),
    head_start(SeatName::GREEN),
    head_start(SeatName::ORANGE),
    head_start(SeatName::PURPLE),
    head_start(SeatName::RED),
    head_start(SeatName::YELLOW),
    house_rule!("landing", &["0", "1"], annie_house::landing, annie_house::stars_value, annie_house::landing_says, Stars, &["A-7"]),
    house_rule!("stars", &["0", "1", "3"], annie_house::stars, annie_house::stars_value, annie_house::stars_says, Stars, &["A-2"]),
    house_rule!("street", &["whole", "from-12", "from-21"], annie_house::street, annie_house::street_value, annie_house::street_says, Moving, &["A-1"]),
];
