//! The layout of the game screen: where each zone lies.

use super::Zone::{
    Board, BottomLeft, BottomRight, LastTurns, Moment, None as Free, Players, Tools, TopLeft,
    TopRight, Turn,
};
use super::grid::Track::{Between, Fit, Rem, Rest};
use super::grid::{Grid, row};
use super::{Contents, Lengths, Mode, Shape, band, phone, turn_panel};

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
                format!("min(100cqw, max({least}rem, 100cqh - {others}rem))")
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
        let shape = contents.room.shape();
        Layout {
            screen: match shape {
                Shape::Wide if has_corners(contents) => corners(contents),
                Shape::Wide => wide(contents),
                Shape::Upright => upright(contents),
                Shape::Phone => phone::held_up(contents),
                Shape::PhoneAcross => phone::held_across(contents),
            },
            turn: match contents.flat {
                Some(flat) => band::band(contents, flat),
                None => turn_panel::turn_panel(shape, contents),
            },
            board: board_width(shape, contents),
            least: least(shape, contents),
            lengths: contents.flat.map(|flat| Lengths::of(contents, flat)),
            panels: panels(shape, contents),
            shown_turns: shown_turns(shape, contents),
            covers_last_turns: contents.covers_last_turns(),
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
                ("--beside", rem(lengths.beside)),
                ("--above", rem(lengths.above)),
                ("--band", rem(lengths.band)),
                ("--depth", rem(lengths.depth)),
            ]);
        }
        properties
    }
}

/// The least height of the screen.
fn least(shape: Shape, contents: &Contents) -> f64 {
    let is_cramped = contents.is_cramped();
    match shape {
        Shape::Phone if is_cramped => 26.0,
        Shape::Phone | Shape::Upright => 34.0,
        // Two rows of faces, each as large as a finger.
        Shape::PhoneAcross if is_cramped && contents.mode == Mode::Manual => 17.5,
        Shape::PhoneAcross if is_cramped => 15.0,
        Shape::PhoneAcross | Shape::Wide => 20.0,
    }
}

/// The form of the players' panels.
fn panels(shape: Shape, contents: &Contents) -> Panels {
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
fn shown_turns(shape: Shape, contents: &Contents) -> ShownTurns {
    let room = contents.room;
    let lists_moves = match shape {
        Shape::Upright => contents.moves && room.is_short(),
        Shape::Phone => contents.moves && room.is_low(),
        Shape::Wide | Shape::PhoneAcross => false,
    };
    match contents.mode {
        // Round the table the style sheet decides.
        _ if contents.flat.is_some() => ShownTurns::Rows,
        _ if contents.is_cramped() => ShownTurns::Nothing,
        Mode::Watch if shape.is_phone() => ShownTurns::Nothing,
        Mode::Manual if shape == Shape::Phone && (!room.is_tall() || contents.are_many()) => {
            ShownTurns::Nothing
        }
        Mode::Lesson | Mode::Choose => ShownTurns::Summary,
        Mode::Hand if contents.moves => ShownTurns::Summary,
        Mode::Hand => ShownTurns::Rows,
        // The hint is in their place.
        _ if contents.has_hint_below() && !room.is_high() => ShownTurns::Nothing,
        _ if shape == Shape::Wide && room.is_low() || lists_moves => ShownTurns::Summary,
        Mode::Watch | Mode::Manual | Mode::Play => ShownTurns::Rows,
    }
}

/// Whether each player has a corner of the board.
pub(super) fn has_corners(contents: &Contents) -> bool {
    contents.room.has_corners() && !contents.are_many()
}

/// The height of the last turns in the panel of the turn, beside a board.
fn turns_below_status(contents: &Contents) -> (f64, f64) {
    match contents.room {
        room if room.is_high() => (3.575, 9.6),
        room if room.is_low() => (3.125, 6.5),
        _ => (2.275, 6.5),
    }
}

/// The heights of the panel of the turn and of the last turns beside a board.
fn turn_and_last(contents: &Contents) -> (super::Track, super::Track) {
    match contents.has_turns_below_status() {
        true => {
            let (turn, last) = turns_below_status(contents);
            (Rem(turn), Rem(last))
        }
        false => (Fit, Fit),
    }
}

/// Everything is beside the board.
fn wide(contents: &Contents) -> Grid {
    let (turn, last) = turn_and_last(contents);
    Grid::new(
        &[Fit, Between(0.0, 24.0)],
        vec![
            row(Fit, [Board, Players]),
            row(turn, [Board, Turn]),
            row(last, [Board, LastTurns]),
            row(Rest(0.0), [Board, Moment]),
            row(Fit, [Board, Tools]),
        ],
    )
}

/// Each player is beside their own corner of the board.
fn corners(contents: &Contents) -> Grid {
    let (turn, last) = turn_and_last(contents);
    Grid::new(
        &[Between(13.0, 16.0), Fit, Between(18.5, 24.0)],
        vec![
            row(Fit, [TopLeft, Board, TopRight]),
            row(turn, [Free, Board, Turn]),
            row(last, [Free, Board, LastTurns]),
            row(Rest(0.0), [Free, Board, Moment]),
            row(Fit, [Free, Board, Tools]),
            row(Fit, [BottomLeft, Board, BottomRight]),
        ],
    )
}

/// The players are above the board, everything else is below it.
fn upright(contents: &Contents) -> Grid {
    if contents.mode == Mode::Hand && !contents.moves {
        // The last turns are beside the fan.
        return Grid::new(
            &[Between(0.0, 31.0), Rest(0.0)],
            vec![
                row(Fit, [Players, Players]),
                row(Fit, [Board, Board]),
                row(Fit, [Turn, Turn]),
                row(Rest(0.0), [Moment, LastTurns]),
                row(Fit, [Tools, Tools]),
            ],
        );
    }
    Grid::new(
        &[Rest(0.0)],
        vec![
            row(Fit, [Players]),
            row(Fit, [Board]),
            row(Fit, [Turn]),
            row(Rest(0.0), [Moment]),
            row(Fit, [LastTurns]),
            row(Fit, [Tools]),
        ],
    )
}

/// The width of the board.
fn board_width(shape: Shape, contents: &Contents) -> BoardWidth {
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
        Shape::Phone | Shape::PhoneAcross => phone::board_width(contents),
        Shape::Upright => {
            let others = match contents.mode {
                Mode::Lesson => 25.0,
                Mode::Watch => 22.0,
                Mode::Manual => 20.25,
                _ if contents.hands => 24.0,
                _ if contents.are_many() => 19.25,
                _ => 17.75,
            };
            BoardWidth::Below { others, least: 0.0 }
        }
    }
}
