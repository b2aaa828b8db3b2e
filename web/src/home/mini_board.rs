//! A board so small that its spaces are all one sees of it, and where the pawns stand. All spaces of a
//! kind are one element, for a list may have many such pictures.

use rules::board::{Point, Shape};
use table::sitting::Table;
use table::spots::spot;
use yew::prelude::*;

use crate::board::draw::{all, circle, element, group, path, points, rect, together};
use crate::board::spaces::{VIEW_BOX, kind_class};
use crate::markup::classes;
use crate::markup::colour_class;

/// What such a picture consists of.
#[derive(Clone, PartialEq, Debug)]
pub struct Little {
    dress: &'static str,
    /// Classes of spaces, and their shapes.
    spaces: Vec<(String, String)>,
    /// Classes of pawns, and where they stand.
    pawns: Vec<(String, Point)>,
}

impl Little {
    /// The picture of a table.
    pub fn of(table: &dyn Table) -> Little {
        let board = table.board();
        let seats = table.ruleset().family.seats;
        let mut spaces: Vec<(String, String)> = Vec::new();
        for info in &board.spaces {
            let owner = info.owner.and_then(|seat| seats.get(seat.index()));
            let colour = owner.map(|seat| colour_class(seat.key));
            let class = ["space", kind_class(info.kind), &colour.unwrap_or_default()];
            let (class, outline) = (classes(&class), outline(info.place, &info.shape));
            match spaces.iter_mut().find(|(known, _)| *known == class) {
                Some((_, all)) => all.push_str(&outline),
                None => spaces.push((class, outline)),
            }
        }
        let pieces = table.pieces();
        let mut pawns = Vec::new();
        for (index, piece) in pieces.iter().enumerate() {
            let seat = piece.piece.owner.and_then(|seat| seats.get(seat.index()));
            let colour = seat.map_or("token".to_owned(), |seat| colour_class(seat.key));
            let class = classes(&["stands", &colour]);
            pawns.push((class, spot(board, pieces, index)));
        }
        Little {
            dress: board.dress,
            spaces,
            pawns,
        }
    }
}

/// The picture.
pub fn little(little: &Little) -> Html {
    const CORNER: Point = Point { x: 0, y: 0 };
    const SIZE: Point = Point {
        x: 10_000,
        y: 10_000,
    };
    let spaces = little.spaces.iter().map(|(class, d)| path(class, d));
    let pawns = little
        .pawns
        .iter()
        .map(|(class, at)| circle(class, *at, 270));
    let parts = vec![
        rect("cloth", CORNER, SIZE, 300),
        group("", all(spaces)),
        group("", all(pawns)),
    ];
    let class = classes(&["miniature", "little", little.dress]);
    element!(
        "svg",
        "class" = &class,
        "viewBox" = VIEW_BOX,
        "aria-hidden" = "true",
        { together(parts) }
    )
}

/// A shape as a part of a path.
fn outline(place: Point, shape: &Shape) -> String {
    match shape {
        Shape::Polygon(corners) => format!("M{}Z", points(corners)),
        Shape::Disc { radius } => {
            let (x, y, across) = (place.x - radius, place.y, 2 * radius);
            format!(
                "M{x},{y}a{radius},{radius} 0 1 0 {across},0a{radius},{radius} 0 1 0 -{across},0Z"
            )
        }
    }
}
