//! A fine old board: linen and walnut, nests like painted plates, rosettes where pawns are safe.

use rules::board::{Board, Kind, SpaceInfo};
use rules::seat::SeatName;
use yew::prelude::*;

use super::{cloth, colour_of, emblem, frame};
use crate::board::svg::{ORIGIN, circle, path_at, translate};

/// A petal that points upward from the middle, 1 long.
const PETAL: &str = "M0 0C.34-.3.3-.72 0-1-.3-.72-.34-.3 0 0z";
/// A leaf between two petals.
const LEAF: &str = "M0-.1C.14-.4.14-.66 0-.86-.14-.66-.14-.4 0-.1z";

/// The linen ground in its walnut frame.
pub(super) fn ground() -> Html {
    html! { <>{ cloth(200) }{ frame("frame", 70, 150) }{ frame("frame fine", 170, 90) }</> }
}

/// A painted plate: rings, and a wreath of petals.
pub(super) fn yard(info: &SpaceInfo, radius: i32) -> Html {
    let circle = |class: &'static str, part: i32| circle(class, ORIGIN, radius * part / 100);
    html! {
        <g transform={translate(info.place)}>
            { circle("plate-rim", 112) }
            { circle("plate-field", 86) }
            { flower(radius * 78 / 100) }
            { circle("plate-heart", 34) }
        </g>
    }
}

/// The emblem of each seat in the middle of its nest.
pub(super) fn emblems(board: &Board, seats: &'static [SeatName]) -> Html {
    let emblem = |info: &SpaceInfo| {
        let seat = seats.get(info.owner?.index())?;
        let emblem = path_at(
            "plate-emblem",
            emblem::outline(seat.key),
            translate(info.place),
        );
        Some(html! { <g class={colour_of(info, seats)}>{ emblem }</g> })
    };
    let yards = board.spaces.iter().filter(|info| info.kind == Kind::Yard);
    html! { <g class="emblems">{ for yards.filter_map(emblem) }</g> }
}

/// The rosettes on the safe spaces of the track.
pub(super) fn rosettes(board: &Board) -> Html {
    let safe = board.spaces.iter().filter(|info| info.kind == Kind::Safe);
    let rosette = |info: &SpaceInfo| {
        html! {
            <g class="rosette" transform={translate(info.place)}>{ flower(190) }{ circle("pip", ORIGIN, 52) }</g>
        }
    };
    html! { <g class="rosettes">{ for safe.map(rosette) }</g> }
}

/// Eight petals, and as many leaves, round a middle.
fn flower(length: i32) -> Html {
    let turned = |class: &'static str, d: &'static str, degrees: i32| {
        path_at(class, d, format!("rotate({degrees}) scale({length})"))
    };
    let leaves = (0..8).map(|index| turned("leaf", LEAF, index * 45 + 22));
    let petals = (0..8).map(|index| turned("petal", PETAL, index * 45));
    html! { <>{ for leaves.chain(petals) }</> }
}
