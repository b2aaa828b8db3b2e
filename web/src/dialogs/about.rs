//! The dialog "About Turnout".

use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::dialogs::toasts::UpdateOffer;

/// Props of [`AboutDialog`].
#[derive(Properties, PartialEq)]
pub struct AboutDialogProps {
    /// Version and commit.
    pub version: AttrValue,
    /// Whether the page works without a network.
    pub is_offline_ready: bool,
    /// The file that could not be stored for that.
    #[prop_or_default]
    pub refused: Option<AttrValue>,
    /// Whether a newer version is ready.
    pub has_update: bool,
}

/// The dialog "About Turnout".
#[component]
pub fn AboutDialog(props: &AboutDialogProps) -> Html {
    let offline = match &props.refused {
        _ if props.is_offline_ready => t!(dialogs::offline_ready).to_owned(),
        Some(file) => t!(dialogs::offline_refused, file = file.as_str()),
        None => t!(dialogs::offline_not_yet).to_owned(),
    };
    html! {
        <Dialog title={t!(dialogs::about)}>
            if props.has_update {
                <UpdateOffer />
            }
            <p>{ t!(dialogs::about_says) }</p>
            <dl class="facts">
                <dt>{ t!(dialogs::version) }</dt>
                <dd>{ &props.version }</dd>
                <dt>{ t!(dialogs::offline) }</dt>
                <dd>{ offline }</dd>
                <dt>{ t!(dialogs::licence) }</dt>
                <dd>{ "MIT" }</dd>
                <dt>{ t!(dialogs::by_others) }</dt>
                <dd><a href="./licences.txt" target="_blank">{ t!(dialogs::licences) }</a></dd>
            </dl>
            <p>{ t!(dialogs::unofficial) }</p>
            <p>{ t!(dialogs::private) }</p>
        </Dialog>
    }
}
