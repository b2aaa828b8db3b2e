//! 1951: bold and flat, four strong colours on black and white.

use rules::board::{Board, Space};
use table::spots;
use yew::prelude::*;

use super::emblem;

/// The black ground.
pub(super) fn ground() -> Html {
    html! { <rect class="cloth" width="10000" height="10000" rx="240" /> }
}

/// A white disc with a parking spot for each of four pawns, marked with their emblem.
pub(super) fn yard(board: &Board, space: Space, colour: &str) -> Html {
    let info = board.space(space);
    let spot = |index| {
        let at = spots::place_among(board, space, index, 4);
        html! {
            <g transform={format!("translate({} {})", at.x, at.y)}>
                <circle class="spot" r="262" />
                <path class="spot-emblem" d={emblem::outline(colour)} />
            </g>
        }
    };
    html! {
        <>
            <circle class="pad" cx={info.place.x.to_string()} cy={info.place.y.to_string()} r="860" />
            { for (0..4).map(spot) }
        </>
    }
}
