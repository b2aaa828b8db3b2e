//! Setup: everything that the set-up form of a game contains.

use rules::any_game::AnyGame;
use rules::games;
use rules::record::Match;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use words::{Plain, t};

use crate::clean_text::short;
use crate::dice_mode::{DiceMode, Stuff};
use crate::table_settings::TableSettings;

/// The kind of player that is a person, not a bot.
pub const PERSON: &str = "person";

/// The maximum length of a stored name, in characters.
pub const LONGEST_NAME: usize = 40;

/// Parses a seed: a whole number below 2^64, or nothing.
///
/// # Errors
/// A sentence that says what was expected.
pub fn read_seed(text: &str) -> Result<Option<u64>, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let seed = text.parse().ok();
    // No sign and no leading zeros: each seed has only one spelling.
    let seed = seed.filter(|seed: &u64| seed.to_string() == text);
    let problem = || t!(address_errors::seed, found = short(text));
    seed.map(Some).ok_or_else(problem)
}

/// Parses the points that end a match: a whole number, or nothing for a single game.
///
/// # Errors
/// A sentence that says what was expected.
pub fn read_total(text: &str) -> Result<Option<u32>, String> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    let total = text.parse().ok();
    let total = total
        .filter(|total: &u32| (1..=Match::MAX_POINTS).contains(total) && total.to_string() == text);
    let problem = || {
        let (most, found) = (Match::MAX_POINTS, short(text));
        t!(address_errors::points, most, found)
    };
    total.map(Some).ok_or_else(problem)
}

/// Whether games of a ruleset are scored, and can therefore form a match.
pub fn is_scored(ruleset: Ruleset) -> bool {
    games::game(ruleset).about().is_scored
}

/// The time that the lessons of a game take, in words; `None` without lessons.
pub fn learned_in(ruleset: Ruleset) -> Option<&'static str> {
    games::game(ruleset).about().learned_in.map(Plain::say)
}

/// The contents of a set-up form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The ruleset, options included.
    pub ruleset: Ruleset,
    /// The players of the ruleset's seats, in turn order.
    pub places: Vec<PlaceAtTable>,
    /// The dice seed; `None` to draw one when the game starts.
    pub seed: Option<u64>,
    /// The seat of the player at this device, if the others play by link.
    pub by_link: Option<Seat>,
    /// The match that the game is part of, where games are scored.
    pub match_play: Option<Match>,
    /// The chosen table settings. [`Setup::table_settings`] has those that the game will use.
    pub table_settings: TableSettings,
}

/// A seat in a set-up form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlaceAtTable {
    /// [`PERSON`], a bot's level, or `None` for an empty seat.
    pub kind: Option<String>,
    /// The player's name, possibly empty.
    pub name: String,
    /// While a game is set up: which of the head starts the player has. It goes with the player to another seat.
    pub head_start: usize,
}

impl Setup {
    /// The default setup for a ruleset: a person on the first usual seat, bots of `level` on the others. If
    /// the options do not allow the usual seats, every seat is taken. Forced moves are automatic for all
    /// seats. The sheet of a game's box proposes others: [`Draft::proposed`](crate::draft::Draft::proposed).
    pub fn usual(ruleset: Ruleset, level: &str) -> Setup {
        // Without options, every edition allows the usual seats.
        let plain = ruleset.choices().next().is_none();
        let usual = if plain || can_play(ruleset, ruleset.family.usual_seats).is_ok() {
            ruleset.family.usual_seats
        } else {
            ruleset.family.full_table
        };
        let first = usual.iter().next();
        let places = ruleset.family.all_seats().iter().map(|seat| {
            let kind = if Some(seat) == first { PERSON } else { level };
            let kind = usual.has(seat).then(|| kind.to_owned());
            PlaceAtTable {
                kind,
                ..PlaceAtTable::default()
            }
        });
        Setup {
            ruleset,
            places: places.collect(),
            seed: None,
            by_link: None,
            match_play: None,
            table_settings: TableSettings {
                singles: ruleset.family.all_seats(),
                ..TableSettings::default()
            },
        }
    }

    /// Turns automatic forced moves on or off for all seats.
    pub fn make_forced_moves(&mut self, on: bool) {
        let seats = self.ruleset.family.all_seats();
        self.table_settings.singles = if on { seats } else { SeatSet::EMPTY };
    }

    /// This setup for another ruleset. The players stay if both rulesets have the same seats; otherwise they
    /// are the default ones, with bots of `level`. The choices of dice and seating stay.
    #[must_use]
    pub fn for_ruleset(&self, ruleset: Ruleset, level: &str) -> Setup {
        let mut other = self.clone();
        other.ruleset = ruleset;
        if ruleset.family.seats != self.ruleset.family.seats {
            let usual = Setup::usual(ruleset, level);
            other.places = usual.places;
            other.table_settings = TableSettings {
                seating: self.table_settings.seating,
                manual_dice: self.table_settings.manual_dice,
                ..usual.table_settings
            };
        }
        other
    }

    /// The table settings that the game will use: without manual dice if the ruleset does not allow them.
    pub fn table_settings(&self) -> TableSettings {
        let mut table_settings = self.table_settings;
        if table_settings.manual_dice != DiceMode::Nobody && Stuff::of(self.ruleset).hidden {
            table_settings.manual_dice = DiceMode::Nobody;
        }
        table_settings
    }

    /// The seat at this device if the others play by link: that of `by_link` if a person sits there, else the first
    /// person's. `None` where a game cannot be played by link.
    pub fn host(&self) -> Option<Seat> {
        let wanted = self.by_link.filter(|_| !Stuff::of(self.ruleset).hidden)?;
        let mut people = self.people().map(|(seat, _)| seat);
        let first = people.next()?;
        Some(people.find(|seat| *seat == wanted).unwrap_or(first))
    }

    /// The seat of the only person, or of the player at this device in a game by link.
    pub fn own_seat(&self) -> Option<Seat> {
        let mut people = self.people().map(|(seat, _)| seat);
        let only = people.next().filter(|_| people.next().is_none());
        self.host().or(only)
    }

    /// The name of the character at a bot's seat.
    pub fn character(&self, seat: Seat) -> Option<&'static str> {
        let kind = self.places[seat.index()].kind.as_deref();
        let is_bot = kind.is_some_and(|kind| kind != PERSON);
        is_bot.then(|| games::game(self.ruleset).cast(seat))
    }

    /// The seats of people with their names, in turn order.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &str)> {
        let people = self.taken().filter(|(_, kind, _)| *kind == PERSON);
        people.map(|(seat, _, name)| (seat, name))
    }

    /// The taken seats with kind and name of their players, in turn order.
    pub fn taken(&self) -> impl Iterator<Item = (Seat, &str, &str)> {
        (0..)
            .map(Seat)
            .zip(&self.places)
            .filter_map(|(seat, place)| {
                let kind = place.kind.as_deref()?;
                Some((seat, kind, place.name.trim()))
            })
    }
}

/// The start of a game of these seats.
///
/// # Errors
/// If they cannot play the ruleset: a sentence that cites the rule.
pub fn start(ruleset: Ruleset, seats: SeatSet) -> Result<Box<dyn AnyGame>, String> {
    let colour = |seat| ruleset.family.colour(seat).to_owned();
    games::game(ruleset).start(seats).map_err(|refusal| {
        let reason = words::capitalised(&refusal.plain(colour));
        t!(session::refused, reason, rule = refusal.rule)
    })
}

/// Whether these seats can play a ruleset.
///
/// # Errors
/// As those of [`start`].
pub fn can_play(ruleset: Ruleset, seats: SeatSet) -> Result<(), String> {
    start(ruleset, seats).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;

    #[test]
    fn usual_seats_can_play_without_options() {
        for family in FAMILIES {
            for ruleset in family.plain_rulesets() {
                assert_eq!(can_play(ruleset, family.usual_seats), Ok(()));
            }
        }
    }

    #[test]
    fn a_seed_is_a_whole_number_or_nothing() {
        assert_eq!(read_seed("  "), Ok(None));
        assert_eq!(read_seed(" 42 "), Ok(Some(42)));
        assert_eq!(read_seed(&u64::MAX.to_string()), Ok(Some(u64::MAX)));
        for wrong in ["18446744073709551616", "-1", "+1", "01", "4 2", "0x1"] {
            assert!(read_seed(wrong).unwrap_err().contains(wrong), "{wrong}");
        }
    }
}
