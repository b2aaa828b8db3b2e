//! The table of settings: where each is kept, its values, its default, its text and what follows from it. The dialog
//! "Settings" lists them in this order.

use table::durations::Speed;
use table::speech::Speech;
use words::{Language, Plain, text};

use crate::platform::audio::{FULL_VOLUME, USUAL_VOLUME};
use crate::settings::store::{Settings, SettingsEffect};
use crate::settings::text_size::TextSize;
use crate::settings::theme_choice::Theme;

/// A setting: a row of [`TABLE`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The animation speed.
    Speed,
    /// A turn without a legal move passes without a button.
    AutoPass,
    /// A person's only move is played for them.
    ForcedMoves,
    /// Each game begins with threats shown.
    Threats,
    /// The list of moves is open.
    MoveList,
    /// The theme, which `static/language_and_theme.js` reads, too.
    Theme,
    /// The size of the text, which `static/language_and_theme.js` reads, too.
    TextSize,
    /// The language, which `static/language_and_theme.js` reads, too.
    Language,
    /// Sounds are on.
    Sound,
    /// The volume.
    Volume,
    /// Spaces show their coordinates.
    Coordinates,
    /// The board turns so that the only person's colour is at the bottom.
    OwnColourBelow,
    /// Characters say lines.
    OpponentsTalk,
    /// The screen stays on during a game.
    KeepAwake,
    /// How much a screen reader is told.
    Speech,
    /// Letters are keyboard shortcuts.
    Letters,
}

/// A part of the dialog "Settings".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// How games are played.
    Play,
    /// What the page looks and sounds like.
    LookAndSound,
    /// Keyboard and screen readers.
    Keyboard,
}

/// The values of a setting. A value is a number.
#[derive(Clone, Copy)]
pub enum Kind {
    /// Off or on, 0 or 1, with the words that are stored for them.
    Switch([&'static str; 2]),
    /// An index into a list of values, each with the word that is stored and its name on the screen.
    Choice(fn() -> Vec<(&'static str, &'static str)>),
    /// A number from 0 to this one.
    Number(u8),
}

/// All about a setting.
pub struct Row {
    /// Which setting it is.
    pub setting: Setting,
    /// Its key in the browser's storage.
    pub key: &'static str,
    /// Its values.
    pub kind: Kind,
    /// Its value for a player who has never changed it.
    pub usual: u8,
    /// Its name on the screen.
    pub label: Plain,
    /// Its part of the dialog.
    pub group: Group,
    /// What follows once it has a new value, besides keeping that value.
    pub effects: fn(&mut Settings) -> Vec<SettingsEffect>,
}

const OFF_ON: Kind = Kind::Switch(["off", "on"]);

/// All settings, each at its own index.
pub const TABLE: [Row; 16] = [
    Row {
        setting: Setting::Speed,
        key: "speed",
        kind: Kind::Choice(|| Speed::ALL.map(|each| (each.name(), each.title())).to_vec()),
        usual: Speed::USUAL as u8,
        label: text!(settings::speed),
        group: Group::Play,
        effects: Settings::tell_session,
    },
    Row {
        setting: Setting::AutoPass,
        key: "pass",
        kind: Kind::Switch(["button", "auto"]),
        usual: 1,
        label: text!(settings::auto_pass),
        group: Group::Play,
        effects: Settings::tell_session,
    },
    Row {
        setting: Setting::ForcedMoves,
        key: "forced",
        kind: OFF_ON,
        usual: 1,
        label: text!(settings::forced_moves),
        group: Group::Play,
        effects: |now| {
            vec![SettingsEffect::MakeForcedMoves(
                now.is_on(Setting::ForcedMoves),
            )]
        },
    },
    Row {
        setting: Setting::Threats,
        key: "threats",
        kind: OFF_ON,
        usual: 0,
        label: text!(settings::threats),
        group: Group::Play,
        effects: |now| vec![SettingsEffect::ShowThreats(now.is_on(Setting::Threats))],
    },
    Row {
        setting: Setting::MoveList,
        key: "moves",
        kind: Kind::Switch(["closed", "open"]),
        usual: 0,
        label: text!(settings::move_list),
        group: Group::Play,
        effects: Settings::tell_session,
    },
    Row {
        setting: Setting::Theme,
        key: "theme",
        kind: Kind::Choice(|| Theme::ALL.map(|each| (each.name(), each.title())).to_vec()),
        usual: Theme::System as u8,
        label: text!(settings::colours),
        group: Group::LookAndSound,
        effects: |now| vec![SettingsEffect::ShowTheme(now.theme())],
    },
    Row {
        setting: Setting::TextSize,
        key: "text",
        kind: Kind::Choice(|| {
            TextSize::ALL
                .map(|each| (each.name(), each.title()))
                .to_vec()
        }),
        usual: TextSize::Normal as u8,
        label: text!(settings::text_size),
        group: Group::LookAndSound,
        effects: |now| vec![SettingsEffect::ShowTextSize(now.text_size())],
    },
    Row {
        setting: Setting::Language,
        key: "language",
        // Each language is called as it calls itself, so that everybody finds their own.
        kind: Kind::Choice(|| {
            Language::ALL
                .map(|each| (each.code(), each.name()))
                .to_vec()
        }),
        usual: 0,
        label: text!(settings::language),
        group: Group::LookAndSound,
        effects: none,
    },
    Row {
        setting: Setting::Sound,
        key: "sound",
        kind: OFF_ON,
        usual: 1,
        label: text!(settings::sound),
        group: Group::LookAndSound,
        effects: Settings::switch_sound,
    },
    Row {
        setting: Setting::Volume,
        key: "volume",
        kind: Kind::Number(FULL_VOLUME),
        usual: USUAL_VOLUME,
        label: text!(settings::volume),
        group: Group::LookAndSound,
        effects: |now| {
            vec![
                SettingsEffect::SetVolume(now.volume()),
                SettingsEffect::Wake,
                SettingsEffect::PlaySample,
            ]
        },
    },
    Row {
        setting: Setting::Coordinates,
        key: "names",
        kind: Kind::Switch(["hidden", "shown"]),
        usual: 0,
        label: text!(settings::space_names),
        group: Group::LookAndSound,
        effects: none,
    },
    Row {
        setting: Setting::OwnColourBelow,
        key: "turn",
        kind: OFF_ON,
        usual: 1,
        label: text!(settings::own_colour_below),
        group: Group::LookAndSound,
        effects: |now| {
            let told = now.tell_session();
            [SettingsEffect::FinishMovement]
                .into_iter()
                .chain(told)
                .collect()
        },
    },
    Row {
        setting: Setting::OpponentsTalk,
        key: "talk",
        kind: OFF_ON,
        usual: 1,
        label: text!(settings::opponents_talk),
        group: Group::LookAndSound,
        effects: Settings::tell_session,
    },
    Row {
        setting: Setting::KeepAwake,
        key: "awake",
        kind: OFF_ON,
        usual: 1,
        label: text!(settings::keep_awake),
        group: Group::LookAndSound,
        effects: none,
    },
    Row {
        setting: Setting::Speech,
        key: "speech",
        kind: Kind::Choice(|| Speech::ALL.map(|each| (each.name(), each.title())).to_vec()),
        usual: Speech::Detailed as u8,
        label: text!(keys::speech),
        group: Group::Keyboard,
        effects: Settings::tell_session,
    },
    Row {
        setting: Setting::Letters,
        key: "keys",
        kind: OFF_ON,
        usual: 1,
        label: text!(keys::letters),
        group: Group::Keyboard,
        effects: none,
    },
];

/// The next rendering shows all that follows.
fn none(_: &mut Settings) -> Vec<SettingsEffect> {
    Vec::new()
}

impl Setting {
    /// All about it.
    pub fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }
}

impl Group {
    /// Its heading.
    pub fn title(self) -> Plain {
        match self {
            Group::Play => text!(settings::play),
            Group::LookAndSound => text!(settings::look_and_sound),
            Group::Keyboard => text!(settings::keyboard),
        }
    }

    /// Its settings.
    pub fn rows(self) -> impl Iterator<Item = &'static Row> {
        TABLE.iter().filter(move |row| row.group == self)
    }
}

impl Kind {
    /// The word that is stored for a value.
    pub fn word(self, value: u8) -> String {
        let index = usize::from(value);
        match self {
            Kind::Switch(words) => words[index].to_owned(),
            Kind::Choice(choices) => choices()[index].0.to_owned(),
            Kind::Number(_) => value.to_string(),
        }
    }

    /// The value that a word is stored for.
    pub fn read(self, word: &str) -> Option<u8> {
        let found = match self {
            Kind::Switch(words) => words.iter().position(|each| *each == word)?,
            Kind::Choice(choices) => choices().iter().position(|(each, _)| *each == word)?,
            Kind::Number(most) => return word.parse().ok().filter(|number| *number <= most),
        };
        u8::try_from(found).ok()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_setting_has_its_own_row_and_key() {
        let keys: BTreeSet<_> = TABLE.iter().map(|row| row.key).collect();
        assert_eq!(keys.len(), TABLE.len());
        for (index, row) in TABLE.iter().enumerate() {
            assert_eq!(row.setting as usize, index);
            assert!(!row.key.contains(' '));
        }
    }

    #[test]
    fn each_value_is_read_as_it_is_stored() {
        for row in &TABLE {
            let most = match row.kind {
                Kind::Switch(_) => 1,
                Kind::Choice(choices) => choices().len() as u8 - 1,
                Kind::Number(most) => most,
            };
            assert!(row.usual <= most, "{}", row.key);
            for value in 0..=most {
                let word = row.kind.word(value);
                assert_eq!(row.kind.read(&word), Some(value), "{}", row.key);
                assert!(!word.is_empty() && !word.contains('\n'));
            }
            for nonsense in ["", "nonsense", "101", "-1", "\u{0}"] {
                assert_eq!(row.kind.read(nonsense), None, "{}", row.key);
            }
        }
    }

    #[test]
    fn every_setting_and_choice_has_a_text() {
        for row in &TABLE {
            assert!(!row.label.say().is_empty() && !row.group.title().say().is_empty());
            if let Kind::Choice(choices) = row.kind {
                let titles: BTreeSet<_> = choices().into_iter().map(|(_, title)| title).collect();
                assert_eq!(titles.len(), choices().len(), "{}", row.key);
            }
        }
    }
}
