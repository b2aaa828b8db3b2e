//! The layout of the game screen: where each zone lies, and how large the board is.

use super::Zone::{Hand, Hint, LastTurns, Turn};
use super::screen_grid::{has_corners, screen_grid};
use super::zone::{Heights, gap};
use super::{Contents, Grid, Lengths, Mode, Shape, Zone, band, turn_panel};

/// The width of a square board: as large as the window allows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BoardWidth {
    /// The other zones stand beside the board. They take a part of the width, within limits in letters.
    Beside {
        /// The least width of the other zones.
        least: f64,
        /// Their part of the width.
        percent: f64,
        /// Their greatest width.
        most: f64,
    },
    /// The other zones stand above and below the board.
    Below {
        /// The height of the other zones, in letters.
        others: f64,
        /// The least width of the board, in letters.
        least: f64,
    },
}

impl BoardWidth {
    /// The board's width on a screen, which stays when something opens.
    fn of(contents: &Contents) -> BoardWidth {
        let contents = &contents.at_rest();
        let shape = contents.room.shape();
        match shape {
            Shape::Wide if has_corners(contents) => BoardWidth::Beside {
                least: 32.5,
                percent: 0.0,
                most: 32.5,
            },
            Shape::Wide => BoardWidth::Beside {
                least: 17.5,
                percent: 24.0,
                most: 22.0,
            },
            Shape::PhoneAcross => BoardWidth::Beside {
                least: match (contents.is_cramped(), contents.mode == Mode::Manual) {
                    (true, true) => 14.75,
                    (true, false) => 13.0,
                    (false, true) => 17.5,
                    (false, false) => 15.5,
                },
                percent: 36.0,
                most: 60.0,
            },
            Shape::Phone | Shape::Upright => BoardWidth::Below {
                others: others(contents),
                least: match contents.mode {
                    Mode::Lesson if shape == Shape::Phone => 18.75,
                    _ => 0.0,
                },
            },
        }
    }

    /// The value in style sheets.
    fn css(self) -> String {
        match self {
            BoardWidth::Beside {
                least,
                percent,
                most,
            } => {
                let beside = format!("clamp({least}rem, {percent}cqw, {most}rem)");
                format!("min(100cqh, 100cqw - 1rem - {beside})")
            }
            BoardWidth::Below { others, least } => {
                format!("min(100cqw, max({least}rem, 100cqh - {others:.3}rem))")
            }
        }
    }
}

/// The form of the players' panels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panels {
    /// One below the other.
    Column,
    /// At the corners of the board.
    Corners,
    /// Two beside each other.
    Pairs,
    /// All beside each other.
    Row,
    /// All beside each other, small.
    SmallRow,
    /// Three beside each other, small.
    Thirds,
    /// Two beside each other, small.
    Halves,
    /// Along the sides of a board that lies flat.
    Strips,
}

impl Panels {
    /// The classes in style sheets.
    pub fn class(self) -> &'static str {
        match self {
            Panels::Column => "in-column",
            Panels::Corners => "in-corners",
            Panels::Pairs => "in-pairs",
            Panels::Row => "in-row",
            Panels::SmallRow => "in-row small",
            Panels::Thirds => "in-thirds small",
            Panels::Halves => "in-halves small",
            Panels::Strips => "in-strips",
        }
    }
}

/// How much of the last turns is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShownTurns {
    /// Nothing: something else needs the place.
    Nothing,
    /// One sentence about what the others did.
    Summary,
    /// The sentence, and a row for each player.
    Rows,
}

/// Where an open hint lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintPlace {
    /// In a row of the panel of the turn.
    Turn,
    /// Over the panel of the turn.
    Over,
    /// Round the table, in the tray.
    Tray,
}

impl HintPlace {
    /// The class in style sheets.
    pub fn class(self) -> Option<&'static str> {
        match self {
            HintPlace::Turn => Some("hint-in-row"),
            HintPlace::Over => Some("hint-over"),
            HintPlace::Tray => None,
        }
    }
}

/// Where the zones lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The zones of the screen.
    pub screen: Grid,
    /// The zones of the panel of the turn, or of the band that it is round the table.
    pub turn: Grid,
    /// The width of the board, if the screen does not lie flat.
    pub board: BoardWidth,
    /// The least height of the screen, in letters. A lower window scrolls.
    pub least: f64,
    /// The lengths of a screen that lies flat.
    pub lengths: Option<Lengths>,
    /// The form of the players' panels.
    pub panels: Panels,
    /// How much of the last turns is shown.
    pub shown_turns: ShownTurns,
    /// Whether the panel of the turn reaches over the last turns.
    pub covers_last_turns: bool,
}

impl Layout {
    /// The layout of a screen.
    pub fn of(contents: &Contents) -> Layout {
        Layout {
            screen: screen_grid(contents),
            turn: turn_grid(contents),
            board: BoardWidth::of(contents),
            least: least(contents),
            lengths: contents.flat.map(|flat| Lengths::of(contents, flat)),
            panels: panels(contents),
            shown_turns: shown_turns(contents),
            covers_last_turns: contents.covers_last_turns(),
        }
    }

    /// Where an open hint lies: in its row of the panel of the turn, else over the panel.
    pub fn hint_place(&self) -> HintPlace {
        match self {
            _ if self.turn.has(Hint) => HintPlace::Turn,
            // A hand needs the rest of the band.
            _ if self.lengths.is_some() && !self.turn.has(Hand) => HintPlace::Tray,
            _ => HintPlace::Over,
        }
    }

    /// The custom properties for the style sheets.
    pub fn properties(&self) -> Vec<(&'static str, String)> {
        let end = match self.covers_last_turns {
            true => LastTurns,
            false => Turn,
        };
        let mut properties = vec![
            ("--screen", self.screen.css()),
            ("--turn", self.turn.css()),
            ("--board", self.board.css()),
            ("--least", format!("{}rem", self.least)),
            ("--turn-end", format!("{}-end", end.area())),
        ];
        if let Some(lengths) = self.lengths {
            let rem = |length: f64| format!("{length}rem");
            properties.extend([
                ("--strips-beside", rem(lengths.beside)),
                ("--strips-above", rem(lengths.above)),
                ("--band", rem(lengths.band)),
                ("--depth", rem(lengths.depth)),
            ]);
        }
        properties
    }
}

/// The height of the rows above and below the board, and of the space between all rows.
fn others(contents: &Contents) -> f64 {
    let (screen, heights) = (screen_grid(contents), Heights::new(contents));
    let rows = screen.rows.iter();
    let others = rows.filter(|row| !row.zones.contains(&Zone::Board));
    let needed = others.map(|row| {
        let zones = row.zones.iter();
        row.height.needed(zones.map(|zone| heights.of(*zone)))
    });
    needed.sum::<f64>() + gap(contents.room.shape()) * (screen.rows.len() - 1) as f64
}

/// The least height of the screen.
fn least(contents: &Contents) -> f64 {
    let shape = contents.room.shape();
    let is_cramped = contents.is_cramped();
    match shape {
        Shape::Phone if is_cramped => 26.0,
        Shape::Phone if contents.mode == Mode::Lesson => 36.0,
        Shape::Phone | Shape::Upright => 34.0,
        // Two rows of faces, each as large as a finger.
        Shape::PhoneAcross if is_cramped && contents.mode == Mode::Manual => 17.5,
        Shape::PhoneAcross if is_cramped => 15.0,
        Shape::PhoneAcross | Shape::Wide => 20.0,
    }
}

/// The grid of the panel of the turn, or of the band that it is round the table.
pub(super) fn turn_grid(contents: &Contents) -> Grid {
    match contents.flat {
        Some(flat) => band::band(contents, flat),
        None => turn_panel::turn_panel(contents.room.shape(), contents),
    }
}

/// The form of the players' panels.
pub(super) fn panels(contents: &Contents) -> Panels {
    let shape = contents.room.shape();
    let are_many = contents.are_many();
    match shape {
        _ if contents.flat.is_some() => Panels::Strips,
        Shape::Wide if has_corners(contents) => Panels::Corners,
        Shape::Wide if are_many || contents.room.is_squat() => Panels::Pairs,
        Shape::Wide => Panels::Column,
        Shape::Upright => Panels::Row,
        Shape::Phone if are_many => Panels::Thirds,
        Shape::Phone => Panels::SmallRow,
        Shape::PhoneAcross if are_many && contents.is_cramped() => Panels::Thirds,
        Shape::PhoneAcross => Panels::Halves,
    }
}

/// How much of the last turns is shown.
pub(super) fn shown_turns(contents: &Contents) -> ShownTurns {
    let room = contents.room;
    let shape = room.shape();
    let lists_moves = match shape {
        Shape::Upright => contents.moves && room.is_short(),
        Shape::Phone => contents.moves && room.is_low(),
        Shape::Wide | Shape::PhoneAcross => false,
    };
    match contents.mode {
        // Round the table the style sheet decides.
        _ if contents.flat.is_some() => ShownTurns::Rows,
        _ if contents.is_cramped() => ShownTurns::Nothing,
        Mode::Watch if contents.hands || !room.is_high() || shape.is_phone() => ShownTurns::Nothing,
        Mode::Manual if shape == Shape::Phone && (!room.is_tall() || contents.are_many()) => {
            ShownTurns::Nothing
        }
        Mode::Lesson => ShownTurns::Summary,
        Mode::Hand if contents.moves => ShownTurns::Summary,
        Mode::Hand => ShownTurns::Rows,
        // The hint is in their place.
        _ if !room.is_high() && turn_grid(contents).has(Hint) => ShownTurns::Nothing,
        _ if shape == Shape::Wide && room.is_low() || lists_moves => ShownTurns::Summary,
        Mode::Watch | Mode::Manual | Mode::Play => ShownTurns::Rows,
    }
}
