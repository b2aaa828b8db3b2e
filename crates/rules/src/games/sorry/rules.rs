//! All that options of Sorry! change, as data.

use words::{text, valued};

use super::card_kind::CardKind;
use super::card_rule::{CardRule, PRINTED};
use crate::race::{HEAD_STARTS, HeadStart};
use crate::rule_option::{house_rule, number, rules_under};
use crate::ruleset::{Choice, OptionOf, RuleOption, Ruleset};
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
    /// What each kind of card does.
    pub(super) cards: [CardRule; CardKind::ALL.len()],
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
    /// The rules of the print.
    const PRINTED: SorryRules = SorryRules {
        fast: false,
        head_starts: [HeadStart::NONE; 4],
        hand: 0,
        partners: false,
        cards: PRINTED,
        seven_splits: true,
        swap_is_free: true,
        exact_home: true,
        own_slides: false,
        slides_sweep: true,
    };

    /// The rules of a ruleset.
    pub(super) fn of(ruleset: &Ruleset) -> SorryRules {
        rules_under(ruleset, SorryRules::PRINTED, &OPTIONS)
    }

    /// What a card does.
    #[inline]
    pub(super) fn card(&self, kind: CardKind) -> &CardRule {
        &self.cards[kind.index()]
    }

    /// What a card does, to be changed.
    fn card_mut(&mut self, kind: CardKind) -> &mut CardRule {
        &mut self.cards[kind.index()]
    }
}

/// The seats (S-5).
pub(super) const SEATS: [SeatName; 4] = [
    SeatName::RED,
    SeatName::BLUE,
    SeatName::YELLOW,
    SeatName::GREEN,
];

/// The head start of the seat with this index.
const fn head_start<const SEAT: usize>() -> OptionOf<SorryRules> {
    let option = RuleOption::head_start(
        SEATS[SEAT],
        HEAD_STARTS,
        valued!(sorry_house::head_start_value),
        valued!(sorry_house::head_start_says),
        &["S-6"],
    );
    option
        .amending(&["S-5"])
        .sets(|rules: &mut SorryRules, value| {
            rules.head_starts[SEAT] = HeadStart {
                out: u8::from(value != "half"),
                halfway: u8::from(value != "1"),
            };
        })
}

/// The options, each with what a value changes.
#[rustfmt::skip]
pub(super) const OPTIONS: [OptionOf<SorryRules>; 16] = [
    house_rule!("exact", &["yes", "no"], sorry_house::exact, sorry_house::exact_value, sorry_house::exact_says, Home, &["S-14"])
        .sets(|rules, _| rules.exact_home = false),
    RuleOption::switch("fast", text!(sorry::fast), text!(sorry::fast_about), &["S-6"])
        .amending(&["S-5"])
        .sets(|rules, _| rules.fast = true),
    house_rule!("four", &["back", "forward"], sorry_house::four, sorry_house::four_value, sorry_house::four_says, Cards, &[])
        .amending(&["S-13", "S-15", "S-20"])
        .sets(|rules, _| {
            let texts = [text!(sorry_house::card_4), text!(sorry_house::start_4)];
            rules.card_mut(CardKind::Four).goes((4, 0), "4-forward", texts);
        }),
    house_rule!("hand", &["off", "", "3", "7"], sorry_house::hand, sorry_house::hand_value, sorry_house::hand_says, Cards, &["S-26"])
        .sets(|rules, value| rules.hand = if value.is_empty() { 5 } else { number(value).into() }),
    head_start::<1>(),
    head_start::<3>(),
    head_start::<0>(),
    head_start::<2>(),
    house_rule!("own-slides", &["no", "yes"], sorry_house::own_slides, house_rules::yes_or_no, sorry_house::own_slides_says, Moving, &["S-20"])
        .amending(&["S-22"])
        .sets(|rules, _| rules.own_slides = true),
    RuleOption::switch("partners", text!(sorry::partners), text!(sorry::partners_about), &["S-25"])
        .sets(|rules, _| rules.partners = true),
    house_rule!("seven", &["shared", "whole"], sorry_house::seven, sorry_house::seven_value, sorry_house::seven_says, Cards, &["S-16"])
        .amending(&["S-23"])
        .sets(|rules, _| {
            rules.seven_splits = false;
            rules.card_mut(CardKind::Seven).texts = [text!(sorry_house::card_7); 2];
        }),
    house_rule!("start", &["two", "any"], sorry_house::start, sorry_house::start_value, sorry_house::start_says, ComingOut, &["S-11"])
        .amending(&["S-15", "S-17"])
        .sets(|rules, _| {
            for kind in CardKind::ALL {
                rules.card_mut(kind).starts = !matches!(kind, CardKind::Seven | CardKind::Sorry);
            }
        }),
    house_rule!("swap", &["free", "must"], sorry_house::swap, sorry_house::swap_value, sorry_house::swap_says, Cards, &[])
        .amending(&["S-7", "S-17"])
        .sets(|rules, _| rules.swap_is_free = false),
    house_rule!("sweep", &["all", "ends"], sorry_house::sweep, sorry_house::sweep_value, sorry_house::sweep_says, Capturing, &["S-20"])
        .amending(&["S-22", "S-23"])
        .sets(|rules, _| rules.slides_sweep = false),
    house_rule!("ten", &["either", "forward"], sorry_house::ten, sorry_house::ten_value, sorry_house::ten_says, Cards, &[])
        .amending(&["S-13", "S-15"])
        .sets(|rules, _| {
            let texts = [text!(sorry_house::card_10), text!(sorry_house::start_10_forward)];
            rules.card_mut(CardKind::Ten).goes((10, 0), "10-forward", texts);
        }),
    house_rule!("two", &["again", "once"], sorry_house::two, sorry_house::two_value, sorry_house::two_says, Cards, &[])
        .amending(&["S-15", "S-19"])
        .sets(|rules, _| {
            rules.card_mut(CardKind::Two).draws_again = false;
            rules.card_mut(CardKind::Two).texts = [text!(sorry_house::card_2); 2];
        }),
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
