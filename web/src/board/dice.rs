//! The dice on the board, near the player whose turn it is. A tap rolls them, or chooses one.
//!
//! For the pointer only: the button "Roll" and the dice beside the board do the same for keys and screen readers.
//! They are cubes in a layer of their own over the board, since nothing within an SVG can turn in depth.

use rules::board::{BOARD_SIZE, Point};
use rules::chance::Look;
use table::scene::{BoardDie, DieUse};
use table::session::Intent;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::board::BoardMsg;
use crate::markup::{count_render, set_style};

/// For each face in front, the face above it, which is lit.
const ABOVE: [u8; 6] = [2, 6, 2, 2, 1, 2];

/// The dice.
pub fn board_dice(dice: &[BoardDie], onmsg: &Callback<BoardMsg>) -> Html {
    let can_roll = |die: &BoardDie| die.action == Some(Intent::Roll);
    let class = classes!("board-dice", dice.iter().any(can_roll).then_some("to-roll"),);
    let die = |(index, die): (usize, &BoardDie)| html! { <OneDie key={index} die={die.clone()} onmsg={onmsg.clone()} /> };
    html! { <div {class} aria-hidden="true">{ for dice.iter().enumerate().map(die) }</div> }
}

#[derive(Properties, PartialEq)]
struct OneDieProps {
    die: BoardDie,
    onmsg: Callback<BoardMsg>,
}

/// One die: its shadow, and the cube that rolls over the board.
#[component]
fn OneDie(props: &OneDieProps) -> Html {
    count_render("BoardDie");
    let each = &props.die;
    let node = use_place(each.at);
    let class = classes!(
        "board-die",
        look_class(each.die.look),
        match each.used {
            DieUse::Refused => Some("refused"),
            _ => each.action.is_some().then_some("active"),
        },
        (each.used == DieUse::Chosen).then_some("chosen"),
        each.is_old.then_some("old"),
        each.die.spent.then_some("spent"),
    );
    let onclick = each.action.clone().map(|intent| {
        let onmsg = props.onmsg.clone();
        Callback::from(move |event: MouseEvent| {
            // The tap is not meant for the space below.
            event.stop_propagation();
            onmsg.emit(intent.clone().into());
        })
    });
    html! {
        <div ref={node} {class} {onclick}>
            <span class="shadow" />
            <span class="rolls">{ cube(each.die.face) }</span>
        </div>
    }
}

/// Two dice that lie at the edge of a board on the home page.
pub fn resting_dice() -> Html {
    let die = |face| {
        html! { <span class="board-die"><span class="shadow" /><span class="rolls">{ cube(face) }</span></span> }
    };
    html! { <div class="board-dice resting" aria-hidden="true">{ die(5) }{ die(3) }</div> }
}

/// A cube with `face` in front. Planes through its middle fill the gaps at its rounded corners.
fn cube(face: u8) -> Html {
    let side = |number: u8| {
        let is_lit = ABOVE[usize::from(face.clamp(1, 6)) - 1] == number;
        let class = classes!(
            format!("face-{number}"),
            is_lit.then_some("above"),
            (number == face).then_some("front")
        );
        html! { <i {class} /> }
    };
    html! {
        <span class={classes!("cube", format!("shows-{face}"))}>
            <i class="core" /><i class="core across" /><i class="core flat" />
            { for (1..=6).map(side) }
        </span>
    }
}

/// The class of a kind of die.
pub fn look_class(look: Look) -> &'static str {
    match look {
        Look::Plain => "",
        Look::Underside => "underside",
        Look::Red => "red",
        Look::White => "white",
    }
}

/// Keeps an element at a point of the board. The policy of the page allows no style attribute, so this is done by
/// script.
#[hook]
fn use_place(at: Point) -> NodeRef {
    let node = use_node_ref();
    let placed = node.clone();
    use_effect_with(at, move |at| {
        if let Some(element) = placed.cast::<HtmlElement>() {
            let share =
                |length: i32| format!("{}%", 100.0 * f64::from(length) / f64::from(BOARD_SIZE));
            set_style(&element, "--left", &share(at.x));
            set_style(&element, "--top", &share(at.y));
        }
    });
    node
}
