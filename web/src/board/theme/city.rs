//! A walk through a city: a street of spaces, each with a number, a name and a sign of what happens there.

use rules::board::{Board, Kind, Point, Shape, SpaceInfo};
use rules::chance::Look;
use words::t;
use yew::prelude::*;

use super::icons;
use crate::board::svg::{path, points, polyline, rect, text, translate};

/// The street that joins the spaces.
pub(super) fn street(board: &Board) -> Html {
    let street: Vec<Point> = board.spaces.iter().map(|info| info.place).collect();
    polyline("street", points(&street))
}

/// On every space the sign of what happens there, and the die that lies beside it.
pub(super) fn stones(board: &Board) -> Html {
    let stone = |info: &SpaceInfo| {
        // The end of the walk is as large as it is long awaited.
        let scale = if info.kind == Kind::Home { 3 } else { 1 };
        let place = format!("{} scale({scale})", translate(info.place));
        let icon = info.icon.map(icons::icon);
        let die = info.die.map(|look| match look {
            Look::Red => side_die("side-die red", 8),
            _ => side_die("side-die white", 92),
        });
        html! { <g class="stone" transform={place}>{ for icon }{ for die }</g> }
    };
    html! { <g class="stones">{ for board.spaces.iter().map(stone) }</g> }
}

/// The number of each space in its upper left corner, and its name at the lower edge.
pub(super) fn labels(board: &Board) -> Html {
    let label = |info: &SpaceInfo| {
        let (Kind::Track, Some(icon)) = (info.kind, info.icon) else {
            return None;
        };
        let caption = caption(icon)?;
        let by = |x: i32, y: i32| Point {
            x: info.place.x + x,
            y: info.place.y + y,
        };
        let number = if has_corner(info, -1, -1) { -450 } else { -335 };
        let across = match (has_corner(info, -1, 1), has_corner(info, 1, 1)) {
            (false, _) => 100,
            (_, false) => -100,
            _ => 0,
        };
        let number = text("space-number", by(number, number), info.name.clone());
        Some(html! { <>{ number }{ text("space-caption", by(across, 500), caption) }</> })
    };
    html! { <g class="captions">{ for board.spaces.iter().filter_map(label) }</g> }
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

/// The name of the spaces with an icon, in one or two words.
fn caption(icon: &str) -> Option<&'static str> {
    Some(match icon {
        "orphanage" => t!(dress::orphanage),
        "sandy" => t!(dress::sandy),
        "others" => t!(dress::others),
        "give" => t!(dress::give),
        "stars" => t!(dress::stars),
        "against" => t!(dress::against),
        "hannigan" => t!(dress::hannigan),
        "mudges" => t!(dress::mudges),
        "arrow-red" => t!(dress::red_arrow),
        "arrow-white" => t!(dress::white_arrow),
        "goto" => t!(dress::taxi),
        "warbucks" => t!(dress::warbucks),
        "white-house" => t!(dress::white_house),
        "punjab" => t!(dress::punjab),
        "iodent" => t!(dress::iodent),
        _ => return None,
    })
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
