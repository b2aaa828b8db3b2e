//! All that options of Annie change, as data.

use words::valued;

use super::state::SEATS;
use super::track;
use crate::rule_option::{house_rule, number, rules_under};
use crate::ruleset::{OptionOf, RuleOption, Ruleset};
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
    /// The rules of the print.
    const PRINTED: AnnieRules = AnnieRules {
        exact_end: false,
        gift: 3,
        landing: 0,
        stars: [0; SEATS],
        start: track::ORPHANAGE,
    };

    /// The rules of a ruleset.
    pub(super) fn of(ruleset: &Ruleset) -> AnnieRules {
        rules_under(ruleset, AnnieRules::PRINTED, &OPTIONS)
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

/// The head start of the seat with this index.
const fn head_start<const SEAT: usize>() -> OptionOf<AnnieRules> {
    let option = RuleOption::head_start(
        SEAT_NAMES[SEAT],
        &["no", "3", "6"],
        valued!(annie_house::head_start_value),
        valued!(annie_house::head_start_says),
        &[],
    );
    option
        .amending(&["A-2"])
        .sets(|rules: &mut AnnieRules, value| rules.stars[SEAT] += number(value))
}

/// The options, each with what a value changes.
#[rustfmt::skip]
pub(super) const OPTIONS: [OptionOf<AnnieRules>; 11] = [
    house_rule!("exact", &["no", "yes"], annie_house::exact, annie_house::exact_value, annie_house::exact_says, Moving, &[])
        .amending(&["A-6"])
        .sets(|rules, _| rules.exact_end = true),
    house_rule!("friends", &["3", "1", "2", "5"], annie_house::friends, annie_house::stars_value, annie_house::friends_says, Stars, &[])
        .amending(&["A-14", "A-15"])
        .sets(|rules, value| rules.gift = number(value)),
    head_start::<1>(),
    head_start::<3>(),
    head_start::<4>(),
    head_start::<5>(),
    head_start::<2>(),
    head_start::<0>(),
    house_rule!("landing", &["0", "1"], annie_house::landing, annie_house::stars_value, annie_house::landing_says, Stars, &[])
        .amending(&["A-7"])
        .sets(|rules, value| rules.landing = number(value)),
    house_rule!("stars", &["0", "1", "3"], annie_house::stars, annie_house::stars_value, annie_house::stars_says, Stars, &[])
        .amending(&["A-2"])
        .sets(|rules, value| rules.stars.iter_mut().for_each(|stars| *stars += number(value))),
    house_rule!("street", &["whole", "from-12", "from-21"], annie_house::street, annie_house::street_value, annie_house::street_says, Moving, &[])
        .amending(&["A-1"])
        .sets(|rules, value| rules.start = number(value.trim_start_matches("from-"))),
];
