//! Notices about the page, with what can be done about them.

use gloo::timers::callback::Timeout;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::backup::store::BackupMsg;
use crate::family_book::store::FamilyBookMsg;
use crate::markup::count_render;
use crate::page::notices::{Missing, Notice, NoticeMsg, Offer};
use crate::page::update_offer::update_button;
use crate::page::use_dispatch;
use crate::platform::download::download;

/// How long a notice stays.
const TEXT_MS: u32 = 4_000;

/// How long a notice stays that offers something.
const ACTION_MS: u32 = 10_000;

/// Props of [`Toasts`].
#[derive(Properties, PartialEq)]
pub struct ToastsProps {
    /// The notices, oldest first.
    pub notices: Vec<Notice>,
    /// What could not be fetched, and the sentences that say so.
    pub missing: Vec<(Missing, String)>,
    /// Whether a new version of the page is offered.
    pub has_update: bool,
}

/// All notices, files that could not be fetched, and the offer of a new version. They lie over the page.
#[component]
pub fn Toasts(props: &ToastsProps) -> Html {
    count_render("Toasts");
    let dispatch = use_dispatch();
    // Who does not want the new version now finds it in the dialog "About Turnout".
    let update_declined = use_state_eq(|| false);
    {
        let update_declined = update_declined.clone();
        use_effect_with(props.has_update, move |_| update_declined.set(false));
    }
    let has_update = props.has_update && !*update_declined;
    let notice = |notice: &Notice| {
        let action = notice.offers.clone().map(|offer| match offer {
            Offer::Download(text) => {
                let onclick =
                    move |_: MouseEvent| download(t!(files::file_name_of_one_game), &text);
                html! { <button type="button" {onclick}>{ t!(page::download_it) }</button> }
            }
            Offer::Redo => {
                let onclick = dispatch.on_click(Intent::Redo);
                html! { <button type="button" {onclick}>{ t!(page::redo) }</button> }
            }
            Offer::ChangeBook(change) => {
                let text = notice.text.clone();
                let dispatch = dispatch.clone();
                let onclick = move |_: MouseEvent| {
                    dispatch.send(NoticeMsg::Dismiss(text.clone()));
                    dispatch.send(FamilyBookMsg::Change(change.clone()));
                };
                html! { <button type="button" {onclick}>{ t!(saved_games::take_out_of_book) }</button> }
            }
            Offer::SaveEverything => {
                let text = notice.text.clone();
                let dispatch = dispatch.clone();
                let onclick = move |_: MouseEvent| {
                    dispatch.send(NoticeMsg::Dismiss(text.clone()));
                    dispatch.send(BackupMsg::Save);
                };
                html! { <button type="button" {onclick}>{ t!(files::save_everything) }</button> }
            }
        });
        let text = notice.text.clone();
        let ondismiss = dispatch.callback(move |()| NoticeMsg::Dismiss(text.clone()));
        html! { <Toast key={&*notice.text} text={notice.text.clone()} stays={notice.stays} {action} {ondismiss} /> }
    };
    let missing = |(what, sentence): &(Missing, String)| {
        let what = *what;
        let onagain = dispatch.callback(move |_: MouseEvent| NoticeMsg::TryAgain(what));
        let action =
            html! { <button type="button" onclick={onagain}>{ t!(page::try_again) }</button> };
        let ondismiss = dispatch.callback(move |()| NoticeMsg::Forget(what));
        html! { <Toast key={format!("missing {sentence}")} text={sentence.clone()} {action} {ondismiss} /> }
    };
    let update = has_update.then(|| {
        let ondismiss = move |()| update_declined.set(true);
        html! { <Toast key="update" text={t!(page::newer)} action={update_button(&dispatch)} {ondismiss} /> }
    });
    let is_empty = props.notices.is_empty() && props.missing.is_empty() && !has_update;
    html! {
        <div class="toasts" aria-live="polite">
            <section class="notices" aria-label={t!(page::notices)} hidden={is_empty}>
                { for merged(&props.notices).map(notice) }
                { for props.missing.iter().map(missing) }
                { for update }
            </section>
        </div>
    }
}

/// The notices without those that a later one repeats.
fn merged(notices: &[Notice]) -> impl Iterator<Item = &Notice> {
    let is_last = |&(index, notice): &(usize, &Notice)| {
        let mut later = notices[index + 1..].iter();
        later.all(|each| each.text != notice.text)
    };
    let notices = notices.iter().enumerate();
    notices.filter(is_last).map(|(_, notice)| notice)
}

#[derive(Properties, PartialEq)]
struct ToastProps {
    text: AttrValue,
    /// The button for what can be done about it.
    #[prop_or_default]
    action: Option<Html>,
    #[prop_or_default]
    stays: bool,
    ondismiss: Callback<()>,
}

/// A notice that goes by itself, unless it stays, but not while a pointer is on it or it has the focus.
#[component]
fn Toast(props: &ToastProps) -> Html {
    let is_hovered = use_state_eq(|| false);
    let is_focused = use_state_eq(|| false);
    {
        let ondismiss = props.ondismiss.clone();
        let stays_ms = if props.action.is_some() {
            ACTION_MS
        } else {
            TEXT_MS
        };
        use_effect_with((*is_hovered, *is_focused, props.stays), move |held| {
            let timeout = match held {
                (false, false, false) => Some(Timeout::new(stays_ms, move || ondismiss.emit(()))),
                _ => None,
            };
            move || drop(timeout)
        });
    }
    let sets = |state: &UseStateHandle<bool>, to: bool| {
        let state = state.clone();
        move || state.set(to)
    };
    let (over, out) = (sets(&is_hovered, true), sets(&is_hovered, false));
    let (focused, blurred) = (sets(&is_focused, true), sets(&is_focused, false));
    html! {
        <div class="notice"
            onpointerover={move |_: PointerEvent| over()} onpointerout={move |_: PointerEvent| out()}
            onfocusin={move |_: FocusEvent| focused()} onfocusout={move |_: FocusEvent| blurred()}>
            <p>{ &props.text }</p>
            { for props.action.clone() }
            <button type="button" onclick={props.ondismiss.reform(|_: MouseEvent| ())}>{ t!(page::dismiss) }</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_notices_are_one() {
        let notice = |text: &str, file: Option<&str>| Notice {
            text: text.to_owned(),
            offers: file.map(|file| Offer::Download(file.to_owned())),
            stays: false,
        };
        let notices = [notice("a", None), notice("b", None), notice("a", Some("c"))];
        assert_eq!(
            merged(&notices).collect::<Vec<_>>(),
            [&notices[1], &notices[2]]
        );
    }
}
