//! Table settings: seating, who rolls, and per-seat help. No rule depends on them, which is why saves store
//! them beside the record.

use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use words::t;

use crate::clean_text::short;
use crate::dice_mode::DiceMode;
use crate::game_session::GameSession;

/// How people sit round the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Seating {
    /// Everybody looks at the screen from the same side.
    #[default]
    Shared,
    /// The screen is passed round, and the board turns to the player who holds it.
    Pass,
    /// The screen lies flat, and everybody sits at a side of it.
    Round,
}

impl Seating {
    /// All kinds of seating.
    pub const ALL: [Seating; 3] = [Seating::Shared, Seating::Pass, Seating::Round];

    /// The name in addresses and saves.
    pub fn name(self) -> &'static str {
        match self {
            Seating::Shared => "shared",
            Seating::Pass => "pass",
            Seating::Round => "round",
        }
    }

    /// The name in words.
    pub fn title(self) -> &'static str {
        match self {
            Seating::Shared => t!(table_settings::shared),
            Seating::Pass => t!(table_settings::pass),
            Seating::Round => t!(table_settings::round),
        }
    }

    /// The seating with this name.
    pub fn parse(name: &str) -> Option<Seating> {
        Seating::ALL.into_iter().find(|each| each.name() == name)
    }
}

/// Settings of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableSettings {
    /// How people sit round the screen.
    pub seating: Seating,
    /// The seats without move highlights.
    pub plain: SeatSet,
    /// The seats whose only moves are played automatically.
    pub singles: SeatSet,
    /// Whose dice are manual. With hidden hands nobody's can be, see
    /// [`Setup::table_settings`](crate::setup::Setup::table_settings).
    pub manual_dice: DiceMode,
}

impl TableSettings {
    /// Whether move highlights are off for the seat to act.
    pub(crate) fn is_plain(&self, table: &GameSession) -> bool {
        table.node().seat().is_some_and(|seat| self.plain.has(seat))
    }

    /// Applies a setting in the form of addresses and saves. `None` if `key` is not a table setting.
    ///
    /// # Errors
    /// What is wrong with the value, in a sentence.
    pub fn set(&mut self, family: &Family, key: &str, value: &str) -> Option<Result<(), String>> {
        let seats = |into: &mut SeatSet| {
            let wrong = || {
                let known = letters(family, family.all_seats());
                t!(address_errors::seats, key, known, found = short(value))
            };
            let mut set = SeatSet::EMPTY;
            for letter in value.chars() {
                let seat = family.seat(letter).filter(|seat| !set.has(*seat));
                set = set.with(seat.ok_or_else(wrong)?);
            }
            *into = set;
            Ok(())
        };
        Some(match key {
            "sit" => match Seating::parse(value) {
                Some(seating) => {
                    self.seating = seating;
                    Ok(())
                }
                None => Err(t!(address_errors::seating, found = short(value))),
            },
            "dice" => match DiceMode::parse(value) {
                Some(manual_dice) => {
                    self.manual_dice = manual_dice;
                    Ok(())
                }
                None => Err(t!(address_errors::dice, found = short(value))),
            },
            "plain" => seats(&mut self.plain),
            "singles" => seats(&mut self.singles),
            _ => return None,
        })
    }

    /// The settings that differ from the default, each as `key=value`.
    pub fn settings(&self, family: &Family) -> Vec<String> {
        let mut settings = Vec::new();
        if self.seating != Seating::default() {
            settings.push(format!("sit={}", self.seating.name()));
        }
        for (key, seats) in [("plain", self.plain), ("singles", self.singles)] {
            if !seats.is_empty() {
                settings.push(format!("{key}={}", letters(family, seats)));
            }
        }
        if self.manual_dice != DiceMode::default() {
            settings.push(format!("dice={}", self.manual_dice.name()));
        }
        settings
    }

    /// Reads the line of a save. Ignores unknown settings, which a later version may have written.
    pub fn read(family: &Family, line: &str) -> TableSettings {
        let mut table_settings = TableSettings::default();
        for setting in line.split_whitespace() {
            let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
            // An invalid setting counts as missing.
            let _ = table_settings.set(family, key, value);
        }
        table_settings
    }

    /// The line of a save.
    pub fn line(&self, family: &Family) -> String {
        self.settings(family).join(" ")
    }
}

fn letters(family: &Family, seats: SeatSet) -> String {
    seats.iter().map(|seat: Seat| family.letter(seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;

    #[test]
    fn table_settings_round_trip() {
        for family in FAMILIES {
            for seats in 0..=family.all_seats().0 {
                for (seating, manual_dice) in Seating::ALL.into_iter().zip(DiceMode::ALL) {
                    let table_settings = TableSettings {
                        seating,
                        plain: SeatSet(seats),
                        singles: SeatSet(family.all_seats().0 & !seats),
                        manual_dice,
                    };
                    assert_eq!(
                        TableSettings::read(family, &table_settings.line(family)),
                        table_settings
                    );
                }
            }
        }
    }

    #[test]
    fn unknown_settings_are_ignored() {
        let read = TableSettings::read(FAMILIES[0], "sit=round lamp=on plain=Q =\u{0} singles=Y");
        assert_eq!((read.seating, read.plain.len()), (Seating::Round, 0));
        assert!(read.singles.has(Seat(0)));
        let mut table_settings = TableSettings::default();
        assert!(table_settings.set(FAMILIES[0], "lamp", "on").is_none());
        for (key, value) in [
            ("sit", "down"),
            ("plain", "YY"),
            ("singles", "Q"),
            ("dice", "loaded"),
        ] {
            let problem = table_settings
                .set(FAMILIES[0], key, value)
                .unwrap()
                .unwrap_err();
            assert!(problem.contains(value), "{problem}");
        }
        assert_eq!(table_settings, TableSettings::default());
    }
}
