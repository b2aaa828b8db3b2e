//! Options of races: what each value changes in the rules.

use ::words::{text, valued};

use super::rules::{BonusTime, HeadStart, NumberSet, RaceRules, Safe};
use super::{PAWNS, RaceGame};
use crate::rule_option::{OptionOf, house_rule, number, rules_under};
use crate::ruleset::{Choice, Preset, RuleOption, Ruleset};
use crate::seat::SeatName;

/// The numbers of the rules in whose place an option stands.
type Replaces = &'static [&'static str];

/// The values of an option in notation, that of the print first.
type Values = &'static [&'static str];

/// An option of a race.
pub type RaceOption = OptionOf<RaceRules>;

impl RaceOption {
    /// The head start of the seat with this index: `no`, or `1`, `2`, `half`.
    pub const fn head_start<const SEAT: usize>(seat: SeatName, replaces: Replaces) -> RaceOption {
        let option = RuleOption::head_start(
            seat,
            HEAD_STARTS,
            valued!(house_rules::head_start_value),
            valued!(house_rules::head_start_says),
            replaces,
        );
        option.sets(|rules: &mut RaceRules, value| {
            rules.head_starts[SEAT] = match value {
                "half" => HeadStart { out: 0, halfway: 1 },
                _ => HeadStart {
                    out: number(value),
                    halfway: 0,
                },
            };
        })
    }
}

/// The head starts of races with pawns.
pub const HEAD_STARTS: Values = &["no", "1", "2", "half"];

/// A function for each house rule: its name in notation, title, value in a few words, value as a sentence, group,
/// and what a value changes in the rules.
macro_rules! house_rules {
    ($(
        $(#[doc = $doc:literal])+
        $function:ident: $name:literal, $title:ident::$title_name:ident, $label:ident::$label_name:ident,
            $says:ident::$says_name:ident, $group:ident, $apply:expr;
    )+) => {
        impl RaceOption {
            $(
                $(#[doc = $doc])+
                pub const fn $function(values: Values, replaces: Replaces) -> RaceOption {
                    house_rule!(
                        $name, values, $title::$title_name, $label::$label_name, $says::$says_name, $group, replaces
                    ).sets($apply)
                }
            )+
        }
    };
}

house_rules! {
    /// Whether nobody passes a blockade, all do, or there are none: `bar`, `pass`, `none`.
    blockades: "blockades", house_rules::blockades,
        house_rules::blockades_value, house_rules::blockades_says, Blockades, |rules, value| {
        match &mut rules.blockade {
            Some(blockade) if value != "none" => blockade.may_pass = value == "pass",
            blockade => *blockade = None,
        }
    };
    /// For how many turns after the one that formed it a blockade may stand: a number, or `never` to be broken.
    breaking: "break", house_rules::breaking,
        house_rules::breaking_value, house_rules::breaking_says, Blockades, |rules, value| {
        if let Some(blockade) = &mut rules.blockade {
            blockade.due = (value != "never").then(|| number(value) + 1);
        }
    };
    /// The bonus for a capture, in spaces.
    capture: "capture", house_rules::capture,
        house_rules::spaces, house_rules::capture_says, Capturing,
        |rules, value| rules.bonus.capture = number(value);
    /// How many dice are rolled: `2`, `1`. With one die there are no doublets and no sums.
    dice: "dice", house_rules::dice_count,
        house_rules::dice_count_value, house_rules::dice_count_says, Dice, |rules, value| {
        rules.dice = number(value);
        if rules.dice == 1 {
            rules.entering.by_sum = false;
            rules.entering.by_doublet = false;
            rules.roll_again.doublets = false;
            rules.undersides = false;
        }
    };
    /// Whether doublets bring another roll: `again`, `once`.
    doublets: "doublets", house_rules::doublets,
        house_rules::doublets_value, house_rules::doublets_says, Dice,
        |rules, value| rules.roll_again.doublets = value == "again";
    /// The numbers that enter a pawn: `5`, `6`, `either`.
    enter: "enter", house_rules::enter,
        house_rules::enter_value, house_rules::enter_says, ComingOut, |rules, value| {
        rules.entering.numbers = match value {
            "either" => NumberSet::of(&[5, 6]),
            _ => NumberSet::of(&[number(value)]),
        };
    };
    /// Whether any doublet enters a pawn with both dice: `yes`, `no`.
    enter_doublets: "enter-doublets", house_rules::enter_doublets,
        house_rules::yes_or_no, house_rules::enter_doublets_says, ComingOut,
        |rules, value| rules.entering.by_doublet = value == "yes";
    /// Whether the sum of two dice enters a pawn: `yes`, `no`.
    enter_sum: "enter-sum", house_rules::enter_sum,
        house_rules::yes_or_no, house_rules::enter_sum_says, ComingOut,
        |rules, value| rules.entering.by_sum = value == "yes";
    /// Whether pawns come home by exact count: `yes`, `no`.
    exact: "exact", house_rules::exact,
        house_rules::exact_value, house_rules::exact_says, Home,
        |rules, value| rules.exact_home = value == "yes";
    /// The shorter start: `fast`, or `fast=2`, with so many pawns out.
    fast: "fast", house_rules::fast,
        house_rules::fast_value, house_rules::fast_says, ComingOut, |rules, value| {
        rules.pawns_out = match value {
            "off" => 0,
            "" => 1,
            _ => number(value),
        };
    };
    /// The bonus for a pawn brought home, in spaces.
    home: "home", house_rules::home,
        house_rules::spaces, house_rules::home_says, Home, |rules, value| rules.bonus.home = number(value);
    /// Whether the two pawns of a blockade may meet again in one roll: `yes`, `no`.
    march: "march", house_rules::march,
        house_rules::yes_or_no, house_rules::march_says, Blockades, |rules, value| {
        if let Some(blockade) = &mut rules.blockade {
            blockade.may_march = value == "yes";
        }
    };
    /// Whether pawns must enter: `yes`, `no`.
    must_enter: "must-enter", house_rules::must_enter,
        house_rules::yes_or_no, house_rules::must_enter_says, ComingOut,
        |rules, value| rules.entering.is_duty = value == "yes";
    /// How many pawns a player brings home. The others are there from the start.
    pawns: "pawns", house_rules::pawns,
        house_rules::pawns_value, house_rules::pawns_says, Home,
        |rules, value| rules.pawns_home = PAWNS as u8 - number(value);
    /// How many pawns of one side a space of the ring holds.
    room: "room", house_rules::room,
        house_rules::room_value, house_rules::room_says, Moving,
        |rules, value| rules.ring_room = number(value);
    /// Where a single pawn cannot be captured: `own`, `none`, `starts`, `all`.
    safe: "safe", house_rules::safe,
        house_rules::safe_value, house_rules::safe_says, Capturing, |rules, value| {
        rules.safe = match value {
            "own" => Safe::OwnColour,
            "starts" => Safe::Starts,
            "all" => Safe::Coloured,
            _ => Safe::Nowhere,
        };
    };
    /// Whether a six brings another roll: `again`, `no`.
    sixes: "sixes", house_rules::sixes,
        house_rules::sixes_value, house_rules::sixes_says, Dice,
        |rules, value| rules.roll_again.number = if value == "again" { 6 } else { 0 };
    /// What becomes of the third roll in a turn that would bring another: `play`, `lose`, `back`.
    third: "third", house_rules::third,
        house_rules::third_value, house_rules::third_says, Dice, |rules, value| {
        rules.roll_again.limit = (value != "play").then_some(2);
        rules.roll_again.sends_back = value == "back";
    };
    /// When a bonus is used: `first`, `last`.
    timing: "timing", house_rules::timing,
        house_rules::timing_value, house_rules::timing_says, Capturing, |rules, value| {
        rules.bonus.time = if value == "first" { BonusTime::First } else { BonusTime::Last };
    };
    /// Whether the undersides of doublets count: `yes`, `no`.
    undersides: "undersides", house_rules::undersides,
        house_rules::undersides_value, house_rules::undersides_says, Dice,
        |rules, value| rules.undersides = value == "yes";
}

/// No blockades, as a set of house rules.
pub const fn no_blockades(minutes: (u8, u8)) -> Preset {
    Preset {
        title: text!(house_rules::no_blockades),
        about: text!(house_rules::no_blockades_about),
        choices: "blockades=none",
        minutes,
    }
}

/// A short game, as a set of house rules.
pub const fn quick(minutes: (u8, u8)) -> Preset {
    Preset {
        title: text!(house_rules::quick),
        about: text!(house_rules::quick_about),
        choices: "exact=no+fast=2+pawns=3",
        minutes,
    }
}

/// Pairs of choices of a race's ruleset that contradict each other: the kit cannot play them together, or one of them
/// changes nothing beside the other.
pub fn contradictions<G: RaceGame>(ruleset: &Ruleset) -> Vec<[Choice; 2]> {
    let rules = rules_of::<G>(ruleset);
    let changed = |name: &str| {
        let choice = ruleset.choice(name);
        choice.is_some_and(|choice| !choice.is_as_printed())
    };
    let remembered = match rules.blockade {
        Some(rule) if !rule.may_march => "march",
        Some(rule) if rule.due.is_some() => "break",
        _ => "",
    };
    let no_blockades = rules.blockade.is_none();
    let one_die = rules.dice == 1;
    let brings_another = match changed("dice") {
        true => "dice",
        false => "doublets",
    };
    let pawns = rules.pawns_out + rules.pawns_home;
    let of_seats = G::FAMILY.options.iter().filter_map(|option| {
        let seat = G::FAMILY.seat(option.seat?.letter)?;
        Some((option.name, rules.head_starts[seat.index()]))
    });
    let head_starts = of_seats.flat_map(|(name, HeadStart { out, halfway })| {
        let exists = out + halfway > 0;
        let all = usize::from(pawns + out + halfway);
        let or_fast = if rules.pawns_home > 0 {
            "pawns"
        } else {
            "fast"
        };
        [
            (
                "fast",
                name,
                out > 0 && rules.pawns_out + out > rules.ring_room,
            ),
            (or_fast, name, exists && all > PAWNS),
        ]
    });
    let pairs = [
        ("blockades", "march", no_blockades && changed("march")),
        ("blockades", "break", no_blockades && changed("break")),
        ("room", remembered, rules.ring_room != 2),
        ("partners", remembered, rules.partners),
        // Sets of path indexes count up to three pawns of a side.
        ("partners", "room", rules.partners && rules.ring_room > 3),
        ("fast", "room", rules.pawns_out > rules.ring_room),
        ("fast", "pawns", usize::from(pawns) > PAWNS),
        (
            "capture",
            "timing",
            !rules.bonus.exists() && changed("timing"),
        ),
        ("dice", "doublets", one_die && changed("doublets")),
        (
            "dice",
            "enter-doublets",
            one_die && changed("enter-doublets"),
        ),
        ("dice", "enter-sum", one_die && changed("enter-sum")),
        ("dice", "undersides", one_die && changed("undersides")),
        (
            brings_another,
            "third",
            !rules.roll_again.exists() && changed("third"),
        ),
    ];
    let found = pairs
        .into_iter()
        .chain(head_starts)
        .filter(|(.., contradicts)| *contradicts);
    found
        .filter_map(|(one, other, _)| Some([ruleset.choice(one)?, ruleset.choice(other)?]))
        .collect()
}

/// The rules of a race under a ruleset.
pub(super) fn rules_of<G: RaceGame>(ruleset: &Ruleset) -> RaceRules {
    rules_under(ruleset, G::RULES, G::OPTIONS)
}
