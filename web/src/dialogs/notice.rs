//! Something about the page that the player should know, with what can be done about it.

use words::say;
use yew::prelude::*;

use crate::board::draw::{button, words};
use crate::markup::saying;
use crate::platform::download::download;

/// A notice.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// A game that can be downloaded: the text of its file.
    pub file: Option<String>,
}

/// All notices, oldest first; the one at an index can be dismissed. What did not arrive is said behind them, and
/// that a new version may be taken.
pub fn notices(
    notices: &[Notice],
    missing: Vec<Html>,
    onupdate: Option<Callback<()>>,
    ondismiss: &Callback<usize>,
) -> Html {
    let each = |(index, notice): (usize, &Notice)| {
        let dismiss = saying(ondismiss, index);
        let file = notice.file.as_ref().map(|text| {
            let text = text.clone();
            let onclick = Callback::from(move |_| download(say!(files::one_game), &text));
            button("", say!(page::download_it), onclick)
        });
        html! {
            <div class="notice">
                { words("p", "", &notice.text) }
                { for file }
                { button("", say!(page::dismiss), dismiss) }
            </div>
        }
    };
    html! {
        <section class="notices" aria-label={say!(page::notices)} hidden={notices.is_empty() && missing.is_empty() && onupdate.is_none()}>
            { for notices.iter().enumerate().map(each) }
            { for missing }
            { for onupdate.map(|onupdate| newer(&onupdate)) }
        </section>
    }
}

/// A new version of the page is here, and may be had.
pub fn newer(onupdate: &Callback<()>) -> Html {
    html! {
        <div class="notice">
            <p>{ say!(page::newer) }</p>
            { button("", say!(page::update), saying(onupdate, ())) }
        </div>
    }
}
