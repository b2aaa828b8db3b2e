//! The board as it lies on the table. It is drawn once: nothing of it changes during a game.

use std::rc::Rc;

use rules::board::{Board, Kind, Point, Shape, SpaceInfo};
use rules::seat::SeatName;
use yew::prelude::*;

use super::colour_class;

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
                let points: Vec<_> = corners
                    .iter()
                    .map(|at| format!("{},{}", at.x, at.y))
                    .collect();
                html! { <polygon {class} points={points.join(" ")} /> }
            }
            Shape::Disc { radius } => html! {
                <circle {class} cx={info.place.x.to_string()} cy={info.place.y.to_string()} r={radius.to_string()} />
            },
        }
    };
    let named = |info: &&SpaceInfo| !matches!(info.kind, Kind::Yard | Kind::Home);
    let name = |info: &SpaceInfo| {
        html! {
            <text class={classes!("space-name", kind_class(info.kind))} x={info.place.x.to_string()} y={info.place.y.to_string()}>
                { &info.name }
            </text>
        }
    };
    let Point { x, y } = middle(board);
    html! {
        <g class="spaces" aria-hidden="true">
            <rect class="cloth" x="0" y="0" width="10000" height="10000" rx="160" />
            { for board.spaces.iter().map(space) }
            { for board.spaces.iter().filter(named).map(name) }
            <text class="board-title" x={x.to_string()} y={y.to_string()}>{ board.title }</text>
        </g>
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
    }
}
