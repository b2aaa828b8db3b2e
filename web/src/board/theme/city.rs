//! A walk through a city: a street of spaces, each with a number, a name and a sign of what happens there.

use rules::board::{Board, Kind, Point, Shape, SpaceInfo};
use rules::chance::Look;
use yew::prelude::*;

use super::icons;
use crate::board::svg::{path, path_at, points, polyline, rect, text, translate};

/// The street that joins the spaces.
pub(super) fn street(board: &Board) -> Html {
    let street: Vec<Point> = board.spaces.iter().map(|info| info.place).collect();
    polyline("street", points(&street))
}

/// On every space the sign of what happens there, and the die that lies beside it; between two spaces the way the street
/// goes.
pub(super) fn stones(board: &Board) -> Html {
    let place = |info: &SpaceInfo| match info.kind {
        // The end of the walk is as large as it is long awaited, and leaves the middle of its square free.
        Kind::Home => format!(
            "translate({} {}) scale(1.4)",
            info.place.x,
            info.place.y - 1_470
        ),
        _ => translate(info.place),
    };
    let stone = |info: &SpaceInfo| html! { <g transform={place(info)}>{ stone(info) }</g> };
    let onward = |info: &SpaceInfo| {
        let Point { x, y } = info.place;
        let transform = format!(
            "translate({x} {y}) rotate({}) translate(700 0)",
            info.angle / 10
        );
        path_at("onward", "M-85-130H5L95 0 5 130H-85L5 0z", transform)
    };
    let before_end = board.spaces.iter().filter(|info| info.kind != Kind::Home);
    html! {
        <g class="stones">
            { for board.spaces.iter().map(stone) }
            { for before_end.map(onward) }
        </g>
    }
}

/// The sign of what happens on a space, and the die that lies beside it, round the origin.
pub(super) fn stone(info: &SpaceInfo) -> Html {
    let icon = info.icon.map(icons::icon);
    let die = info.die.map(|look| match look {
        Look::Red => side_die("side-die red", 8),
        _ => side_die("side-die white", 92),
    });
    html! { <g class="stone">{ for icon }{ for die }</g> }
}

/// The number of each space in its upper left corner, and at the lower edge its name, or on a small board what it does.
pub(super) fn labels(board: &Board) -> Html {
    let label = |info: &SpaceInfo| {
        let caption = info.caption.filter(|_| info.kind == Kind::Track)?;
        let across = match (has_corner(info, -1, 1), has_corner(info, 1, 1)) {
            (false, _) => 100,
            (_, false) => -100,
            _ => 0,
        };
        let at = Point {
            x: info.place.x + across,
            y: info.place.y + 500,
        };
        let words = [
            ("space-caption", caption.name.say().to_owned()),
            ("space-caption short", caption.short()),
        ];
        let words = words.map(|(class, words)| text(class, at, words));
        Some(html! { <>{ number(info) }{ for words }</> })
    };
    html! { <g class="captions">{ for board.spaces.iter().filter_map(label) }</g> }
}

/// The number of a space in its upper left corner.
pub(super) fn number(info: &SpaceInfo) -> Html {
    let offset = if has_corner(info, -1, -1) { -450 } else { -335 };
    let at = Point {
        x: info.place.x + offset,
        y: info.place.y + offset,
    };
    text("space-number", at, info.name.clone())
}

/// Whether a space has its corner in a direction: where the street bends, corners are cut off.
fn has_corner(info: &SpaceInfo, right: i32, down: i32) -> bool {
    let Shape::Polygon(corners) = &info.shape else {
        return false;
    };
    let far = |from: i32, at: i32, sign: i32| (at - from) * sign > 500;
    corners
        .iter()
        .any(|at| far(info.place.x, at.x, right) && far(info.place.y, at.y, down))
}

/// As round as the die itself.
fn side_die(class: &'static str, rounding: i32) -> Html {
    let corner = Point { x: -110, y: -110 };
    html! {
        <g {class} transform="translate(300 -300)">
            { rect("", corner, Point { x: 220, y: 220 }, rounding) }
            { path("", "M-50-50h.1M50 50h.1M0 0h.1") }
        </g>
    }
}
