//! The buttons of a backup, in the settings.

use words::t;
use yew::prelude::*;

use super::store::BackupMsg;
use crate::page::Dispatch;
use crate::saves::files::file_button;

/// Saves everything to a file, and brings it back.
pub fn backup_controls(dispatch: &Dispatch, is_importing: bool) -> Html {
    html! {
        <section class="settings-group">
            <h3>{ t!(files::backup) }</h3>
            <div class="actions">
                <button type="button" onclick={dispatch.on_click(BackupMsg::Save)}>{ t!(files::save_everything) }</button>
                { file_button(dispatch, t!(files::bring_back), is_importing) }
            </div>
        </section>
    }
}
