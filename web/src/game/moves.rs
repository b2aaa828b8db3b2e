//! The list of moves in words, and the button that opens it.

use gloo::events::EventListener;
use table::scene::Move;
use table::session::Intent;
use wasm_bindgen::JsCast;
use web_sys::Element;
use words::t;
use yew::prelude::*;

use crate::markup::count_render;
use crate::page::use_dispatch;
use crate::settings::store::SettingsMsg;
use crate::settings::table::Setting;

/// Props of [`Moves`].
#[derive(Properties, PartialEq)]
pub struct MovesProps {
    /// The choices; empty while there is nothing to choose.
    pub moves: Vec<Move>,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Whether the list is open.
    pub open: bool,
}

/// The group "Moves", empty and hidden while it is closed.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    count_render("Moves");
    let dispatch = use_dispatch();
    let each = |choice: &Move| {
        let class = classes!(
            "move",
            choice.selected.then_some("selected"),
            choice.hinted.then_some("hinted"),
        );
        let onclick = dispatch.on_click(Intent::Play(choice.id));
        let label = (choice.label != choice.words).then(|| choice.label.clone());
        html! {
            <button key={choice.step.clone()} type="button" aria-label={label} {class} data-step={choice.step.clone()} {onclick}>
                { if props.coordinates { &choice.label } else { &choice.words } }
            </button>
        }
    };
    let shown = props.moves.iter().filter(|_| props.open);
    html! {
        <div id="moves" class="moves" role="group" aria-label={t!(play::moves)} data-zone="moves" hidden={!props.open}>
            { for shown.map(each) }
        </div>
    }
}

/// The button "Moves (8)".
pub fn moves_button(count: usize, open: bool, ontoggle: &Callback<()>, hidden: bool) -> Html {
    let onclick = ontoggle.reform(|_: MouseEvent| ());
    html! {
        <button type="button" class="opens-moves" {hidden} aria-expanded={open.to_string()} aria-controls="moves" {onclick}>
            { t!(play::moves_count, count) }
        </button>
    }
}

/// What opens or closes the list of moves. The key M does, too, if letters are shortcuts.
#[hook]
pub fn use_move_list(open: bool, letters: bool) -> Callback<()> {
    // The same callback, so that nothing is drawn for it.
    let dispatch = use_dispatch();
    let toggle = use_callback((open, dispatch), |(), (open, dispatch)| {
        dispatch.send(SettingsMsg::turn(Setting::MoveList, !open));
    });
    use_effect_with((open, letters, toggle.clone()), |(_, letters, toggle)| {
        let (letters, toggle) = (*letters, toggle.clone());
        let document = gloo::utils::document();
        let listener = EventListener::new(&document, "keydown", move |event| {
            if letters && event.dyn_ref().is_some_and(is_toggle) {
                toggle.emit(());
            }
        });
        move || drop(listener)
    });
    toggle
}

/// Whether a key opens or closes the list: M, but not in a dialog or where text is typed. On the board the same
/// key also reads the moves aloud.
fn is_toggle(event: &KeyboardEvent) -> bool {
    let held = event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat();
    let elsewhere = event
        .target_dyn_into::<Element>()
        .and_then(|target| target.closest("dialog, input, select, textarea").ok()?);
    let is_m = event.key().eq_ignore_ascii_case("m");
    is_m && !held && elsewhere.is_none()
}
