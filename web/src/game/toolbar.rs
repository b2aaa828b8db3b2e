//! What is always at hand.

use table::scene::Capabilities;
use table::session::Message;
use words::say;
use yew::prelude::*;

use crate::board::draw::{button, button_with};
use crate::markup::saying;
use crate::markup::truth;
use crate::markup::when;

/// What may lie open over the board, where it has no room of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// The log.
    Log,
    /// The settings.
    More,
}

/// The row of tools.
///
/// Nothing is to be taken back, and no hint is given, while a game is only watched.
///
/// "Log" and "More" are there where log and settings have no room of their own; opening one closes
/// the other. `ondrawer` is told which is to be open then.
pub fn tools(
    can: Capabilities,
    watching: bool,
    (open, ondrawer): (Option<Drawer>, &Callback<Option<Drawer>>),
    onmessage: &Callback<Message>,
    onrules: Callback<()>,
    onnew: Callback<()>,
    sound: &Html,
) -> Html {
    let tool = |class, hidden, disabled, words, message| {
        button_with!(
            words,
            saying(onmessage, message),
            "class" = class,
            "hidden" = when(hidden, "hidden"),
            "aria-disabled" = disabled,
        )
    };
    let drawer = |class, words, which| {
        let is_open = open == Some(which);
        let onclick = ondrawer.reform(move |event: MouseEvent| {
            // Else the browser opened it as well, and what is drawn would not say so.
            event.prevent_default();
            (!is_open).then_some(which)
        });
        html! { <details {class} open={is_open}><summary {onclick}>{ words }</summary></details> }
    };
    html! {
        <div class="tools">
            { tool("undo", watching, truth(!can.undo), say!(page::undo), Message::Undo) }
            { tool("", watching, truth(!can.hint), say!(page::hint), Message::Hint) }
            { button("", say!(page::rules), saying(&onrules, ())) }
            { button("wraps", say!(page::new_game), saying(&onnew, ())) }
            { sound.clone() }
            { drawer("opens-log", say!(page::log), Drawer::Log) }
            { drawer("opens-settings", say!(page::more), Drawer::More) }
        </div>
    }
}
