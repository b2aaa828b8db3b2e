//! Goals: the spaces that the selected pawn can reach.

use table::scene;
use yew::prelude::*;

use crate::board::svg::{ORIGIN, circle, path, translate};
use crate::markup::{count_render, is_word};
use crate::memo::memo;

/// The sign for a swap: arrows both ways.
const SWAP: &str = "M-80-25H50L20-60M80 25H-50L-20 60";

/// The sign for a capture: ticks that point inward, like crosshairs.
const SIGHT: &str = "M0-300V-165M0 300V165M-300 0H-165M300 0H165";

/// All goals.
pub fn goals(goals: &[scene::Goal]) -> Html {
    memo(goals.to_vec(), |_, goals| draw(goals))
}

fn draw(goals: &[scene::Goal]) -> Html {
    count_render("Goals");
    html! { <g class="goals">{ for goals.iter().map(goal) }</g> }
}

/// One goal. It is a button for screen readers; keys reach it with the board's cursor.
fn goal(goal: &scene::Goal) -> Html {
    // The rival's pawn stays visible.
    let is_taken = goal.captures || goal.swaps;
    let class = classes!(
        "goal",
        is_taken.then_some("taken"),
        goal.captures.then_some("captures"),
    );
    let label = if goal.swaps {
        path("spends swap", SWAP)
    } else {
        spends(&goal.spends)
    };
    html! {
        <g key={goal.space.0} {class} transform={translate(goal.at)} data-step={goal.step.clone()} role="button"
            aria-label={goal.label.clone()}>
            { circle("rim", ORIGIN, 245) }
            { circle("ring", ORIGIN, 235) }
            if goal.captures {
                { path("sight rim", SIGHT) }
                { path("sight", SIGHT) }
            }
            if is_taken {
                <g class="tag" transform="translate(235 -235)">{ circle("disc", ORIGIN, 150) }{ label }</g>
            } else {
                { label }
            }
        </g>
    }
}

/// The die, or the sum, that leads to a goal. There is no room for a word.
pub fn spends(spends: &str) -> Html {
    if is_word(spends) && !spends.contains('+') {
        return html! {};
    }
    let class = classes!("spends", (spends.len() > 1).then_some("long"));
    html! { <text aria-hidden="true" {class}>{ spends }</text> }
}
