//! 1951: bold and flat, four strong colours on black and white.

use rules::board::{Board, Space};
use table::spots;
use yew::prelude::*;

use super::cloth;
use super::emblem;
use crate::board::draw::{MIDDLE, circle, group_at, path, together, translate};

/// The black ground.
pub(super) fn ground() -> Html {
    cloth(240)
}

/// A white disc with a parking spot for each of four pawns, marked with their emblem.
pub(super) fn yard(board: &Board, space: Space, colour: &str) -> Html {
    let spot = |index| {
        let at = spots::place_among(board, space, index, 4);
        let spot = vec![
            circle("spot", MIDDLE, 262),
            path("spot-emblem", emblem::outline(colour)),
        ];
        group_at("", &translate(at), together(spot))
    };
    let mut parts = vec![circle("pad", board.space(space).place, 860)];
    parts.extend((0..4).map(spot));
    together(parts)
}
