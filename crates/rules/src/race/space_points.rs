//! The points of all spaces, from a drawing of one side, repeated on the other three.

use super::RaceGame;
use super::places::{Layout, Place};
use super::track::{Track, is_own};
use crate::board::{BOARD_SIZE, Kind, Point, Shape, Space, SpaceInfo};
use crate::ruleset::Family;
use crate::seat::Seat;
use crate::sort_few::sort_few;

/// The centre of the board, on both axes.
pub const MIDDLE: i32 = BOARD_SIZE / 2;

/// A space as drawn on the first side, at the left of the board.
pub struct Drawn {
    /// The centre of the space.
    pub place: Point,
    /// The direction in which pawns leave it, in tenths of a degree, clockwise from the right.
    pub angle: i32,
    /// The outline of the space.
    pub shape: Shape,
}

/// The spaces of a race's board.
///
/// `draw` returns how a space would be drawn on the first side, and how many quarter turns counterclockwise from there
/// it lies: `(4 - side) % 4` where the sides follow clockwise. `is_safe` says which numbers of a side are safe, besides
/// the start and the entrance.
pub fn board_spaces<G: RaceGame>(
    track: &Track,
    is_safe: impl Fn(u8) -> bool,
    draw: impl Fn(Place) -> (u8, Drawn),
) -> Vec<SpaceInfo> {
    let kind = |place| match place {
        Place::Ring { number: 0, .. } => Kind::Entrance,
        Place::Ring { number, .. } if number == track.entry => Kind::Start,
        Place::Ring { number, .. } if is_safe(number) => Kind::Safe,
        Place::Ring { .. } => Kind::Track,
        Place::Turnout { .. } => Kind::Turnout,
        Place::HomePath { .. } => Kind::HomePath,
        Place::Yard { .. } => Kind::Yard,
        Place::Home { .. } => Kind::Home,
    };
    drawn_spaces(
        G::FAMILY,
        &track.layout,
        kind,
        |space| next(track, space),
        draw,
    )
}

/// The spaces of a board, with their kinds from `kind` and the spaces one step on from `next`. For
/// `draw`, see [`board_spaces`].
pub fn drawn_spaces(
    family: &Family,
    layout: &Layout,
    kind: impl Fn(Place) -> Kind,
    next: impl Fn(Space) -> Vec<Space>,
    draw: impl Fn(Place) -> (u8, Drawn),
) -> Vec<SpaceInfo> {
    let info = |space| {
        let place = layout.place(space);
        let (quarters, drawn) = draw(place);
        let turn = |point| turned(point, quarters);
        let kind = kind(place);
        let is_neutral = matches!(kind, Kind::Track | Kind::Turnout);
        SpaceInfo {
            name: layout.name(family, space),
            place: turn(drawn.place),
            angle: (drawn.angle + 3_600 - 900 * i32::from(quarters)) % 3_600,
            shape: match drawn.shape {
                Shape::Polygon(corners) => Shape::Polygon(corners.into_iter().map(turn).collect()),
                disc => disc,
            },
            kind,
            owner: (!is_neutral).then(|| layout.seat_of(place.side())),
            icon: None,
            caption: None,
            die: None,
            next: next(space),
        }
    };
    (0..layout.spaces()).map(Space).map(info).collect()
}

/// The spaces one step on, for pawns of any colour.
fn next(track: &Track, from: Space) -> Vec<Space> {
    let onward = |seat| {
        let index = Some(track.index(seat, from)).filter(|&index| is_own(index));
        let onward = index.map(|index| track.onward(index)).unwrap_or_default();
        onward
            .into_iter()
            .map(move |index| track.space_at(seat, index))
    };
    let mut next: Vec<Space> = (0..4).map(Seat).flat_map(onward).collect();
    sort_few(&mut next, |space| *space);
    next.dedup();
    next
}

/// A square around a point.
pub fn square(Point { x, y }: Point, half: i32) -> Shape {
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
    Shape::Polygon(
        corners
            .map(|(right, down)| Point {
                x: x + right,
                y: y + down,
            })
            .into(),
    )
}

/// A point rotated around the centre of the board by quarter turns, counter-clockwise.
fn turned(point: Point, quarters: u8) -> Point {
    (0..quarters).fold(point, |Point { x, y }, _| Point {
        x: y,
        y: BOARD_SIZE - x,
    })
}
