//! Games as files, at the foot of the form.

use yew::prelude::*;

/// A field that opens a file, and, where there are games, a link to a file of all of them.
pub fn files(all: Option<String>, onopen: Callback<Event>) -> Html {
    let all = all.map(|address| {
        html! { <a class="button" href={address} download="turnout-games.txt">{ "Download all games" }</a> }
    });
    html! {
        <section class="files" aria-label="Games as files">
            <label class="button">
                <input type="file" accept=".txt,text/plain" onchange={onopen} />{ "Open a file of games" }
            </label>
            { for all }
        </section>
    }
}
