//! The places where the selected pawn can go.

use table::scene;
use yew::prelude::*;

use crate::board::svg::{ORIGIN, circle, path, translate};
use crate::markup::count_render;

/// What a goal has where a pawn is captured: ticks that point inward, as of a sight.
const SIGHT: &str = "M0-300V-165M0 300V165M-300 0H-165M300 0H165";

/// Props of [`Goals`].
#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    /// The goals.
    pub goals: Vec<scene::Goal>,
}

/// All goals.
#[component]
pub fn Goals(props: &GoalsProps) -> Html {
    count_render("Goals");
    let goal = |goal: &scene::Goal| html! { <Goal key={goal.space.0} goal={goal.clone()} /> };
    html! { <g class="goals">{ for props.goals.iter().map(goal) }</g> }
}

/// Props of [`Goal`].
#[derive(Properties, PartialEq)]
pub struct GoalProps {
    /// The goal.
    pub goal: scene::Goal,
}

/// One goal: a button for screen readers; keys come to it by the board's cursor.
#[component]
pub fn Goal(props: &GoalProps) -> Html {
    let goal = &props.goal;
    let class = classes!("goal", goal.captures.then_some("captures"));
    html! {
        <g {class} transform={translate(goal.at)} data-step={goal.step.clone()} role="button"
            aria-label={goal.label.clone()}>
            { circle("rim", ORIGIN, 245) }
            { circle("ring", ORIGIN, 235) }
            if goal.captures {
                { path("sight rim", SIGHT) }
                { path("sight", SIGHT) }
            }
            { spends(&goal.spends) }
        </g>
    }
}

/// The die, or the sum, that leads to a goal.
pub fn spends(spends: &str) -> Html {
    let class = classes!("spends", (spends.len() > 1).then_some("long"));
    html! { <text aria-hidden="true" {class}>{ spends }</text> }
}
