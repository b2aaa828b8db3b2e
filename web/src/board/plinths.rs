//! What pawns that share a space stand on.

use rules::board::{Board, Kind, Point, Space};
use table::scene::{BoardPart, Pawn};
use yew::prelude::*;

use crate::board::svg::{points, polyline};

/// One plinth.
struct Plinth {
    space: Space,
    count: usize,
    ends: [Point; 2],
}

/// One for each space of the track that several of them share.
fn places(board: &Board, pawns: &[Pawn]) -> Vec<Plinth> {
    let plinth = |(index, pawn): (usize, &Pawn)| {
        if matches!(board.space(pawn.space).kind, Kind::Yard | Kind::Home) {
            return None;
        }
        let there = |other: &&Pawn| other.space == pawn.space;
        if pawns[..index].iter().any(|other| there(&other)) {
            return None;
        }
        let others: Vec<_> = pawns[index + 1..].iter().filter(there).collect();
        Some(Plinth {
            space: pawn.space,
            count: 1 + others.len(),
            ends: [pawn.at, others.last()?.at],
        })
    };
    pawns.iter().enumerate().filter_map(plinth).collect()
}

/// The plinths of a board, below the pawns.
pub fn plinths(board: &BoardPart) -> Html {
    let plinth = |plinth: &Plinth| {
        let points = points(&plinth.ends);
        html! {
            <g key={format!("{}x{}", plinth.space.0, plinth.count)} class="plinth">
                { polyline("rim", points.clone()) }
                { polyline("top", points) }
            </g>
        }
    };
    let class = classes!("plinths", (!board.settled).then_some("coming"));
    html! { <g {class} aria-hidden="true">{ for places(&board.layout, &board.pawns).iter().map(plinth) }</g> }
}
