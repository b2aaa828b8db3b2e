//! The pawns, and the places where the chosen one can go.

use rules::board::{Board, Kind};
use rules::seat::SeatName;
use table::scene::{Goal, Pawn, Scene};
use yew::prelude::*;

use crate::board::draw::{
    MIDDLE, all, circle, element, group, path, path_at, points, polyline, tag, together, translate,
};
use crate::board::theme::emblem;
use crate::markup::classes;
use crate::markup::colour_class;
use crate::markup::truth;
use crate::markup::when;

/// What a goal has where a pawn is captured: ticks that point inward, as of a sight.
const SIGHT: &str = "M0-300V-165M0 300V165M-300 0H-165M300 0H165";

/// The plinths of blockades, the pawns, in an order that never changes, and the goals. Pawns and goals that can
/// be chosen are buttons for who cannot see the board; keys come to them by the board's cursor.
pub fn pawns(board: &Board, scene: &Scene, seats: &'static [SeatName]) -> Html {
    let Scene {
        pawns,
        goals,
        settled,
        ..
    } = scene;
    let pawn = |(index, pawn): (usize, &Pawn)| {
        let seat = pawn.seat.and_then(|seat| seats.get(seat.index()));
        let movable = pawn.label.is_some();
        let class = classes(&[
            "pawn",
            &seat.map_or("token".to_owned(), |seat| colour_class(seat.key)),
            when(movable, "movable"),
            when(pawn.selected, "selected"),
            when(pawn.lit, "lit"),
        ]);
        let outline = seat.map_or(emblem::TOKEN, |seat| emblem::outline(seat.key));
        let figure = vec![
            circle("halo", MIDDLE, 230),
            path("foot", outline),
            path("body", outline),
            path_at("pip", outline, "scale(.42)"),
        ];
        // One element in either case: replacing it would cut short what moves it.
        tag!(
            "g",
            "class" = &class,
            "transform" = &translate(pawn.at),
            "role" = when(movable, "button"),
            "aria-hidden" = when(!movable, "true"),
            "aria-label" = pawn.label.as_deref().unwrap_or_default(),
            "aria-pressed" = when(movable, truth(pawn.selected)),
            { together(figure) },
        )
        .key(index)
        .into()
    };
    // Pawns that share a space of the track stand on a plinth, drawn once, for the first of them.
    let plinth = |(index, pawn): (usize, &Pawn)| {
        let info = board.space(pawn.space);
        if matches!(info.kind, Kind::Yard | Kind::Home) {
            return None;
        }
        let beside = |others: &[Pawn]| {
            others
                .iter()
                .filter(|other| other.space == pawn.space)
                .count()
        };
        let more = beside(&pawns[index + 1..]);
        if more == 0 || beside(&pawns[..index]) > 0 {
            return None;
        }
        let last = pawns[index + 1..]
            .iter()
            .rfind(|other| other.space == pawn.space)?;
        let points = points(&[pawn.at, last.at]);
        let key = format!("{}x{more}", pawn.space.0);
        Some(html! {
            <g {key} class="plinth">
                { polyline("rim", &points) }
                { polyline("top", &points) }
            </g>
        })
    };
    let goal = |goal: &Goal| {
        let class = classes(&["goal", when(goal.captures, "captures")]);
        tag!(
            "g",
            "class" = &class,
            "transform" = &translate(goal.at),
            "data-step" = &goal.step,
            "role" = "button",
            "aria-label" = &goal.label,
            html! {
                <>
                    { circle("ring", MIDDLE, 215) }
                    { for goal.captures.then(|| html! { <>{ path("sight rim", SIGHT) }{ path("sight", SIGHT) }</> }) }
                    <text class="spends" aria-hidden="true">{ &goal.spends }</text>
                </>
            },
        )
        .key(goal.space.0)
        .into()
    };
    let plinths = all(pawns.iter().enumerate().filter_map(plinth));
    let class = classes(&["plinths", when(!settled, "coming")]);
    let plinths = element!("g", "class" = &class, "aria-hidden" = "true", { plinths });
    let figures = group("pawns", all(pawns.iter().enumerate().map(pawn)));
    let goals = group("goals", all(goals.iter().map(goal)));
    group("", together(vec![plinths, figures, goals]))
}
