//! What the board shows once a game is won: the winners' homes in the light, and confetti.

use std::fmt::Write as _;
use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board, Kind, Shape, SpaceInfo};
use rules::seat::{SeatName, SeatSet};
use yew::prelude::*;

use crate::board::svg::{path, shape};
use crate::markup::{colour_class, count_render};

/// How many pieces of confetti fall.
const CONFETTI: usize = 36;

/// Props of [`Spotlight`].
#[derive(Properties, PartialEq)]
pub struct SpotlightProps {
    /// The board.
    pub board: Rc<Board>,
    /// Who has won.
    pub winners: SeatSet,
}

/// A shade over the whole board except the homes of the winners.
#[component]
pub fn Spotlight(props: &SpotlightProps) -> Html {
    count_render("Spotlight");
    let is_home = |info: &&SpaceInfo| {
        let of_winner = |owner| props.winners.has(owner);
        info.kind == Kind::Home && info.owner.is_none_or(of_winner)
    };
    let homes: Vec<&SpaceInfo> = props.board.spaces.iter().filter(is_home).collect();
    let mut shade = format!("M0 0H{BOARD_SIZE}V{BOARD_SIZE}H0z");
    for home in &homes {
        shade.push_str(&outline(home));
    }
    html! {
        <g class="spotlight" aria-hidden="true">
            { path("shade", shade) }
            { for homes.iter().map(|home| shape("ring rim", home)) }
            { for homes.iter().map(|home| shape("ring", home)) }
        </g>
    }
}

/// The outline of a space as the data of a path.
fn outline(info: &SpaceInfo) -> String {
    match &info.shape {
        Shape::Polygon(corners) => {
            let mut data = String::new();
            for (index, at) in corners.iter().enumerate() {
                let command = if index == 0 { 'M' } else { 'L' };
                // Writing to a string does not fail.
                let _ = write!(data, "{command}{} {}", at.x, at.y);
            }
            data + "z"
        }
        Shape::Disc { radius } => {
            let (x, y, width) = (info.place.x - radius, info.place.y, 2 * radius);
            format!(
                "M{x} {y}a{radius} {radius} 0 1 0 {width} 0a{radius} {radius} 0 1 0 -{width} 0z"
            )
        }
    }
}

/// Props of [`Confetti`].
#[derive(Properties, PartialEq)]
pub struct ConfettiProps {
    /// The game's seats.
    pub seats: &'static [SeatName],
    /// Who has won.
    pub winners: SeatSet,
}

/// Confetti in the winners' colours, over the board; where less motion is wanted, a garland.
#[component]
pub fn Confetti(props: &ConfettiProps) -> Html {
    count_render("Confetti");
    let winners = props.winners.iter();
    let colours: Vec<String> = winners
        .filter_map(|seat| props.seats.get(seat.index()))
        .map(|seat| colour_class(seat.key))
        .collect();
    let piece = |colour: &String| html! { <i class={colour.clone()} /> };
    html! {
        <div class="confetti" aria-hidden="true">{ for colours.iter().cycle().take(CONFETTI).map(piece) }</div>
    }
}
