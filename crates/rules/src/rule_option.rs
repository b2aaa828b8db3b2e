//! Options of the rules: their values, and choices among these.

use std::fmt;

use words::{Plain, Valued, t, text, valued};

use crate::ruleset::Ruleset;
use crate::seat::SeatName;

/// An option of a game: of its print, such as partners, or a house rule.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// The name in notation and addresses: `partners`, `capture`.
    pub name: &'static str,
    /// The title: "Partners". See [`RuleOption::title`].
    pub(crate) title: Plain,
    /// The seat that it is for; `None` if it is for all.
    pub seat: Option<SeatName>,
    /// The values in notation, that of the print first, at least 2. The empty value is written as the bare name.
    pub values: &'static [&'static str],
    /// A value in a few words, for a choice among several.
    pub label: Valued,
    /// A value as a sentence. For an option of one seat, its colour goes before it.
    pub(crate) says: Valued,
    /// The group in a form's list of house rules; `None` for an option that stands beside this list.
    pub group: Option<Group>,
    /// The rules of the rulebook in whose place the option stands.
    pub replaces: &'static [&'static str],
    /// The rules of the rulebook that hold except for what the option changes.
    pub amends: &'static [&'static str],
}

/// The groups in which a form shows house rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Coming out of the yard, and the start of the game.
    ComingOut,
    /// Moving.
    Moving,
    /// Capturing, and where it is not possible.
    Capturing,
    /// Blockades.
    Blockades,
    /// Rolls.
    Dice,
    /// Cards.
    Cards,
    /// What players collect.
    Stars,
    /// Reaching home, and the end of the game.
    Home,
    /// What some players have more than others at the start.
    HeadStart,
}

impl Group {
    /// The groups, in the order of a form.
    pub const ALL: [Group; 9] = [
        Group::ComingOut,
        Group::Moving,
        Group::Capturing,
        Group::Blockades,
        Group::Dice,
        Group::Cards,
        Group::Stars,
        Group::Home,
        Group::HeadStart,
    ];

    /// The title in the current language.
    pub fn title(self) -> &'static str {
        match self {
            Group::ComingOut => t!(house_rules::coming_out),
            Group::Moving => t!(house_rules::moving),
            Group::Capturing => t!(house_rules::capturing),
            Group::Blockades => t!(house_rules::blockades_group),
            Group::Dice => t!(house_rules::dice),
            Group::Cards => t!(house_rules::cards),
            Group::Stars => t!(house_rules::stars_group),
            Group::Home => t!(house_rules::home_group),
            Group::HeadStart => t!(house_rules::head_start),
        }
    }
}

/// A value of an option, written `partners` or `capture=10`.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The option.
    pub option: &'static RuleOption,
    /// The index of the value in [`RuleOption::values`].
    pub(crate) index: u8,
}

impl RuleOption {
    /// An option of the print, on or off.
    pub const fn switch(
        name: &'static str,
        title: Plain,
        says: Plain,
        replaces: &'static [&'static str],
    ) -> RuleOption {
        RuleOption {
            name,
            title,
            seat: None,
            values: &["off", ""],
            label: valued!(house_rules::yes_or_no),
            says: Valued::of(says),
            group: None,
            replaces,
            amends: &[],
        }
    }

    /// What a seat has more than the others at the start.
    pub const fn head_start(
        seat: SeatName,
        values: &'static [&'static str],
        label: Valued,
        says: Valued,
        replaces: &'static [&'static str],
    ) -> RuleOption {
        RuleOption {
            name: match seat.letter {
                'B' => "head-blue",
                'G' => "head-green",
                'O' => "head-orange",
                'P' => "head-purple",
                'R' => "head-red",
                _ => "head-yellow",
            },
            title: text!(house_rules::head_start),
            seat: Some(seat),
            values,
            label,
            says,
            group: Some(Group::HeadStart),
            replaces,
            amends: &[],
        }
    }

    /// The option, which also changes a part of these rules of the rulebook.
    #[must_use]
    pub const fn amending(mut self, amends: &'static [&'static str]) -> RuleOption {
        self.amends = amends;
        self
    }

    /// The option, with what a value that differs from the print changes in the rules of its game.
    pub const fn sets<R>(self, apply: fn(&mut R, &'static str)) -> OptionOf<R> {
        OptionOf {
            option: self,
            apply,
        }
    }

    /// The title in the current language.
    pub fn title(&self) -> String {
        let title = self.title.say();
        self.seat.map_or_else(
            || title.to_owned(),
            |seat| t!(house_rules::of_seat, title, colour = seat.colour()),
        )
    }

    /// Whether it belongs to sets of house rules. Who needs a head start depends on who plays.
    pub fn is_in_a_set(&self) -> bool {
        self.group.is_some() && self.seat.is_none()
    }

    /// Whether the option is on or off.
    pub fn is_switch(&self) -> bool {
        self.values.len() == 2 && self.values[1].is_empty()
    }

    /// Whether the print has this option.
    pub fn is_printed(&self) -> bool {
        self.values.contains(&"")
    }

    /// The choice of a switch: on, or as printed.
    pub fn switched(&'static self, on: bool) -> Choice {
        let bare = self.values.iter().position(|value| value.is_empty());
        let index = bare.filter(|_| on).unwrap_or(0) as u8;
        Choice {
            option: self,
            index,
        }
    }

    /// The choices, that of the print first.
    pub fn choices(&'static self) -> impl Iterator<Item = Choice> {
        (0..self.values.len() as u8).map(move |index| Choice {
            option: self,
            index,
        })
    }
}

/// An option of a game whose rules are data of the type `R`.
#[derive(Clone, Copy, Debug)]
pub struct OptionOf<R> {
    /// The option.
    pub option: RuleOption,
    /// Brings the rules to a value that differs from the print.
    pub apply: fn(&mut R, &'static str),
}

impl<R> OptionOf<R> {
    /// The option with other sentences.
    #[must_use]
    pub const fn saying(mut self, says: Valued) -> OptionOf<R> {
        self.option.says = says;
        self
    }

    /// See [`RuleOption::amending`].
    #[must_use]
    pub const fn amending(mut self, amends: &'static [&'static str]) -> OptionOf<R> {
        self.option = self.option.amending(amends);
        self
    }
}

/// The options as a family declares them.
pub const fn declared<R, const N: usize>(options: &[OptionOf<R>; N]) -> [RuleOption; N] {
    let mut declared = [options[0].option; N];
    let mut at = 1;
    while at < N {
        declared[at] = options[at].option;
        at += 1;
    }
    declared
}

/// A value that is a number.
pub(crate) fn number(value: &str) -> u8 {
    value.parse().expect("a number")
}

/// The rules under a ruleset: those of the print, with what its choices change.
pub(crate) fn rules_under<R>(ruleset: &Ruleset, printed: R, options: &[OptionOf<R>]) -> R {
    let mut rules = printed;
    for (choice, option) in ruleset.values_in_force().zip(options) {
        if !choice.is_as_printed() {
            (option.apply)(&mut rules, choice.value());
        }
    }
    rules
}

impl Choice {
    /// The value in notation.
    pub fn value(self) -> &'static str {
        self.option.values[usize::from(self.index)]
    }

    /// Whether it is the value of the print.
    pub fn is_as_printed(self) -> bool {
        self.index == 0
    }

    /// Whether the print does not have it, not even as an option.
    pub fn is_house_rule(self) -> bool {
        !self.is_as_printed() && !self.value().is_empty()
    }

    /// The value in a few words.
    pub fn label(self) -> String {
        self.option.label.say(self.value())
    }

    /// The value as a sentence.
    pub fn says(self) -> String {
        self.says_of(self.option.seat.map_or("", |seat| seat.colour()))
    }

    /// The value as a sentence. For an option of one seat, this is its player's name.
    pub fn says_of(self, name: &str) -> String {
        let says = self.option.says.say(self.value());
        match self.option.seat {
            None => says,
            Some(_) => t!(house_rules::seat_says, name, says),
        }
    }

    /// Option and value in words: "Bonus for a capture: 10 spaces".
    pub fn title(self) -> String {
        let title = self.option.title();
        match self.value() {
            "" if self.option.is_switch() => title,
            _ => t!(house_rules::choice, title, value = self.label()),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, value) = (self.option.name, self.value());
        match value {
            "" => f.write_str(name),
            _ => write!(f, "{name}={value}"),
        }
    }
}

/// An option with values that a form lists: its name in notation, the values, title, value in a few words, value as a
/// sentence, group, and the rules in whose place it stands.
macro_rules! house_rule {
    (
        $name:literal, $values:expr, $title:ident::$title_name:ident, $label:ident::$label_name:ident,
        $says:ident::$says_name:ident, $group:ident, $replaces:expr
    ) => {
        $crate::ruleset::RuleOption {
            name: $name,
            title: ::words::text!($title::$title_name),
            seat: None,
            values: $values,
            label: ::words::valued!($label::$label_name),
            says: ::words::valued!($says::$says_name),
            group: Some($crate::ruleset::Group::$group),
            replaces: $replaces,
            amends: &[],
        }
    };
}
pub(crate) use house_rule;

impl PartialEq for Choice {
    fn eq(&self, other: &Choice) -> bool {
        (self.option.name, self.value()) == (other.option.name, other.value())
    }
}

impl Eq for Choice {}

/// A set of house rules that people play by.
#[derive(Debug)]
pub struct Preset {
    /// The title: "Parchís, as in Spain".
    pub title: Plain,
    /// One sentence on it.
    pub about: Plain,
    /// Its choices in notation, in alphabetical order: `blockades=none+capture=10`.
    pub choices: &'static str,
    /// The usual length of a game in minutes, measured as [`Edition::minutes`](crate::ruleset::Edition::minutes).
    pub minutes: (u8, u8),
}
