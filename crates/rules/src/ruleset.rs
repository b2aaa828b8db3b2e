//! Rulesets: an edition of a game with choices among its options, named like `pollyanna-1951+capture=5+partners`.

use std::fmt;

use words::{Plain, shortened, t};

pub use crate::rule_in_force::RuleInForce;
pub use crate::rule_option::{Choice, Group, OptionOf, Preset, RuleOption, declared};
use crate::seat::{Seat, SeatName, SeatSet};

/// A game's declaration of editions, options and seats, as a set-up form needs them.
#[derive(Debug)]
pub struct Family {
    /// The editions, the default first.
    pub editions: &'static [Edition],
    /// The options, in alphabetical order; at most [`MAX_OPTIONS`].
    pub options: &'static [RuleOption],
    /// Pairs of choices of a ruleset that contradict each other.
    pub contradictions: fn(&Ruleset) -> Vec<[Choice; 2]>,
    /// Sets of house rules that people play by.
    pub presets: &'static [Preset],
    /// The options that are offered without the form. The first is a shorter start, proposed for a first game.
    pub sheet_options: &'static [&'static str],
    /// The seats in turn order.
    pub seats: &'static [SeatName],
    /// The default seats for a first visit.
    pub usual_seats: SeatSet,
    /// The seats of a position or game that does not name its seats: all of them in most games.
    pub full_table: SeatSet,
}

/// One edition of a game.
#[derive(PartialEq, Eq, Debug)]
pub struct Edition {
    /// The name in notation and addresses: `pollyanna-1951`.
    pub name: &'static str,
    /// The title: "Pollyanna 1951".
    pub title: Plain,
    /// One sentence for the set-up form.
    pub about: Plain,
    /// The usual length of a game in minutes: of one person against a bot, and of a full table of people.
    /// `lab simulate` counts the turns; a person's takes about 12 seconds, a bot's 2.5.
    pub minutes: (u8, u8),
}

/// The most options of a game.
pub const MAX_OPTIONS: usize = 32;

impl Edition {
    /// The title in the current language.
    pub fn title(&self) -> &'static str {
        self.title.say()
    }

    /// One sentence for the set-up form.
    pub fn about(&self) -> &'static str {
        self.about.say()
    }
}

impl Family {
    /// The family's name, shared by its folder and its rulebooks: the first word of its editions'
    /// names.
    pub fn name(&self) -> &'static str {
        let edition = self.editions[0].name;
        edition.split_once('-').map_or(edition, |(name, _)| name)
    }

    /// The seat with this letter.
    pub fn seat(&self, letter: char) -> Option<Seat> {
        (0..)
            .map(Seat)
            .zip(self.seats)
            .find(|(_, name)| name.letter == letter)
            .map(|(seat, _)| seat)
    }

    /// The seat whose letter is this text.
    pub fn parse_seat(&self, text: &str) -> Option<Seat> {
        let mut letters = text.chars();
        let seat = self.seat(letters.next()?)?;
        letters.next().is_none().then_some(seat)
    }

    /// The letter of a seat.
    pub fn letter(&self, seat: Seat) -> char {
        self.seats[seat.index()].letter
    }

    /// The colour of a seat in the current language.
    pub fn colour(&self, seat: Seat) -> &'static str {
        self.seats[seat.index()].colour()
    }

    /// The colours of seats, in words: "Red", "Red and Yellow", "Red, Blue and Green".
    pub fn colours(&self, seats: SeatSet) -> String {
        let colours: Vec<_> = seats.iter().map(|seat| self.colour(seat)).collect();
        words::list(&colours)
    }

    /// The colour of a seat in style sheets and themes.
    pub fn colour_key(&self, seat: Seat) -> &'static str {
        self.seats[seat.index()].key
    }

    /// The editions, each without options.
    pub fn plain_rulesets(&'static self) -> impl Iterator<Item = Ruleset> {
        (0..self.editions.len()).map(move |edition| Ruleset::of(self, edition))
    }

    /// The rulesets of the print: each edition with every set of the printed options.
    pub fn rulesets(&'static self) -> impl Iterator<Item = Ruleset> {
        let printed = self.options.iter().filter(|option| option.is_printed());
        let printed: Vec<_> = printed.collect();
        self.plain_rulesets().flat_map(move |plain| {
            let printed = printed.clone();
            (0..1_usize << printed.len()).map(move |set| {
                let options = printed.iter().enumerate();
                options.fold(plain, |ruleset, (nth, option)| {
                    ruleset.choose(option.switched(set >> nth & 1 == 1))
                })
            })
        })
    }

    /// The option with this name.
    pub fn option(&self, name: &str) -> Option<&'static RuleOption> {
        self.options.iter().find(|option| option.name == name)
    }

    /// A choice as it is written: `partners`, `capture=10`.
    ///
    /// # Errors
    /// When the game has no such option, or it has no such value; the message lists those that it has.
    pub fn choice(&self, edition: &Edition, text: &str) -> Result<Choice, String> {
        let name = text.split('=').next().unwrap_or_default();
        let edition = edition.name;
        let Some(option) = self.option(name) else {
            let known: Vec<_> = self.options.iter().map(|each| each.name).collect();
            let option = shortened(name);
            return Err(match known.is_empty() {
                true => t!(notation::no_options, edition, option),
                false => t!(notation::options, edition, known = known.join(", "), option),
            });
        };
        let is_it = |choice: &Choice| choice.to_string() == text;
        option.choices().find(is_it).ok_or_else(|| {
            let known: Vec<String> = option.choices().map(|each| each.to_string()).collect();
            let (known, choice) = (known.join(", "), shortened(text));
            t!(notation::option_values, edition, known, choice)
        })
    }

    /// All seats.
    pub fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.seats.len())
    }
}

/// A ruleset: an edition with choices among its family's options.
#[derive(Clone, Copy)]
pub struct Ruleset {
    /// The family it belongs to.
    pub family: &'static Family,
    /// The edition.
    pub edition: &'static Edition,
    /// The index of the value of each option; 0 is that of the print.
    values: [u8; MAX_OPTIONS],
}

impl Ruleset {
    /// The edition at `index` of the family, without options.
    pub fn of(family: &'static Family, index: usize) -> Ruleset {
        Ruleset {
            family,
            edition: &family.editions[index],
            values: [0; MAX_OPTIONS],
        }
    }

    /// The value of each option, in alphabetical order of the options.
    pub fn values_in_force(&self) -> impl Iterator<Item = Choice> {
        let options = self.family.options.iter().zip(self.values);
        options.map(|(option, index)| Choice { option, index })
    }

    /// The choices that differ from the print, in alphabetical order.
    pub fn choices(&self) -> impl Iterator<Item = Choice> {
        self.values_in_force()
            .filter(|choice| !choice.is_as_printed())
    }

    /// The value of an option; `None` if the game has no such option.
    pub fn choice(&self, option: &str) -> Option<Choice> {
        self.values_in_force()
            .find(|choice| choice.option.name == option)
    }

    /// Whether this choice, such as `partners` or `capture=10`, is in force.
    pub fn has(&self, choice: &str) -> bool {
        let (name, value) = choice.split_once('=').unwrap_or((choice, ""));
        self.choice(name)
            .is_some_and(|choice| choice.value() == value)
    }

    /// The ruleset with a choice in force.
    #[must_use]
    pub fn choose(mut self, choice: Choice) -> Ruleset {
        let mut options = self.family.options.iter();
        let at = options.position(|option| option.name == choice.option.name);
        self.values[at.expect("an option of the game")] = choice.index;
        self
    }

    /// The ruleset with a choice in force, and other options changed as far as they contradict it.
    #[must_use]
    pub fn choose_and_fit(self, choice: Choice) -> Ruleset {
        let contradictions = self.family.contradictions;
        let mut ruleset = self.choose(choice);
        let mut settled = vec![choice.option.name];
        while let Some(pair) = contradictions(&ruleset).first().copied() {
            let is_open = |each: &Choice| !settled.contains(&each.option.name);
            let Some(other) = pair.into_iter().find(is_open) else {
                break;
            };
            // A value that goes with all others, or else one that goes with those that are settled.
            let goes_with_all = |value: &Choice| contradictions(&ruleset.choose(*value)).is_empty();
            let goes_with_settled = |value: &Choice| {
                let mut found = contradictions(&ruleset.choose(*value)).into_iter();
                let is_settled = |each: &Choice| settled.contains(&each.option.name);
                !found.any(|pair| pair.contains(value) && pair.iter().any(is_settled))
            };
            let value = other.option.choices().find(goes_with_all);
            let value = value.or_else(|| other.option.choices().find(goes_with_settled));
            let Some(value) = value else {
                break;
            };
            settled.push(other.option.name);
            ruleset = ruleset.choose(value);
        }
        ruleset
    }

    /// The ruleset with a choice, such as `partners` or `capture=10`, in force; or, if not `on`, with its option as
    /// printed.
    ///
    /// # Errors
    /// When the game has no such choice; the message lists what it has.
    pub fn with(self, choice: &str, on: bool) -> Result<Ruleset, String> {
        let choice = self.family.choice(self.edition, choice)?;
        let index = if on { choice.index } else { 0 };
        Ok(self.choose(Choice { index, ..choice }))
    }

    /// The ruleset without house rules: what its print offers.
    #[must_use]
    pub fn as_printed(self) -> Ruleset {
        self.house_rules().fold(self, |ruleset, choice| {
            ruleset.choose(Choice { index: 0, ..choice })
        })
    }

    /// The house rules, in alphabetical order.
    pub fn house_rules(&self) -> impl Iterator<Item = Choice> {
        self.choices().filter(|choice| choice.is_house_rule())
    }

    /// Whether it has house rules.
    pub fn has_house_rules(&self) -> bool {
        self.house_rules().next().is_some()
    }

    /// The usual length of a game in minutes, as [`Edition::minutes`]; `None` if it is not known, as for house rules that
    /// are not a preset.
    pub fn minutes(&self) -> Option<(u8, u8)> {
        if !self.has_house_rules() {
            return Some(self.edition.minutes);
        }
        // A head start changes the length too.
        let in_set = self
            .choices()
            .filter(|choice| choice.option.group.is_some());
        let in_set: Vec<String> = in_set.map(|choice| choice.to_string()).collect();
        let in_set = in_set.join("+");
        let mut presets = self.family.presets.iter();
        let preset = presets.find(|preset| preset.choices == in_set)?;
        Some(preset.minutes)
    }

    /// Whether a house rule leaves an option nothing to say.
    pub fn is_void(&self, option: &'static RuleOption) -> bool {
        self.voided_by(option).is_some()
    }

    /// The house rule that leaves an option nothing to say: it contradicts all other values of it.
    pub fn voided_by(&self, option: &'static RuleOption) -> Option<Choice> {
        let contradictions = self.family.contradictions;
        let others = option
            .choices()
            .filter(|choice| !self.has(&choice.to_string()));
        let causes = others.map(|choice| {
            let found = contradictions(&self.choose(choice)).into_iter();
            let with_it = found.filter(|pair| pair.contains(&choice)).flatten();
            with_it
                .filter(|each| *each != choice)
                .find(|each| each.is_house_rule())
        });
        causes.collect::<Option<Vec<Choice>>>()?.first().copied()
    }

    /// Checks that no two choices contradict each other.
    ///
    /// # Errors
    /// A sentence that names both.
    pub fn check(&self) -> Result<(), String> {
        match (self.family.contradictions)(self).first() {
            None => Ok(()),
            Some([one, other]) => Err(t!(
                house_rules::contradiction,
                one = one.title(),
                other = other.title()
            )),
        }
    }

    /// Parses a name such as `pollyanna-1951+partners`. Options are in alphabetical order, without
    /// repeats, and those with the value of the print are left out.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    pub fn parse(families: &[&'static Family], text: &str) -> Result<Ruleset, String> {
        let mut parts = text.split('+');
        let name = parts.next().unwrap_or_default();
        let editions = || families.iter().flat_map(|family| family.plain_rulesets());
        let found = editions().find(|ruleset| ruleset.edition.name == name);
        let Some(mut ruleset) = found else {
            let known: Vec<_> = editions().map(|ruleset| ruleset.edition.name).collect();
            let (known, found) = (known.join(", "), shortened(name));
            return Err(t!(notation::expected_ruleset, known, found));
        };
        let mut last = "";
        for text in parts {
            let choice = ruleset.family.choice(ruleset.edition, text)?;
            if choice.option.name <= last {
                return Err(t!(notation::expected_options).to_owned());
            }
            if choice.is_as_printed() {
                let choice = choice.to_string();
                return Err(t!(notation::printed_value, choice));
            }
            last = choice.option.name;
            ruleset = ruleset.choose(choice);
        }
        ruleset.check()?;
        Ok(ruleset)
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.edition.name)?;
        self.choices().try_for_each(|choice| write!(f, "+{choice}"))
    }
}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Ruleset) -> bool {
        self.edition == other.edition && self.values == other.values
    }
}

impl Eq for Ruleset {}
