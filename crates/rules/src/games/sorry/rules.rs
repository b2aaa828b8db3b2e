//! All that options of Sorry! change, as data.

use words::text;

use super::card_kind::CardKind;
use crate::rule_option::house_rule;
use crate::ruleset::{RuleOption, Ruleset};

/// The rules under a ruleset.
#[derive(Clone, Copy, Debug)]
pub(super) struct SorryRules {
    /// Whether a pawn of each player begins on the circle (S-6).
    pub(super) fast: bool,
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
            hand,
            partners: has("partners"),
            any_card_starts: has("start=any"),
            two_goes_on: has("two=again"),
            four_goes_forward: has("four=forward"),
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

/// The options.
#[rustfmt::skip]
pub(super) const OPTIONS: &[RuleOption] = &[
    house_rule!("exact", &["yes", "no"], sorry_house::exact, sorry_house::exact_value, sorry_house::exact_says, Home, &["S-14"]),
    RuleOption::switch("fast", text!(sorry::fast), text!(sorry::fast_about), &["S-6"]),
    house_rule!("four", &["back", "forward"], sorry_house::four, sorry_house::four_value, sorry_house::four_says, Dice, &["S-15"]),
    house_rule!("hand", &["off", "", "3", "7"], sorry_house::hand, sorry_house::hand_value, sorry_house::hand_says, Dice, &["S-26"]),
    house_rule!("own-slides", &["no", "yes"], sorry_house::own_slides, house_rules::yes_or_no, sorry_house::own_slides_says, Moving, &["S-20"]),
    RuleOption::switch("partners", text!(sorry::partners), text!(sorry::partners_about), &["S-25"]),
    house_rule!("seven", &["shared", "whole"], sorry_house::seven, sorry_house::seven_value, sorry_house::seven_says, Dice, &["S-16"]),
    house_rule!("start", &["two", "any"], sorry_house::start, sorry_house::start_value, sorry_house::start_says, ComingOut, &["S-11"]),
    house_rule!("swap", &["free", "must"], sorry_house::swap, sorry_house::swap_value, sorry_house::swap_says, Dice, &["S-17"]),
    house_rule!("sweep", &["all", "ends"], sorry_house::sweep, sorry_house::sweep_value, sorry_house::sweep_says, Capturing, &["S-20"]),
    house_rule!("two", &["again", "once"], sorry_house::two, sorry_house::two_value, sorry_house::two_says, Dice, &["S-15"]),
];
