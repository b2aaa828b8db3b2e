//! The width of the board: what the other zones leave.

use super::screen_grid::{has_corners, screen_grid};
use super::zone::{Heights, gap};
use super::{Contents, Mode, Shape, Zone};

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
    /// The width of the board of a screen. It does not depend on what is open.
    pub(super) fn of(contents: &Contents) -> BoardWidth {
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
    pub(super) fn css(self) -> String {
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
