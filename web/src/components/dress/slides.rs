//! A square board with slides, as of the fifties: an ivory track on a petrol ground, the field
//! within a pinwheel of the four colours, slides as broad bands from a triangle to a disc.

use rules::board::{Board, Kind, Point, Slide, Space, SpaceInfo};
use rules::seat::SeatName;
use table::spots;
use yew::prelude::*;

use super::{colour_class, colour_of, emblem};

/// A blade of the pinwheel, seen from the player at the bottom: it holds all that is theirs.
const BLADE: &str = "M5000 5000 9200 4100V9200H5900z";
/// A star whose long rays reach 1 from the middle.
const STAR: &str = "M0-1 .07-.16.38-.38.16-.07 1 0 .16.07.38.38.07.16 0 1-.07.16-.38.38-.16.07-1 0-.16-.07-.38-.38-.07-.16z";
/// What points along a slide.
const CHEVRON: &str = "M-80-110H-10L80 0-10 110H-80L10 0z";
/// The rim of a disc, in parts of a hundred of its radius, where pawns stand on it and within it.
const ON_RIM: i32 = 151;
const WITHIN: i32 = 100;

/// The coloured ground, the pinwheel, and what ties a colour's discs to its squares.
pub(super) fn ground(board: &Board, seats: &'static [SeatName]) -> Html {
    let tie = |info: &SpaceInfo| {
        let next = info.next.first().map(|next| board.space(*next))?;
        let class = match (info.kind, next.kind) {
            (Kind::Yard, _) => "stalk",
            (_, Kind::Home) => "stalk broad",
            _ => return None,
        };
        let (from, to) = (info.place, next.place);
        let way = format!("M{} {} {} {}", from.x, from.y, to.x, to.y);
        Some(html! {
            <g class={classes!(class, colour_of(info, seats))}>
                <path class="edge" d={way.clone()} />
                <path d={way} />
            </g>
        })
    };
    let yards = || board.spaces.iter().filter(|info| info.kind == Kind::Yard);
    let blade = |info: &SpaceInfo| {
        html! {
            <g class={colour_of(info, seats)} transform={format!("rotate({} 5000 5000)", quarter(info))}>
                <path class="blade" d={BLADE} />
                <path class="star" d={STAR} transform="translate(7220 6880) scale(330)" />
            </g>
        }
    };
    let row = |(index, info): (i32, &SpaceInfo)| {
        let transform = format!(
            "translate({} 6640) scale(150)",
            5_000 + 230 * (2 * index - 3)
        );
        html! { <g class={colour_of(info, seats)}><path class="star" d={STAR} {transform} /></g> }
    };
    html! {
        <>
            <rect class="cloth" width="10000" height="10000" rx="240" />
            { for yards().map(blade) }
            <circle class="well" cx="5000" cy="5000" r="2330" />
            <circle class="well fine" cx="5000" cy="5000" r="2240" />
            { for (0..).zip(yards()).map(row) }
            { for board.spaces.iter().filter_map(tie) }
        </>
    }
}

/// By how many degrees a colour's side is turned from the bottom, where pawns leave START downward.
fn quarter(yard: &SpaceInfo) -> i32 {
    (yard.angle - 900).rem_euclid(3_600) / 10
}

/// A disc that says what it is, with a place for each of four pawns round its middle.
pub(super) fn yard(board: &Board, space: Space) -> Html {
    let Point { x, y } = board.space(space).place;
    html! {
        <>
            { disc(board, space, ON_RIM) }
            <text class="disc-label" x={x.to_string()} y={y.to_string()}>{ "START" }</text>
        </>
    }
}

/// The discs where pawns end, in a row; the label lies beside the row, as its player reads it.
pub(super) fn homes(board: &Board, seats: &'static [SeatName]) -> Html {
    let home = |(space, info): (Space, &SpaceInfo)| {
        let Point { x, y } = info.place;
        let seat = info.owner.and_then(|seat| seats.get(seat.index()));
        let colour = seat.map_or("", |seat| seat.colour);
        // A row that stands upright is labelled from the side; none upside down.
        let along = match info.angle {
            0 => "rotate(90)",
            1_800 => "rotate(-90)",
            _ => "",
        };
        html! {
            <g class={colour_of(info, seats)}>
                { disc(board, space, WITHIN) }
                <g transform={format!("translate({x} {y}) {along}")}>
                    <text class="disc-label" y="-430">{ "HOME" }</text>
                    <path class="spot" d={emblem::outline(colour)} transform="translate(0 440)" />
                </g>
            </g>
        }
    };
    let homes = board.iter().filter(|(_, info)| info.kind == Kind::Home);
    html! { <g class="homes">{ for homes.map(home) }</g> }
}

fn disc(board: &Board, space: Space, rim: i32) -> Html {
    let info = board.space(space);
    let radius = spots::radius(&info.shape) * rim / 100;
    let circle = |class, at: Point, radius: i32| {
        html! { <circle {class} cx={at.x.to_string()} cy={at.y.to_string()} r={radius.to_string()} /> }
    };
    let place = |index| circle("spot", spots::place_among(board, space, index, 4), 170);
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
            return html! { <g /> };
        };
        let turned = |info: &SpaceInfo| {
            let Point { x, y } = info.place;
            format!("translate({x} {y}) rotate({})", info.angle / 10)
        };
        let colour = seats
            .get(slide.owner.index())
            .map(|seat| colour_class(seat.colour));
        let way = format!(
            "M{} {} {} {}",
            from.place.x, from.place.y, to.place.x, to.place.y
        );
        let chevrons = between.iter().filter(|info| info.kind == Kind::Slide);
        let (x, y) = (to.place.x.to_string(), to.place.y.to_string());
        html! {
            <g class={classes!("slide-band", colour)}>
                <path class="edge" d={way.clone()} />
                <path class="way" d={way} />
                <path class="tip" d="M-235-245 255 0-235 245z" transform={turned(from)} />
                <path class="eye" d="M-140-105 70 0-140 105z" transform={turned(from)} />
                <circle class="tip" cx={x.clone()} cy={y.clone()} r="235" />
                <circle class="eye" cx={x} cy={y} r="120" />
                { for chevrons.map(|info| html! { <path class="chevron" d={CHEVRON} transform={turned(info)} /> }) }
            </g>
        }
    };
    let corner = |quarter: i32| {
        let transform = format!(
            "rotate({} 5000 5000) translate(9500 9500) scale(225)",
            90 * quarter
        );
        html! { <path class="corner-star" d={STAR} {transform} /> }
    };
    html! {
        <g class="slide-bands">
            { for board.slides.iter().map(band) }
            { for (0..4).map(corner) }
        </g>
    }
}
