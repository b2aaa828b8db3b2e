//! Local storage, and the settings in it. Storage may be blocked or full, and stored text may be damaged.

use web_sys::{Storage, Window};

use super::storage_trouble::Trouble;

/// The key of the settings.
pub const SETTINGS: &str = "turnout/settings";

/// The key of the people of this device.
pub const PEOPLE: &str = "turnout/people";

/// The key of the house rules kept on this device.
pub const RULES: &str = "turnout/rules";

/// The key of the family's book.
pub const BOOK: &str = "turnout/book";
/// The key of the days whose game was attempted.
pub const DAYS: &str = "turnout/today";

/// The key of the exercises of this device.
pub const EXERCISES: &str = "turnout/exercises";

/// The window; `None` in native tests, where there is no browser.
fn window() -> Option<Window> {
    cfg!(target_arch = "wasm32").then(web_sys::window)?
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok()?
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
    window()?.session_storage().ok()?
}

/// The value of a setting, as stored.
pub fn setting(name: &str) -> Option<String> {
    value_in(&read(SETTINGS)?, name).map(str::to_owned)
}

/// Saves the value of a setting.
///
/// # Errors
/// If storage is blocked or full. A lost setting does not deserve a notice.
pub fn keep_setting(name: &str, value: &str) -> Result<(), Trouble> {
    let settings = read(SETTINGS).unwrap_or_default();
    write(SETTINGS, &with_setting(&settings, name, value))
}

/// The value of the setting `name`. Settings are lines of a name and a value.
fn value_in<'a>(settings: &'a str, name: &str) -> Option<&'a str> {
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
        assert_eq!(value_in("colour blue\nspeed fast\n", "speed"), Some("fast"));
        assert_eq!(value_in("speedy fast\n", "speed"), None);
        assert_eq!(value_in("\u{0}", "speed"), None);
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
