//! What happened, line by line.

use table::log::Line;
use words::say;
use yew::prelude::*;

use crate::board::draw::all;
use crate::game::line::line;

/// Lines drawn together: those before the last such part are not looked at again.
const PART: usize = 40;

/// The element with the role "log", the sentences oldest first.
///
/// It is silent: the page's live region speaks.
pub fn log(lines: &[Line], names: bool) -> Html {
    let parts = lines.chunks(PART).enumerate();
    html! {
        <div class="log" role="log" aria-label={say!(play::game_log)} aria-live="off" tabindex="0">
            { for parts.map(|(index, lines)| html! { <Part key={index} lines={lines.to_vec()} {names} /> }) }
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
    pub lines: Vec<Line>,
    /// Whether coordinates are shown.
    pub names: bool,
}

#[component]
fn Part(props: &PartProps) -> Html {
    let each = |each: &Line| html! { <p>{ line(each, props.names) }</p> };
    html! { <div>{ all(props.lines.iter().map(each)) }</div> }
}
