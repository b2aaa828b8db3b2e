//! A square board with slides: a white track on a strong ground, each side in its colour, slides as
//! broad bands from a triangle to a disc.

use rules::board::{Board, Kind, Point, Shape, Slide, SpaceInfo};
use rules::seat::SeatName;
use yew::prelude::*;

use super::{colour_class, colour_of};

/// The coloured ground, with a lighter field within the track.
pub(super) fn ground() -> Html {
    html! {
        <>
            <rect class="cloth" width="10000" height="10000" rx="240" />
            <rect class="field" x="1050" y="1050" width="7900" height="7900" rx="200" />
        </>
    }
}

/// A disc that says what it is.
pub(super) fn yard(info: &SpaceInfo) -> Html {
    label(info, "START")
}

/// What is written on the places where pawns end.
pub(super) fn homes(board: &Board, seats: &'static [SeatName]) -> Html {
    let homes = board.spaces.iter().filter(|info| info.kind == Kind::Home);
    let home = |info: &SpaceInfo| {
        html! { <g class={colour_of(info, seats)}>{ label(info, "HOME") }</g> }
    };
    html! { <g class="homes">{ for homes.map(home) }</g> }
}

fn label(info: &SpaceInfo, text: &'static str) -> Html {
    let Point { x, y } = info.place;
    let Shape::Disc { radius } = info.shape else {
        return html! { <g /> };
    };
    html! {
        <>
            <circle class="disc-ring" cx={x.to_string()} cy={y.to_string()} r={(radius * 88 / 100).to_string()} />
            <text class="disc-label" x={x.to_string()} y={y.to_string()}>{ text }</text>
        </>
    }
}

/// The slides, each in its colour on the squares below it.
pub(super) fn bands(board: &Board, seats: &'static [SeatName]) -> Html {
    let band = |slide: &Slide| {
        let places: Vec<Point> = slide
            .way
            .iter()
            .map(|space| board.space(*space).place)
            .collect();
        let [from, next, .., to] = places[..] else {
            return html! { <g /> };
        };
        let along = Point {
            x: (next.x - from.x).signum(),
            y: (next.y - from.y).signum(),
        };
        let colour = seats
            .get(slide.owner.index())
            .map(|seat| colour_class(seat.colour));
        let triangle = format!(
            "matrix({} {} {} {} {} {})",
            along.x, along.y, -along.y, along.x, from.x, from.y
        );
        html! {
            <g class={classes!("slide-band", colour)}>
                <line x1={from.x.to_string()} y1={from.y.to_string()} x2={to.x.to_string()} y2={to.y.to_string()} />
                <circle cx={to.x.to_string()} cy={to.y.to_string()} r="190" />
                <path d="M-200-210 220 0-200 210z" transform={triangle} />
            </g>
        }
    };
    html! { <g class="slide-bands">{ for board.slides.iter().map(band) }</g> }
}
