//! Highlights on the board: the trails of others, the path that is pointed at, the ways of sums, and the hint.

use rules::board::{Board, Point, Space};
use table::piece_layout::PieceSize;
use table::scene::{BoardPart, HintWay, Trail};
use yew::prelude::*;

use crate::board::marks::{self, ArrowEnd};
use crate::board::svg::shape;
use crate::markup::memo::memo;
use crate::markup::{colour_class, count_render};

/// Marks on spaces, below the pawns: the trails of others, the path that is pointed at, and the ways of sums.
pub fn highlights(part: &BoardPart) -> Html {
    let goals = part.goals.iter();
    let ways: Vec<_> = goals.flat_map(|goal| goal.ways.clone()).collect();
    let value = (
        part.layout.clone(),
        part.trails.clone(),
        part.lit.clone(),
        ways,
    );
    memo(value, |(board, trails, lit, ways)| {
        draw(board, trails, lit, ways)
    })
}

fn draw(board: &Board, trails: &[Trail], lit: &[Space], ways: &[Vec<Point>]) -> Html {
    count_render("Highlights");
    // All edges lie below all spaces, so that a path looks like one band.
    let spaces = |class| {
        lit.iter()
            .map(move |space| shape(class, board.space(*space)))
    };
    let size = PieceSize::of(board);
    html! {
        <g class="marks" aria-hidden="true">
            { for trails.iter().map(|each| trail(each, size)) }
            <g class="lit-path">{ for ["edge", "lit"].map(spaces).into_iter().flatten() }</g>
            <g class="ways-on mark">{ for ways.iter().map(|way| marks::way_on(way)) }</g>
        </g>
    }
}

/// The ways of a seat in its colour. A star is where it captured a pawn of this size, in that pawn's colour.
fn trail(trail: &Trail, size: PieceSize) -> Html {
    let star = |(at, colour): &(Point, &'static str)| {
        html! { <g class={colour_class(colour)}>{ marks::star(*at, size) }</g> }
    };
    let class = classes!("mark", "trail", colour_class(trail.colour_key));
    html! {
        <g {class} key={trail.seat.0}>
            { for trail.ways.iter().map(|way| marks::dotted_way(way, size)) }
            { for trail.captures.iter().map(star) }
        </g>
    }
}

/// The suggested moves as arrows through these points, below the pawns, with a star at each capture on the way. Without a
/// hint there are none.
pub fn hint_arrows(board: &BoardPart) -> Html {
    suggested(&board.hint_ways, &board.layout)
}

/// Moves on a board as arrows.
pub fn suggested(ways: &[HintWay], board: &Board) -> Html {
    arrows("hint-arrow mark", ways, board)
}

/// The play that was made, as arrows beside those of a better one.
pub fn made_arrows(board: &BoardPart) -> Html {
    arrows("hint-arrow made mark", &board.made_ways, &board.layout)
}

fn arrows(class: &'static str, ways: &[HintWay], board: &Board) -> Html {
    memo(
        (class, ways.to_vec(), PieceSize::of(board)),
        |(class, ways, size)| {
            count_render("HintArrow");
            let arrow = |(index, way): (usize, &HintWay)| {
                let next = ways.get(index + 1).and_then(|next| next.points.first());
                let end = match way.is_taken {
                    _ if next == way.points.last() => ArrowEnd::GoesOn,
                    true => ArrowEnd::Taken,
                    false => ArrowEnd::Free,
                };
                html! {
                    <>
                        { for way.captures.iter().map(|at| marks::star(*at, *size)) }
                        { marks::arrow(&way.points, end, *size) }
                    </>
                }
            };
            html! { <g class={*class} aria-hidden="true">{ for ways.iter().enumerate().map(arrow) }</g> }
        },
    )
}

/// The numbers of several suggested moves, above the pawns and beside them.
pub fn hint_numbers(board: &BoardPart) -> Html {
    if board.hint_ways.len() < 2 {
        return html! {};
    }
    let ways: Vec<_> = board
        .hint_ways
        .iter()
        .map(|way| way.points.clone())
        .collect();
    let size = PieceSize::of(&board.layout);
    let pawns = board.pawns.iter().map(|pawn| size.middle(pawn.at));
    let pawns: Vec<Point> = pawns.collect();
    memo((ways, pawns), |(ways, pawns)| marks::numbers(ways, pawns))
}
