//! Places in the window, and points of the board.

use rules::board::{BOARD_SIZE, Point};
use web_sys::Element;

use crate::platform::press::Place;

/// The conversion from places in the window to places on the board.
pub struct Units {
    left: f64,
    top: f64,
    /// Board units per CSS pixel.
    pub per_pixel: f64,
}

impl Units {
    /// The conversion for the board that an element is part of.
    pub fn of(element: &Element) -> Option<Units> {
        let drawn = element.closest("svg").ok()??.get_bounding_client_rect();
        Some(Units {
            left: drawn.left(),
            top: drawn.top(),
            per_pixel: f64::from(BOARD_SIZE) / drawn.width().max(1.0),
        })
    }

    /// A place on the board.
    pub fn on_board(&self, (x, y): Place) -> (f64, f64) {
        (
            (x - self.left) * self.per_pixel,
            (y - self.top) * self.per_pixel,
        )
    }

    /// The place of a point in the window.
    pub fn in_window(&self, Point { x, y }: Point) -> Place {
        (
            self.left + f64::from(x) / self.per_pixel,
            self.top + f64::from(y) / self.per_pixel,
        )
    }
}

/// The conversion for the board of the game screen.
pub fn units() -> Option<Units> {
    let board = gloo::utils::document().query_selector(".board > svg");
    Units::of(&board.ok()??)
}
