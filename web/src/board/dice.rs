//! The dice on the board, before the player whose turn it is. A tap rolls them, or chooses one.
//!
//! For the pointer only: the button "Roll" and the dice beside the board do the same for keys and screen readers.

use rules::board::Point;
use table::scene::BoardDie;
use table::session::Intent;
use yew::prelude::*;

use crate::app::use_dispatch;
use crate::board::svg::{ORIGIN, circle, rect, translate};
use crate::game::dice::{die_class, die_face};
use crate::markup::count_render;

/// A tap so far from the middle of a die chooses it, in board units.
const REACH: i32 = 480;
/// A tap so far from it rolls: no other die is nearer.
const ROLL_REACH: i32 = 700;

/// The upper left corner of the frame round a die.
const HALO: Point = Point { x: -400, y: -400 };

/// Props of [`BoardDice`].
#[derive(Properties, PartialEq)]
pub struct BoardDiceProps {
    /// The dice.
    pub dice: Vec<BoardDie>,
}

/// The dice.
#[component]
pub fn BoardDice(props: &BoardDiceProps) -> Html {
    count_render("BoardDice");
    let dispatch = use_dispatch();
    let can_roll = |die: &BoardDie| die.action == Some(Intent::Throw);
    let die = |each: &BoardDie| {
        let class = classes!(
            "board-die",
            each.action.is_some().then_some("active"),
            each.is_chosen.then_some("chosen"),
        );
        let onclick = each.action.clone().map(|intent| {
            let dispatch = dispatch.clone();
            Callback::from(move |event: MouseEvent| {
                // It is not the space below that is meant.
                event.stop_propagation();
                dispatch.send(intent.clone());
            })
        });
        let reach = if can_roll(each) { ROLL_REACH } else { REACH };
        html! {
            <g {class} transform={translate(each.at)} {onclick}>
                <g>
                    { circle("die-reach", ORIGIN, reach) }
                    { rect("die-halo", HALO, Point { x: -2 * HALO.x, y: -2 * HALO.y }, 190) }
                    <g class={classes!("rolls", each.is_old.then_some("old"))}>
                        <g class={die_class(&each.die)} transform="scale(6.4) translate(-50 -50)">
                            <rect class="shadow" x="6" y="10" width="94" height="94" rx="18" />
                            { die_face(&each.die) }
                        </g>
                    </g>
                </g>
            </g>
        }
    };
    let class = classes!(
        "board-dice",
        props.dice.iter().any(can_roll).then_some("to-roll")
    );
    html! { <g {class} aria-hidden="true">{ for props.dice.iter().map(die) }</g> }
}
