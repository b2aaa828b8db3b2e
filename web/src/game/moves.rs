//! The list of moves in words.

use table::scene::ListedMove;
use table::session::Intent;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use words::t;
use yew::prelude::*;

use crate::markup::memo::memo;
use crate::markup::{count_render, fresh};
use crate::page::Dispatch;

/// The group "Moves", empty and hidden while it is closed.
pub fn moves(dispatch: &Dispatch, list: &[ListedMove], coordinates: bool, open: bool) -> Html {
    let shown = if open { list.to_vec() } else { Vec::new() };
    memo(
        (dispatch.clone(), shown, coordinates, open),
        |(dispatch, shown, coordinates, open)| draw(dispatch, shown, *coordinates, *open),
    )
}

/// Scrolls a list that has too little room for all moves, so that the suggested one is in sight.
#[hook]
pub fn use_hinted_in_sight(list: &[ListedMove]) {
    let hinted = list.iter().position(|choice| choice.hinted);
    let hinted = hinted.map(|index| list[index].step.clone());
    use_effect_with(hinted, |hinted| {
        let find = |selector| {
            let found = gloo::utils::document().query_selector(selector);
            found.ok().flatten()?.dyn_into::<HtmlElement>().ok()
        };
        let parts = (find("#moves"), find("#moves .move"), find("#moves .hinted"));
        if let (Some(_), (Some(list), Some(first), Some(hinted))) = (hinted, parts) {
            list.set_scroll_top(hinted.offset_top() - first.offset_top());
        }
    });
}

fn draw(dispatch: &Dispatch, list: &[ListedMove], coordinates: bool, open: bool) -> Html {
    count_render("Moves");
    let each = |choice: &ListedMove| {
        let class = classes!(
            "move",
            choice.selected.then_some("selected"),
            choice.hinted.then_some("hinted"),
        );
        let onclick = dispatch.on_click(Intent::Play(choice.id));
        let label = (choice.label != choice.words).then(|| choice.label.clone());
        html! {
            <button key={choice.step.clone()} type="button" aria-label={label} {class} data-step={choice.step.clone()} {onclick}>
                { fresh(if coordinates { &choice.label } else { &choice.words }) }
            </button>
        }
    };
    html! {
        <div id="moves" class="moves" role="group" aria-label={t!(play::moves)} data-zone="moves" hidden={!open}>
            { for list.iter().map(each) }
        </div>
    }
}
