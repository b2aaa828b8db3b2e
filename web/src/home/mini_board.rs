//! Pictures of a board with its pawns, in the art that is printed on it.

use std::rc::Rc;

use rules::board::{Board, Point};
use rules::piece::PiecePosition;
use rules::seat::SeatName;
use rules::sort_few::sort_few;
use table::game_session::GameSession;
use table::piece_layout::{PieceSize, spot};
use table::sides::{Side, own_side};
use table::status::only_person;
use yew::prelude::*;

use crate::board::pawns::{figure, small_figure};
use crate::board::spaces::{VIEW_BOX, board_face, small_face};
use crate::board::svg::sized;
use crate::markup::memo::memo;
use crate::markup::{colour_class, count_render};

/// The contents of a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct BoardPicture {
    board: Rc<Board>,
    seats: &'static [SeatName],
    /// The colours of pawns, `None` for a shared token, and their places, from back to front.
    pawns: Vec<(Option<&'static str>, Point)>,
    /// Whether the game is played with dice.
    pub has_dice: bool,
}

impl BoardPicture {
    /// The picture of a game at its current position, turned to the only person.
    pub fn of(table: &GameSession) -> BoardPicture {
        let side = only_person(table).and_then(|seat| own_side(table.board(), seat));
        let board = &table.board().turned(side.map_or(0, Side::turns));
        let seats = table.ruleset().family.seats;
        let pieces = table.pieces();
        let pawn = |(index, piece): (usize, &PiecePosition)| {
            let seat = piece.piece.owner.and_then(|seat| seats.get(seat.index()));
            (seat.map(|seat| seat.key), spot(board, pieces, index))
        };
        let mut pawns: Vec<_> = pieces.iter().enumerate().map(pawn).collect();
        sort_few(&mut pawns, |(_, at)| at.y);
        BoardPicture {
            board: Rc::new(board.clone()),
            seats,
            pawns,
            has_dice: !table.has_cards(),
        }
    }

    fn draw(
        &self,
        class: &'static str,
        face: Html,
        figure: fn(Option<&'static str>) -> Html,
    ) -> Html {
        let size = PieceSize::of(&self.board);
        let pawn = |(colour, at): &(Option<&'static str>, Point)| {
            let class = classes!("pawn", colour.map_or("token".to_owned(), colour_class));
            html! { <g {class} transform={sized(size.middle(*at), size.percent)}>{ figure(*colour) }</g> }
        };
        html! {
            <svg class={classes!("miniature", class, self.board.theme)} viewBox={VIEW_BOX} aria-hidden="true">
                { face }
                { for self.pawns.iter().map(pawn) }
            </svg>
        }
    }
}

/// A small picture, of few elements, because a list has many such pictures.
pub fn mini_board(picture: &Rc<BoardPicture>) -> Html {
    memo(picture.clone(), |picture| {
        count_render("MiniBoard");
        let face = small_face(&picture.board, picture.seats);
        picture.draw("mini-board", face, |colour| match colour {
            Some(_) => small_figure(),
            None => figure(None),
        })
    })
}

/// A larger picture with every sign of the board. A page has at most one.
pub fn board_picture(picture: &Rc<BoardPicture>) -> Html {
    memo(picture.clone(), |picture| {
        let face = board_face(&picture.board, picture.seats);
        picture.draw("board-picture", face, figure)
    })
}

/// A pawn of a colour, as it stands on a board of this theme.
pub fn pawn_picture(theme: &'static str, colour: &'static str) -> Html {
    html! {
        <svg class={classes!("miniature", "pawn-picture", theme)} viewBox="-340 -440 720 720" aria-hidden="true">
            <g class={classes!("pawn", colour_class(colour))}>{ figure(Some(colour)) }</g>
        </svg>
    }
}
