//! Why the browser keeps nothing: its storage, of whatever kind, is blocked or full.

use words::t;

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
            Trouble::Blocked => t!(saved_games::blocked),
            Trouble::Full => t!(saved_games::full),
        }
    }
}
