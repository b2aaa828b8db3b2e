//! What the board shows once a game is won: the winners' homes in the light, and confetti.

use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board, Kind, SpaceInfo};
use rules::seat::{SeatName, SeatSet};
use yew::prelude::*;

use crate::board::svg::{path, shape, shape_path};
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
        shade.push_str(&shape_path(home.place, &home.shape));
    }
    html! {
        <g class="spotlight" aria-hidden="true">
            { path("shade", shade) }
            { for homes.iter().map(|home| shape("ring rim", home)) }
            { for homes.iter().map(|home| shape("ring", home)) }
        </g>
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
