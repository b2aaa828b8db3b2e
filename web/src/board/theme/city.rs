//! A walk through a city of the 1930s: dusk over a skyline, a lit street, a sign on every stone.

use rules::board::{Board, Kind, Point, SpaceInfo};
use rules::chance::Look;
use yew::prelude::*;

use super::{cloth, icons};
use crate::board::svg::{circle, path, points, polyline, rect, translate};

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
