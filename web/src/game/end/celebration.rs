//! What lies over the board once a game is won: the scene with the podium, big words and confetti.

use rules::board::Board;
use rules::seat::{Seat, SeatName};
use table::outcome::Finale;
use yew::prelude::*;

use crate::board::spaces::VIEW_BOX;
use crate::board::theme;
use crate::game::end::podium::podium;
use crate::game::end::scenery::scenery;
use crate::markup::colour_class;

/// How many pieces of confetti fall.
const CONFETTI: usize = 36;

/// The scene, and the best players on a podium, with their portraits. It moves when it is shown for the first time.
pub fn spotlight(
    finale: &Finale,
    board: &Board,
    seats: &'static [SeatName],
    faces: &[(Seat, String)],
    is_new: bool,
) -> Html {
    let winner = finale.podium.first();
    let winner = winner.and_then(|player| seats.get(player.seat.index()));
    let class = classes!(
        "spotlight",
        theme::is_printed(board).then_some("printed"),
        is_new.then_some("new"),
        finale.is_lost().then_some("lost"),
        winner.map(|seat| colour_class(seat.key)),
    );
    html! {
        <svg {class} viewBox={VIEW_BOX} aria-hidden="true">
            { scenery(board, finale.is_lost()) }
            { podium(finale, board, seats, faces) }
        </svg>
    }
}

/// Who has won, the story of the game, and what comforts who has lost. The dialog says the same, so they are hidden from
/// screen readers.
pub fn finale_words(finale: &Finale, is_new: bool) -> Html {
    let length = match finale.title.chars().count() {
        0..=12 => "short",
        13..=24 => "medium",
        _ => "long",
    };
    html! {
        <div class={classes!("finale-words", length, is_new.then_some("new"), finale.is_lost().then_some("lost"))} aria-hidden="true">
            // Its place does not change while the words grow.
            <div>
                <b>
                    { &finale.title }
                    if let Some(comfort) = &finale.comfort {
                        <small>{ comfort }</small>
                    }
                </b>
            </div>
            <span>{ &finale.story }</span>
        </div>
    }
}

/// Confetti in the winners' colours, over the board; where less motion is wanted, a garland.
pub fn confetti(finale: &Finale, seats: &'static [SeatName], is_new: bool) -> Html {
    let winners = finale.winners();
    let keys = winners.iter().filter_map(|seat| seats.get(seat.index()));
    let colours: Vec<String> = keys.map(|seat| colour_class(seat.key)).collect();
    let piece = |colour: &String| html! { <i class={colour.clone()} /> };
    let class = classes!("confetti", is_new.then_some("new"));
    html! {
        <div {class} aria-hidden="true">{ for colours.iter().cycle().take(CONFETTI).map(piece) }</div>
    }
}
