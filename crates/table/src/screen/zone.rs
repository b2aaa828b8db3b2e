//! Zones of the game screen.

/// A part of the game screen that has a place of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// A free place.
    None,
    /// The board.
    Board,
    /// The players' panels, in rows.
    Players,
    /// The panel of the player at the top left corner of the board.
    TopLeft,
    /// The panel of the player at the top right corner.
    TopRight,
    /// The panel of the player at the bottom left corner.
    BottomLeft,
    /// The panel of the player at the bottom right corner.
    BottomRight,
    /// Whose turn it is: a panel with zones of its own.
    Turn,
    /// The last turns of the other players.
    LastTurns,
    /// What changes its length: notes, a hand, the list of moves, the card of a lesson, the controls of a replay.
    Tray,
    /// Undo, Hint, Menu and the other tools.
    Tools,
    /// In the panel of the turn: whose turn it is, in words.
    Status,
    /// In the panel of the turn: the dice.
    Dice,
    /// In the panel of the turn: where dice or cards of one's own are entered.
    Manual,
    /// In the panel of the turn: the button that rolls, draws or passes.
    Button,
    /// In the panel of the turn: how many of the things that players collect are left.
    Supply,
    /// In the panel of the turn: what a card says.
    Card,
    /// Round the table: a hand of cards.
    Hand,
    /// In the panel of the turn: the hint, where it does not lie over the others.
    Hint,
}

impl Zone {
    /// The name of its area in style sheets.
    pub fn area(self) -> &'static str {
        match self {
            Zone::None => ".",
            Zone::Board => "board",
            Zone::Players => "players",
            Zone::TopLeft => "top-left",
            Zone::TopRight => "top-right",
            Zone::BottomLeft => "bottom-left",
            Zone::BottomRight => "bottom-right",
            Zone::Turn => "turn",
            Zone::LastTurns => "last-turns",
            Zone::Tray => "tray",
            Zone::Tools => "tools",
            Zone::Status => "status",
            Zone::Dice => "dice",
            Zone::Manual => "manual",
            Zone::Button => "button",
            Zone::Supply => "supply",
            Zone::Card => "card",
            Zone::Hand => "hand",
            Zone::Hint => "hint",
        }
    }
}
