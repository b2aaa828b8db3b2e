//! The pawns. Those that can be chosen are buttons for screen readers; keys reach them with the board's cursor.

use rules::board::Point;
use rules::seat::{SeatName, SeatSet};
use table::scene::{self, BoardPart};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::board::svg::{ORIGIN, circle, ellipse, path, path_at, translate};
use crate::board::theme::emblem;
use crate::markup::{colour_class, count_render};
use crate::memo::keyed_memo;

/// The outline of a turned pawn: a ball on a flared base.
const OUTLINE: &str = "M-77 38A185 185 0 1 1 77 38C92 74 218 92 218 142C218 197 112 224 0 224\
    C-112 224-218 197-218 142C-218 92-92 74-77 38z";
/// The shaded side of a pawn.
const SHADE: &str = "M77 38A185 185 0 0 0 92-290C150-190 120-40 20 20C60 90 80 150 40 222C140 216 218 190 218 142\
    C218 92 92 74 77 38z";
/// The lights on the head and on the base.
const SHINE: &str = "M-142-150A150 150 0 0 1-52-268C-60-220-100-180-142-150zM-176 128C-168 110-130 98-92 88\
    C-110 108-140 124-176 128z";
/// The middle of the head.
const HEAD: Point = Point { x: 0, y: -130 };

/// All pawns but those `on_podium`. Pawns nearer to the lower edge of the screen are in front of the others. Where a
/// player has to choose, pawns that cannot move are dimmed, and once no animation is playing, those that can move bob.
pub fn pawns(board: &BoardPart, seats: &'static [SeatName], on_podium: Option<SeatSet>) -> Html {
    let choosing = !board.plain && board.pawns.iter().any(|pawn| pawn.label.is_some());
    let is_here = |pawn: &scene::Pawn| match (pawn.seat, on_podium) {
        (Some(seat), Some(winners)) => !winners.has(seat),
        _ => true,
    };
    let pawns = board.pawns.iter().enumerate();
    let mut pawns: Vec<_> = pawns.filter(|(_, pawn)| is_here(pawn)).collect();
    pawns.sort_by_key(|(_, pawn)| pawn.at.y);
    let pawn = |(index, pawn): (usize, &scene::Pawn)| {
        let seat = pawn.seat.and_then(|seat| seats.get(seat.index()));
        let colour = seat.map(|seat| seat.key);
        keyed_memo(
            index,
            (index, pawn.clone(), colour),
            |_, (index, pawn, colour)| draw(*index, pawn, *colour),
        )
    };
    let class = classes!(
        "pawns",
        choosing.then_some("choosing"),
        board.settled.then_some("settled"),
    );
    html! { <g {class}>{ for pawns.into_iter().map(pawn) }</g> }
}

/// The middles of all pawns in the window.
pub fn middles() -> Vec<(f64, f64)> {
    let document = gloo::utils::document();
    let Ok(found) = document.query_selector_all(".pawns > [data-piece]") else {
        return Vec::new();
    };
    let pawns =
        (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok());
    let middle = |pawn: Element| {
        let place = pawn.get_bounding_client_rect();
        (
            place.left() + place.width() / 2.0,
            place.top() + place.height() / 2.0,
        )
    };
    pawns.map(middle).collect()
}

/// The element of the pawn at an index of all pieces.
pub fn element(index: usize) -> Option<Element> {
    let selector = format!(".pawns > [data-piece=\"{index}\"]");
    gloo::utils::document()
        .query_selector(&selector)
        .ok()
        .flatten()
}

/// One pawn, by its index among all pieces and the key of its colour; `None` for a shared token.
fn draw(index: usize, pawn: &scene::Pawn, colour: Option<&'static str>) -> Html {
    count_render("Pawn");
    let movable = pawn.label.is_some();
    let class = classes!(
        "pawn",
        colour.map_or("token".to_owned(), colour_class),
        movable.then_some("movable"),
        pawn.selected.then_some("selected"),
        pawn.lit.then_some("lit"),
    );
    // The same element in either case, because replacing it would end its animation.
    html! {
        <g {class} transform={translate(pawn.at)} role={movable.then_some("button")}
            data-piece={index.to_string()} aria-hidden={(!movable).then_some("true")}
            aria-label={pawn.label.clone()} aria-pressed={movable.then(|| pawn.selected.to_string())}>
            // As large as the area of the bobbing figure, so that the pawn's rectangle stays the same.
            { circle("reach", ORIGIN, 480) }
            { figure(colour) }
        </g>
    }
}

/// A turned pawn for small pictures, of few elements and without its emblem.
pub fn small_figure() -> Html {
    html! {
        <g class="figure">{ path("foot", OUTLINE) }{ path("body", OUTLINE) }{ path("shade", SHADE) }</g>
    }
}

/// A turned pawn with the emblem of a colour on its head; of the shared token without one. The inner group is lifted.
pub fn figure(colour: Option<&'static str>) -> Html {
    let emblem = colour.map_or(emblem::TOKEN, emblem::outline);
    html! {
        <g class="figure">
            { ellipse("shadow", Point { x: 36, y: 176 }, Point { x: 250, y: 84 }) }
            <g class="bob">
                { path("halo", OUTLINE) }
                { path("foot", OUTLINE) }
                { path("body", OUTLINE) }
                { path("shade", SHADE) }
                { ellipse("collar", Point { x: 0, y: 46 }, Point { x: 122, y: 30 }) }
                { path("shine", SHINE) }
                { path_at("pip", emblem, format!("{} scale(.62)", translate(HEAD))) }
            </g>
        </g>
    }
}
