//! Games as files, at the foot of the form.

use words::say;
use yew::prelude::*;

use crate::board::draw::button;
use crate::markup::saying;

/// A field that opens a file, and, where there are games, a button that downloads all of them.
pub fn files(ondownload: Option<Callback<()>>, onopen: Callback<Event>) -> Html {
    let all =
        ondownload.map(|ondownload| button("", say!(files::download_all), saying(&ondownload, ())));
    html! {
        <section class="files" aria-label={say!(files::title)}>
            <label class="button">
                <input type="file" accept=".txt,text/plain" onchange={onopen} />{ say!(files::open) }
            </label>
            { for all }
        </section>
    }
}
