//! Two versions of a game by link that contradict each other.

use std::rc::Rc;

use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::home::mini_board::{Little, MiniBoard};
use crate::links::store::LinkMsg;
use crate::page::use_dispatch;

/// A version of the game.
#[derive(Clone, PartialEq)]
pub struct Version {
    /// What the player did in it, in words; empty if the versions differ in something else.
    pub did: String,
    /// The board after that.
    pub picture: Rc<Little>,
}

/// Props of [`OtherVersionDialog`].
#[derive(Properties, PartialEq, Clone)]
pub struct OtherVersionDialogProps {
    /// What is wrong, in a sentence.
    pub problem: AttrValue,
    /// The version on this device.
    pub known: Version,
    /// The version of the link that was opened.
    pub opened: Version,
    /// Whether the player can choose between them.
    pub can_choose: bool,
}

/// The dialog that refuses a link, shows both versions, and lets the player choose.
#[component]
pub fn OtherVersionDialog(props: &OtherVersionDialogProps) -> Html {
    let dispatch = use_dispatch();
    let onkeep = dispatch.on_click(LinkMsg::GoOn);
    let onchoose = dispatch.on_click(LinkMsg::Choose);
    let onwatch = dispatch.on_click(LinkMsg::WatchOther);
    let can_choose = props.can_choose;
    let version = |title: &'static str, version: &Version, onclick: &Callback<MouseEvent>| {
        let onclick = onclick.clone();
        html! {
            <figure>
                <figcaption><b>{ title }</b><span>{ &version.did }</span></figcaption>
                <MiniBoard picture={version.picture.clone()} />
                if can_choose {
                    <button type="button" aria-label={t!(by_link::play_on_version, version = title)} {onclick}>
                        { t!(by_link::play_on) }
                    </button>
                }
            </figure>
        }
    };
    html! {
        <Dialog title={t!(by_link::refused)} class="by-link">
            <p>{ &props.problem }</p>
            <div class="versions">
                { version(t!(by_link::your_version), &props.known, &onkeep) }
                { version(t!(by_link::opened_version), &props.opened, &onchoose) }
            </div>
            <p class="tip">
                { if can_choose { t!(by_link::until_chosen) } else { t!(by_link::nothing_lost) } }
            </p>
            <p class="deeds">
                if !can_choose {
                    <button type="button" class="main" onclick={onkeep}>{ t!(by_link::keep_yours) }</button>
                }
                <button type="button" onclick={onwatch}>{ t!(by_link::watch_opened) }</button>
            </p>
        </Dialog>
    }
}
