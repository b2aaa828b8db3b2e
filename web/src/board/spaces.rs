//! The printed board. It is drawn again only when the board is turned.

use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board, Kind, Point, SpaceInfo};
use rules::seat::SeatName;
use table::board_outlines::{kind_class, outlines, space_class};
use yew::prelude::*;

use crate::board::svg::{circle, path, shape, text};
use crate::board::theme;
use crate::board::theme::signs::{name_place, sidings, signs};
use crate::markup::count_render;
use crate::markup::memo::memo;

/// The view box of a whole board, which is `BOARD_SIZE` wide and high.
pub const VIEW_BOX: &str = "0 0 10000 10000";

/// The middle of a board, from its left and from its upper edge.
const MIDDLE: i32 = BOARD_SIZE / 2;

/// All spaces with their names and ornaments, and the title.
pub fn board_face(board: &Rc<Board>, seats: &'static [SeatName]) -> Html {
    memo((board.clone(), seats), |(board, seats)| {
        face(board, seats, false)
    })
}

/// A board as it was printed, and the transform of its art, which alone is turned as a picture.
fn as_printed(board: &Board) -> (Board, String) {
    let turn = format!("rotate({} {MIDDLE} {MIDDLE})", 90 * u32::from(board.turns));
    (board.turned(4 - board.turns), turn)
}

/// All spaces with their names and ornaments, and the title; or `plain`, without the art.
fn face(board: &Board, seats: &'static [SeatName], plain: bool) -> Html {
    count_render("BoardFace");
    let (art, turn) = as_printed(board);
    let art = &art;
    let space = |info: &SpaceInfo| shape(space_class(info, seats), info);
    let named = |info: &&SpaceInfo| !matches!(info.kind, Kind::Yard | Kind::Home);
    let name = |info: &SpaceInfo| {
        let class = classes!("space-name", kind_class(info.kind));
        text(class, name_place(info), info.name.clone())
    };
    let is_printed = !plain && theme::is_printed(board);
    let print = |part| is_printed.then(|| theme::print(board, part));
    html! {
        <g class={classes!("spaces", is_printed.then_some("printed"))} aria-hidden="true">
            <g class="art" transform={turn}>
                <g class="plain-drawing">{ theme::ground(art, seats) }{ sidings(art) }</g>
                { for print("ground") }
                { for art.spaces.iter().map(space) }
                <g class="plain-drawing">
                    { theme::yards(art, seats) }
                    { theme::marks(art, seats) }
                    { signs(art, seats) }
                </g>
                { for print("print") }
                { theme::emblems(art, seats) }
            </g>
            <g class="plain-drawing">{ title(board) }</g>
            { theme::labels(board) }
            { for print("title") }
            { lamp() }
            { for board.spaces.iter().filter(named).map(name) }
        </g>
    }
}

/// The printed board for small pictures: one element for each kind of space, and no text that is too small to read.
pub fn small_face(board: &Board, seats: &'static [SeatName]) -> Html {
    let (art, turn) = as_printed(board);
    let is_printed = theme::is_printed(board);
    let print = |part| is_printed.then(|| theme::print(board, part));
    html! {
        <g class={classes!("spaces", is_printed.then_some("printed"))}>
            <g class="art" transform={turn}>
                <g class="plain-drawing">{ theme::ground(&art, seats) }</g>
                { for print("ground") }
                { for outlines(&art, seats).into_iter().map(|(class, outline)| path(class, outline)) }
                { for print("print") }
                { theme::emblems(&art, seats) }
            </g>
            { for print("title") }
            { lamp() }
        </g>
    }
}

/// The light of a lamp over the board, by night.
fn lamp() -> Html {
    html! { <image class="lamp" href="boards/lamp.svg" width="10000" height="10000" /> }
}

/// The game's name in the middle of the homes; above the cards, where they lie in the middle.
fn title(board: &Board) -> Html {
    if let Some(Point { x, y }) = board.pile {
        let above = Point { x, y: y - 1_450 };
        return text("board-title alone", above, board.title.say());
    }
    if board
        .spaces
        .iter()
        .all(|info| info.kind != Kind::Home || info.icon.is_some())
    {
        return html! {};
    }
    let at = middle(board);
    let (x, y) = (at.x.to_string(), at.y.to_string());
    html! {
        <>
            { circle("title-disc", at, 690) }
            <text class="board-title" {x} {y} textLength="1140" lengthAdjust="spacingAndGlyphs">{ board.title.say() }</text>
        </>
    }
}

/// The board alone, small and without its art.
pub fn plain_miniature(board: &Rc<Board>, seats: &'static [SeatName]) -> Html {
    html! {
        <svg class={classes!("miniature", board.theme)} viewBox={VIEW_BOX} aria-hidden="true">
            { memo((board.clone(), seats), |(board, seats)| face(board, seats, true)) }
        </svg>
    }
}

/// The board alone, small, as a preview.
pub fn miniature(board: &Rc<Board>, seats: &'static [SeatName]) -> Html {
    picture("miniature", board, seats)
}

/// The board alone.
pub fn picture(class: &'static str, board: &Rc<Board>, seats: &'static [SeatName]) -> Html {
    html! {
        <svg class={classes!(class, board.theme)} viewBox={VIEW_BOX} aria-hidden="true">
            { board_face(board, seats) }
        </svg>
    }
}

/// The middle of the homes.
fn middle(board: &Board) -> Point {
    let homes = board.spaces.iter().filter(|info| info.kind == Kind::Home);
    let (mut count, mut sum) = (0, Point { x: 0, y: 0 });
    for info in homes {
        count += 1;
        sum.x += info.place.x;
        sum.y += info.place.y;
    }
    Point {
        x: sum.x / count.max(1),
        y: sum.y / count.max(1),
    }
}
