//! All that options of Sorry! change, as data.

use words::{text, valued};

use super::card_kind::CardKind;
use crate::race::{HEAD_STARTS, HeadStart};
use crate::rule_option::house_rule;
use crate::ruleset::{Choice, RuleOption, Ruleset};
use crate::seat::SeatName;

/// The rules under a ruleset.
#[derive(Clone, Copy, Debug)]
pub(super) struct SorryRules {
    /// Whether a pawn of each player begins on the circle (S-6).
    pub(super) fast: bool,
    /// What each seat has more than that.
    pub(super) head_starts: [HeadStart; 4],
    /// How many cards a hand has (S-26); 0 without hands.
    pub(super) hand: u32,
    /// Whether opposite seats are partners (S-25).
    pub(super) partners: bool,
    /// Whether any card but a 7 and a Sorry! starts a pawn; otherwise a 1 and a 2 do (S-11).
    pub(super) any_card_starts: bool,
    /// Whether another card follows a 2 (S-15).
    pub(super) two_goes_on: bool,
    /// Whether a 4 goes forward (S-15).
    pub(super) four_goes_forward: bool,
    /// Whether a 10 also goes back 1 (S-15).
    pub(super) ten_goes_back: bool,
    /// Whether pawns can share a 7 (S-16).
    pub(super) seven_splits: bool,
    /// Whether the swap of an 11 can be declined if no pawn can go forward 11 (S-17).
    pub(super) swap_is_free: bool,
    /// Whether pawns reach home by exact count only (S-14). A 7 always needs the exact count.
    pub(super) exact_home: bool,
    /// Whether pawns slide on slides of their own colour too (S-20).
    pub(super) own_slides: bool,
    /// Whether a slide bumps everybody on it, not only at its two ends (S-20).
    pub(super) slides_sweep: bool,
}

impl SorryRules {
    /// The rules of a ruleset.
    pub(super) fn of(ruleset: Ruleset) -> SorryRules {
        let has = |choice| ruleset.has(choice);
        let hand = match ruleset.choice("hand").map(|choice| choice.value()) {
            None | Some("off") => 0,
            Some("") => 5,
            Some(count) => count.parse().expect("a number"),
        };
        SorryRules {
            fast: has("fast"),
            head_starts: SEATS.map(|seat| {
                let option = head_start(seat).name;
                match ruleset.choice(option).map(|choice| choice.value()) {
                    Some("1") => HeadStart { out: 1, halfway: 0 },
                    Some("half") => HeadStart { out: 0, halfway: 1 },
                    Some("2") => HeadStart { out: 1, halfway: 1 },
                    _ => HeadStart::NONE,
                }
            }),
            hand,
            partners: has("partners"),
            any_card_starts: has("start=any"),
            two_goes_on: has("two=again"),
            four_goes_forward: has("four=forward"),
            ten_goes_back: has("ten=either"),
            seven_splits: has("seven=shared"),
            swap_is_free: has("swap=free"),
            exact_home: has("exact=yes"),
            own_slides: has("own-slides=yes"),
            slides_sweep: has("sweep=all"),
        }
    }

    /// Whether a card brings a pawn out of START onto its circle (S-11).
    #[inline]
    pub(super) fn starts(&self, card: CardKind) -> bool {
        match card {
            CardKind::One | CardKind::Two => true,
            CardKind::Seven | CardKind::Sorry => false,
            _ => self.any_card_starts,
        }
    }
}

/// The seats (S-5).
pub(super) const SEATS: [SeatName; 4] = [
    SeatName::RED,
    SeatName::BLUE,
    SeatName::YELLOW,
    SeatName::GREEN,
];

/// The head start of a seat.
const fn head_start(seat: SeatName) -> RuleOption {
    RuleOption::head_start(
        seat,
        HEAD_STARTS,
        valued!(sorry_house::head_start_value),
        valued!(sorry_house::head_start_says),
        &["S-6"],
    )
}

/// The options.
#[rustfmt::skip]
pub(super) const OPTIONS: &[RuleOption] = &[
    house_rule!("exact", &["yes", "no"], sorry_house::exact, sorry_house::exact_value, sorry_house::exact_says, Home, &["S-14"]),
    RuleOption::switch("fast", text!(sorry::fast), text!(sorry::fast_about), &["S-6"]),
    house_rule!("four", &["back", "forward"], sorry_house::four, sorry_house::four_value, sorry_house::four_says, Cards, &["S-13", "S-15"]),
    house_rule!("hand", &["off", "", "3", "7"], sorry_house::hand, sorry_house::hand_value, sorry_house::hand_says, Cards, &["S-26"]),
    head_start(SeatName::BLUE),
    head_start(SeatName::GREEN),
    head_start(SeatName::RED),
    head_start(SeatName::YELLOW),
    house_rule!("own-slides", &["no", "yes"], sorry_house::own_slides, house_rules::yes_or_no, sorry_house::own_slides_says, Moving, &["S-20"]),
    RuleOption::switch("partners", text!(sorry::partners), text!(sorry::partners_about), &["S-25"]),
    house_rule!("seven", &["shared", "whole"], sorry_house::seven, sorry_house::seven_value, sorry_house::seven_says, Cards, &["S-16"]),
    house_rule!("start", &["two", "any"], sorry_house::start, sorry_house::start_value, sorry_house::start_says, ComingOut, &["S-11"]),
    house_rule!("swap", &["free", "must"], sorry_house::swap, sorry_house::swap_value, sorry_house::swap_says, Cards, &["S-7", "S-17"]),
    house_rule!("sweep", &["all", "ends"], sorry_house::sweep, sorry_house::sweep_value, sorry_house::sweep_says, Capturing, &["S-20"]),
    house_rule!("ten", &["either", "forward"], sorry_house::ten, sorry_house::ten_value, sorry_house::ten_says, Cards, &["S-15"]),
    house_rule!("two", &["again", "once"], sorry_house::two, sorry_house::two_value, sorry_house::two_says, Cards, &["S-15"]),
];

/// Pairs of choices that contradict each other: a circle has room for one pawn.
pub(super) fn contradictions(ruleset: &Ruleset) -> Vec<[Choice; 2]> {
    let Some(fast) = ruleset
        .choices()
        .find(|choice| choice.option.name == "fast")
    else {
        return Vec::new();
    };
    let is_on_circle = |choice: &Choice| choice.option.seat.is_some() && choice.value() != "half";
    let on_circle = ruleset.choices().filter(is_on_circle);
    on_circle.map(|choice| [fast, choice]).collect()
}
