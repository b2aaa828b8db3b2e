//! What pawns that share a space stand on, and the clasp that makes a wall of a blockade.

use rules::board::{Board, Kind, Point, Space};
use table::piece_layout::PieceSize;
use table::scene::{BoardPart, Pawn};
use yew::prelude::*;

use crate::board::svg::{ORIGIN, path, points, polyline, sized};

/// The half axes of a clasp's bend round a pawn, in board units.
const BEND: (f64, f64) = (205.0, 84.0);
/// How far a clasp is below the points where its pawns stand.
const BELOW: i32 = 78;

/// One plinth.
struct Plinth {
    space: Space,
    count: usize,
    /// Where its first pawn stands, and where its last one does from there, in the lengths of a figure.
    from: Point,
    to: Point,
    size: PieceSize,
}

impl Plinth {
    fn key(&self) -> String {
        format!("{}x{}", self.space.0, self.count)
    }
}

/// One for each space of the track that several of them share.
fn places(board: &Board, pawns: &[Pawn]) -> Vec<Plinth> {
    let size = PieceSize::of(board);
    let length = |from: i32, to: i32| (to - from) * 100 / size.percent;
    let plinth = |(index, pawn): (usize, &Pawn)| {
        if matches!(board.space(pawn.space).kind, Kind::Yard | Kind::Home) {
            return None;
        }
        let there = |other: &&Pawn| other.space == pawn.space;
        if pawns[..index].iter().any(|other| there(&other)) {
            return None;
        }
        let others: Vec<_> = pawns[index + 1..].iter().filter(there).collect();
        let (from, last) = (pawn.at, others.last()?.at);
        Some(Plinth {
            space: pawn.space,
            count: 1 + others.len(),
            from,
            to: Point {
                x: length(from.x, last.x),
                y: length(from.y, last.y),
            },
            size,
        })
    };
    pawns.iter().enumerate().filter_map(plinth).collect()
}

/// The plinths of a board, below the pawns.
pub fn plinths(board: &BoardPart) -> Html {
    let plinth = |plinth: &Plinth| {
        let part = |class| polyline(class, points(&[ORIGIN, plinth.to]));
        let transform = sized(plinth.from, plinth.size.percent);
        html! {
            <g key={plinth.key()} class="plinth" {transform}>
                { part("rim") }
                if is_blockade(board, plinth) {
                    { part("brass") }
                }
                { part("wood") }
            </g>
        }
    };
    layer(board, "plinths", |_| true, plinth)
}

/// A band of brass round the pawns of each blockade, in front of them.
pub fn clasps(board: &BoardPart) -> Html {
    let clasp = |plinth: &Plinth| {
        let band = band([ORIGIN, plinth.to]);
        let part = |class| path(class, band.clone());
        let transform = sized(plinth.size.middle(plinth.from), plinth.size.percent);
        html! { <g key={plinth.key()} class="clasp-band" {transform}>{ for ["edge", "brass", "studs"].map(part) }</g> }
    };
    layer(board, "clasps", |plinth| is_blockade(board, plinth), clasp)
}

fn is_blockade(board: &BoardPart, plinth: &Plinth) -> bool {
    board.blockades.contains(&plinth.space)
}

fn layer(
    board: &BoardPart,
    class: &'static str,
    filter: impl Fn(&&Plinth) -> bool,
    draw: impl Fn(&Plinth) -> Html,
) -> Html {
    let class = classes!(class, (!board.settled).then_some("coming"));
    let places = places(&board.layout, &board.pawns);
    html! { <g {class} aria-hidden="true">{ for places.iter().filter(filter).map(draw) }</g> }
}

/// The front of a band round pawns in a row, from the left to the right. Of pawns one behind the other, it is round
/// the foremost, whose head would be behind it otherwise.
fn band(mut ends: [Point; 2]) -> String {
    if (ends[1].x, ends[1].y) < (ends[0].x, ends[0].y) {
        ends.reverse();
    }
    if ends[0].x == ends[1].x {
        ends[0] = ends[1];
    }
    let [(x1, y1), (x2, y2)] = ends.map(|end| (f64::from(end.x), f64::from(end.y + BELOW)));
    let (across, down) = BEND;
    // Straight between the points where the row touches both bends, which are circles seen from the side.
    let (dx, dy) = ((x2 - x1).max(1.0), (y2 - y1) * across / down);
    let length = dx.hypot(dy);
    let (aside, forward) = (-across * dy / length, down * dx / length);
    let bend = format!("A{across} {down} 0 0 0 ");
    format!(
        "M{} {y1}{bend}{:.0} {:.0}L{:.0} {:.0}{bend}{} {y2}",
        x1 - across,
        x1 + aside,
        y1 + forward,
        x2 + aside,
        y2 + forward,
        x2 + across,
    )
}
