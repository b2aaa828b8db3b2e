//! What the browser keeps for the page. It may be blocked or full, and what it holds may be
//! spoilt.

use table::speech::Speech;
use table::speed::Speed;
use web_sys::Storage;
use words::{Language, t};

use crate::platform::audio::{FULL_VOLUME, USUAL_VOLUME};
use crate::platform::theme::Theme;

/// How the player likes things.
pub const SETTINGS: &str = "turnout/settings";

/// Why something could not be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser keeps nothing for this page.
    Blocked,
    /// There is no room.
    Full,
}

impl Trouble {
    /// What that means to the player.
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

/// All keys.
pub fn keys() -> Vec<String> {
    let mut keys = Vec::new();
    if let Some(storage) = storage() {
        for index in 0..storage.length().unwrap_or_default() {
            keys.extend(storage.key(index).ok().flatten());
        }
    }
    keys
}

/// What is kept under `key`; nothing where nothing can be kept.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps `text` under `key`.
///
/// # Errors
/// When it cannot be kept.
pub fn write(key: &str, text: &str) -> Result<(), Trouble> {
    let storage = storage().ok_or(Trouble::Blocked)?;
    storage.set_item(key, text).map_err(|_| Trouble::Full)
}

/// Forgets what is kept under `key`.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        // Where it cannot be removed, it could not be kept either.
        let _ = storage.remove_item(key);
    }
}

/// What this tab remembers under `key`, through a reload, too, and what all tabs do.
pub fn recall(key: &str) -> [Option<String>; 2] {
    let own = tab_storage().and_then(|storage| storage.get_item(key).ok()?);
    [own, read(key)]
}

/// Has this tab, and each new one, remember a text.
pub fn remember(key: &str, text: &str) {
    // What is not remembered is found in the list of games.
    if let Some(storage) = tab_storage() {
        let _ = storage.set_item(key, text);
    }
    let _ = write(key, text);
}

/// Has neither this tab nor new ones remember this text.
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

/// The speed that the player likes.
pub fn speed() -> Speed {
    liked("speed", Speed::parse)
}

/// Keeps the speed that the player likes.
pub fn keep_speed(speed: Speed) {
    keep("speed", speed.name());
}

/// The address that sets up the game that was started last.
pub fn last_game() -> Option<String> {
    liked("game", |game| Some(Some(game.to_owned())))
}

/// Keeps the address that sets up the game that was started last.
pub fn keep_last_game(address: &str) {
    keep("game", address);
}

/// Whether the player likes spaces to bear their names.
pub fn coordinates() -> bool {
    liked("names", |value| Some(value == "shown"))
}

/// Keeps whether the player likes spaces to bear their names.
pub fn keep_coordinates(shown: bool) {
    keep("names", if shown { "shown" } else { "hidden" });
}

/// The colours that the player likes. The script that shows them reads the same.
pub fn theme() -> Theme {
    liked("theme", Theme::parse)
}

/// Keeps the colours that the player likes.
pub fn keep_theme(theme: Theme) {
    keep("theme", theme.name());
}

/// Keeps the language that the player likes. The script that says which it is reads it.
pub fn keep_language(language: Language) {
    keep("language", language.code());
}

/// Whether the player likes to hear what happens.
pub fn sound() -> bool {
    !liked("sound", |sound| Some(sound == "off"))
}

/// Keeps whether the player likes to hear what happens.
pub fn keep_sound(sound: bool) {
    keep("sound", if sound { "on" } else { "off" });
}

/// The volume that the player likes, from 0 to [`FULL_VOLUME`].
pub fn volume() -> u8 {
    liked("volume", |volume| {
        let volume = volume.parse().ok();
        Some(volume.filter(|volume| *volume <= FULL_VOLUME))
    })
    .unwrap_or(USUAL_VOLUME)
}

/// Keeps the volume that the player likes.
pub fn keep_volume(volume: u8) {
    keep("volume", &volume.to_string());
}

/// Whether the player likes to be told as little as will do.
pub fn brief_speech() -> bool {
    liked("speech", |speech| Some(speech == Speech::Brief.name()))
}

/// Keeps how much the player likes to be told.
pub fn keep_speech(speech: Speech) {
    keep("speech", speech.name());
}

/// Whether letters are keys of the board.
pub fn letters() -> bool {
    !liked("keys", |keys| Some(keys == "off"))
}

/// Keeps whether they are.
pub fn keep_letters(on: bool) {
    keep("keys", if on { "on" } else { "off" });
}

/// The lesson about an edition that the player comes to next, from 1.
pub fn next_lesson(edition: &str) -> usize {
    let settings = read(SETTINGS).unwrap_or_default();
    let learned = setting(&settings, LEARNED).unwrap_or_default();
    let next = lesson_of(learned, edition).and_then(|next| next.parse().ok());
    next.filter(|next| *next > 0).unwrap_or(1)
}

/// Keeps which lesson about an edition the player comes to next, or that lessons are known of.
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

/// Keeps that the player has played an edition.
pub fn keep_played(edition: &str) {
    if !is_known(edition) {
        let played = stored_setting(PLAYED).unwrap_or_default();
        keep(PLAYED, format!("{played} {edition}").trim_start());
    }
}

/// The setting that names the editions played: words such as `dash`.
const PLAYED: &str = "played";

/// The setting that says how far the player has come with lessons: words such as `dash=3`.
const LEARNED: &str = "learned";

fn lesson_of<'a>(learned: &'a str, edition: &str) -> Option<&'a str> {
    let mut words = learned.split(' ').filter_map(|word| word.split_once('='));
    words.find_map(|(name, next)| (name == edition).then_some(next))
}

/// Whether the browser is to be asked to keep the games for good. It says so once.
pub fn is_to_ask() -> bool {
    let settings = read(SETTINGS).unwrap_or_default();
    setting(&settings, "asked").is_none()
        && write(SETTINGS, &with_setting(&settings, "asked", "yes")).is_ok()
}

/// A setting that is there and is understood; else the usual one.
fn liked<T: Default>(name: &str, parse: impl FnOnce(&str) -> Option<T>) -> T {
    let settings = read(SETTINGS).unwrap_or_default();
    setting(&settings, name).and_then(parse).unwrap_or_default()
}

/// The value of a setting, if there is one.
pub fn stored_setting(name: &str) -> Option<String> {
    liked(name, |value| Some(Some(value.to_owned())))
}

/// Keeps the value of a setting.
pub fn keep_setting(name: &str, value: &str) {
    keep(name, value);
}

fn keep(name: &str, value: &str) {
    let settings = read(SETTINGS).unwrap_or_default();
    // A setting that is not kept is no loss worth a word.
    let _ = write(SETTINGS, &with_setting(&settings, name, value));
}

/// Settings are lines of a name and a value; what is not known is passed over.
fn setting<'a>(settings: &'a str, name: &str) -> Option<&'a str> {
    settings.lines().find_map(|line| {
        let (known, value) = line.split_once(' ')?;
        (known == name).then_some(value)
    })
}

/// The settings with this one changed. What is not known, a later version may have left: it stays.
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
