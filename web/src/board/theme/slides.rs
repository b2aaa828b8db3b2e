//! A square board with slides: broad bands from a triangle to a disc, and circles that bear words.

use rules::board::{Board, Kind, Point, Slide, SpaceInfo};
use rules::seat::SeatName;
use table::board_outlines::{colour_class, colour_of};
use words::t;
use yew::prelude::*;

use super::emblem;
use crate::board::svg::{circle, path, path_at, text, translate};

/// What points along a slide.
const CHEVRON: &str = "M-80-110H-10L80 0-10 110H-80L10 0z";

/// The middle where the cards lie, and what ties a colour's circles to its squares.
pub(super) fn field(board: &Board, seats: &'static [SeatName]) -> Html {
    let tie = |info: &SpaceInfo| {
        let next = info.next.first().map(|next| board.space(*next))?;
        let class = match (info.kind, next.kind) {
            (Kind::Yard, _) => "stalk",
            (_, Kind::Home) => "stalk broad",
            _ => return None,
        };
        let way = line(info.place, next.place);
        let class = classes!(class, colour_of(info, seats));
        Some(html! { <g {class}>{ path("edge", way.clone()) }{ path("", way) }</g> })
    };
    let middle = Point { x: 5_000, y: 5_000 };
    html! { <>{ circle("well", middle, 2_330) }{ for board.spaces.iter().filter_map(tie) }</> }
}

/// A straight line, as the data of a path.
fn line(from: Point, to: Point) -> String {
    format!("M{} {} {} {}", from.x, from.y, to.x, to.y)
}

/// The words in the circles.
pub(super) fn labels(board: &Board) -> Html {
    let label = |info: &SpaceInfo| {
        let (class, words) = match info.kind {
            Kind::Yard => ("disc-label below", t!(board_print::start)),
            Kind::Home => ("disc-label", t!(board_print::home)),
            _ => return None,
        };
        Some(text(class, info.place, words))
    };
    html! { <g class="disc-labels">{ for board.spaces.iter().filter_map(label) }</g> }
}

/// The slides, each in its colour on the squares below it.
pub(super) fn bands(board: &Board, seats: &'static [SeatName]) -> Html {
    let band = |slide: &Slide| {
        let spaces = slide.way.iter().map(|space| board.space(*space));
        let [from, between @ .., to] = &spaces.collect::<Vec<_>>()[..] else {
            return html! {};
        };
        let turned = |class: &'static str, d: &'static str, info: &SpaceInfo| {
            let angle = info.angle / 10;
            let place = format!("{} rotate({angle})", translate(info.place));
            path_at(class, d, place)
        };
        // Whose slide it is, for those who cannot tell by its colour.
        let colour = seats.get(slide.owner.index()).map_or("", |seat| seat.key);
        let eye = format!("{} scale(.62)", translate(to.place));
        let way = line(from.place, to.place);
        let chevrons = between.iter().filter(|info| info.kind == Kind::Slide);
        html! {
            <g class={classes!("slide-band", colour_class(colour))}>
                { path("edge", way.clone()) }
                { path("way", way) }
                { turned("tip", "M-235-245 255 0-235 245z", from) }
                { turned("eye", "M-140-105 70 0-140 105z", from) }
                { circle("tip", to.place, 235) }
                { path_at("eye", emblem::outline(colour), eye) }
                { for chevrons.map(|info| turned("chevron", CHEVRON, info)) }
            </g>
        }
    };
    html! { <g class="slide-bands">{ for board.slides.iter().map(band) }</g> }
}
