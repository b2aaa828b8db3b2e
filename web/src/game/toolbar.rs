//! The tools of a game.

use table::scene::Capabilities;
use table::session::Message;
use words::say;
use yew::prelude::*;

use crate::app::{Dialog, Msg, use_dispatch};
use crate::markup::count_render;
use crate::settings::sound::sound_switch;

/// What may lie open over the board, where it has no room of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// The log.
    Log,
    /// The settings.
    More,
}

/// Props of [`Toolbar`].
#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    /// What may be done.
    pub can: Capabilities,
    /// Whether the game is only watched: nothing is taken back then, and no hint is given.
    pub watching: bool,
    /// Which drawer is open.
    pub drawer: Option<Drawer>,
    /// Whether sounds are on.
    pub sound: bool,
}

/// The row of tools. "Log" and "More" are shown where log and settings have no room of their own; opening one
/// closes the other.
#[component]
pub fn Toolbar(props: &ToolbarProps) -> Html {
    count_render("Toolbar");
    let dispatch = use_dispatch();
    let ToolbarProps { can, watching, .. } = *props;
    let drawer = |class: &'static str, words: &'static str, which| {
        let is_open = props.drawer == Some(which);
        let onclick = dispatch.callback(move |event: MouseEvent| {
            // Else the browser opens it as well, unknown to the page.
            event.prevent_default();
            Msg::Drawer((!is_open).then_some(which))
        });
        html! { <details {class} open={is_open}><summary {onclick}>{ words }</summary></details> }
    };
    // Of the two ways back only one is ever possible; where there is room for one, this gives way.
    let or_back = can.take_back.then_some("or-back");
    html! {
        <div class="tools">
            <button type="button" class={classes!("undo", or_back)} hidden={watching}
                aria-disabled={(!can.undo).to_string()} onclick={dispatch.on_click(Message::Undo)}>
                { say!(page::undo) }
            </button>
            <button type="button" class="wraps" hidden={!can.take_back} onclick={dispatch.on_click(Message::TakeBack)}>
                { say!(page::take_back) }
            </button>
            <button type="button" hidden={watching} aria-disabled={(!can.hint).to_string()}
                onclick={dispatch.on_click(Message::Hint)}>
                { say!(page::hint) }
            </button>
            <button type="button" onclick={dispatch.on_click(Dialog::Rules(None))}>{ say!(page::rules) }</button>
            <button type="button" class="wraps" onclick={dispatch.callback(|_| Msg::New)}>{ say!(page::new_game) }</button>
            { sound_switch(props.sound, &dispatch.callback(Msg::Sound)) }
            { drawer("opens-log", say!(page::log), Drawer::Log) }
            { drawer("opens-settings", say!(page::more), Drawer::More) }
        </div>
    }
}
