//! Signs by which spaces of the plain board explain themselves without words: the bed of a turnout, the wedges where
//! it leaves and comes back, and arrows.

use rules::board::{BOARD_SIZE, Board, Kind, Point, Shape, SpaceInfo};
use rules::seat::SeatName;
use table::board_outlines::colour_of;
use yew::prelude::*;

use crate::board::svg::{path_at, points, polyline};

/// An arrow along x, of which 1 is the length of the vector that it is drawn along.
const ARROW: &str = "M-.76-.12H.3V-.34L.8 0 .3.34V.12H-.76z";
/// The head alone, for a small space.
const HEAD: &str = "M-.26-.3.3 0-.26.3-.14 0z";
/// What points the way where a turnout leaves and where it comes back.
const WEDGE: &str = "M-.18-.2.2 0-.18.2-.08 0z";

/// The beds of the turnouts, which lie below the spaces.
pub fn sidings(board: &Board) -> Html {
    let siding = |way: &Vec<&SpaceInfo>| {
        let way: Vec<_> = way.iter().map(|info| info.place).collect();
        polyline("bed", points(&way))
    };
    let sidings = turnouts(board);
    html! { <g class="sidings">{ for sidings.iter().map(siding) }</g> }
}

/// The ways round, each from the space where it leaves the track to the one where it comes back.
fn turnouts(board: &Board) -> Vec<Vec<&SpaceInfo>> {
    let onto = |info: &SpaceInfo| {
        let mut next = info.next.iter().map(|next| board.space(*next));
        next.find(|next| next.kind == Kind::Turnout)
    };
    let branches = board
        .spaces
        .iter()
        .filter(|info| info.kind != Kind::Turnout);
    let way = |branch| {
        let mut way = vec![branch];
        let mut here = onto(branch)?;
        while here.kind == Kind::Turnout {
            way.push(here);
            here = board.space(*here.next.first()?);
        }
        way.push(here);
        Some(way)
    };
    branches.filter_map(way).collect()
}

/// Arrows, which lie on the spaces.
pub fn signs(board: &Board, seats: &'static [SeatName]) -> Html {
    let sign = |info: &SpaceInfo| {
        let sign = match info.kind {
            // The end of a slide has its disc.
            Kind::Start if !is_on_slide(board, info) => {
                let tip = outer_edge(info);
                let inward = vector(tip, info.place);
                arrow("arrow", ARROW, info.place, inward)
            }
            Kind::HomePath if is_first(board, info) => {
                let next = board.space(*info.next.first()?);
                arrow("arrow", HEAD, info.place, vector(info.place, next.place))
            }
            _ => return None,
        };
        Some(html! { <g class={colour_of(info, seats)}>{ sign }</g> })
    };
    // On the inner ends of the two spaces that a turnout stands on.
    let wedge = |foot: &SpaceInfo, leaves: bool| {
        let inward = vector(outer_edge(foot), foot.place);
        let at = Point {
            x: foot.place.x + inward.x * 3 / 4,
            y: foot.place.y + inward.y * 3 / 4,
        };
        let outward = vector(foot.place, outer_edge(foot));
        arrow("wedge", WEDGE, at, if leaves { inward } else { outward })
    };
    let wedges = |way: &Vec<&SpaceInfo>| [wedge(way[0], true), wedge(way[way.len() - 1], false)];
    html! {
        <g class="signs">
            { for turnouts(board).iter().flat_map(wedges) }
            { for board.spaces.iter().filter_map(sign) }
        </g>
    }
}

/// Whether a space of a home path is the one that the entrance leads to.
fn is_first(board: &Board, info: &SpaceInfo) -> bool {
    let mut entrances = board
        .spaces
        .iter()
        .filter(|each| each.kind == Kind::Entrance);
    let leads = |each: &SpaceInfo| each.next.iter().any(|next| board.space(*next) == info);
    entrances.any(leads)
}

fn is_on_slide(board: &Board, info: &SpaceInfo) -> bool {
    let mut ways = board.slides.iter().flat_map(|slide| &slide.way);
    ways.any(|space| board.space(*space) == info)
}

fn arrow(class: &'static str, path: &'static str, at: Point, along: Point) -> Html {
    let (right, down) = (along.x, along.y);
    let transform = format!("matrix({right} {down} {} {right} {} {})", -down, at.x, at.y);
    path_at(class, path, transform)
}

/// Where a space's name is out of the way of a pawn: near its outer edge, if it has room there.
pub fn name_place(info: &SpaceInfo) -> Point {
    let part = match info.kind {
        Kind::Track | Kind::Start | Kind::Triangle | Kind::Slide => 74,
        _ => 0,
    };
    let out = vector(info.place, name_edge(info));
    Point {
        x: info.place.x + out.x * part / 100,
        y: info.place.y + out.y * part / 100,
    }
}

/// The outer edge; the upper one where that is at the side, since names are written across.
fn name_edge(info: &SpaceInfo) -> Point {
    let outer = outer_edge(info);
    let out = vector(info.place, outer);
    if out.x.abs() > 2 * out.y.abs() {
        edges(info).min_by_key(|edge| edge.y).unwrap_or(outer)
    } else {
        outer
    }
}

/// The middle of the edge that is farthest from the board's middle; the middle of a disc.
fn outer_edge(info: &SpaceInfo) -> Point {
    let off = |point: &Point| {
        let (x, y) = (point.x - BOARD_SIZE / 2, point.y - BOARD_SIZE / 2);
        x * x + y * y
    };
    edges(info).max_by_key(off).unwrap_or(info.place)
}

/// The middles of a polygon's edges; a disc has none.
fn edges(info: &SpaceInfo) -> impl Iterator<Item = Point> {
    let corners: &[Point] = match &info.shape {
        Shape::Polygon(corners) => corners,
        Shape::Disc { .. } => &[],
    };
    let pairs = corners.iter().zip(corners.iter().cycle().skip(1));
    pairs.map(|(one, other)| Point {
        x: (one.x + other.x) / 2,
        y: (one.y + other.y) / 2,
    })
}

fn vector(from: Point, to: Point) -> Point {
    Point {
        x: to.x - from.x,
        y: to.y - from.y,
    }
}
