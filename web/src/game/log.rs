//! What happened, line by line.

use words::say;
use yew::prelude::*;

use crate::board::draw::{all, words};

/// Lines drawn together: those before the last such part are not looked at again.
const PART: usize = 40;

/// The element with the role "log", the sentences oldest first.
///
/// It is silent: the page's live region speaks.
pub fn log(lines: &[String]) -> Html {
    let parts = lines.chunks(PART).enumerate();
    html! {
        <div class="log" role="log" aria-label={say!(play::game_log)} aria-live="off" tabindex="0">
            { for parts.map(|(index, lines)| html! { <Part key={index} lines={lines.to_vec()} /> }) }
        </div>
    }
}

/// Shows the end of the log.
pub fn scroll_to_end() {
    if let Ok(Some(log)) = gloo::utils::document().query_selector("[role=log]") {
        log.set_scroll_top(log.scroll_height());
    }
}

/// What a part of the log is given.
#[derive(Properties, PartialEq)]
pub struct PartProps {
    /// Its sentences.
    pub lines: Vec<String>,
}

#[component]
fn Part(props: &PartProps) -> Html {
    html! {
        <div>{ all(props.lines.iter().map(|line| words("p", "", line))) }</div>
    }
}
