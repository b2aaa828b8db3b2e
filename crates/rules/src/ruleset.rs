//! Rulesets: an edition of a game with its options, named like `pollyanna-1951+partners`.

use std::fmt;

use words::{Plain, shortened, t};

use crate::seat::{Seat, SeatName, SeatSet};

/// A game's declaration of editions, options and seats, as a set-up form needs them.
#[derive(Debug)]
pub struct Family {
    /// The editions, the default first.
    pub editions: &'static [Edition],
    /// The options, in alphabetical order; at most 8.
    pub options: &'static [RuleOption],
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

/// An option of a game.
#[derive(PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// The name in notation and addresses: `partners`.
    pub name: &'static str,
    /// The title: "Partners".
    pub title: Plain,
    /// One sentence for the set-up form.
    pub about: Plain,
}

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

impl RuleOption {
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

    /// All rulesets: each edition with every set of options.
    pub fn rulesets(&'static self) -> impl Iterator<Item = Ruleset> {
        let sets = 0..1u32 << self.options.len();
        self.plain_rulesets().flat_map(move |plain| {
            sets.clone().map(move |options| Ruleset {
                options: options as u8,
                ..plain
            })
        })
    }

    /// All seats.
    pub fn all_seats(&self) -> SeatSet {
        SeatSet::first(self.seats.len())
    }
}

/// A ruleset: an edition with some of its family's options.
#[derive(Clone, Copy)]
pub struct Ruleset {
    /// The family it belongs to.
    pub family: &'static Family,
    /// The edition.
    pub edition: &'static Edition,
    options: u8,
}

impl Ruleset {
    /// The edition at `index` of the family, without options.
    pub fn of(family: &'static Family, index: usize) -> Ruleset {
        Ruleset {
            family,
            edition: &family.editions[index],
            options: 0,
        }
    }

    /// Whether the option with this name is on.
    pub fn has(&self, option: &str) -> bool {
        let index = self
            .family
            .options
            .iter()
            .position(|each| each.name == option);
        index.is_some_and(|index| self.options >> index & 1 == 1)
    }

    /// The ruleset with the named option on or off.
    ///
    /// # Errors
    /// When the game has no such option; the message lists its options.
    pub fn with(mut self, option: &str, on: bool) -> Result<Ruleset, String> {
        let index = self
            .family
            .options
            .iter()
            .position(|each| each.name == option);
        let Some(index) = index else {
            let known: Vec<_> = self.family.options.iter().map(|each| each.name).collect();
            let (edition, option) = (self.edition.name, shortened(option));
            return Err(match known.is_empty() {
                true => t!(notation::no_options, edition, option),
                false => t!(notation::options, edition, known = known.join(", "), option),
            });
        };
        self.options = self.options & !(1 << index) | u8::from(on) << index;
        Ok(self)
    }

    /// The options that are on, in alphabetical order.
    pub fn options(&self) -> impl Iterator<Item = &'static RuleOption> {
        let on = self.options;
        let all = self.family.options.iter().enumerate();
        all.filter(move |(index, _)| on >> index & 1 == 1)
            .map(|(_, option)| option)
    }

    /// Parses a name such as `pollyanna-1951+partners`. Options are in alphabetical order, without
    /// repeats.
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
        for option in parts {
            ruleset = ruleset.with(option, true)?;
            if option <= last {
                return Err(t!(notation::expected_options).to_owned());
            }
            last = option;
        }
        Ok(ruleset)
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.edition.name)?;
        self.options()
            .try_for_each(|option| write!(f, "+{}", option.name))
    }
}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Ruleset) -> bool {
        self.edition == other.edition && self.options == other.options
    }
}

impl Eq for Ruleset {}
