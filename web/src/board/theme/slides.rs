//! A square board with slides, as of the fifties: an ivory track on a petrol ground, the field
//! within a pinwheel of the four colours, slides as broad bands from a triangle to a disc.

use rules::board::{Board, Kind, Point, Slide, Space, SpaceInfo};
use rules::seat::SeatName;
use table::piece_layout;
use words::t;
use yew::prelude::*;

use super::{cloth, colour_class, colour_of, emblem};
use crate::board::svg::{circle, path, path_at, text, translate};

/// A blade of the pinwheel, seen from the player at the bottom: it holds all that is theirs.
const BLADE: &str = "M5000 5000 9200 4100V9200H5900z";
/// A star whose long rays reach 1 from the middle.
const STAR: &str = "M0-1 .07-.16.38-.38.16-.07 1 0 .16.07.38.38.07.16 0 1-.07.16-.38.38-.16.07-1 0-.16-.07-.38-.38-.07-.16z";
/// What points along a slide.
const CHEVRON: &str = "M-80-110H-10L80 0-10 110H-80L10 0z";

/// The rim of a disc, in hundredths of the radius on which its pawns stand.
const RIM: i32 = 168;

/// The coloured ground, the pinwheel, and what ties a colour's discs to its squares.
pub(super) fn ground(board: &Board, seats: &'static [SeatName]) -> Html {
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
    let yards = || board.spaces.iter().filter(|info| info.kind == Kind::Yard);
    let blade = |info: &SpaceInfo| {
        html! {
            <g class={colour_of(info, seats)} transform={format!("rotate({} 5000 5000)", quarter(info))}>
                { path("blade", BLADE) }
                { path_at("star", STAR, "translate(7220 6880) scale(330)") }
            </g>
        }
    };
    let row = |(index, info): (i32, &SpaceInfo)| {
        let x = 5_000 + 230 * (2 * index - 3);
        let place = format!("translate({x} 6640) scale(150)");
        html! { <g class={colour_of(info, seats)}>{ path_at("star", STAR, place) }</g> }
    };
    let middle = Point { x: 5_000, y: 5_000 };
    html! {
        <>
            { cloth(240) }
            { for yards().map(blade) }
            { circle("well", middle, 2_330) }
            { circle("well fine", middle, 2_240) }
            <g class="star-row">{ for (0..).zip(yards()).map(row) }</g>
            { for board.spaces.iter().filter_map(tie) }
        </>
    }
}

/// A straight line, as the data of a path.
fn line(from: Point, to: Point) -> String {
    format!("M{} {} {} {}", from.x, from.y, to.x, to.y)
}

/// By how many degrees a colour's side is turned from the bottom, where pawns leave START downward.
fn quarter(yard: &SpaceInfo) -> i32 {
    (yard.angle - 900).rem_euclid(3_600) / 10
}

/// A disc with a place for each of four pawns round its middle.
pub(super) fn yard(board: &Board, space: Space) -> Html {
    disc(board, space)
}

/// What the discs are called.
pub(super) fn labels(board: &Board) -> Html {
    let label = |info: &SpaceInfo| {
        let words = match info.kind {
            Kind::Yard => t!(dress::start),
            Kind::Home => t!(dress::home),
            _ => return None,
        };
        Some(text("disc-label", info.place, words))
    };
    html! { <g class="disc-labels">{ for board.spaces.iter().filter_map(label) }</g> }
}

/// The discs where pawns end.
pub(super) fn homes(board: &Board, seats: &'static [SeatName]) -> Html {
    let home = |(space, info): (Space, &SpaceInfo)| {
        html! { <g class={colour_of(info, seats)}>{ disc(board, space) }</g> }
    };
    let homes = board.iter().filter(|(_, info)| info.kind == Kind::Home);
    html! { <g class="homes">{ for homes.map(home) }</g> }
}

fn disc(board: &Board, space: Space) -> Html {
    let info = board.space(space);
    let radius = piece_layout::radius(&info.shape) * RIM / 100;
    let place = |index| {
        circle(
            "spot",
            piece_layout::place_among(board, space, index, 4),
            170,
        )
    };
    html! {
        <>
            { circle("disc", info.place, radius) }
            { circle("disc-field", info.place, radius - 75) }
            { for (0..4).map(place) }
        </>
    }
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
    let corner = |quarter: i32| {
        let turn = 90 * quarter;
        let place = format!("rotate({turn} 5000 5000) translate(9500 9500) scale(225)");
        path_at("corner-star", STAR, place)
    };
    let bands = board.slides.iter().map(band);
    html! { <g class="slide-bands">{ for bands.chain((0..4).map(corner)) }</g> }
}
