//! A walk through a city of the 1930s: dusk over a skyline, a lit street, a sign on every stone.

use rules::board::{Board, Kind, Point, SpaceInfo};
use rules::chance::Look;
use words::t;
use yew::prelude::*;

use super::{cloth, icons};
use crate::board::svg::{circle, path, points, polyline, rect, text, translate};

/// Towers from left to right, as one outline over the lower edge of the sky.
const SKYLINE: &str = "M0 10000V4300H420V3700H760V4300H980V3100H1120V2700H1240V3100H1380V4100H1700V3400H2080V4500\
    H2360V2500H2440V2200H2500V1500H2540V2200H2600V2500H2680V4200H3000V3600H3380V4400H3700V2900H3860V2500H4020V2900\
    H4180V4300H4500V3300H4900V4500H5150V2100H5230V1700H5290V1200H5330V1700H5390V2100H5470V4200H5800V3500H6200V4400\
    H6500V3000H6660V2600H6820V3000H6980V4300H7300V3700H7700V4500H7950V2700H8030V2400H8110V2700H8190V4100H8550V3300\
    H8950V4300H9250V3600H9620V4200H10000V10000z";

/// Dusk, a moon, the skyline with lit windows, and the street that joins the spaces.
pub(super) fn ground(board: &Board) -> Html {
    let street: Vec<Point> = board.spaces.iter().map(|info| info.place).collect();
    let street = points(&street);
    let window = |index: i32| {
        let (column, row) = (index % 25, index / 25);
        // Scattered, the same each time.
        let lit = (index * 7_919 + 13) % 11 < 5;
        let at = Point {
            x: 150 + column * 400 + row % 3 * 60,
            y: 4_700 + row * 420,
        };
        lit.then(|| rect("window", at, Point { x: 70, y: 110 }, 0))
    };
    html! {
        <>
            { cloth(240) }
            { circle("moon", Point { x: 8_900, y: 900 }, 420) }
            { path("skyline", SKYLINE) }
            { for (0..325).filter_map(window) }
            { polyline("kerb", street.clone()) }
            { polyline("street", street) }
        </>
    }
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

/// The number of each space, and what it is called.
pub(super) fn labels(board: &Board) -> Html {
    let label = |info: &SpaceInfo| {
        let (Kind::Track, Some(icon)) = (info.kind, info.icon) else {
            return None;
        };
        let by = |x: i32, y: i32| Point {
            x: info.place.x + x,
            y: info.place.y + y,
        };
        let (across, number) = aside(&info.name);
        let caption = caption(icon)?;
        let number = text("space-number", by(number, number), info.name.clone());
        Some(html! { <>{ number }{ text("caption", by(across, 500), caption) }</> })
    };
    html! { <g class="captions">{ for board.spaces.iter().filter_map(label) }</g> }
}

/// Where a corner is cut off: how far aside the caption is, and the number from the middle.
fn aside(name: &str) -> (i32, i32) {
    match name {
        "0" => (100, -335),
        "18" | "36" => (0, -335),
        "23" | "39" => (100, -450),
        "6" | "28" => (-100, -450),
        _ => (0, -450),
    }
}

/// What the spaces with an icon are called, in two words.
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
