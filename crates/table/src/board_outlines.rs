//! The spaces of a board as outlines, with the classes that the style sheets know.

use rules::board::{Board, Kind, Point, Shape, SpaceInfo};
use rules::seat::SeatName;

/// The spaces of a board: an outline for all spaces of a class, as data of a path.
pub fn outlines(board: &Board, seats: &'static [SeatName]) -> Vec<(String, String)> {
    let mut outlines: Vec<(String, String)> = Vec::new();
    for info in &board.spaces {
        let class = space_class(info, seats);
        let outline = outline(info.place, &info.shape);
        match outlines.iter_mut().find(|(known, _)| *known == class) {
            Some((_, all)) => all.push_str(&outline),
            None => outlines.push((class, outline)),
        }
    }
    outlines
}

/// The outline of a shape, as a part of a path.
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

/// Points as attributes have them: "3,4 5,6".
pub fn points(points: &[Point]) -> String {
    let pairs: Vec<_> = points
        .iter()
        .map(|at| format!("{},{}", at.x, at.y))
        .collect();
    pairs.join(" ")
}

/// The classes of a space of its kind and colour.
pub fn space_class(info: &SpaceInfo, seats: &'static [SeatName]) -> String {
    let kind = kind_class(info.kind);
    match colour_of(info, seats) {
        Some(colour) => format!("space {kind} {colour}"),
        None => format!("space {kind}"),
    }
}

/// The class of a space's colour; `None` if the space belongs to no seat.
pub fn colour_of(info: &SpaceInfo, seats: &'static [SeatName]) -> Option<String> {
    let seat = info.owner.and_then(|seat| seats.get(seat.index()));
    seat.map(|seat| colour_class(seat.key))
}

/// The class of a colour: `colour-yellow`.
pub fn colour_class(colour: &str) -> String {
    format!("colour-{}", colour.to_ascii_lowercase())
}

/// The class of spaces of a kind.
pub fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Track => "track",
        Kind::Entrance => "entrance",
        Kind::Start => "start",
        Kind::Turnout => "turnout",
        Kind::HomePath => "home-path",
        Kind::Yard => "yard",
        Kind::Home => "home",
        Kind::Safe => "safe",
        Kind::Triangle => "triangle",
        Kind::Slide => "slide",
    }
}
