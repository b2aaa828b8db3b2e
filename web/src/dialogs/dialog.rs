//! A dialog over the page: the browser's own, which keeps the focus inside, closes at Escape and
//! gives the focus back.

use gloo::events::{EventListener, EventListenerOptions};
use web_sys::{Element, Event, HtmlDialogElement};
use words::t;
use yew::prelude::*;

use crate::page::dialogs::DialogMsg;
use crate::page::use_dispatch;
use crate::platform::click_guard::use_click_guard;
use crate::platform::history::use_layer;

/// Props of [`Dialog`].
#[derive(Properties, PartialEq)]
pub struct DialogProps {
    /// Its title, which is its accessible name.
    pub title: AttrValue,
    /// A class for the style sheet.
    #[prop_or_default]
    pub class: Classes,
    /// The label of the button that closes it.
    #[prop_or(AttrValue::Static(t!(page::close)))]
    pub close: AttrValue,
    /// The identifier of the part to be read first, if not from the beginning, once it is there.
    #[prop_or_default]
    pub part: Option<AttrValue>,
    /// What its button and Escape do, if not to send [`DialogMsg::Close`].
    #[prop_or_default]
    pub onclose: Option<Callback<()>>,
    /// What it shows.
    pub children: Html,
}

/// Moves the focus from a button that goes away to what the dialog says.
pub fn focus_body(event: &MouseEvent) {
    let button = event.target_dyn_into::<Element>();
    let body = button.and_then(|button| button.closest(".modal-body").ok().flatten());
    if let Some(body) = body {
        crate::platform::focus::to(&body);
    }
}

/// Closes a dialog, which gives the focus back, and tells of it at once: the browser's own event comes
/// with its next drawing, and whatever the player does before would meet a page that takes the
/// dialog for open.
fn shut(dialog: &HtmlDialogElement, onclose: &Callback<()>) {
    dialog.close();
    onclose.emit(());
}

/// A dialog, open as long as it is drawn.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    use_click_guard();
    let node = use_node_ref();
    let dispatch = use_dispatch();
    let onclose = props.onclose.clone();
    let onclose = onclose.unwrap_or_else(|| dispatch.callback(|()| DialogMsg::Close));
    {
        let onclose = onclose.clone();
        let node = node.clone();
        use_effect_with((), move |()| {
            let dialog = node.cast::<HtmlDialogElement>();
            // Its events do not bubble, so they are not heard where Yew listens.
            let listeners = dialog.as_ref().map(|dialog| {
                let (escaped, told) = (dialog.clone(), onclose.clone());
                let options = EventListenerOptions::enable_prevent_default();
                let on_cancel = move |event: &Event| {
                    event.prevent_default();
                    shut(&escaped, &told);
                };
                [
                    EventListener::new_with_options(dialog, "cancel", options, on_cancel),
                    // Some browsers close without asking before.
                    EventListener::new(dialog, "close", move |_| onclose.emit(())),
                ]
            });
            if let Some(dialog) = &dialog
                && !dialog.open()
            {
                // It fails only for a dialog that is open already, or not in the page.
                let _ = dialog.show_modal();
            }
            move || drop(listeners)
        });
    }
    // Later than the dialog, if the part comes later.
    use_effect_with(props.part.clone(), |part| {
        let part = part.as_deref();
        let element = part.and_then(|id| gloo::utils::document().get_element_by_id(id));
        if let Some(element) = element {
            element.scroll_into_view();
            crate::platform::focus::to(&element);
        }
    });
    let close = {
        let node = node.clone();
        Callback::from(move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                shut(&dialog, &onclose);
            }
        })
    };
    use_layer(true, close.clone());
    let onclick = close.reform(|_: MouseEvent| ());
    html! {
        <dialog ref={node} class={classes!("modal", props.class.clone())} aria-labelledby="modal-title">
            <div class="modal-head">
                <h2 id="modal-title">{ &props.title }</h2>
                <button type="button" {onclick}>{ &props.close }</button>
            </div>
            <div class="modal-body" tabindex="0">{ props.children.clone() }</div>
        </dialog>
    }
}
