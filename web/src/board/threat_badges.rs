//! A warning on each pawn that a rival's next roll could capture.

use rules::board::Point;
use table::scene::Pawn;
use yew::prelude::*;

use crate::board::marks;
use crate::board::svg::translate;
use crate::markup::count_render;
use crate::markup::memo::memo;

/// The warnings for a scene's pawns. Pawns of one colour on the same space share a warning.
fn threats(pawns: &[Pawn]) -> Vec<(Point, u32)> {
    let threat = |(index, pawn): (usize, &Pawn)| {
        let alike = |other: &Pawn| (other.seat, other.space) == (pawn.seat, pawn.space);
        let is_first = !pawns[..index].iter().any(alike);
        pawn.threat
            .filter(|_| is_first)
            .map(|cases| (pawn.at, cases))
    };
    pawns.iter().enumerate().filter_map(threat).collect()
}

/// The warnings, drawn beside the feet of the pawns, whose heads show the colours' emblems.
pub fn threat_badges(pawns: &[Pawn]) -> Html {
    memo(threats(pawns), |threats| draw(threats))
}

fn draw(threats: &[(Point, u32)]) -> Html {
    count_render("ThreatBadges");
    let warning = |(at, cases): &(Point, u32)| {
        let beside = Point {
            x: at.x + 270,
            y: at.y + 150,
        };
        html! { <g class="threat-badge" transform={translate(beside)}>{ marks::warning(*cases) }</g> }
    };
    html! { <g class="warnings" aria-hidden="true">{ for threats.iter().map(warning) }</g> }
}
