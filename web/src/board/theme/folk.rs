//! A fine old board: linen and walnut, nests like painted plates, rosettes where pawns are safe.

use rules::board::{Board, Kind, SpaceInfo};
use yew::prelude::*;

use super::cloth;
use super::emblem;
use super::frame;
use crate::board::draw::{MIDDLE, all, circle, group, group_at, path_at, together, translate};

/// A petal that points upward from the middle, 1 long.
const PETAL: &str = "M0 0C.34-.3.3-.72 0-1-.3-.72-.34-.3 0 0z";
/// A leaf between two petals.
const LEAF: &str = "M0-.1C.14-.4.14-.66 0-.86-.14-.66-.14-.4 0-.1z";

/// The linen ground in its walnut frame.
pub(super) fn ground() -> Html {
    together(vec![
        cloth(200),
        frame("frame", 70, 150),
        frame("frame fine", 170, 90),
    ])
}

/// A painted plate: rings, a wreath of petals, the seat's emblem in the middle.
pub(super) fn yard(info: &SpaceInfo, colour: &str, radius: i32) -> Html {
    let circle = |class, part: i32| circle(class, MIDDLE, radius * part / 100);
    let parts = vec![
        circle("plate-rim", 112),
        circle("plate-field", 86),
        flower(radius * 78 / 100),
        circle("plate-heart", 34),
        path_at("plate-emblem", emblem::outline(colour), "scale(1.15)"),
    ];
    group_at("", &translate(info.place), together(parts))
}

/// The rosettes on the safe spaces of the track.
pub(super) fn rosettes(board: &Board) -> Html {
    let safe = board.spaces.iter().filter(|info| info.kind == Kind::Safe);
    let rosette = |info: &SpaceInfo| {
        let parts = vec![flower(190), circle("pip", MIDDLE, 52)];
        group_at("rosette", &translate(info.place), together(parts))
    };
    group("rosettes", all(safe.map(rosette)))
}

/// Eight petals, and as many leaves, round a middle.
fn flower(length: i32) -> Html {
    let turned =
        |class, d, degrees: i32| path_at(class, d, &format!("rotate({degrees}) scale({length})"));
    let leaves = (0..8).map(|index| turned("leaf", LEAF, index * 45 + 22));
    let petals = (0..8).map(|index| turned("petal", PETAL, index * 45));
    all(leaves.chain(petals))
}
