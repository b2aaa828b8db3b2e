//! The values of all settings.

use table::durations::Speed;
use table::session::PlayerSettings;
use table::speech::Speech;
use words::{Language, t};

use crate::platform::audio::USUAL_VOLUME;
use crate::settings::all_settings::{Setting, TABLE};
use crate::settings::text_size::TextSize;
use crate::settings::theme_choice::Theme;

/// The values of all settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The values, in the order of the table.
    values: [u8; TABLE.len()],
    /// The player's own speed, while that of an address counts.
    own_speed: Option<u8>,
    /// Whether something on the screen needs later texts, too.
    needs_later_texts: bool,
}

/// A message about settings.
pub enum SettingsMsg {
    /// Give a setting a value, and keep it.
    Set(Setting, u8),
    /// The slider of the volume is being moved.
    Slide(u8),
    /// An address was opened: use its speed until a game starts, else the player's own.
    Address(Option<Speed>),
    /// A game starts: keep the speed that it is played at.
    Started,
    /// The texts of a language have arrived, or an error.
    Texts(Language, Result<String, String>),
    /// Something on the screen needs later texts.
    NeedLaterTexts,
}

/// What the page does after a change of settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsEffect {
    /// Store this word under this key.
    Keep(&'static str, String),
    /// Tell the session on the screen.
    Prefer(PlayerSettings),
    /// End the movement on the board.
    FinishMovement,
    /// Show threats in the current game, or not.
    ShowThreats(bool),
    /// Play forced moves in the current game and the next one, or not.
    MakeForcedMoves(bool),
    /// Show the page in this theme.
    ShowTheme(Theme),
    /// Show the page's text in this size.
    ShowTextSize(TextSize),
    /// Fetch the texts of a language, with its later texts or without them.
    Fetch(Language, bool),
    /// Show the page in a language, by its texts.
    Speak(Language, String),
    /// Say why the texts of a language are missing.
    Missing(Language, String),
    /// Set the volume, also of what is being heard.
    SetVolume(u8),
    /// Drop sounds and vibrations that have not begun.
    CancelSounds,
    /// Allow sounds, while the player is doing something.
    Wake,
    /// Play a sample sound.
    PlaySample,
}

impl SettingsMsg {
    /// Chooses a language.
    pub fn choose(language: Language) -> SettingsMsg {
        SettingsMsg::Set(Setting::Language, index_of(language))
    }

    /// Turns a setting on or off.
    pub fn turn(setting: Setting, on: bool) -> SettingsMsg {
        SettingsMsg::Set(setting, u8::from(on))
    }
}

impl Settings {
    /// The settings as stored, each under its key. The page already speaks the language.
    pub fn load(stored: impl Fn(&str) -> Option<String>) -> Settings {
        let mut settings = Settings {
            values: TABLE.map(|row| {
                let value = stored(row.key).and_then(|word| row.kind.read(&word));
                value.unwrap_or(row.usual)
            }),
            own_speed: None,
            needs_later_texts: false,
        };
        settings.set(Setting::Language, index_of(words::language()));
        settings
    }

    /// The value of a setting.
    pub fn value(&self, setting: Setting) -> u8 {
        self.values[setting as usize]
    }

    /// Whether a setting is on.
    pub fn is_on(&self, setting: Setting) -> bool {
        self.value(setting) != 0
    }

    /// The animation speed.
    pub fn speed(&self) -> Speed {
        Speed::ALL[usize::from(self.value(Setting::Speed))]
    }

    /// The theme of the page.
    pub fn theme(&self) -> Theme {
        Theme::ALL[usize::from(self.value(Setting::Theme))]
    }

    /// The size of the page's text.
    pub fn text_size(&self) -> TextSize {
        TextSize::ALL[usize::from(self.value(Setting::TextSize))]
    }

    /// The chosen language. The page shows it once its texts are loaded.
    pub fn language(&self) -> Language {
        Language::ALL[usize::from(self.value(Setting::Language))]
    }

    /// The volume.
    pub fn volume(&self) -> u8 {
        self.value(Setting::Volume)
    }

    /// Whether sound is on and the volume above 0.
    pub fn is_audible(&self) -> bool {
        self.is_on(Setting::Sound) && self.volume() > 0
    }

    /// The settings that a session needs.
    pub fn player(&self) -> PlayerSettings {
        PlayerSettings {
            speed: self.speed(),
            speech: Speech::ALL[usize::from(self.value(Setting::Speech))],
            opponents_talk: self.is_on(Setting::OpponentsTalk),
            auto_pass: self.is_on(Setting::AutoPass),
            own_colour_below: self.is_on(Setting::OwnColourBelow),
            lists_moves: self.is_on(Setting::MoveList),
        }
    }

    /// Sets a value, and nothing else.
    pub fn set(&mut self, setting: Setting, value: u8) {
        self.values[setting as usize] = value;
    }

    /// Handles a message and returns the effects to carry out.
    pub fn update(&mut self, msg: SettingsMsg) -> Vec<SettingsEffect> {
        match msg {
            SettingsMsg::Set(Setting::Language, value) => {
                // It is kept once its texts are there.
                self.set(Setting::Language, value);
                vec![self.fetch()]
            }
            SettingsMsg::Set(setting, value) => {
                self.set(setting, value);
                if setting == Setting::Speed {
                    self.own_speed = None;
                }
                let kept = [self.keep(setting)];
                let effects = (setting.row().effects)(self);
                kept.into_iter().chain(effects).collect()
            }
            SettingsMsg::Slide(volume) => {
                self.set(Setting::Volume, volume);
                vec![SettingsEffect::SetVolume(volume)]
            }
            SettingsMsg::Address(speed) => {
                if let Some(own) = self.own_speed.take() {
                    self.set(Setting::Speed, own);
                }
                if let Some(speed) = speed {
                    self.own_speed = Some(self.value(Setting::Speed));
                    self.set(Setting::Speed, speed as u8);
                }
                Vec::new()
            }
            SettingsMsg::Started => {
                let is_new = self.own_speed.take().is_some();
                is_new
                    .then(|| self.keep(Setting::Speed))
                    .into_iter()
                    .collect()
            }
            // The player may have chosen another language meanwhile.
            SettingsMsg::Texts(language, _) if language != self.language() => Vec::new(),
            SettingsMsg::Texts(language, Ok(texts)) => {
                // The later texts come without a choice.
                let is_chosen = language != words::language();
                let kept = is_chosen.then(|| self.keep(Setting::Language));
                let speak = SettingsEffect::Speak(language, texts);
                kept.into_iter().chain([speak]).collect()
            }
            SettingsMsg::Texts(language, Err(reason)) => {
                self.set(Setting::Language, index_of(words::language()));
                // The next request tries again.
                self.needs_later_texts = false;
                vec![SettingsEffect::Missing(language, reason)]
            }
            SettingsMsg::NeedLaterTexts if self.needs_later_texts => Vec::new(),
            SettingsMsg::NeedLaterTexts => {
                self.needs_later_texts = true;
                vec![self.fetch()]
            }
        }
    }

    /// Fetches the texts of the chosen language.
    fn fetch(&self) -> SettingsEffect {
        SettingsEffect::Fetch(self.language(), self.needs_later_texts)
    }

    /// Keeps the value of a setting.
    fn keep(&self, setting: Setting) -> SettingsEffect {
        let row = setting.row();
        SettingsEffect::Keep(row.key, row.kind.word(self.value(setting)))
    }

    /// Tells the session what has changed.
    pub(super) fn tell_session(&mut self) -> Vec<SettingsEffect> {
        vec![SettingsEffect::Prefer(self.player())]
    }

    /// Sounds are on or off from now on. If the volume was 0, it is the usual one again.
    pub(super) fn switch_sound(&mut self) -> Vec<SettingsEffect> {
        let mut effects = vec![SettingsEffect::CancelSounds];
        if self.is_on(Setting::Sound) && self.volume() == 0 {
            self.set(Setting::Volume, USUAL_VOLUME);
            effects.push(SettingsEffect::SetVolume(USUAL_VOLUME));
            effects.push(self.keep(Setting::Volume));
        }
        effects.push(SettingsEffect::Wake);
        effects
    }
}

/// Whether the later texts are here.
pub fn has_later_texts() -> bool {
    !t!(compare::ours).is_empty()
}

/// The value of a language.
fn index_of(language: Language) -> u8 {
    let code = language.code();
    Setting::Language.row().kind.read(code).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usual() -> Settings {
        Settings::load(|_| None)
    }

    fn kept(key: &'static str, word: &str) -> SettingsEffect {
        SettingsEffect::Keep(key, word.to_owned())
    }

    #[test]
    fn stored_words_are_read_and_nonsense_is_the_usual() {
        let stored = |key: &str| match key {
            "speed" => Some("fast".to_owned()),
            "pass" => Some("button".to_owned()),
            "volume" => Some("1000".to_owned()),
            "theme" => Some("pink".to_owned()),
            _ => None,
        };
        let settings = Settings::load(stored);
        assert_eq!(settings.speed(), Speed::Fast);
        assert!(!settings.player().auto_pass);
        assert_eq!(settings.volume(), USUAL_VOLUME);
        assert_eq!(settings.theme(), Theme::System);
        let usual_player = PlayerSettings {
            lists_moves: false,
            ..PlayerSettings::default()
        };
        assert_eq!(usual().player(), usual_player);
    }

    #[test]
    fn every_setting_but_the_language_is_kept_at_once_and_changes_no_other() {
        for row in TABLE.iter().filter(|row| row.setting != Setting::Language) {
            let mut settings = usual();
            let value = u8::from(row.usual == 0);
            let effects = settings.update(SettingsMsg::Set(row.setting, value));
            assert_eq!(effects[0], kept(row.key, &row.kind.word(value)));
            let mut expected = usual();
            expected.set(row.setting, value);
            assert_eq!(settings, expected, "{}", row.key);
        }
    }

    #[test]
    fn the_session_is_told_what_concerns_it() {
        let mut settings = usual();
        for setting in [
            Setting::Speed,
            Setting::AutoPass,
            Setting::Speech,
            Setting::MoveList,
        ] {
            let effects = settings.update(SettingsMsg::Set(setting, 0));
            assert_eq!(effects[1..], [SettingsEffect::Prefer(settings.player())]);
        }
        let effects = settings.update(SettingsMsg::turn(Setting::OwnColourBelow, false));
        let told = SettingsEffect::Prefer(settings.player());
        assert_eq!(effects[1..], [SettingsEffect::FinishMovement, told]);
        let effects = settings.update(SettingsMsg::turn(Setting::Threats, true));
        assert_eq!(effects[1..], [SettingsEffect::ShowThreats(true)]);
    }

    #[test]
    fn the_speed_of_an_address_is_kept_when_a_game_starts() {
        let mut settings = usual();
        assert_eq!(settings.update(SettingsMsg::Started), []);
        let address = SettingsMsg::Address(Some(Speed::Instant));
        assert_eq!(settings.update(address), []);
        assert_eq!(settings.speed(), Speed::Instant);
        settings.update(SettingsMsg::Address(Some(Speed::Slow)));
        settings.update(SettingsMsg::Address(None));
        assert_eq!(settings.speed(), Speed::Normal);
        settings.update(SettingsMsg::Address(Some(Speed::Slow)));
        assert_eq!(
            settings.update(SettingsMsg::Started),
            [kept("speed", "slow")]
        );
        settings.update(SettingsMsg::Address(None));
        assert_eq!(settings.speed(), Speed::Slow);
    }

    #[test]
    fn sound_turned_on_can_be_heard() {
        let mut settings = usual();
        let effects = settings.update(SettingsMsg::Slide(0));
        assert_eq!(effects, [SettingsEffect::SetVolume(0)]);
        assert!(!settings.is_audible());
        let effects = settings.update(SettingsMsg::turn(Setting::Sound, true));
        assert!(settings.is_audible() && effects.contains(&kept("volume", "80")));
        settings.update(SettingsMsg::turn(Setting::Sound, false));
        assert!(!settings.is_audible());
    }

    #[test]
    fn a_language_is_kept_once_its_texts_are_there() {
        let mut settings = usual();
        let [english, other] = [words::language(), Language::ALL[1]];
        let choose = || SettingsMsg::Set(Setting::Language, 1);
        assert_eq!(
            settings.update(choose()),
            [SettingsEffect::Fetch(other, false)]
        );
        let texts = || Ok(String::new());
        assert_eq!(settings.update(SettingsMsg::Texts(english, texts())), []);
        let effects = settings.update(SettingsMsg::Texts(other, Err("why".to_owned())));
        assert_eq!(effects, [SettingsEffect::Missing(other, "why".to_owned())]);
        assert_eq!(settings.language(), english);
        settings.update(choose());
        let effects = settings.update(SettingsMsg::Texts(other, texts()));
        let speak = SettingsEffect::Speak(other, String::new());
        assert_eq!(effects, [kept("language", other.code()), speak]);
    }
}
