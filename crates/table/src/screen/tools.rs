//! Tools of the game: which are in the bar, and which in the menu.

use self::Tool::{
    About, Cards, Dice, GoBack, Hint, Home, Keys, Log, Menu, Moves, NewGame, Players, Redo, Replay,
    Rules, Settings, Share, Sound, Threats, Undo,
};
use super::{Contents, Shape};

/// A button in the bar below the board, or an entry of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Opens and closes the list of moves.
    Moves,
    /// Turns sound on and off.
    Sound,
    /// Undoes the last moves.
    Undo,
    /// Shows a hint.
    Hint,
    /// Shows and hides threats.
    Threats,
    /// Opens the menu.
    Menu,
    /// Plays again what was undone.
    Redo,
    /// Goes back across rolls that people have seen.
    GoBack,
    /// Replays the game.
    Replay,
    /// Shares the game by a link.
    Share,
    /// Opens the log.
    Log,
    /// Lists the cards that are left.
    Cards,
    /// Opens the rulebook.
    Rules,
    /// Opens the list of players.
    Players,
    /// Tells about the dice or the draws.
    Dice,
    /// Opens the settings.
    Settings,
    /// Lists the keyboard shortcuts.
    Keys,
    /// Sets up another game.
    NewGame,
    /// Leads to the home page.
    Home,
    /// Tells about Turnout.
    About,
}

impl Tool {
    /// Whether its button in the bar is a picture, which is half as wide as a word.
    pub fn is_picture(self) -> bool {
        matches!(self, Moves | Sound)
    }
}

/// The groups of the menu. It has those tools that are not in the bar.
pub const MENU: [&[Tool]; 3] = [
    &[
        Moves, Undo, Redo, GoBack, Replay, Hint, Threats, Share, Log, Cards, Rules,
    ],
    &[Players, Dice, Sound, Settings, Keys],
    &[NewGame, Home, About],
];

/// The tools in the bar, as far as the game has them.
pub fn bar(contents: &Contents) -> &'static [Tool] {
    match contents.room.shape() {
        _ if contents.flat.is_some() => &[Moves, Undo, Hint, Menu],
        Shape::Wide | Shape::Upright => &[Moves, Sound, Undo, Hint, Threats, Menu],
        Shape::Phone => &[Moves, Sound, Undo, Hint, Menu],
        Shape::PhoneAcross => &[Moves, Undo, Hint, Menu],
    }
}
