//! The button that shares the result of today's game as a text.

use wasm_bindgen_futures::spawn_local;
use words::t;
use yew::prelude::*;

use crate::platform::share;

/// Props of [`ShareResult`].
#[derive(Properties, PartialEq)]
pub struct ShareResultProps {
    /// The text.
    pub text: AttrValue,
}

/// The button. It opens the system's share sheet, or copies the text where there is none, and says so.
#[component]
pub fn ShareResult(props: &ShareResultProps) -> Html {
    let said = use_state_eq(|| None);
    let onclick = {
        let (text, said) = (props.text.clone(), said.clone());
        move |_: MouseEvent| {
            let (text, said) = (text.clone(), said.clone());
            spawn_local(async move {
                if share::has_sheet() {
                    share::by_sheet("Turnout", "text", &text).await;
                } else {
                    said.set(Some(share::copy(&text).await));
                }
            });
        }
    };
    let says = said.map(|is_copied| match is_copied {
        true => t!(share::copied, what = "text"),
        false => t!(today::not_copied).to_owned(),
    });
    html! {
        <>
            <button type="button" {onclick}>{ t!(page::share) }</button>
            <p role="status" class="said">{ says.unwrap_or_default() }</p>
        </>
    }
}
