//! The button "..." and what it opens: the choices that are seldom needed.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};
use yew::prelude::*;

use crate::platform::focus;
use crate::platform::history::use_layer;

/// Props of [`MoreMenu`].
#[derive(Properties, PartialEq)]
pub struct MoreMenuProps {
    /// The accessible name of the button.
    pub label: AttrValue,
    /// The buttons that it opens.
    pub children: Html,
}

/// The button "...". What it opens closes after a choice, with Escape, and once a tap or the focus is elsewhere.
#[component]
pub fn MoreMenu(props: &MoreMenuProps) -> Html {
    let node = use_node_ref();
    let is_open = use_state_eq(|| false);
    {
        let (node, state) = (node.clone(), is_open.clone());
        use_effect_with(*is_open, move |is_open| {
            let listeners = is_open.then(|| {
                show_end(&node);
                ["pointerdown", "focusin"].map(|name| {
                    let (node, state) = (node.clone(), state.clone());
                    EventListener::new(&gloo::utils::document(), name, move |event| {
                        let target = event.target().and_then(|it| it.dyn_into::<Node>().ok());
                        let node = node.cast::<Node>();
                        if node.is_some_and(|node| !node.contains(target.as_ref())) {
                            state.set(false);
                        }
                    })
                })
            });
            move || drop(listeners)
        });
    }
    let close = {
        let (node, is_open) = (node.clone(), is_open.clone());
        move || {
            is_open.set(false);
            let button = node.cast::<Element>();
            let button = button.and_then(|it| it.query_selector("[aria-expanded]").ok()?);
            if let Some(button) = button {
                focus::to(&button);
            }
        }
    };
    let back = close.clone();
    use_layer(*is_open, Callback::from(move |()| back()));
    let onkeydown = {
        let (is_open, close) = (*is_open, close.clone());
        move |event: KeyboardEvent| {
            if is_open && event.key() == "Escape" {
                // It closes no dialog round this menu.
                event.prevent_default();
                event.stop_propagation();
                close();
            }
        }
    };
    let onclick = {
        let is_open = is_open.clone();
        move |_: MouseEvent| is_open.set(!*is_open)
    };
    html! {
        <div ref={node} class={classes!("more-menu", is_open.then_some("open"))} {onkeydown}>
            <button type="button" aria-label={&props.label} aria-expanded={is_open.to_string()} {onclick}>{ "\u{2026}" }</button>
            if *is_open {
                <div class="more-choices" onclick={move |_: MouseEvent| close()}>{ props.children.clone() }</div>
            }
        </div>
    }
}

/// Scrolls to the end of what has opened, if that is below the window.
fn show_end(node: &NodeRef) {
    let choices = node.cast::<Element>();
    let choices = choices.and_then(|it| it.query_selector(".more-choices").ok()?);
    let height = gloo::utils::document_element().client_height();
    if let Some(choices) = choices
        && choices.get_bounding_client_rect().bottom() > f64::from(height)
    {
        choices.scroll_into_view_with_bool(false);
    }
}
