//! Goals: the spaces that the selected pawn can reach.

use table::piece_layout::PieceSize;
use table::scene::{self, BoardPart};
use yew::prelude::*;

use crate::board::marks::goal_mark;
use crate::board::svg::translate;
use crate::markup::count_render;
use crate::markup::memo::memo;

/// All goals.
pub fn goals(board: &BoardPart) -> Html {
    let size = PieceSize::of(&board.layout);
    let with_pawns = |goal: &scene::Goal| {
        let has_pawns = board.pawns.iter().any(|pawn| pawn.space == goal.space);
        (goal.clone(), has_pawns.then_some(size))
    };
    let goals: Vec<_> = board.goals.iter().map(with_pawns).collect();
    memo(goals, |goals| draw(goals))
}

fn draw(goals: &[(scene::Goal, Option<PieceSize>)]) -> Html {
    count_render("Goals");
    let is_hinted = goals.iter().any(|(goal, _)| goal.hinted);
    let class = classes!("goals", is_hinted.then_some("with-hint"));
    html! { <g {class}>{ for goals.iter().map(|(each, pawns)| goal(each, *pawns)) }</g> }
}

/// One goal, and the size of the pawns there, if there are any. It is a button for screen readers; keys reach it with the
/// board's cursor.
fn goal(goal: &scene::Goal, pawns: Option<PieceSize>) -> Html {
    let class = classes!(
        "goal",
        "mark",
        goal.captures.then_some("captures"),
        goal.hinted.then_some("hinted")
    );
    html! {
        <g key={goal.space.0} {class} transform={translate(goal.at)} data-step={goal.step.clone()} role="button"
            aria-label={goal.label.clone()}>
            { goal_mark(goal.at, (!goal.swaps).then_some(&goal.spent), pawns, goal.captures) }
        </g>
    }
}
