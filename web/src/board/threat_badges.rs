//! A warning on each pawn that a rival's next roll could capture.

use rules::board::Point;
use table::piece_layout::PieceSize;
use table::scene::{BoardPart, Pawn};
use yew::prelude::*;

use crate::board::marks;
use crate::board::svg::translate;
use crate::markup::count_render;
use crate::markup::memo::memo;

/// A warning is beside the foot of its pawn.
const BESIDE: Point = Point { x: 270, y: 150 };

/// The places of the warnings for a scene's pawns. Pawns of one colour on the same space share a warning.
fn threats(board: &BoardPart) -> Vec<(Point, u32)> {
    let (pawns, size) = (&board.pawns, PieceSize::of(&board.layout));
    let threat = |(index, pawn): (usize, &Pawn)| {
        let alike = |other: &Pawn| (other.seat, other.space) == (pawn.seat, pawn.space);
        let is_first = !pawns[..index].iter().any(alike);
        pawn.threat
            .filter(|_| is_first)
            .map(|cases| (size.on(pawn.at, BESIDE), cases))
    };
    pawns.iter().enumerate().filter_map(threat).collect()
}

/// The warnings. Heads of pawns stay free, since they show the colours' emblems.
pub fn threat_badges(board: &BoardPart) -> Html {
    memo(threats(board), |threats| draw(threats))
}

fn draw(threats: &[(Point, u32)]) -> Html {
    count_render("ThreatBadges");
    let warning = |(at, cases): &(Point, u32)| {
        html! { <g class="threat-badge" transform={translate(*at)}>{ marks::warning(*cases) }</g> }
    };
    html! { <g class="warnings" aria-hidden="true">{ for threats.iter().map(warning) }</g> }
}
