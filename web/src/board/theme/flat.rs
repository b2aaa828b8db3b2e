//! 1951: bold and flat, four strong colours on black and white.

use rules::board::{Board, Space};
use table::piece_layout;
use yew::prelude::*;

use super::{cloth, emblem};
use crate::board::svg::{ORIGIN, circle, path, translate};

/// The black ground.
pub(super) fn ground() -> Html {
    cloth(240)
}

/// A white disc with a parking spot for each of four pawns, marked with their emblem.
pub(super) fn yard(board: &Board, space: Space, colour: &str) -> Html {
    let spot = |index| {
        let at = piece_layout::place_among(board, space, index, 4);
        html! {
            <g transform={translate(at)}>
                { circle("spot", ORIGIN, 262) }
                { path("spot-emblem", emblem::outline(colour)) }
            </g>
        }
    };
    html! { <>{ circle("pad", board.space(space).place, 860) }{ for (0..4).map(spot) }</> }
}
