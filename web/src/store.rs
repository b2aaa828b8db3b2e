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
    read(SETTINGS)
        .as_deref()
        .and_then(speed_in)
        .unwrap_or_default()
}

/// Keeps the speed that the player likes.
pub fn keep_speed(speed: Speed) {
    // A speed that is not kept is no loss worth a word.
    let _ = write(SETTINGS, &format!("speed {}\n", speed.name()));
}

/// Settings are lines of a name and a value; what is not known is passed over.
fn speed_in(settings: &str) -> Option<Speed> {
    let line = settings
        .lines()
        .find_map(|line| line.strip_prefix("speed "));
    Speed::parse(line?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_or_passed_over() {
        assert_eq!(speed_in("colour blue\nspeed fast\n"), Some(Speed::Fast));
        assert_eq!(speed_in("speed warp\n"), None);
        assert_eq!(speed_in("\u{0}"), None);
    }
}
