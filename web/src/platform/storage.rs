//! Settings in local storage. Storage may be blocked or full, and stored text may be damaged.

use table::speech::Speech;
use table::speed::Speed;
use web_sys::Storage;
use words::{Language, t};

use crate::platform::audio::{FULL_VOLUME, USUAL_VOLUME};
use crate::platform::theme::Theme;

/// The key of the settings.
pub const SETTINGS: &str = "turnout/settings";

/// Why something could not be saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Storage is blocked for this page.
    Blocked,
    /// Storage is full.
    Full,
}

impl Trouble {
    /// The explanation for the player.
    pub fn sentence(self) -> &'static str {
        match self {
            Trouble::Blocked => t!(kept::blocked),
            Trouble::Full => t!(kept::full),
        }
    }
}

fn storage() -> Option<Storage> {
    // Components are also rendered natively, where there is no browser.
    if cfg!(not(target_arch = "wasm32")) {
        return None;
    }
    web_sys::window()?.local_storage().ok()?
}

/// The text under `key`; `None` if there is none or storage is blocked.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Saves `text` under `key`.
///
/// # Errors
/// If storage is blocked or full.
pub fn write(key: &str, text: &str) -> Result<(), Trouble> {
    let storage = storage().ok_or(Trouble::Blocked)?;
    storage.set_item(key, text).map_err(|_| Trouble::Full)
}

/// The texts under `key` in session storage, which belongs to this tab, and in local storage.
pub fn recall(key: &str) -> [Option<String>; 2] {
    let own = tab_storage().and_then(|storage| storage.get_item(key).ok()?);
    [own, read(key)]
}

/// Saves a text under `key` in session storage and in local storage, for this tab and new ones.
pub fn remember(key: &str, text: &str) {
    // If saving fails, the player still finds the game in the list of saved games.
    if let Some(storage) = tab_storage() {
        let _ = storage.set_item(key, text);
    }
    let _ = write(key, text);
}

/// Removes this text under `key` from session storage and local storage; another text stays.
pub fn forget(key: &str, text: &str) {
    for storage in [tab_storage(), storage()].into_iter().flatten() {
        if storage.get_item(key).ok().flatten().as_deref() == Some(text) {
            // Where it cannot be removed, it could not be kept either.
            let _ = storage.remove_item(key);
        }
    }
}

fn tab_storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// The animation speed.
pub fn speed() -> Speed {
    liked("speed", Speed::parse)
}

/// Saves the animation speed.
pub fn keep_speed(speed: Speed) {
    keep("speed", speed.name());
}

/// The address that sets up the last started game again.
pub fn last_game() -> Option<String> {
    liked("game", |game| Some(Some(game.to_owned())))
}

/// Saves the address that sets up the last started game again.
pub fn keep_last_game(address: &str) {
    keep("game", address);
}

/// Whether coordinates are shown.
pub fn coordinates() -> bool {
    liked("names", |value| Some(value == "shown"))
}

/// Saves whether coordinates are shown.
pub fn keep_coordinates(shown: bool) {
    keep("names", if shown { "shown" } else { "hidden" });
}

/// The theme. `static/appearance.js` reads the same setting.
pub fn theme() -> Theme {
    liked("theme", Theme::parse)
}

/// Saves the theme.
pub fn keep_theme(theme: Theme) {
    keep("theme", theme.name());
}

/// Saves the language. `static/appearance.js` reads this setting.
pub fn keep_language(language: Language) {
    keep("language", language.code());
}

/// Whether sounds are on.
pub fn sound() -> bool {
    !liked("sound", |sound| Some(sound == "off"))
}

/// Saves whether sounds are on.
pub fn keep_sound(sound: bool) {
    keep("sound", if sound { "on" } else { "off" });
}

/// The volume, from 0 to [`FULL_VOLUME`].
pub fn volume() -> u8 {
    liked("volume", |volume| {
        let volume = volume.parse().ok();
        Some(volume.filter(|volume| *volume <= FULL_VOLUME))
    })
    .unwrap_or(USUAL_VOLUME)
}

/// Saves the volume.
pub fn keep_volume(volume: u8) {
    keep("volume", &volume.to_string());
}

/// Whether speech is brief.
pub fn brief_speech() -> bool {
    liked("speech", |speech| Some(speech == Speech::Brief.name()))
}

/// Saves the detail of speech.
pub fn keep_speech(speech: Speech) {
    keep("speech", speech.name());
}

/// Whether letter shortcuts are on.
pub fn letters() -> bool {
    !liked("keys", |keys| Some(keys == "off"))
}

/// Saves whether letter shortcuts are on.
pub fn keep_letters(on: bool) {
    keep("keys", if on { "on" } else { "off" });
}

/// The number of the player's next lesson of an edition, from 1.
pub fn next_lesson(edition: &str) -> usize {
    let settings = read(SETTINGS).unwrap_or_default();
    let learned = setting(&settings, LEARNED).unwrap_or_default();
    let next = lesson_of(learned, edition).and_then(|next| next.parse().ok());
    next.filter(|next| *next > 0).unwrap_or(1)
}

/// Saves the number of the player's next lesson of an edition. Any number marks the edition as known.
pub fn keep_next_lesson(edition: &str, next: usize) {
    let settings = read(SETTINGS).unwrap_or_default();
    let learned = setting(&settings, LEARNED).unwrap_or_default();
    let others = learned.split(' ').filter(|word| {
        let name = word.split_once('=').map(|(name, _)| name);
        name.is_some_and(|name| name != edition)
    });
    let mut learned: Vec<String> = others.map(str::to_owned).collect();
    learned.push(format!("{edition}={next}"));
    keep(LEARNED, &learned.join(" "));
}

/// Whether the player has played an edition, or begun its lessons.
pub fn is_known(edition: &str) -> bool {
    let settings = read(SETTINGS).unwrap_or_default();
    let played = setting(&settings, PLAYED).unwrap_or_default();
    let learned = setting(&settings, LEARNED).unwrap_or_default();
    played.split(' ').any(|name| name == edition) || lesson_of(learned, edition).is_some()
}

/// Saves that the player has played an edition.
pub fn keep_played(edition: &str) {
    if !is_known(edition) {
        let played = stored_setting(PLAYED).unwrap_or_default();
        keep(PLAYED, format!("{played} {edition}").trim_start());
    }
}

/// The setting with the editions played, such as `dash parcheesi`.
const PLAYED: &str = "played";

/// The setting with the next lesson of each edition, such as `dash=3`.
const LEARNED: &str = "learned";

fn lesson_of<'a>(learned: &'a str, edition: &str) -> Option<&'a str> {
    let mut words = learned.split(' ').filter_map(|word| word.split_once('='));
    words.find_map(|(name, next)| (name == edition).then_some(next))
}

/// Whether to ask the browser for persistent storage: true only the first time.
pub fn is_to_ask() -> bool {
    let settings = read(SETTINGS).unwrap_or_default();
    setting(&settings, "asked").is_none()
        && write(SETTINGS, &with_setting(&settings, "asked", "yes")).is_ok()
}

/// The parsed value of a setting, or the default if it is missing or invalid.
fn liked<T: Default>(name: &str, parse: impl FnOnce(&str) -> Option<T>) -> T {
    let settings = read(SETTINGS).unwrap_or_default();
    setting(&settings, name).and_then(parse).unwrap_or_default()
}

/// The value of a setting, as stored.
pub fn stored_setting(name: &str) -> Option<String> {
    liked(name, |value| Some(Some(value.to_owned())))
}

/// Saves the value of a setting.
pub fn keep_setting(name: &str, value: &str) {
    keep(name, value);
}

fn keep(name: &str, value: &str) {
    let settings = read(SETTINGS).unwrap_or_default();
    // An unsaved setting does not deserve a notice.
    let _ = write(SETTINGS, &with_setting(&settings, name, value));
}

/// The value of the setting `name`. Settings are lines of a name and a value.
fn setting<'a>(settings: &'a str, name: &str) -> Option<&'a str> {
    settings.lines().find_map(|line| {
        let (known, value) = line.split_once(' ')?;
        (known == name).then_some(value)
    })
}

/// The settings with this one changed. Unknown lines stay, because a newer version may have written them.
fn with_setting(settings: &str, name: &str, value: &str) -> String {
    let others = settings
        .lines()
        .filter(|line| line.split_once(' ').is_some_and(|(known, _)| known != name));
    let mut lines: Vec<_> = others.map(str::to_owned).collect();
    lines.push(format!("{name} {value}\n"));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_found_by_whole_names() {
        assert_eq!(setting("colour blue\nspeed fast\n", "speed"), Some("fast"));
        assert_eq!(setting("speedy fast\n", "speed"), None);
        assert_eq!(setting("\u{0}", "speed"), None);
    }

    #[test]
    fn the_next_lesson_is_found_by_edition() {
        let learned = "dash-2=4 dash=3 x";
        assert_eq!(lesson_of(learned, "dash"), Some("3"));
        assert_eq!(lesson_of(learned, "dash-2"), Some("4"));
        assert_eq!(lesson_of(learned, "x"), None);
        assert_eq!(lesson_of("", "dash"), None);
    }

    #[test]
    fn writing_a_setting_keeps_the_others() {
        assert_eq!(with_setting("", "speed", "fast"), "speed fast\n");
        assert_eq!(
            with_setting("speed fast\ncolour blue\n\u{0}", "speed", "slow"),
            "colour blue\nspeed slow\n"
        );
    }
}
