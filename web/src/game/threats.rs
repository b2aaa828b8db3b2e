//! A warning on each pawn that a rival's next throw could hit.

use rules::board::Point;
use table::scene::Pawn;
use yew::prelude::*;

use crate::board::draw::{MIDDLE, all, path, tag, text, together, translate};

/// A triangle that stands on its side, as on road signs.
const SIGN: &str = "M0-330L320 190H-320z";

/// The warnings, on the shoulders of the pawns.
pub fn warnings(pawns: &[Pawn]) -> Html {
    let warning = |(index, pawn): (usize, &Pawn)| {
        let cases = pawn.danger?;
        // Pawns alike on a space share one.
        let alike = |other: &Pawn| (other.seat, other.space) == (pawn.seat, pawn.space);
        if pawns[..index].iter().any(alike) {
            return None;
        }
        let at = Point {
            x: pawn.at.x + 150,
            y: pawn.at.y - 170,
        };
        let sign = vec![path("", SIGN), text("", MIDDLE, &cases.to_string())];
        let drawn = tag!("g", "class" = "warning", "transform" = &translate(at), {
            together(sign)
        });
        Some(drawn.key(index).into())
    };
    let warnings = all(pawns.iter().enumerate().filter_map(warning));
    html! { <g class="warnings" aria-hidden="true">{ warnings }</g> }
}
