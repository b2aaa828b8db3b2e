//! What the browser keeps for the page. It may be blocked or full, and what it holds may be
//! spoilt.

use table::speed::Speed;
use web_sys::Storage;

/// The game going on. Known to the guard.
pub const SAVE: &str = "turnout/save";
/// Unfinished games that were left for others, the last one first.
pub const PREVIOUS: &str = "turnout/previous";
/// A save that could not be read.
pub const SPOILT: &str = "turnout/spoilt";
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
            Trouble::Blocked => {
                "This browser keeps nothing for this page, so the game is lost when the page is closed or reloaded."
            }
            Trouble::Full => {
                "The browser's room for this page is full, so the last steps are lost when the page is closed or reloaded."
            }
        }
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
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

/// The speed that the player likes.
pub fn speed() -> Speed {
    let settings = read(SETTINGS).unwrap_or_default();
    setting(&settings, "speed")
        .and_then(Speed::parse)
        .unwrap_or_default()
}

/// Keeps the speed that the player likes.
pub fn keep_speed(speed: Speed) {
    keep("speed", speed.name());
}

/// Whether the player likes spaces to bear their names.
pub fn names() -> bool {
    let settings = read(SETTINGS).unwrap_or_default();
    setting(&settings, "names") == Some("shown")
}

/// Keeps whether the player likes spaces to bear their names.
pub fn keep_names(names: bool) {
    keep("names", if names { "shown" } else { "hidden" });
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
    fn settings_are_read_or_passed_over() {
        assert_eq!(setting("colour blue\nspeed fast\n", "speed"), Some("fast"));
        assert_eq!(setting("speedy fast\n", "speed"), None);
        assert_eq!(setting("\u{0}", "speed"), None);
    }

    #[test]
    fn a_setting_changes_alone() {
        assert_eq!(with_setting("", "speed", "fast"), "speed fast\n");
        assert_eq!(
            with_setting("speed fast\ncolour blue\n\u{0}", "speed", "slow"),
            "colour blue\nspeed slow\n"
        );
    }
}
