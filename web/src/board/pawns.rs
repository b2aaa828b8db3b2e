//! The pawns. Those that can be chosen are buttons for screen readers; keys reach them with the board's cursor.

use rules::board::Point;
use rules::seat::{SeatName, SeatSet};
use rules::sort_few::sort_few;
use table::piece_layout::PieceSize;
use table::scene::{self, BoardPart};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::board::marks::{self, goal_mark};
use crate::board::svg::{ORIGIN, circle, ellipse, path, path_at, sized, translate};
use crate::board::theme::emblem;
use crate::board::token;
use crate::markup::memo::keyed_memo;
use crate::markup::{colour_class, count_render};

/// The outline of a turned pawn: a ball for a head, a collar, a flared body and a foot.
const OUTLINE: &str = "M-80-74A160 160 0 1 1 80-74C112-68 130-54 130-37C130-20 112-8 82-3\
    C90 62 132 92 176 112C208 124 216 146 214 172C210 216 120 240 0 240C-120 240-210 216-214 172\
    C-216 146-208 124-176 112C-132 92-90 62-82-3C-112-8-130-20-130-37C-130-54-112-68-80-74z";
/// The shaded side of a pawn.
const SHADE: &str = "M50-358A160 160 0 0 1 80-74C112-68 130-54 130-37C130-20 112-8 82-3\
    C90 62 132 92 176 112C208 124 216 146 214 172C210 216 120 240 0 240C70 228 118 206 122 168C124 128 46 80 30-2\
    C60-8 72-24 66-40C60-58 34-66 24-72C112-112 150-262 50-358z";
/// The rings that the chisel left.
const RINGS: &str = "M-82-3C-50 13 50 13 82-3M-176 112C-120 148 120 148 176 112";
/// The lights on head, collar and body.
const SHINE: &str = "M-128-216A128 128 0 0 1-50-328C-68-284-98-240-128-216zM-58 26\
    C-66 72-100 98-136 118C-112 122-92 124-76 122C-50 92-40 58-40 28zM-104-44C-94-56-76-60-58-60C-56-52-62-40-66-34\
    C-84-34-96-38-104-44z";
/// The middle of the head.
const HEAD: Point = Point { x: 0, y: -206 };

/// All pawns but those `on_podium`. Pawns nearer to the lower edge of the screen are in front of the others. Once no
/// animation is playing, those that can move bob.
pub fn pawns(board: &BoardPart, seats: &'static [SeatName], on_podium: Option<SeatSet>) -> Html {
    let is_here = |pawn: &scene::Pawn| match (pawn.seat, on_podium) {
        (Some(seat), Some(winners)) => !winners.has(seat),
        _ => true,
    };
    let pawns = board.pawns.iter().enumerate();
    let mut pawns: Vec<_> = pawns.filter(|(_, pawn)| is_here(pawn)).collect();
    sort_few(&mut pawns, |(_, pawn)| pawn.at.y);
    let size = PieceSize::of(&board.layout);
    let pawn = |(index, pawn): (usize, &scene::Pawn)| {
        let seat = pawn.seat.and_then(|seat| seats.get(seat.index()));
        let colour = seat.map(|seat| seat.key);
        let mut ways = board.hint_ways.iter();
        let is_in_hint = board
            .hint_ways
            .iter()
            .any(|way| way.pieces.contains(&index));
        let is_aside = !is_in_hint && ways.any(|way| marks::covers(pawn.at, size, &way.points));
        keyed_memo(
            index,
            (index, pawn.clone(), size, colour, is_aside),
            |(index, pawn, size, colour, is_aside)| draw(*index, pawn, *size, *colour, *is_aside),
        )
    };
    let has_selected = board.pawns.iter().any(|pawn| pawn.selected);
    let class = classes!(
        "pawns",
        board.settled.then_some("settled"),
        has_selected.then_some("with-selected"),
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

/// One pawn, by its index among all pieces and the key of its colour; `None` for a shared token. It is pale if it `is_aside`:
/// it would cover the arrow of a hint for others.
fn draw(
    index: usize,
    pawn: &scene::Pawn,
    size: PieceSize,
    colour: Option<&'static str>,
    is_aside: bool,
) -> Html {
    count_render("Pawn");
    let movable = pawn.label.is_some();
    let class = classes!(
        "pawn",
        colour.map_or("token".to_owned(), colour_class),
        movable.then_some("movable"),
        pawn.selected.then_some("selected"),
        pawn.lit.then_some("lit"),
        is_aside.then_some("aside"),
    );
    // The same element in either case, because replacing it would end its animation.
    html! {
        <>
        <g {class} transform={translate(pawn.at)} role={movable.then_some("button")}
            data-piece={index.to_string()} aria-hidden={(!movable).then_some("true")}
            aria-label={pawn.label.clone()} aria-pressed={movable.then(|| pawn.selected.to_string())}>
            <g transform={sized(size.middle(ORIGIN), size.percent)}>
                // As large as the area of the lifted figure, so that the pawn's rectangle stays the same.
                { circle("reach", ORIGIN, 480) }
                { foot_disc() }
                { figure(colour) }
            </g>
        </g>
        <g class="leads" aria-hidden="true">{ for pawn.leads.iter().map(|each| lead(each, size)) }</g>
        </>
    }
}

/// The bright disc under a pawn that can be chosen.
pub fn foot_disc() -> Html {
    ellipse("disc", Point { x: 0, y: 165 }, Point { x: 375, y: 225 })
}

/// Where a move of the pawn under the pointer leads.
fn lead(lead: &scene::Lead, size: PieceSize) -> Html {
    let pawns = lead.has_pawns.then_some(size);
    html! {
        <g class="lead mark" transform={translate(lead.at)}>
            { goal_mark(lead.at, lead.spent.as_ref(), pawns, lead.captures) }
        </g>
    }
}

/// A turned pawn for small pictures, of few elements and without its emblem.
pub fn small_figure() -> Html {
    html! {
        <g class="figure">{ path("rim", OUTLINE) }{ path("body", OUTLINE) }{ path("shade", SHADE) }</g>
    }
}

/// A turned pawn with the emblem of a colour inlaid in its head, or the shared token. The inner group is lifted.
pub fn figure(colour: Option<&'static str>) -> Html {
    html! {
        <g class="figure">
            { ellipse("shadow", Point { x: 40, y: 190 }, Point { x: 250, y: 80 }) }
            <g class="bob">
                if let Some(colour) = colour {
                    { path("rim", OUTLINE) }
                    { path("body", OUTLINE) }
                    { path("shade", SHADE) }
                    { path("rings", RINGS) }
                    { path("shine", SHINE) }
                    { path_at("inlay", emblem::outline(colour), format!("{} scale(.56)", translate(HEAD))) }
                } else {
                    { token::parts() }
                }
            </g>
        </g>
    }
}
