//! Themes of boards: the art, which is in files; the plain drawing for high contrast and for boards without art; and
//! the labels and emblems above both. A theme knows kinds of spaces, never a game.
//!
//! No drawing has an id, so a board can be drawn twice on a page.

use rules::board::{BOARD_SIZE, Board, Kind, Point, Shape, Space, SpaceInfo};
use rules::seat::SeatName;
use table::board_outlines::colour_of;
use table::piece_layout;
use yew::prelude::*;

use crate::board::svg::{ORIGIN, circle, path, path_at, rect, shape, translate};

mod city;
pub mod emblem;
pub mod icons;
pub mod signs;
mod slides;

/// The themes with art in files: `static/boards/<theme>-ground.svg` below the spaces, `-print.svg` above them, and
/// `-title.svg`, which stays upright on a turned board.
const PRINTED: [&str; 5] = ["midcentury", "lithograph", "folk", "slides", "city"];

/// Whether a board has art in files.
pub fn is_printed(board: &Board) -> bool {
    PRINTED.contains(&board.theme)
}

/// A part of the art of a board: "ground", "print" or "title".
pub fn print(board: &Board, part: &'static str) -> Html {
    let class = classes!("print", (part == "title").then_some("board-title"));
    let href = format!("boards/{}-{part}.svg", board.theme);
    html! { <image {class} {href} width="10000" height="10000" /> }
}

/// The plain ground below the spaces.
pub fn ground(board: &Board, seats: &'static [SeatName]) -> Html {
    let size = Point {
        x: BOARD_SIZE,
        y: BOARD_SIZE,
    };
    let field = match board.theme {
        "slides" => slides::field(board, seats),
        "city" => city::street(board),
        _ => html! {},
    };
    html! { <>{ rect("cloth", ORIGIN, size, 240) }{ field }</> }
}

/// Plain yards and homes: discs with a spot for each pawn.
pub fn yards(board: &Board, seats: &'static [SeatName]) -> Html {
    let is_disc = |info: &SpaceInfo| matches!(info.shape, Shape::Disc { .. });
    let places = board
        .iter()
        .filter(|(_, info)| info.kind == Kind::Yard || info.kind == Kind::Home && is_disc(info));
    let place = |(space, info): (Space, &SpaceInfo)| {
        html! { <g class={colour_of(info, seats)}>{ yard(board, space, seats) }</g> }
    };
    html! { <g class="yards">{ for places.map(place) }</g> }
}

fn yard(board: &Board, space: Space, seats: &'static [SeatName]) -> Html {
    let info = board.space(space);
    let seat = info.owner.and_then(|seat| seats.get(seat.index()));
    let outline = emblem::outline(seat.map_or("", |seat| seat.key));
    let spot = |index| {
        let at = piece_layout::place_among(board, space, index, 4);
        html! {
            <g transform={translate(at)}>
                { circle("spot", ORIGIN, 262) }
                { path("spot-emblem", outline) }
            </g>
        }
    };
    // Round the outermost pawns.
    let radius = match info.shape {
        Shape::Disc { radius } => radius + 340,
        Shape::Polygon(_) => 860,
    };
    html! { <>{ circle("pad", info.place, radius) }{ for (0..4).map(spot) }</> }
}

/// Marks of special spaces on the plain board, in addition to the signs that all boards share.
pub fn marks(board: &Board, seats: &'static [SeatName]) -> Html {
    match board.theme {
        "slides" => slides::bands(board, seats),
        "city" => city::stones(board),
        _ => {
            let safe = board.spaces.iter().filter(|info| info.kind == Kind::Safe);
            html! { <>{ for safe.map(|info| circle("safe-mark", info.place, 190)) }</> }
        }
    }
}

/// The seats' emblems: on entrances, and in the middle of nests on a woven board.
pub fn emblems(board: &Board, seats: &'static [SeatName]) -> Html {
    let emblem = |info: &SpaceInfo| {
        let class = match info.kind {
            Kind::Entrance => "entrance-emblem",
            Kind::Yard if board.theme == "folk" => "nest-emblem",
            _ => return None,
        };
        let seat = seats.get(info.owner?.index())?;
        let emblem = path_at(class, emblem::outline(seat.key), translate(info.place));
        Some(html! { <g class={colour_of(info, seats)}>{ emblem }</g> })
    };
    html! { <g class="emblems">{ for board.spaces.iter().filter_map(emblem) }</g> }
}

/// The translated labels on a board.
pub fn labels(board: &Board) -> Html {
    match board.theme {
        "slides" => slides::labels(board),
        "city" => city::labels(board),
        _ => html! {},
    }
}

/// The picture of a space, at its place on the board: its print, its plain sign, and its number.
pub fn space_picture(board: &Board, space: Space) -> Html {
    let info = board.space(space);
    html! {
        <>
            { rect("cloth", ORIGIN, Point { x: BOARD_SIZE, y: BOARD_SIZE }, 0) }
            { shape("space track", info) }
            { print(board, "print") }
            <g class="plain-drawing" transform={translate(info.place)}>{ city::stone(info) }</g>
            { city::number(info) }
        </>
    }
}
