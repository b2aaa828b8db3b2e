//! Addresses: setups and lessons in the part of a URL from `#` on.
//!
//! `#/new?game=pollyanna-1951&Y=person&R=easy&seed=42&speed=instant&start` sets up a game. `dice=people` and
//! `dice=everyone` turn on manual dice. `link=Y` starts a game by link and names the seat at this device.
//! `#/learn?game=pollyanna-1951&lesson=2` is a lesson, the first one by default. `#/today` is today's game,
//! `#/today?day=2026-11-29` that of another day, and `&beat=won-41` is a friend's result in it. `#/exercises` lists exercises,
//! `#/exercise?game=pollyanna-1951&number=7` is a ready one, and `#/again` a move to try again.
//!
//! An address without seats gets the usual seats, with automatic forced moves for everybody. In an address
//! with seats, `singles=YR` names the seats with automatic forced moves.
//!
//! Addresses are untrusted. Whatever does not parse is reported and ignored. The form is then shown even if
//! the address asked to start.

use percent_encoding::percent_decode_str;
use rules::games;
use rules::notation::Token;
use rules::record::Match;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use words::t;

use crate::clean_text::{short, visible};
use crate::dice_mode::HIDDEN;
use crate::durations::Speed;
use crate::setup::{LONGEST_NAME, PERSON, PlaceAtTable, Setup, can_play, is_scored, read_total};
use crate::today::{Day, Friend};

/// The maximum length of an address, in bytes.
pub const LONGEST: usize = 4_000;

/// The maximum number of problems reported for an address. The rest are only mentioned.
const MAX_PROBLEMS: usize = 8;

/// The meaning of an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// The front page.
    Front,
    /// The setup of a game.
    New {
        /// The contents of the form.
        setup: Setup,
        /// The animation speed, if the address names one.
        speed: Option<Speed>,
        /// Whether to start at once.
        start: bool,
        /// Problems, in sentences. If there are any, the game does not start.
        problems: Vec<String>,
    },
    /// Today's game, or that of another day, perhaps with a friend's result.
    Today(Option<(Day, Option<Friend>)>),
    /// A lesson.
    Learn {
        /// The ruleset, without options.
        ruleset: Ruleset,
        /// The number of the lesson, from 1. The game may have fewer lessons.
        lesson: usize,
    },
    /// The list of exercises.
    Exercises,
    /// A ready exercise.
    Exercise {
        /// The ruleset, without options.
        ruleset: Ruleset,
        /// The number of the exercise, from 1. The game may have fewer exercises.
        number: usize,
    },
    /// The moves to try again.
    Again,
    /// No known page, with a sentence that says so.
    Unknown(String),
}

/// Parses the part of an address from `#` on. `kinds` are the available bots; the first one is the default.
pub fn parse(fragment: &str, kinds: &[&str]) -> Address {
    let path = fragment.strip_prefix('#').unwrap_or(fragment);
    if path.len() > LONGEST {
        return Address::Unknown(t!(address_errors::too_long, most = LONGEST));
    }
    if matches!(path, "" | "/") {
        return Address::Front;
    }
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    match path {
        "/new" => {}
        "/learn" => {
            let found = edition_and_number(query, "lesson");
            return found.map_or_else(Address::Unknown, |(ruleset, lesson)| Address::Learn {
                ruleset,
                lesson,
            });
        }
        "/exercise" => {
            let found = edition_and_number(query, "number");
            return found.map_or_else(Address::Unknown, |(ruleset, number)| Address::Exercise {
                ruleset,
                number,
            });
        }
        "/today" => {
            let found = day_of(query);
            return found.map_or_else(Address::Unknown, Address::Today);
        }
        "/exercises" if query.is_empty() => return Address::Exercises,
        "/again" if query.is_empty() => return Address::Again,
        _ => return Address::Unknown(t!(address_errors::no_page, path = short(path))),
    }
    let mut reader = Reader {
        kinds,
        problems: Vec::new(),
        speed: None,
        start: false,
    };
    let setup = reader.read(query);
    let speed = reader.speed;
    let mut problems = reader.problems;
    if reader.start && problems.is_empty() {
        let seats = setup.taken().map(|(seat, ..)| seat).collect();
        problems.extend(can_play(setup.ruleset, seats).err());
    }
    let start = reader.start && problems.is_empty();
    if problems.len() > MAX_PROBLEMS {
        problems.truncate(MAX_PROBLEMS);
        problems.push(t!(address_errors::more).to_owned());
    }
    Address::New {
        setup,
        speed,
        start,
        problems,
    }
}

/// Parses the day of today's game, and a friend's result; `None` without a day.
fn day_of(query: &str) -> Result<Option<(Day, Option<Friend>)>, String> {
    if query.is_empty() {
        return Ok(None);
    }
    let (day, friend) = match query.split_once("&beat=") {
        Some((day, beat)) => {
            let friend = Friend::parse(beat);
            let no_result = || t!(address_errors::no_result, found = short(beat));
            (day, Some(friend.ok_or_else(no_result)?))
        }
        None => (query, None),
    };
    let day = day.strip_prefix("day=").and_then(Day::parse);
    let no_day = || t!(address_errors::no_day, query = short(query));
    Ok(Some((day.ok_or_else(no_day)?, friend)))
}

/// The address of the game of a day, perhaps with a result for a friend to beat.
pub fn write_today(day: Day, friend: Option<Friend>) -> String {
    let beat = friend.map(|friend| format!("&beat={friend}"));
    format!("#/today?day={day}{}", beat.unwrap_or_default())
}

/// Parses the edition and the number of a lesson or an exercise, which has this key; those left out are the first ones. Any
/// problem makes the whole address invalid, since there is no form to show.
fn edition_and_number(query: &str, number_key: &str) -> Result<(Ruleset, usize), String> {
    let mut ruleset = None;
    let mut number = None;
    for part in query.split('&').filter(|part| !part.is_empty()) {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let Some(value) = decode(value) else {
            return Err(t!(address_errors::unreadable, part = short(part)));
        };
        let is_number = key == number_key;
        let problem = match key {
            "game" if ruleset.is_some() => t!(address_errors::twice, key),
            _ if is_number && number.is_some() => t!(address_errors::twice, key),
            "game" => match games::ruleset(&short(&value)) {
                Ok(found) if found.choices().next().is_none() => {
                    ruleset = Some(found);
                    continue;
                }
                Ok(found) => t!(address_errors::no_options, title = found.edition.title()),
                Err(problem) => t!(address_errors::game_unknown, problem),
            },
            _ if is_number => {
                let read = value.parse().ok();
                number = read.filter(|number: &usize| *number > 0 && number.to_string() == value);
                if number.is_some() {
                    continue;
                }
                t!(address_errors::no_number, number = short(&value))
            }
            _ => t!(address_errors::nothing_to_set, key = short(key)),
        };
        return Err(problem);
    }
    let first = || Ruleset::of(games::FAMILIES[0], 0);
    Ok((ruleset.unwrap_or_else(first), number.unwrap_or(1)))
}

/// The address of an edition's lesson, counted from 1.
pub fn write_lesson(ruleset: Ruleset, lesson: usize) -> String {
    format!("#/learn?game={}&lesson={lesson}", ruleset.edition.name)
}

/// The address of a ready exercise, counted from 1.
pub fn write_exercise(ruleset: Ruleset, number: usize) -> String {
    format!("#/exercise?game={}&number={number}", ruleset.edition.name)
}

/// The address of a setup. It names no speed, so the player's own counts.
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
        // An address without seats would mean the usual seats.
        query.push(format!("{}=empty", family.letter(Seat(0))));
    }
    let by_link = setup
        .by_link
        .map(|seat| format!("link={}", family.letter(seat)));
    query.extend(by_link);
    query.extend(setup.seed.map(|seed| format!("seed={seed}")));
    query.extend(
        setup
            .match_play
            .iter()
            .map(|match_play| format!("match={}", match_play.total)),
    );
    query.extend(setup.table_settings.settings(family));
    format!("#/new?{}", query.join("&"))
}

fn escape(name: &str) -> String {
    percent_encoding::utf8_percent_encode(name, percent_encoding::NON_ALPHANUMERIC).to_string()
}

struct Reader<'a> {
    kinds: &'a [&'a str],
    problems: Vec<String>,
    speed: Option<Speed>,
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
                    .push(t!(address_errors::unreadable, part = short(part))),
            }
        }
        let ruleset = self.ruleset(&pairs);
        let mut setup = Setup::usual(ruleset, self.kinds.first().unwrap_or(&PERSON));
        let names_seats = pairs
            .iter()
            .any(|(key, _)| self.seat(ruleset, key).is_some());
        if names_seats {
            // The other seats are empty, and only `singles` turns on automatic forced moves.
            setup.places.fill(PlaceAtTable::default());
            setup.table_settings.singles = SeatSet::EMPTY;
        }
        let mut seen: Vec<String> = Vec::new();
        for (key, value) in pairs {
            if seen.contains(&key) {
                self.problems
                    .push(t!(address_errors::twice, key = short(&key)));
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
        // A plus sign may have become a space on the way here.
        let name = name.replace(' ', "+");
        games::ruleset(&name).unwrap_or_else(|problem| {
            // The sentence repeats the name, which must therefore be short.
            let problem = games::ruleset(&short(&name)).err().unwrap_or(problem);
            self.problems
                .push(t!(address_errors::game_unknown, problem));
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
                .push(t!(address_errors::start_alone, found = short(value))),
            "link" => {
                setup.by_link = self.seat(setup.ruleset, value).map(|seat| Seat(seat as u8));
                if setup.by_link.is_none() {
                    self.problems
                        .push(t!(address_errors::link, found = short(value)));
                }
            }
            "seed" => {
                setup.seed = value
                    .parse()
                    .ok()
                    .filter(|seed: &u64| seed.to_string() == value);
                if setup.seed.is_none() {
                    let found = short(value);
                    self.problems.push(t!(address_errors::seed, found));
                }
            }
            "match" => match read_total(value) {
                Ok(Some(total)) if is_scored(setup.ruleset) => {
                    setup.match_play = Some(Match::to(total));
                }
                Ok(_) => {
                    let title = setup.ruleset.edition.title();
                    self.problems.push(t!(address_errors::no_matches, title));
                }
                Err(problem) => self.problems.push(problem),
            },
            "speed" => {
                self.speed = Speed::parse(value);
                if self.speed.is_none() {
                    self.problems
                        .push(t!(address_errors::speed, found = short(value)));
                }
            }
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
                    .push(t!(address_errors::nothing_to_set, key = short(key))),
            },
        }
    }

    fn place(&mut self, key: &str, value: &str) -> Option<PlaceAtTable> {
        let (kind, name) = value.split_once(':').unwrap_or((value, ""));
        let name = visible(name);
        if name.chars().count() > LONGEST_NAME {
            let (seat, most) = (key, LONGEST_NAME);
            self.problems
                .push(t!(address_errors::name_too_long, seat, most));
            return None;
        }
        if kind == "empty" {
            return Some(PlaceAtTable::default());
        }
        if kind != PERSON && !self.kinds.contains(&kind) {
            let (known, found) = (self.kinds.join(", "), short(kind));
            self.problems
                .push(t!(address_errors::player, seat = key, known, found));
            return None;
        }
        Some(PlaceAtTable {
            kind: Some(kind.to_owned()),
            name,
            head_start: 0,
        })
    }
}

fn decode(text: &str) -> Option<String> {
    percent_decode_str(text)
        .decode_utf8()
        .ok()
        .map(|text| text.into_owned())
}
