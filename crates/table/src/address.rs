//! Set-up by address: `#/new?game=pollyanna-1951&Y=person&R=easy&seed=42&speed=instant&start`. With
//! `dice=people` or `dice=everyone` they throw by hand. `#/learn?game=pollyanna-1951&lesson=2` is a
//! lesson; without `lesson` it is the first.
//!
//! An address that names no seats proposes the usual ones, with forced moves made for everybody. One that
//! names seats says by `singles` for whom they are made: `singles=YR`.
//!
//! An address is untrusted. What does not parse is said in words and left out; the form is then
//! shown even if the address asked to start.

use percent_encoding::percent_decode_str;
use rules::games;
use rules::notation::Token;
use rules::record::Series;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use words::t;

use crate::manual_dice::HIDDEN;
use crate::setup::{LONGEST_NAME, PERSON, PlaceAtTable, Setup, can_play, is_scored, read_total};
use crate::speed::Speed;
use crate::text::{clean, short};

/// The longest address that is read, in bytes.
pub const LONGEST: usize = 4_000;

/// So many problems of one address are told; the rest are only mentioned.
const MOST_PROBLEMS: usize = 8;

/// What an address asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// The page as such.
    Front,
    /// A game to be set up.
    New {
        /// What fills the form.
        setup: Setup,
        /// Whether to start at once.
        start: bool,
        /// What could not be read, in sentences; nothing is started then.
        problems: Vec<String>,
    },
    /// A lesson.
    Learn {
        /// What it is about; it has no options.
        ruleset: Ruleset,
        /// Which one, from 1. There may be fewer.
        lesson: usize,
    },
    /// Something that there is not, in a sentence.
    Unknown(String),
}

/// Reads the part of an address from `#` on; `kinds` are the bots that there are, the first of
/// them proposed first.
pub fn parse(fragment: &str, kinds: &[&str]) -> Address {
    let path = fragment.strip_prefix('#').unwrap_or(fragment);
    if path.len() > LONGEST {
        return Address::Unknown(t!(addresses::too_long, most = LONGEST));
    }
    if matches!(path, "" | "/") {
        return Address::Front;
    }
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    if path == "/learn" {
        return learn(query);
    }
    if path != "/new" {
        return Address::Unknown(t!(addresses::no_page, path = short(path)));
    }
    let mut reader = Reader {
        kinds,
        problems: Vec::new(),
        start: false,
    };
    let setup = reader.read(query);
    let mut problems = reader.problems;
    if reader.start && problems.is_empty() {
        let seats = setup.taken().map(|(seat, ..)| seat).collect();
        problems.extend(
            can_play(setup.ruleset, seats)
                .err()
                .map(|refusal| t!(addresses::refused, refusal = refusal.to_string())),
        );
    }
    let start = reader.start && problems.is_empty();
    if problems.len() > MOST_PROBLEMS {
        problems.truncate(MOST_PROBLEMS);
        problems.push(t!(addresses::more).to_owned());
    }
    Address::New {
        setup,
        start,
        problems,
    }
}

/// Reads what follows `#/learn?`: all of it or nothing, since there is no form to be filled.
fn learn(query: &str) -> Address {
    let mut ruleset = None;
    let mut lesson = None;
    for part in query.split('&').filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let Some(value) = decode(value) else {
            return Address::Unknown(t!(addresses::unreadable, part = short(part)));
        };
        let problem = match key {
            "game" if ruleset.is_some() => t!(addresses::twice, key),
            "lesson" if lesson.is_some() => t!(addresses::twice, key),
            "game" => match games::ruleset(&short(&value)) {
                Ok(found) if found.options().next().is_none() => {
                    ruleset = Some(found);
                    continue;
                }
                Ok(found) => t!(addresses::no_options, title = found.edition.title()),
                Err(problem) => t!(addresses::game_unknown, problem),
            },
            "lesson" => {
                let number = value.parse().ok();
                lesson = number.filter(|number: &usize| *number > 0 && number.to_string() == value);
                if lesson.is_some() {
                    continue;
                }
                t!(addresses::no_lesson, number = short(&value))
            }
            _ => t!(addresses::nothing_to_set, key = short(key)),
        };
        return Address::Unknown(problem);
    }
    Address::Learn {
        ruleset: ruleset.unwrap_or_else(|| Ruleset::of(games::FAMILIES[0], 0)),
        lesson: lesson.unwrap_or(1),
    }
}

/// The address of a lesson, from 1, about an edition.
pub fn write_lesson(ruleset: Ruleset, lesson: usize) -> String {
    format!("#/learn?game={}&lesson={lesson}", ruleset.edition.name)
}

/// The address that sets up a game as `setup` says.
pub fn write(setup: &Setup) -> String {
    let mut query = vec![format!("game={}", setup.ruleset)];
    let family = setup.ruleset.family;
    for (seat, kind, name) in setup.taken() {
        let name = if name.is_empty() {
            String::new()
        } else {
            format!(":{}", escape(name))
        };
        query.push(format!("{}={kind}{name}", family.letter(seat)));
    }
    if setup.taken().next().is_none() {
        // Without any seat it would mean the usual ones.
        query.push(format!("{}=empty", family.letter(Seat(0))));
    }
    query.extend(setup.seed.map(|seed| format!("seed={seed}")));
    query.extend(
        setup
            .series
            .iter()
            .map(|series| format!("match={}", series.total)),
    );
    query.push(format!("speed={}", setup.speed.name()));
    query.extend(setup.table_settings.settings(family));
    format!("#/new?{}", query.join("&"))
}

/// The address of the form with this game chosen, and all else as usual.
pub fn choosing(ruleset: Ruleset) -> String {
    format!("#/new?game={ruleset}")
}

fn escape(name: &str) -> String {
    percent_encoding::utf8_percent_encode(name, percent_encoding::NON_ALPHANUMERIC).to_string()
}

struct Reader<'a> {
    kinds: &'a [&'a str],
    problems: Vec<String>,
    start: bool,
}

impl Reader<'_> {
    fn read(&mut self, query: &str) -> Setup {
        let mut pairs = Vec::new();
        for part in query.split('&').filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            match (decode(key), decode(value)) {
                (Some(key), Some(value)) => pairs.push((key, value)),
                _ => self
                    .problems
                    .push(t!(addresses::unreadable, part = short(part))),
            }
        }
        let ruleset = self.ruleset(&pairs);
        let mut setup = Setup::usual(ruleset, self.kinds.first().unwrap_or(&PERSON));
        let names_seats = pairs
            .iter()
            .any(|(key, _)| self.seat(ruleset, key).is_some());
        if names_seats {
            // Seats left out are empty, and people make forced moves themselves where `singles` does not
            // name them.
            setup.places.fill(PlaceAtTable::default());
            setup.table_settings.singles = SeatSet::EMPTY;
        }
        let mut seen: Vec<String> = Vec::new();
        for (key, value) in pairs {
            if seen.contains(&key) {
                self.problems.push(t!(addresses::twice, key = short(&key)));
                continue;
            }
            self.pair(&mut setup, &key, &value);
            seen.push(key);
        }
        setup
    }

    fn ruleset(&mut self, pairs: &[(String, String)]) -> Ruleset {
        let usual = Ruleset::of(games::FAMILIES[0], 0);
        let Some((_, name)) = pairs.iter().find(|(key, _)| key == "game") else {
            return usual;
        };
        // A plus sign is itself; where something on the way made it a space, it is one still.
        let name = name.replace(' ', "+");
        games::ruleset(&name).unwrap_or_else(|problem| {
            // Once more in short, since the sentence repeats the name.
            let problem = games::ruleset(&short(&name)).err().unwrap_or(problem);
            self.problems.push(t!(addresses::game_unknown, problem));
            usual
        })
    }

    fn seat(&self, ruleset: Ruleset, key: &str) -> Option<usize> {
        let seat = Token {
            text: key,
            column: 1,
        }
        .seat(ruleset.family)
        .ok()?;
        Some(seat.index())
    }

    fn pair(&mut self, setup: &mut Setup, key: &str, value: &str) {
        if let Some(seat) = self.seat(setup.ruleset, key) {
            if let Some(place) = self.place(key, value) {
                setup.places[seat] = place;
            }
            return;
        }
        match key {
            "game" => {}
            "start" if value.is_empty() => self.start = true,
            "start" => self
                .problems
                .push(t!(addresses::start_alone, found = short(value))),
            "seed" => {
                setup.seed = value
                    .parse()
                    .ok()
                    .filter(|seed: &u64| seed.to_string() == value);
                if setup.seed.is_none() {
                    let found = short(value);
                    self.problems.push(t!(addresses::seed, found));
                }
            }
            "match" => match read_total(value) {
                Ok(Some(total)) if is_scored(setup.ruleset) => {
                    setup.series = Some(Series::to(total));
                }
                Ok(_) => {
                    let title = setup.ruleset.edition.title();
                    self.problems.push(t!(addresses::no_matches, title));
                }
                Err(problem) => self.problems.push(problem),
            },
            "speed" => match Speed::parse(value) {
                Some(speed) => setup.speed = speed,
                None => self
                    .problems
                    .push(t!(addresses::speed, found = short(value))),
            },
            _ => match setup.table_settings.set(setup.ruleset.family, key, value) {
                Some(set) => {
                    self.problems.extend(set.err());
                    if setup.table_settings != setup.table_settings() {
                        setup.table_settings = setup.table_settings();
                        self.problems.push(HIDDEN.say().to_owned());
                    }
                }
                None => self
                    .problems
                    .push(t!(addresses::nothing_to_set, key = short(key))),
            },
        }
    }

    fn place(&mut self, key: &str, value: &str) -> Option<PlaceAtTable> {
        let (kind, name) = value.split_once(':').unwrap_or((value, ""));
        let name = clean(name, LONGEST);
        if name.chars().count() > LONGEST_NAME {
            let (seat, most) = (key, LONGEST_NAME);
            self.problems.push(t!(addresses::name_too_long, seat, most));
            return None;
        }
        if kind == "empty" {
            return Some(PlaceAtTable::default());
        }
        if kind != PERSON && !self.kinds.contains(&kind) {
            let (known, found) = (self.kinds.join(", "), short(kind));
            self.problems
                .push(t!(addresses::sitter, seat = key, known, found));
            return None;
        }
        Some(PlaceAtTable {
            kind: Some(kind.to_owned()),
            name,
        })
    }
}

fn decode(text: &str) -> Option<String> {
    percent_decode_str(text)
        .decode_utf8()
        .ok()
        .map(|text| text.into_owned())
}
