//! Rulesets: which game, in which edition, with which options, as one name such as
//! `pollyanna-1951+partners`.

use std::fmt;

use words::{Plain, t};

use crate::notation::shortened;
use crate::seat::{Seat, SeatName, SeatSet};

/// What a game's folder declares about itself: everything that a set-up form needs.
#[derive(Debug)]
pub struct Family {
    /// The editions, the first one proposed first.
    pub editions: &'static [Edition],
    /// The options, in alphabetical order of their names.
    pub options: &'static [RuleOption],
    /// The seats in turn order.
    pub seats: &'static [SeatName],
    /// The seats proposed to who opens the page for the first time.
    pub usual_seats: SeatSet,
    /// The seats that a ruleset alone means, as a position or for a game of which nothing else is
    /// said: all of them in most games.
    pub full_table: SeatSet,
}

/// One edition of a game.
#[derive(PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its name in notation and addresses: `pollyanna-1951`.
    pub name: &'static str,
    /// Its name in words: "Pollyanna 1951".
    pub title: Plain,
    /// One sentence for the set-up form.
    pub about: Plain,
    /// About how long a game takes, in minutes: at least, at most.
    pub minutes: (u8, u8),
}

/// An option of a game, chosen at set-up.
#[derive(PartialEq, Eq, Debug)]
pub struct RuleOption {
    /// Its name in notation and addresses: `partners`.
    pub name: &'static str,
    /// Its name in words: "Partners".
    pub title: Plain,
    /// One sentence for the set-up form.
    pub about: Plain,
}

impl Edition {
    /// Its name in words.
    pub fn title(&self) -> &'static str {
        self.title.say()
    }

    /// One sentence for the set-up form.
    pub fn about(&self) -> &'static str {
        self.about.say()
    }
}

impl RuleOption {
    /// Its name in words.
    pub fn title(&self) -> &'static str {
        self.title.say()
    }

    /// One sentence for the set-up form.
    pub fn about(&self) -> &'static str {
        self.about.say()
    }
}

impl Family {
    /// Its name, which is that of its folder and of its books: the first word of its editions' names.
    pub fn name(&self) -> &'static str {
        let edition = self.editions[0].name;
        edition.split_once('-').map_or(edition, |(name, _)| name)
    }

    /// The seat of that letter.
    pub fn seat(&self, letter: char) -> Option<Seat> {
        (0..)
            .map(Seat)
            .zip(self.seats)
            .find(|(_, name)| name.letter == letter)
            .map(|(seat, _)| seat)
    }

    /// The letter of a seat.
    pub fn letter(&self, seat: Seat) -> char {
        self.seats[seat.index()].letter
    }

    /// The colour of a seat, in words.
    pub fn colour(&self, seat: Seat) -> &'static str {
        self.seats[seat.index()].colour()
    }

    /// The colour of a seat as style sheets and dresses know it.
    pub fn colour_key(&self, seat: Seat) -> &'static str {
        self.seats[seat.index()].key
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
    /// The edition at `index` of its family, without options.
    pub fn of(family: &'static Family, index: usize) -> Ruleset {
        Ruleset {
            family,
            edition: &family.editions[index],
            options: 0,
        }
    }

    /// Whether the option of that name is on.
    pub fn has(&self, option: &str) -> bool {
        let index = self
            .family
            .options
            .iter()
            .position(|each| each.name == option);
        index.is_some_and(|index| self.options >> index & 1 == 1)
    }

    /// The ruleset with the option of that name on or off.
    ///
    /// # Errors
    /// When the game has no such option; says which it has.
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

    /// Reads a name such as `pollyanna-1951+partners`, options in alphabetical order, each once.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    pub fn parse(families: &[&'static Family], text: &str) -> Result<Ruleset, String> {
        let mut parts = text.split('+');
        let name = parts.next().unwrap_or_default();
        let editions = || {
            let each = families.iter();
            each.flat_map(|family| (0..family.editions.len()).map(|at| Ruleset::of(family, at)))
        };
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
