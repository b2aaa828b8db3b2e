//! Games as files, at the foot of the form.

use words::t;
use yew::prelude::*;

use crate::app::{SavedGameMsg, use_dispatch};

/// Props of [`GameFiles`].
#[derive(Properties, PartialEq)]
pub struct GameFilesProps {
    /// Whether there are games to download.
    pub has_games: bool,
    /// Whether a file is being imported.
    #[prop_or_default]
    pub is_importing: bool,
}

/// A field that opens a file, and a button that downloads all games.
#[component]
pub fn GameFiles(props: &GameFilesProps) -> Html {
    let dispatch = use_dispatch();
    let onopen = dispatch.callback(SavedGameMsg::Open);
    let ondownload = dispatch.callback(|_: MouseEvent| SavedGameMsg::DownloadAll);
    html! {
        <section class="files" aria-label={t!(files::title)}>
            <label class="button">
                <input type="file" accept=".txt,text/plain" disabled={props.is_importing} onchange={onopen} />{ t!(files::open) }
            </label>
            if props.has_games {
                <button type="button" onclick={ondownload}>{ t!(files::download_all) }</button>
            }
        </section>
    }
}
