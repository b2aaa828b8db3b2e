//! The board as it lies on the table. It is drawn once: nothing of it changes during a game.

use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board, Kind, Point, Shape, SpaceInfo};
use rules::seat::SeatName;
use yew::prelude::*;

use super::dress::signs::{name_place, pair, sidings, signs};
use super::{colour_class, dress};

/// What the spaces are given.
#[derive(Properties, Clone)]
pub struct SpacesProps {
    /// The board.
    pub board: Rc<Board>,
    /// The game's seats.
    pub seats: &'static [SeatName],
}

impl PartialEq for SpacesProps {
    fn eq(&self, other: &SpacesProps) -> bool {
        Rc::ptr_eq(&self.board, &other.board)
    }
}

/// All spaces, with their names, and the title.
#[component]
pub fn Spaces(props: &SpacesProps) -> Html {
    let board = &props.board;
    let space = |info: &SpaceInfo| {
        let owner = info.owner.and_then(|seat| props.seats.get(seat.index()));
        let class = classes!(
            "space",
            kind_class(info.kind),
            owner.map(|seat| colour_class(seat.colour))
        );
        match &info.shape {
            Shape::Polygon(corners) => {
                let points: Vec<_> = corners.iter().map(|at| pair(*at)).collect();
                html! { <polygon {class} points={points.join(" ")} /> }
            }
            Shape::Disc { radius } => html! {
                <circle {class} cx={info.place.x.to_string()} cy={info.place.y.to_string()} r={radius.to_string()} />
            },
        }
    };
    let named = |info: &&SpaceInfo| !matches!(info.kind, Kind::Yard | Kind::Home);
    let name = |info: &SpaceInfo| {
        let Point { x, y } = name_place(info);
        html! {
            <text class={classes!("space-name", kind_class(info.kind))} x={x.to_string()} y={y.to_string()}>
                { &info.name }
            </text>
        }
    };
    html! {
        <g class="spaces" aria-hidden="true">
            { dress::ground(board, props.seats) }
            { sidings(board) }
            { for board.spaces.iter().map(space) }
            { dress::yards(board, props.seats) }
            { dress::ornaments(board, props.seats) }
            { signs(board, props.seats) }
            { title(board) }
            { for board.spaces.iter().filter(named).map(name) }
        </g>
    }
}

/// The game's name in the middle of the homes; above the cards, where they lie in the middle.
fn title(board: &Board) -> Html {
    if let Some(Point { x, y }) = board.pile {
        let (x, y) = (x.to_string(), (y - 1_450).to_string());
        return html! { <text class="board-title alone" {x} {y}>{ board.title }</text> };
    }
    if board
        .spaces
        .iter()
        .all(|info| info.kind != Kind::Home || info.icon.is_some())
    {
        return html! { <g /> };
    }
    let Point { x, y } = middle(board);
    let (x, y) = (x.to_string(), y.to_string());
    html! {
        <>
            <circle class="title-disc" cx={x.clone()} cy={y.clone()} r="690" />
            <circle class="title-ring" cx={x.clone()} cy={y.clone()} r="640" />
            <text class="board-title" {x} {y} textLength="1140" lengthAdjust="spacingAndGlyphs">{ board.title }</text>
        </>
    }
}

/// The board alone, small: a picture of what will be played on.
pub fn miniature(board: &Rc<Board>, seats: &'static [SeatName]) -> Html {
    html! {
        <svg class={classes!("miniature", board.dress)} viewBox={format!("0 0 {BOARD_SIZE} {BOARD_SIZE}")} aria-hidden="true">
            <Spaces board={board.clone()} {seats} />
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

fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Track => "track",
        Kind::Entrance => "entrance",
        Kind::Start => "start",
        Kind::Turnout => "turnout",
        Kind::HomePath => "home-path",
        Kind::Yard => "yard",
        Kind::Home => "home",
        Kind::Safe => "safe",
        Kind::Triangle => "triangle",
        Kind::Slide => "slide",
    }
}
