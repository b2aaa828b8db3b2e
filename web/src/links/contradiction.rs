//! Two versions of a game by link that contradict each other.

use std::rc::Rc;

use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::home::mini_board::{BoardPicture, mini_board};
use crate::links::store::LinkMsg;
use crate::page::Dispatch;

/// A version of the game.
pub struct Version {
    /// What the player did in it, in words; empty if the versions differ in something else.
    pub did: String,
    /// The board after that.
    pub picture: Rc<BoardPicture>,
}

/// Two versions of a game that contradict each other.
pub struct Versions {
    /// What is wrong, in a sentence.
    pub problem: String,
    /// The version on this device.
    pub known: Version,
    /// The version of the link that was opened.
    pub opened: Version,
    /// Whether the player can choose between them.
    pub can_choose: bool,
}

/// The dialog that refuses a link, shows both versions, and lets the player choose.
pub fn other_version_dialog(dispatch: &Dispatch, versions: &Versions) -> Html {
    let onkeep = dispatch.on_click(LinkMsg::GoOn);
    let onchoose = dispatch.on_click(LinkMsg::Choose);
    let onwatch = dispatch.on_click(LinkMsg::WatchOther);
    let can_choose = versions.can_choose;
    let version = |title: &'static str, version: &Version, onclick: &Callback<MouseEvent>| {
        let onclick = onclick.clone();
        html! {
            <figure>
                <figcaption><b>{ title }</b><span>{ &version.did }</span></figcaption>
                { mini_board(&version.picture) }
                if can_choose {
                    <button type="button" aria-label={t!(by_link::play_on_version, version = title)} {onclick}>
                        { t!(by_link::play_on) }
                    </button>
                }
            </figure>
        }
    };
    html! {
        <Dialog key="other-version" title={t!(by_link::refused)} class="by-link">
            <p>{ &versions.problem }</p>
            <div class="versions">
                { version(t!(by_link::your_version), &versions.known, &onkeep) }
                { version(t!(by_link::opened_version), &versions.opened, &onchoose) }
            </div>
            <p class="tip">
                { if can_choose { t!(by_link::until_chosen) } else { t!(by_link::nothing_lost) } }
            </p>
            <p class="actions">
                if !can_choose {
                    <button type="button" class="main" onclick={onkeep}>{ t!(by_link::keep_yours) }</button>
                }
                <button type="button" onclick={onwatch}>{ t!(by_link::watch_opened) }</button>
            </p>
        </Dialog>
    }
}
