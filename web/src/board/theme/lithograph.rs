//! 1916: a parlour print. Muted inks on cream, fine lines, portraits in the corners.

use rules::board::{BOARD_SIZE, Board, Kind, SpaceInfo};
use rules::seat::SeatName;
use yew::prelude::*;

use super::{cloth, colour_of, frame, portraits};
use crate::board::svg::{ORIGIN, circle, path, path_at, translate};

/// The triangle in the lower left corner, and its inner line.
const PANEL: &str = "M150 9850V5350L4650 9850z";
const INNER: &str = "M215 9785V5507L4493 9785z";
/// A scroll along the lower edge, from the corner to the triangle's far tip, and buds beside it.
/// Turned about the diagonal it serves the other edge.
const SCROLL: &str = "M640 9730C800 9775 900 9775 1060 9730M2200 9560C2500 9760 2900 9760 3150 9650\
    C3330 9560 3300 9400 3170 9400C3060 9400 3040 9530 3140 9550M3150 9650C3450 9600 3700 9640 4050 9740\
    M2200 9560C2140 9500 2200 9420 2270 9450C2330 9480 2310 9560 2250 9550\
    M2620 9690C2640 9600 2580 9560 2500 9570C2530 9640 2560 9680 2620 9690M3480 9610C3520 9530 3600 9520 3660 9560\
    C3620 9620 3550 9640 3480 9610M2900 9715C2960 9640 2920 9570 2840 9570C2830 9630 2850 9690 2900 9715";
/// A flower in the right angle.
const FLOWER: &str = "M480 9520C380 9360 480 9250 560 9300C700 9250 770 9340 720 9420C800 9500 730 9600 640 9580\
    C580 9700 420 9640 480 9520M480 9520 620 9400M540 9400a60 60 0 1 0 120 0a60 60 0 1 0-120 0\
    M440 9560C380 9640 330 9680 270 9730M420 9580C300 9520 270 9420 290 9300M420 9580C480 9700 580 9730 700 9710";

/// The cream ground with a double border, and the corners in pale colour, with scrolls.
pub(super) fn ground(board: &Board, seats: &'static [SeatName]) -> Html {
    let corner = |info: &SpaceInfo| {
        let middle = BOARD_SIZE / 2;
        let turn = match (info.place.x < middle, info.place.y < middle) {
            (true, false) => 0,
            (true, true) => 90,
            (false, true) => 180,
            (false, false) => 270,
        };
        let turn = format!("rotate({turn} {middle} {middle})");
        html! {
            <g class={classes!("corner", colour_of(info, seats))} transform={turn}>
                { path("panel", PANEL) }
                { path("fine", INNER) }
                { path("scroll", SCROLL) }
                { path_at("scroll", SCROLL, "matrix(0 -1 -1 0 10000 10000)") }
                { path_at("flower", FLOWER, "matrix(.7 0 0 .7 65 2936)") }
            </g>
        }
    };
    let yards = board.spaces.iter().filter(|info| info.kind == Kind::Yard);
    html! {
        <>
            { cloth(120) }
            { frame("border", 36, 90) }
            { frame("border fine", 92, 50) }
            { for yards.map(corner) }
        </>
    }
}

/// A portrait in rings; pawns stand on the broad one.
pub(super) fn yard(info: &SpaceInfo, seat: usize) -> Html {
    html! {
        <g transform={translate(info.place)}>
            { circle("ring", ORIGIN, 1_185) }
            { circle("band", ORIGIN, 1_150) }
            { circle("paper", ORIGIN, 800) }
            { portraits::portrait(seat) }
            { circle("fine", ORIGIN, 770) }
        </g>
    }
}
