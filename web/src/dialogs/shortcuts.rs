//! The dialog with the keyboard shortcuts of the board, and how much a screen reader is told.

use words::{Plain, t, text};
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::game::keys::letters;
use crate::page::Dispatch;
use crate::settings::all_settings::Setting;
use crate::settings::controls::control;
use crate::settings::store::Settings;

/// Keys that are always there, and what they do.
const KEYS: [(Plain, Plain); 7] = [
    (text!(keys::right_left), text!(keys::right_left_does)),
    (text!(keys::up_down), text!(keys::up_down_does)),
    (text!(keys::home_end), text!(keys::home_end_does)),
    (text!(keys::page_down_up), text!(keys::page_down_up_does)),
    (
        text!(keys::enter_or_space),
        text!(keys::enter_or_space_does),
    ),
    (text!(keys::escape), text!(keys::escape_does)),
    (text!(keys::control), text!(keys::undo_redo)),
];

/// The keyboard shortcuts, whether letters are among them, and how much a screen reader is told.
pub fn shortcuts(dispatch: &Dispatch, settings: &Settings) -> Html {
    let row = |(key, does): (String, Plain)| html! { <><dt>{ key }</dt><dd>{ does.say() }</dd></> };
    let keys = KEYS
        .into_iter()
        .map(|(key, does)| (key.say().to_owned(), does));
    let letters = letters().map(|each| {
        let key = match each.has_shift() {
            true => t!(keys::with_shift, letter = each.letter),
            false => each.letter.to_string(),
        };
        (key, each.does)
    });
    html! {
        <>
            { control(dispatch, settings, Setting::Speech) }
            <small>{ t!(keys::speech_about) }</small>
            <div class="keys">
                { control(dispatch, settings, Setting::Letters) }
                <p>{ t!(keys::heard) }</p>
                <dl class="facts">{ for keys.map(row) }</dl>
                <dl class="facts">{ for letters.map(row) }</dl>
            </div>
        </>
    }
}

/// The dialog with the keyboard shortcuts.
pub fn shortcuts_dialog(dispatch: &Dispatch, settings: &Settings) -> Html {
    html! {
        <Dialog key="shortcuts" title={t!(page::keys)}>
            <div class="settings-group">{ shortcuts(dispatch, settings) }</div>
        </Dialog>
    }
}
