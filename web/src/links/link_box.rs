//! A link, with all ways to take it along.

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use crate::links::qr::qr_code;
use crate::platform::share;

/// Props of [`LinkBox`].
#[derive(Properties, PartialEq)]
pub struct LinkBoxProps {
    /// The address of the link.
    pub address: AttrValue,
    /// What the system's share sheet calls it.
    pub subject: AttrValue,
}

/// A link that can be copied, shared by the system's share sheet, or read as a QR code.
#[component]
pub fn LinkBox(props: &LinkBoxProps) -> Html {
    let said = use_state_eq(|| "");
    let field = use_node_ref();
    let LinkBoxProps { address, subject } = props;
    let oncopy = {
        let (address, said, field) = (address.clone(), said.clone(), field.clone());
        Callback::from(move |_: MouseEvent| {
            let (address, said, field) = (address.clone(), said.clone(), field.clone());
            spawn_local(async move {
                if share::copy(&address).await {
                    said.set(t!(share::copied));
                } else if let Some(field) = field.cast::<HtmlInputElement>() {
                    // It fails for nothing that is on the page.
                    let _ = field.focus();
                    field.select();
                    said.set(t!(share::selected));
                }
            });
        })
    };
    let onshare = {
        let (subject, address) = (subject.clone(), address.clone());
        Callback::from(move |_: MouseEvent| {
            let (subject, address) = (subject.clone(), address.clone());
            spawn_local(async move { share::by_sheet(&subject, &address).await });
        })
    };
    let code = use_memo(address.clone(), |address| qr_code(address));
    let has_sheet = share::has_sheet();
    html! {
        <>
            <input ref={field} class="link" readonly=true aria-label={t!(share::link)} value={address.clone()} />
            <p class="actions">
                if has_sheet {
                    <button type="button" class="main" onclick={onshare}>{ t!(share::by_system) }</button>
                }
                <button type="button" class={classes!((!has_sheet).then_some("main"))} onclick={oncopy}>{ t!(share::copy) }</button>
            </p>
            <p role="status" class="said">{ *said }</p>
            { (*code).clone() }
        </>
    }
}
