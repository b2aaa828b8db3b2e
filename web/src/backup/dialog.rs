//! What a backup would change, and the button that changes it.

use words::t;
use yew::prelude::*;

use super::store::{BackupMsg, BackupStore};
use crate::dialogs::dialog::Dialog;
use crate::page::Dispatch;

/// The changes, a line each.
pub fn bring_back_dialog(dispatch: &Dispatch, store: &BackupStore) -> Html {
    let change = |change: &String| html! { <li>{ change }</li> };
    html! {
        <Dialog key="bring-back" title={t!(files::bring_back)} close={t!(backup::cancel)}>
            <p>{ t!(backup::about) }</p>
            <ul>{ for store.changes.iter().map(change) }</ul>
            <p>
                <button type="button" class="main" disabled={!store.is_ready} onclick={dispatch.on_click(BackupMsg::BringBack)}>
                    { t!(files::bring_back) }
                </button>
            </p>
        </Dialog>
    }
}
