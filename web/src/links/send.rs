//! Sending the link of a game by link: the button and its dialog.

use table::kept_rules::KeptRules;
use table::link_game::LinkStage;
use table::session::{Intent, LinkTurn, Session};
use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::links::help::link_help;
use crate::links::link_box::LinkBox;
use crate::links::store::LinkMsg;
use crate::markup::{count_render, fresh};
use crate::page::{Dispatch, use_dispatch};
use crate::platform::click_guard::use_click_guard;
use crate::saves::store::SavesMsg;

/// The button "Send it to Leo", or "Send again" once the link was sent.
pub fn send_button(dispatch: &Dispatch, turn: &LinkTurn) -> Html {
    let onclick = dispatch.on_click(LinkMsg::Send);
    let is_due = turn.stage == LinkStage::Unsent;
    let class = classes!("turn-button", "send", is_due.then_some("main"));
    html! {
        <button key="send" type="button" {class} data-zone="roll" {onclick}>{ fresh(&send_words(turn)) }</button>
    }
}

/// The button that ends the showing of what the others have done.
#[component]
pub fn SkipButton() -> Html {
    count_render("SkipButton");
    use_click_guard();
    let onclick = use_dispatch().on_click(Intent::Skip);
    html! {
        <button type="button" class="main turn-button" data-zone="roll" {onclick}>{ t!(by_link::skip) }</button>
    }
}

/// What the button says.
pub fn send_words(turn: &LinkTurn) -> String {
    match turn.stage {
        LinkStage::Sent => t!(by_link::send_again).to_owned(),
        LinkStage::Turn | LinkStage::Unsent => send_to(&turn.receivers),
    }
}

/// "Send it to Leo".
pub fn send_to(receivers: &[String]) -> String {
    t!(by_link::send_to, names = words::list(receivers))
}

/// The dialog "Send it to Leo", with the address to send. `unsaved` is the key of the game if it could not be saved.
pub fn send_dialog(
    dispatch: &Dispatch,
    session: &Session,
    kept: &KeptRules,
    turn: &LinkTurn,
    address: String,
    unsaved: Option<&String>,
) -> Html {
    let LinkTurn {
        receivers,
        has_begun,
        has_rolls,
        ..
    } = turn;
    let (names, count) = (words::list(receivers), receivers.len());
    let title = &*kept.title(session.table().ruleset());
    let is_over = session.table().node().seat().is_none();
    let (says, subject) = if is_over {
        (
            t!(by_link::says_over, names, count),
            t!(by_link::subject_over, title),
        )
    } else if !has_begun {
        (
            t!(by_link::says_invited, names),
            t!(by_link::subject_invited, title),
        )
    } else {
        let says = match has_rolls {
            true => t!(by_link::says_turn, names = &names),
            false => t!(by_link::says_joined, names = &names),
        };
        (says, t!(by_link::subject_turn, title, names))
    };
    html! {
        <Dialog key="send" title={send_to(receivers)} class="by-link">
            <p>{ says }</p>
            if let Some(key) = unsaved.cloned() {
                <div class="unsaved" role="alert">
                    <p>{ t!(by_link::unsaved) }</p>
                    <button type="button" onclick={dispatch.callback(move |_: MouseEvent| SavesMsg::Download(key.clone()))}>
                        { t!(saved_games::download) }
                    </button>
                </div>
            }
            if count > 1 {
                <p class="tip">{ t!(by_link::one_for_all) }</p>
            }
            <LinkBox {address} {subject} />
            { link_help() }
        </Dialog>
    }
}
