//! A link to the game, to be copied, shared, or read by a phone.

use table::link::{self, Names};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::links::qr::qr_code;
use crate::platform::share;

/// Props of [`ShareDialog`].
#[derive(Properties, PartialEq)]
pub struct ShareDialogProps {
    /// The record of the game.
    pub record: AttrValue,
    /// Whether it is over.
    pub ended: bool,
}

/// The dialog "Share this game": the link, with the players' names if the player wants them, its QR code, and
/// the system's share sheet where there is one.
#[component]
pub fn ShareDialog(props: &ShareDialogProps) -> Html {
    let named = use_state_eq(|| false);
    let link = use_memo((props.record.clone(), *named), |(record, named)| {
        let names = if *named { Names::Told } else { Names::LeftOut };
        let link = link::write(record, names);
        link.map(|link| share::address(&format!("#/g/{link}")))
    });
    let onname = {
        let named = named.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            named.set(input.checked());
        })
    };
    let mut lines = props.record.lines();
    let has_names = lines.any(|line| line.starts_with("seats ") && line.contains(':'));
    html! {
        <Dialog title={t!(share::title)}>
            if let Err(problem) = &*link {
                <p>{ t!(share::no_link, problem) }</p>
            } else if let Ok(address) = &*link {
                <p>{ tells(props.ended) }</p>
                if has_names {
                    <label class="names-choice">
                        <input type="checkbox" checked={*named} onchange={onname} />{ t!(share::with_names) }
                    </label>
                }
                <LinkBox key={&**address} address={address.clone()} subject="Turnout" />
            }
        </Dialog>
    }
}

/// Props of [`LinkBox`].
#[derive(Properties, PartialEq)]
pub struct LinkBoxProps {
    /// The address of the link.
    pub address: AttrValue,
    /// What the system's share sheet calls it.
    pub subject: AttrValue,
}

/// A link, with all ways to take it along: copied, by the system's share sheet, or as a QR code.
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

/// What people who open the link see.
fn tells(ended: bool) -> &'static str {
    if ended {
        t!(share::tells_whole)
    } else {
        t!(share::tells_so_far)
    }
}
