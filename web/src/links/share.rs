//! The dialog "Share this game".

use table::link::{self, Names};
use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::links::link_box::LinkBox;
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

/// What people who open the link see.
fn tells(ended: bool) -> &'static str {
    if ended {
        t!(share::tells_whole)
    } else {
        t!(share::tells_so_far)
    }
}
