//! The dialog "Settings", and the button that opens it.

use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::page::notices::{Missing, NoticeMsg};
use crate::page::{self, Dispatch};
use crate::settings::controls::control;
use crate::settings::setting::{Group, Setting};
use crate::settings::store::Settings;

/// The dialog "Settings", with a language that could not be fetched and the sentence that says so. Every setting is
/// kept in the browser.
pub fn settings_dialog(
    dispatch: &Dispatch,
    settings: &Settings,
    missing: Option<&(Missing, String)>,
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
            <section class="preference-group">
                <h3>{ group.title().say() }</h3>
                { for group.rows().map(|each| row(each.setting)) }
            </section>
        }
    };
    html! {
        <Dialog key="settings" class="settings-dialog" title={t!(settings::title)}>
            <div class="preferences">
                <div>{ group(Group::Play) }{ group(Group::Keyboard) }</div>
                { group(Group::LookAndSound) }
            </div>
            <div class="deeds">
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
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 6h11M20 6h1M3 12h1M10 12h11M3 18h11M20 18h1" />
                <circle cx="17" cy="6" r="3" />
                <circle cx="7" cy="12" r="3" />
                <circle cx="17" cy="18" r="3" />
            </svg>
        </button>
    }
}
