//! Tools of the game: which are in the bar, and which in the menu.

use self::Tool::{
    About, Cards, Dice, GoBack, Hint, Home, Keys, Log, Menu, Moves, NewGame, Players, Redo, Replay,
    Rules, Settings, Share, Sound, Threats, Undo,
};
use super::zone::BUTTON;
use super::{Contents, Mode, Shape};

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
    /// Redoes what was undone.
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
        Shape::PhoneAcross if contents.mode == Mode::Watch => &[Menu],
        _ if contents.mode == Mode::Watch => &[Sound, Menu],
        Shape::Wide | Shape::Upright => &[Moves, Sound, Undo, Hint, Threats, Menu],
        Shape::Phone => &[Moves, Sound, Undo, Hint, Menu],
        Shape::PhoneAcross => &[Moves, Undo, Hint, Menu],
    }
}

/// The widths of the tools in each row: parts of six beside a board, else all are alike.
pub(super) fn rows(contents: &Contents) -> Vec<Vec<usize>> {
    let tools = bar(contents).iter();
    let (most, widths): (usize, Vec<usize>) = match contents.room.shape() {
        _ if contents.flat.is_some() => (2, tools.map(|_| 1).collect()),
        Shape::Wide => {
            let width = |tool: &Tool| if tool.is_picture() { 1 } else { 2 };
            (6, tools.map(width).collect())
        }
        _ => (usize::MAX, tools.map(|_| 1).collect()),
    };
    let mut rows: Vec<Vec<usize>> = vec![Vec::new()];
    for width in widths {
        match rows.last_mut() {
            Some(row) if row.iter().sum::<usize>() + width <= most => row.push(width),
            _ => rows.push(vec![width]),
        }
    }
    rows
}

/// The height of the bar.
pub(super) fn height(contents: &Contents) -> f64 {
    let rows = rows(contents).len() as f64;
    match contents.room.shape() {
        _ if contents.flat.is_some() => rows * BUTTON + (rows - 1.0) * 0.15,
        Shape::Wide => rows * BUTTON + (rows - 1.0) * 0.6,
        _ if contents.room.is_cramped() => 2.35,
        _ => BUTTON,
    }
}
