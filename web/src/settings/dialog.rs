//! The dialog "Settings", and the button that opens it.

use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::markup::{SLIDERS, line_icon};
use crate::page::notices::{Missing, NoticeMsg};
use crate::page::{self, Dispatch};
use crate::settings::all_settings::{Group, Setting};
use crate::settings::controls::control;
use crate::settings::store::Settings;

/// The dialog "Settings", with a language that could not be fetched and the sentence that says so, and with what can be done with
/// all that is kept in the browser.
pub fn settings_dialog(
    dispatch: &Dispatch,
    settings: &Settings,
    missing: Option<&(Missing, String)>,
    backup: Html,
    book: Option<Html>,
) -> Html {
    let row = |setting: Setting| {
        let missing = missing.filter(|_| setting == Setting::Language);
        html! {
            <>
                { control(dispatch, settings, setting) }
                { for missing.map(|(what, sentence)| missing_language(dispatch, *what, sentence)) }
            </>
        }
    };
    let group = |group: Group| {
        html! {
            <section class="settings-group">
                <h3>{ group.title().say() }</h3>
                { for group.rows().map(|each| row(each.setting)) }
            </section>
        }
    };
    html! {
        <Dialog key="settings" class="settings-dialog" title={t!(settings::title)}>
            <div class="settings">
                <div>{ group(Group::Play) }{ group(Group::Keyboard) }</div>
                { group(Group::LookAndSound) }
            </div>
            { backup }
            <div class="actions">
                { for book }
                <button type="button" class="keys" onclick={dispatch.on_click(page::Dialog::Keys)}>{ t!(page::keys) }</button>
                <button type="button" onclick={dispatch.on_click(page::Dialog::About)}>{ t!(page::about) }</button>
            </div>
        </Dialog>
    }
}

/// A language that could not be fetched, and the button that tries again.
fn missing_language(dispatch: &Dispatch, what: Missing, sentence: &str) -> Html {
    let onclick = dispatch.callback(move |_: MouseEvent| NoticeMsg::TryAgain(what));
    html! {
        <section class="notice" aria-label={t!(page::notices)}>
            <p role="alert">{ sentence }</p>
            <button type="button" {onclick}>{ t!(page::try_again) }</button>
        </section>
    }
}

/// The button that opens the dialog "Settings".
pub fn settings_button(dispatch: &Dispatch) -> Html {
    let onclick = dispatch.on_click(page::Dialog::Settings);
    html! {
        <button type="button" class="icon" aria-label={t!(settings::title)}
            title={t!(settings::title)} {onclick}>
            { line_icon(SLIDERS) }
        </button>
    }
}
