//! Goals: the spaces that the selected pawn can reach.

use rules::board::Point;
use table::scene::{self, BoardPart};
use yew::prelude::*;

use crate::board::marks::{open_ring, ring_round_pawn, tag};
use crate::board::svg::translate;
use crate::markup::count_render;
use crate::memo::memo;

/// The distances between the middles of two goals, and of a goal and a pawn, if there is room.
const APART: f64 = 570.0;
const OFF_PAWN: f64 = 510.0;
/// How far a goal may be from the middle of its space.
const ASIDE: f64 = 190.0;

/// All goals.
pub fn goals(board: &BoardPart) -> Html {
    let with_pawns = |goal: &scene::Goal| {
        let has_pawns = board.pawns.iter().any(|pawn| pawn.space == goal.space);
        (goal.clone(), has_pawns)
    };
    let mut goals: Vec<_> = board.goals.iter().map(with_pawns).collect();
    put_apart(&mut goals, &board.pawns);
    memo(goals, |_, goals| draw(goals))
}

/// Moves the goals without pawns off each other and off all pawns.
fn put_apart(goals: &mut [(scene::Goal, bool)], pawns: &[scene::Pawn]) {
    let places: Vec<Point> = goals.iter().map(|(goal, _)| goal.at).collect();
    let exact = |at: Point| (f64::from(at.x), f64::from(at.y));
    for _ in 0..8 {
        for index in (0..goals.len())
            .filter(|index| !goals[*index].1)
            .collect::<Vec<_>>()
        {
            let others = goals
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != index);
            let others = others.map(|(_, (goal, _))| (exact(goal.at), APART));
            let pawns = pawns.iter().map(|pawn| (exact(pawn.at), OFF_PAWN));
            let (home, (mut x, mut y)) = (exact(places[index]), exact(goals[index].0.at));
            for ((from_x, from_y), apart) in others.chain(pawns) {
                let distance = (x - from_x).hypot(y - from_y).max(1.0);
                let push = (apart - distance).max(0.0) / distance / 2.0;
                (x, y) = (x + (x - from_x) * push, y + (y - from_y) * push);
            }
            let kept = (ASIDE / (x - home.0).hypot(y - home.1).max(1.0)).min(1.0);
            goals[index].0.at = Point {
                x: (home.0 + (x - home.0) * kept).round() as i32,
                y: (home.1 + (y - home.1) * kept).round() as i32,
            };
        }
    }
}

fn draw(goals: &[(scene::Goal, bool)]) -> Html {
    count_render("Goals");
    let is_hinted = goals.iter().any(|(goal, _)| goal.hinted);
    let class = classes!("goals", is_hinted.then_some("with-hint"));
    html! { <g {class}>{ for goals.iter().map(|(each, has_pawns)| goal(each, *has_pawns)) }</g> }
}

/// One goal. It is a button for screen readers; keys reach it with the board's cursor.
fn goal(goal: &scene::Goal, has_pawns: bool) -> Html {
    let class = classes!(
        "goal",
        "mark",
        goal.captures.then_some("captures"),
        goal.hinted.then_some("hinted")
    );
    let spent = &goal.spent;
    html! {
        <g key={goal.space.0} {class} transform={translate(goal.at)} data-step={goal.step.clone()} role="button"
            aria-label={goal.label.clone()}>
            if has_pawns {
                { ring_round_pawn(goal.captures) }
                { tag((!goal.swaps).then_some(spent)) }
            } else {
                { open_ring(spent) }
            }
        </g>
    }
}
