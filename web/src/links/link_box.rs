//! A link or a text, with all ways to take it along.

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use crate::links::qr::qr_code;
use crate::platform::share;

/// What a [`LinkBox`] has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Shared {
    /// A link.
    #[default]
    Link,
    /// A text.
    Text,
    /// A text that is not shown: one button shares or copies it.
    Hidden,
}

impl Shared {
    /// Its key in texts.
    fn key(self) -> &'static str {
        match self {
            Shared::Link => "link",
            Shared::Text | Shared::Hidden => "text",
        }
    }
}

/// Props of [`LinkBox`].
#[derive(Properties, PartialEq)]
pub struct LinkBoxProps {
    /// The address of the link, or the text.
    pub address: AttrValue,
    /// What the system's share sheet calls it.
    pub subject: AttrValue,
    /// What it is.
    #[prop_or_default]
    pub what: Shared,
}

/// A link or a text that can be copied or shared by the system's share sheet. A link can also be read as a QR code.
#[component]
pub fn LinkBox(props: &LinkBoxProps) -> Html {
    let said = use_state_eq(String::new);
    let field = use_node_ref();
    let LinkBoxProps {
        address,
        subject,
        what,
    } = props;
    let what = *what;
    let oncopy = {
        let (address, said, field) = (address.clone(), said.clone(), field.clone());
        Callback::from(move |_: MouseEvent| {
            let (address, said, field) = (address.clone(), said.clone(), field.clone());
            spawn_local(async move {
                if share::copy(&address).await {
                    said.set(t!(share::copied, what = what.key()));
                } else if let Some(field) = field.cast::<HtmlInputElement>() {
                    // It fails for nothing that is on the page.
                    let _ = field.focus();
                    field.select();
                    said.set(t!(share::selected, what = what.key()));
                } else {
                    said.set(t!(today::not_copied).to_owned());
                }
            });
        })
    };
    let onshare = {
        let (subject, address) = (subject.clone(), address.clone());
        Callback::from(move |_: MouseEvent| {
            let (subject, address) = (subject.clone(), address.clone());
            let kind = if what == Shared::Link { "url" } else { "text" };
            spawn_local(async move { share::by_sheet(&subject, kind, &address).await });
        })
    };
    let code = use_memo(address.clone(), |address| match what {
        Shared::Link => qr_code(address),
        Shared::Text | Shared::Hidden => html! {},
    });
    let has_sheet = share::has_sheet();
    let status = html! { <p role="status" class="said">{ &*said }</p> };
    if what == Shared::Hidden {
        let onclick = if has_sheet { onshare } else { oncopy };
        return html! { <><button type="button" {onclick}>{ t!(page::share) }</button>{ status }</> };
    }
    html! {
        <>
            <input ref={field} class="link" readonly=true aria-label={t!(share::link, what = what.key())} value={address.clone()} />
            <p class="actions">
                if has_sheet {
                    <button type="button" class="main" onclick={onshare}>{ t!(share::by_system) }</button>
                }
                <button type="button" class={classes!((!has_sheet).then_some("main"))} onclick={oncopy}>{ t!(share::copy, what = what.key()) }</button>
            </p>
            { status }
            { (*code).clone() }
        </>
    }
}
