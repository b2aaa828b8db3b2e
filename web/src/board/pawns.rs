//! The pawns. Those that can be chosen are buttons for screen readers; keys come to them by the board's cursor.

use rules::seat::SeatName;
use table::scene;
use yew::prelude::*;

use crate::board::svg::{ORIGIN, circle, path, path_at, translate};
use crate::board::theme::emblem;
use crate::markup::{colour_class, count_render};

/// Props of [`Pawns`].
#[derive(Properties, PartialEq)]
pub struct PawnsProps {
    /// The pawns, in an order that never changes.
    pub pawns: Vec<scene::Pawn>,
    /// The game's seats.
    pub seats: &'static [SeatName],
    /// Whether a player is to choose: what cannot move is dimmed then.
    pub choosing: bool,
    /// Whether no pawn is on its way: what can move bobs then.
    pub settled: bool,
}

/// All pawns.
#[component]
pub fn Pawns(props: &PawnsProps) -> Html {
    count_render("Pawns");
    let pawn = |(index, pawn): (usize, &scene::Pawn)| {
        let seat = pawn.seat.and_then(|seat| props.seats.get(seat.index()));
        let colour = seat.map(|seat| seat.key);
        html! { <Pawn key={index} pawn={pawn.clone()} {colour} /> }
    };
    let class = classes!(
        "pawns",
        props.choosing.then_some("choosing"),
        props.settled.then_some("settled"),
    );
    html! { <g {class}>{ for props.pawns.iter().enumerate().map(pawn) }</g> }
}

/// Props of [`Pawn`].
#[derive(Properties, PartialEq)]
pub struct PawnProps {
    /// The pawn.
    pub pawn: scene::Pawn,
    /// The key of its colour; `None` for a shared token.
    pub colour: Option<&'static str>,
}

/// One pawn.
#[component]
pub fn Pawn(props: &PawnProps) -> Html {
    count_render("Pawn");
    let pawn = &props.pawn;
    let movable = pawn.label.is_some();
    let class = classes!(
        "pawn",
        props.colour.map_or("token".to_owned(), colour_class),
        movable.then_some("movable"),
        pawn.selected.then_some("selected"),
        pawn.lit.then_some("lit"),
    );
    // One element in either case: replacing it would cut short what moves it.
    html! {
        <g {class} transform={translate(pawn.at)} role={movable.then_some("button")}
            aria-hidden={(!movable).then_some("true")} aria-label={pawn.label.clone()}
            aria-pressed={movable.then(|| pawn.selected.to_string())}>
            // As large as all that the figure covers while it bobs, so that the pawn's rectangle stays the same.
            { circle("reach", ORIGIN, 340) }
            { circle("halo", ORIGIN, 230) }
            { figure(props.colour) }
        </g>
    }
}

/// The figure of a colour; of the shared token without one. The inner group bobs; the outer one is kept upright on
/// a turned board, which an animated element would not be.
pub fn figure(colour: Option<&'static str>) -> Html {
    let outline = colour.map_or(emblem::TOKEN, emblem::outline);
    html! {
        <g class="figure">
            <g class="bob">
                { path("foot", outline) }
                { path("body", outline) }
                { path_at("pip", outline, "scale(.42)") }
            </g>
        </g>
    }
}
