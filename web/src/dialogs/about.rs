//! The dialog "About Turnout".

use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::page::Dispatch;
use crate::page::update_offer::update_offer;
use crate::platform::installation;

/// Whether the page works without a network.
pub enum Offline {
    /// It does.
    Ready,
    /// Not yet.
    NotYet,
    /// This file could not be stored for it.
    Refused(String),
}

/// How the page can be installed as an app.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Installing {
    /// The browser offers it.
    Offered,
    /// By the browser's menu, if at all.
    ByMenu,
}

/// The dialog "About Turnout", with the version and commit, and the offer of a newer version.
pub fn about_dialog(
    dispatch: &Dispatch,
    version: String,
    offline: Offline,
    has_update: bool,
    installing: Option<Installing>,
) -> Html {
    let offline = match offline {
        Offline::Ready => t!(dialogs::offline_ready).to_owned(),
        Offline::Refused(file) => t!(dialogs::offline_refused, file),
        Offline::NotYet => t!(dialogs::offline_not_yet).to_owned(),
    };
    html! {
        <Dialog key="about" title={t!(dialogs::about)}>
            if has_update {
                { update_offer(dispatch) }
            }
            <p>{ t!(dialogs::about_says) }</p>
            <dl class="facts">
                <dt>{ t!(dialogs::version) }</dt>
                <dd>{ version }</dd>
                <dt>{ t!(dialogs::offline) }</dt>
                <dd>{ offline }</dd>
                if let Some(installing) = installing {
                    <dt>{ t!(dialogs::as_app) }</dt>
                    <dd>
                        if installing == Installing::Offered {
                            <button type="button" onclick={|_| installation::start()}>{ t!(dialogs::install) }</button>
                        } else {
                            { t!(dialogs::how_to_install) }
                        }
                    </dd>
                }
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
