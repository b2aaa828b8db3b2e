//! Two versions of a game by link that contradict each other.

use std::rc::Rc;

use words::t;
use yew::prelude::*;

use crate::app::{LinkMsg, use_dispatch};
use crate::dialogs::dialog::Dialog;
use crate::home::mini_board::{Little, MiniBoard};

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
}

/// The dialog that refuses a link, and shows both versions.
#[component]
pub fn OtherVersionDialog(props: &OtherVersionDialogProps) -> Html {
    let dispatch = use_dispatch();
    let onkeep = dispatch.on_click(LinkMsg::GoOn);
    let onwatch = dispatch.on_click(LinkMsg::WatchOther);
    let version = |title: &'static str, version: &Version| {
        html! {
            <figure>
                <figcaption><b>{ title }</b><span>{ &version.did }</span></figcaption>
                <MiniBoard picture={version.picture.clone()} />
            </figure>
        }
    };
    html! {
        <Dialog title={t!(by_link::refused)} class="by-link">
            <p>{ &props.problem }</p>
            <div class="versions">
                { version(t!(by_link::your_version), &props.known) }
                { version(t!(by_link::opened_version), &props.opened) }
            </div>
            <p class="tip">{ t!(by_link::nothing_lost) }</p>
            <p class="deeds">
                <button type="button" class="main" onclick={onkeep}>{ t!(by_link::keep_yours) }</button>
                <button type="button" onclick={onwatch}>{ t!(by_link::watch_opened) }</button>
            </p>
        </Dialog>
    }
}
