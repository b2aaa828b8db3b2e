//! Small pictures of a board with its pawns. All spaces of a kind are one SVG element, because a list may have many
//! such pictures.

use std::rc::Rc;

use rules::board::{Board, Point};
use rules::piece::PiecePosition;
use rules::seat::SeatName;
use table::game_session::GameSession;
use table::piece_layout::spot;
use yew::prelude::*;

use crate::board::spaces::{VIEW_BOX, board_face, kind_class};
use crate::board::svg::{circle, path, rect, shape_path};
use crate::board::theme::colour_of;
use crate::markup::{colour_class, count_render};
use crate::memo::memo;

/// The contents of a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Little {
    board: Rc<Board>,
    seats: &'static [SeatName],
    theme: &'static str,
    /// CSS classes of spaces, and the outlines of all spaces with these classes.
    spaces: Vec<(Classes, String)>,
    /// CSS classes of pawns, and their places.
    pawns: Vec<(Classes, Point)>,
}

impl Little {
    /// The picture of a game at its current position.
    pub fn of(table: &GameSession) -> Little {
        let board = table.board();
        let seats = table.ruleset().family.seats;
        let mut spaces: Vec<(Classes, String)> = Vec::new();
        for info in &board.spaces {
            let class = classes!("space", kind_class(info.kind), colour_of(info, seats));
            let outline = shape_path(info.place, &info.shape);
            match spaces.iter_mut().find(|(known, _)| *known == class) {
                Some((_, all)) => all.push_str(&outline),
                None => spaces.push((class, outline)),
            }
        }
        let pieces = table.pieces();
        let pawn = |(index, piece): (usize, &PiecePosition)| {
            let seat = piece.piece.owner.and_then(|seat| seats.get(seat.index()));
            let colour = seat.map_or("token".to_owned(), |seat| colour_class(seat.key));
            (classes!("stands", colour), spot(board, pieces, index))
        };
        Little {
            board: Rc::new(board.clone()),
            seats,
            theme: board.theme,
            spaces,
            pawns: pieces.iter().enumerate().map(pawn).collect(),
        }
    }
}

/// A small picture: spaces as plain shapes, pawns as discs.
pub fn mini_board(picture: &Rc<Little>) -> Html {
    memo(picture.clone(), |_, picture| draw(picture))
}

fn draw(picture: &Little) -> Html {
    count_render("MiniBoard");
    const CORNER: Point = Point { x: 0, y: 0 };
    const SIZE: Point = Point {
        x: 10_000,
        y: 10_000,
    };
    let Little {
        theme,
        spaces,
        pawns,
        ..
    } = picture;
    let spaces = spaces
        .iter()
        .map(|(class, d)| path(class.clone(), d.clone()));
    let pawns = pawns
        .iter()
        .map(|(class, at)| circle(class.clone(), *at, 270));
    html! {
        <svg class={classes!("miniature", "little", *theme)} viewBox={VIEW_BOX} aria-hidden="true">
            { rect("cloth", CORNER, SIZE, 300) }
            <g>{ for spaces }</g>
            <g>{ for pawns }</g>
        </svg>
    }
}

/// A larger picture with the printed board. A page has at most one.
pub fn board_picture(picture: &Little) -> Html {
    let Little {
        board,
        seats,
        pawns,
        ..
    } = picture;
    let pawn = |(class, at): &(Classes, Point)| {
        let transform = format!("translate({} {}) scale(0.78)", at.x, at.y);
        html! {
            <g class={class.clone()} {transform}>
                <ellipse class="shade" cx="30" cy="190" rx="250" ry="110" />
                <path d="M-210 200C-210 60-95 10-85-130H85C95 10 210 60 210 200C120 270-120 270-210 200Z" />
                <circle cy="-250" r="175" />
            </g>
        }
    };
    html! {
        <svg class={classes!("miniature", "board-picture", board.theme)} viewBox={VIEW_BOX} aria-hidden="true">
            { board_face(board, seats) }
            { for pawns.iter().map(pawn) }
        </svg>
    }
}
