//! Zones of the game screen: their areas in style sheets, and the heights that they need there, in letters.

use super::layout::{panels, shown_turns, turn_grid};
use super::{Contents, Grid, Mode, Panels, Shape, ShownTurns, Track, tools};

/// The height of a button.
pub(super) const BUTTON: f64 = 2.75;
/// The height of a hint: four lines and two buttons.
const HINT: f64 = 6.5;
/// The height of a line in the panel of the turn.
const LINE: f64 = 1.5;

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
    /// The hint, where it does not lie over the panel of the turn.
    Hint,
}

impl Zone {
    /// All zones.
    pub const ALL: [Zone; 18] = [
        Zone::Board,
        Zone::Players,
        Zone::TopLeft,
        Zone::TopRight,
        Zone::BottomLeft,
        Zone::BottomRight,
        Zone::Turn,
        Zone::LastTurns,
        Zone::Tray,
        Zone::Tools,
        Zone::Status,
        Zone::Dice,
        Zone::Manual,
        Zone::Button,
        Zone::Supply,
        Zone::Card,
        Zone::Hand,
        Zone::Hint,
    ];

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

/// The space between two rows of the screen.
pub(super) fn gap(shape: Shape) -> f64 {
    match shape {
        Shape::Wide => 0.75,
        Shape::Upright => 0.5,
        Shape::Phone | Shape::PhoneAcross => 0.375,
    }
}

/// The heights of the zones of a screen.
pub(super) struct Heights<'a> {
    contents: &'a Contents,
    turn: Grid,
    panels: Panels,
    shown_turns: ShownTurns,
}

impl<'a> Heights<'a> {
    pub(super) fn new(contents: &'a Contents) -> Heights<'a> {
        Heights {
            contents,
            turn: turn_grid(contents),
            panels: panels(contents),
            shown_turns: shown_turns(contents),
        }
    }

    /// The height that a zone of the screen needs. What scrolls within itself needs less than it holds.
    pub(super) fn of(&self, zone: Zone) -> f64 {
        match zone {
            Zone::Players => self.players(),
            Zone::TopLeft | Zone::TopRight | Zone::BottomLeft | Zone::BottomRight => 4.6,
            Zone::Turn => self.turn(),
            Zone::LastTurns => self.last_turns(),
            Zone::Tray => self.tray(),
            Zone::Tools => tools::height(self.contents),
            Zone::Hint => HINT,
            _ => 0.0,
        }
    }

    fn players(&self) -> f64 {
        let players = self.contents.players as f64;
        let panel = match self.contents.room.is_tall() {
            true => 2.6,
            false => 2.3,
        };
        match self.panels {
            Panels::Column => players * (panel + 0.3) - 0.3,
            Panels::Pairs => (players / 2.0).ceil() * (2.0 * panel - 1.95) - 0.3,
            Panels::Row => 3.1,
            Panels::SmallRow => 2.4,
            Panels::Thirds => 4.35,
            Panels::Halves => (players / 2.0).ceil() * 2.0 - 0.25,
            Panels::Corners | Panels::Strips => 0.0,
        }
    }

    /// The panel of the turn: its rows, the space between them, and its padding.
    fn turn(&self) -> f64 {
        let (gap, padding) = match self.contents.room.shape().is_phone() {
            true => (0.15, 0.875),
            false => (0.25, 1.475),
        };
        let rows = self.turn.rows.iter().map(|row| match row.height {
            Track::Rem(height)
            | Track::AtLeast(height)
            | Track::Rest(height)
            | Track::Between(height, _) => height,
            Track::Fit if row.zones.contains(&Zone::Hint) => HINT,
            Track::Fit => LINE,
        });
        rows.sum::<f64>() + gap * (self.turn.rows.len() - 1) as f64 + padding
    }

    fn last_turns(&self) -> f64 {
        let Contents { room, mode, .. } = *self.contents;
        let are_many = self.contents.are_many();
        let others = self.contents.players as f64 - 1.0;
        match (self.shown_turns, room.shape()) {
            (ShownTurns::Nothing | ShownTurns::Summary, _) => 0.0,
            (_, Shape::Wide) => others * 2.2 - 0.3,
            // They scroll.
            (_, Shape::PhoneAcross) => 0.0,
            // Their row has its height, or they are beside the hand.
            _ if mode == Mode::Hand => 0.0,
            (_, Shape::Upright) if are_many => 6.2,
            (_, Shape::Upright) => 4.7,
            (_, Shape::Phone) if room.is_tall() => others * if are_many { 1.9 } else { 2.6 } + 0.1,
            // Two beside each other.
            (_, Shape::Phone) if room.is_low() => 4.1,
            (_, Shape::Phone) if are_many => 0.6,
            (_, Shape::Phone) => 2.9,
        }
    }

    /// A hand, the controls of a replay, or the panel of a lesson, which scrolls beside a board.
    fn tray(&self) -> f64 {
        let room = self.contents.room;
        match (room.shape(), self.contents.mode) {
            (_, Mode::Watch) => self.replay(),
            (Shape::Wide | Shape::PhoneAcross, _) => 0.0,
            (Shape::Upright, Mode::Hand) => 11.4,
            (Shape::Upright, Mode::Lesson) => 11.9,
            (Shape::Phone, Mode::Hand) if room.is_tall() => 11.0,
            (Shape::Phone, Mode::Hand) if self.contents.is_cramped() => 6.6,
            (Shape::Phone, Mode::Hand) => 7.3,
            (Shape::Phone, Mode::Lesson) => 8.0,
            _ => 0.0,
        }
    }

    /// The slider and the buttons of a replay, and a small hand.
    fn replay(&self) -> f64 {
        let controls = match self.contents.room.shape() {
            Shape::Wide => 12.2,
            Shape::Upright => 6.4,
            Shape::Phone | Shape::PhoneAcross => 8.5,
        };
        match self.contents.has_hand() {
            true => controls + 4.6,
            false => controls,
        }
    }
}
