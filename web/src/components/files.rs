//! Games as files, at the foot of the form.

use words::say;
use yew::prelude::*;

/// A field that opens a file, and, where there are games, a link to a file of all of them.
pub fn files(all: Option<String>, onopen: Callback<Event>) -> Html {
    let all = all.map(|address| {
        html! { <a class="button" href={address} download={say!(files::all_games)}>{ say!(files::download_all) }</a> }
    });
    html! {
        <section class="files" aria-label={say!(files::title)}>
            <label class="button">
                <input type="file" accept=".txt,text/plain" onchange={onopen} />{ say!(files::open) }
            </label>
            { for all }
        </section>
    }
}
