//! The button that rolls the dice or draws a card, and the button "Pass" in its place.

use table::session::{ChoiceId, Intent};
use words::t;
use yew::prelude::*;

use crate::markup::count_render;
use crate::page::use_dispatch;

/// Props of [`RollButton`].
#[derive(Properties, PartialEq)]
pub struct RollButtonProps {
    /// What it says: "Roll" or "Draw".
    pub word: &'static str,
    /// Whether nobody rolls on this screen: in a replay, with manual dice, or where cards are dealt.
    pub hidden: bool,
    /// Whether there is nothing to roll now.
    pub disabled: bool,
}

/// The button. It is never disabled as such: a disabled button would lose the focus.
#[component]
pub fn RollButton(props: &RollButtonProps) -> Html {
    count_render("RollButton");
    let onclick = use_dispatch().on_click(Intent::Roll);
    html! {
        <button type="button" class="main throw" data-zone="roll" hidden={props.hidden}
            aria-disabled={props.disabled.to_string()} {onclick}>
            { props.word }
        </button>
    }
}

/// Props of [`PassButton`].
#[derive(Properties, PartialEq)]
pub struct PassButtonProps {
    /// The choice that passes.
    pub id: ChoiceId,
}

/// The button "Pass", for a turn without a legal move that does not pass by itself.
#[component]
pub fn PassButton(props: &PassButtonProps) -> Html {
    count_render("PassButton");
    let onclick = use_dispatch().on_click(Intent::Play(props.id));
    html! {
        <button type="button" class="main throw" data-zone="roll" {onclick}>{ t!(play::pass) }</button>
    }
}
