//! A fine old board: linen and walnut, nests like painted plates, rosettes where pawns are safe.

use rules::board::{Board, Kind, Point, SpaceInfo};
use yew::prelude::*;

use super::emblem;

/// A petal that points upward from the middle, 1 long.
const PETAL: &str = "M0 0C.34-.3.3-.72 0-1-.3-.72-.34-.3 0 0z";
/// A leaf between two petals.
const LEAF: &str = "M0-.1C.14-.4.14-.66 0-.86-.14-.66-.14-.4 0-.1z";

/// The linen ground in its walnut frame.
pub(super) fn ground() -> Html {
    html! {
        <>
            <rect class="cloth" width="10000" height="10000" rx="200" />
            <rect class="frame" x="70" y="70" width="9860" height="9860" rx="150" />
            <rect class="frame fine" x="170" y="170" width="9660" height="9660" rx="90" />
        </>
    }
}

/// A painted plate: rings, a wreath of petals, the seat's emblem in the middle.
pub(super) fn yard(info: &SpaceInfo, colour: &str, radius: i32) -> Html {
    let Point { x, y } = info.place;
    html! {
        <g transform={format!("translate({x} {y})")}>
            <circle class="plate-rim" r={(radius * 112 / 100).to_string()} />
            <circle class="plate-field" r={(radius * 86 / 100).to_string()} />
            { flower(8, radius * 78 / 100, "petal") }
            <circle class="plate-heart" r={(radius * 34 / 100).to_string()} />
            <path class="plate-emblem" d={emblem::outline(colour)} transform="scale(1.15)" />
        </g>
    }
}

/// The rosettes on the safe spaces of the track.
pub(super) fn rosettes(board: &Board) -> Html {
    let safe = board.spaces.iter().filter(|info| info.kind == Kind::Safe);
    let rosette = |info: &SpaceInfo| {
        let Point { x, y } = info.place;
        html! {
            <g class="rosette" transform={format!("translate({x} {y})")}>
                { flower(8, 190, "petal") }
                <circle class="pip" r="52" />
            </g>
        }
    };
    html! { <g class="rosettes">{ for safe.map(rosette) }</g> }
}

/// Petals and leaves round a middle.
fn flower(petals: i32, length: i32, class: &'static str) -> Html {
    let turned = |path: &'static str, class: &'static str, degrees: i32| {
        html! { <path {class} d={path} transform={format!("rotate({degrees}) scale({length})")} /> }
    };
    let each = 360 / petals;
    html! {
        <>
            { for (0..petals).map(|index| turned(LEAF, "leaf", index * each + each / 2)) }
            { for (0..petals).map(|index| turned(PETAL, class, index * each)) }
        </>
    }
}
