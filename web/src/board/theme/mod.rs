//! Themes of boards: the ground below the spaces, ornaments, and signs that explain the spaces. A theme
//! knows kinds of spaces, never a game.
//!
//! No drawing has an id, so a board can be drawn twice on a page.

use rules::board::{BOARD_SIZE, Board, Kind, Point, Space, SpaceInfo};
use rules::seat::SeatName;
use table::piece_layout;
use yew::prelude::*;

use crate::board::svg::rect;
use crate::markup::colour_class;

mod city;
pub mod emblem;
mod flat;
mod folk;
pub mod icons;
mod lithograph;
mod portraits;
pub mod signs;
mod slides;

/// The dresses of boards whose art is in files, `static/boards/<dress>-ground.svg`, `-print.svg` and `-title.svg`:
/// what lies below the spaces, what is printed above them, and the title, which stays upright on a turned board.
const PRINTED: [&str; 5] = ["midcentury", "lithograph", "folk", "slides", "city"];

/// Whether the art of a board is in files. What is drawn here is then for high contrast only.
pub fn is_printed(board: &Board) -> bool {
    PRINTED.contains(&board.dress)
}

/// A part of the art of a board: "ground", "print" or "title".
pub fn print(board: &Board, part: &'static str) -> Html {
    if !is_printed(board) {
        return html! {};
    }
    let class = classes!("print", (part == "title").then_some("board-title"));
    let href = format!("boards/{}-{part}.svg", board.dress);
    html! { <image {class} {href} width="10000" height="10000" /> }
}

/// What lies below the spaces: the ground, its border, and what is drawn in the corners.
pub fn ground(board: &Board, seats: &'static [SeatName]) -> Html {
    match board.dress {
        "lithograph" => lithograph::ground(board, seats),
        "folk" => folk::ground(),
        "slides" => slides::ground(board, seats),
        "city" => city::ground(board),
        _ => flat::ground(),
    }
}

/// What is printed on the yards, one by one.
pub fn yards(board: &Board, seats: &'static [SeatName]) -> Html {
    let yard = |(space, info): (Space, &SpaceInfo)| {
        let seat = info.owner.map_or(0, |seat| seat.index());
        let colour = seats.get(seat).map_or("", |seat| seat.key);
        let print = match board.dress {
            "lithograph" => lithograph::yard(info, seat),
            "folk" => folk::yard(info, piece_layout::radius(&info.shape)),
            "slides" => slides::yard(board, space),
            _ => flat::yard(board, space, colour),
        };
        html! { <g class={colour_of(info, seats)}>{ print }</g> }
    };
    let yards = board.iter().filter(|(_, info)| info.kind == Kind::Yard);
    html! { <g class="yards">{ for yards.map(yard) }</g> }
}

/// What lies on the spaces beside the signs that all boards share.
pub fn ornaments(board: &Board, seats: &'static [SeatName]) -> Html {
    match board.dress {
        "folk" => folk::rosettes(board),
        "slides" => html! { <>{ slides::bands(board, seats) }{ slides::homes(board, seats) }</> },
        "city" => city::stones(board),
        _ => html! {},
    }
}

/// The words and the seats' emblems on a board.
pub fn labels(board: &Board, seats: &'static [SeatName]) -> Html {
    match board.dress {
        "folk" => folk::emblems(board, seats),
        "slides" => slides::labels(board),
        "city" => city::labels(board),
        _ => html! {},
    }
}

/// The class of the colour that a space bears; none for what belongs to nobody.
pub fn colour_of(info: &SpaceInfo, seats: &'static [SeatName]) -> Option<String> {
    let seat = info.owner.and_then(|seat| seats.get(seat.index()));
    seat.map(|seat| colour_class(seat.key))
}

/// What covers the whole board.
fn cloth(rounding: i32) -> Html {
    frame("cloth", 0, rounding)
}

/// A line or area all round, so far within the board's edge.
fn frame(class: &'static str, within: i32, rounding: i32) -> Html {
    let side = BOARD_SIZE - 2 * within;
    let corner = Point {
        x: within,
        y: within,
    };
    rect(class, corner, Point { x: side, y: side }, rounding)
}
