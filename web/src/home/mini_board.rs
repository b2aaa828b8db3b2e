//! Pictures of a board with its pawns, in the art that is printed on it.

use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board, Point};
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatName};
use rules::sort_few::sort_few;
use table::game_session::GameSession;
use table::piece_layout::{PieceSize, spot};
use table::scene::HintWay;
use table::sides::{Side, own_side};
use yew::prelude::*;

use crate::board::highlights::suggested;
use crate::board::pawns::{figure, small_figure};
use crate::board::spaces::{VIEW_BOX, board_face, small_face};
use crate::board::svg::{ORIGIN, sized, translate};
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
    /// The picture of a game at its current position, turned to a seat.
    pub fn of(table: &GameSession, own: Option<Seat>) -> BoardPicture {
        let side = own.and_then(|seat| own_side(table.board(), seat));
        let board = table.board().turned(side.map_or(0, Side::turns));
        BoardPicture {
            has_dice: !table.has_cards(),
            ..BoardPicture::at(board, table.ruleset().family.seats, table.pieces())
        }
    }

    /// The picture of a board with these pieces.
    pub fn at(board: Board, seats: &'static [SeatName], pieces: &[PiecePosition]) -> BoardPicture {
        let pawn = |(index, piece): (usize, &PiecePosition)| {
            let seat = piece.piece.owner.and_then(|seat| seats.get(seat.index()));
            (seat.map(|seat| seat.key), spot(&board, pieces, index))
        };
        let mut pawns: Vec<_> = pieces.iter().enumerate().map(pawn).collect();
        sort_few(&mut pawns, |(_, at)| at.y);
        BoardPicture {
            board: Rc::new(board),
            seats,
            pawns,
            has_dice: false,
        }
    }

    fn draw(
        &self,
        class: &'static str,
        view_box: String,
        face: Html,
        figure: fn(Option<&'static str>) -> Html,
    ) -> Html {
        let size = PieceSize::of(&self.board);
        let pawn = |(colour, at): &(Option<&'static str>, Point)| {
            let class = classes!("pawn", colour.map_or("token".to_owned(), colour_class));
            html! {
                <g {class} transform={translate(*at)}>
                    <g transform={sized(size.middle(ORIGIN), size.percent)}>{ figure(*colour) }</g>
                </g>
            }
        };
        html! {
            <svg class={classes!("miniature", class, self.board.theme)} viewBox={view_box} aria-hidden="true">
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
        picture.draw(
            "mini-board",
            VIEW_BOX.to_owned(),
            face,
            |colour| match colour {
                Some(_) => small_figure(),
                None => figure(None),
            },
        )
    })
}

/// A larger picture with every sign of the board. A page has at most one.
pub fn board_picture(picture: &Rc<BoardPicture>) -> Html {
    memo(picture.clone(), |picture| {
        let face = board_face(&picture.board, picture.seats);
        picture.draw("board-picture", VIEW_BOX.to_owned(), face, figure)
    })
}

/// The whole board with the way of a lap.
pub fn lap_picture(picture: &BoardPicture, lap: HintWay) -> Html {
    let face = small_face(&picture.board, picture.seats);
    let face = html! { <>{ face }{ suggested(&[lap], &picture.board) }</> };
    picture.draw("lap", VIEW_BOX.to_owned(), face, figure)
}

/// A move: its way, and the part of the board round it.
pub fn detail(picture: &BoardPicture, way: HintWay) -> Html {
    /// The least that is shown, and how much there is round the way.
    const LEAST: i32 = 4_400;
    const ROUND: i32 = 1_300;
    let extent = |along: fn(&Point) -> i32| {
        let ends = way.points.iter().map(along);
        let (least, most) = (ends.clone().min(), ends.max());
        (least.unwrap_or_default(), most.unwrap_or(BOARD_SIZE))
    };
    let (across, down) = (extent(|at| at.x), extent(|at| at.y));
    let needed = (across.1 - across.0).max(down.1 - down.0) + 2 * ROUND;
    let size = needed.clamp(LEAST, BOARD_SIZE);
    let from = |(least, most): (i32, i32)| ((least + most - size) / 2).clamp(0, BOARD_SIZE - size);
    let view_box = format!("{} {} {size} {size}", from(across), from(down));
    let face = small_face(&picture.board, picture.seats);
    let face = html! { <>{ face }{ suggested(&[way], &picture.board) }</> };
    picture.draw("detail", view_box, face, figure)
}

/// A pawn of a colour, as it stands on a board of this theme.
pub fn pawn_picture(theme: &'static str, colour: &'static str) -> Html {
    html! {
        <svg class={classes!("miniature", "pawn-picture", theme)} viewBox="-340 -440 720 720" aria-hidden="true">
            <g class={classes!("pawn", colour_class(colour))}>{ figure(Some(colour)) }</g>
        </svg>
    }
}
