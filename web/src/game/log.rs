//! What happened, line by line.

use table::log::Line;
use words::t;
use yew::prelude::*;

use crate::game::line::line_text;
use crate::markup::count_render;

/// Lines drawn together: the parts before the last one are not compared line by line again.
const PART: usize = 40;

/// Props of [`GameLog`] and of its parts.
#[derive(Properties, PartialEq)]
pub struct GameLogProps {
    /// The sentences, oldest first.
    pub lines: Vec<Line>,
    /// Whether coordinates are shown.
    pub coordinates: bool,
}

/// The element with the role "log". It is silent: the page's live region speaks.
#[component]
pub fn GameLog(props: &GameLogProps) -> Html {
    count_render("GameLog");
    let parts = props.lines.chunks(PART).enumerate();
    html! {
        <div class="log" role="log" aria-label={t!(play::game_log)} aria-live="off" tabindex="0">
            { for parts.map(|(index, lines)| html! { <LogPart key={index} lines={lines.to_vec()} coordinates={props.coordinates} /> }) }
        </div>
    }
}

#[component]
fn LogPart(props: &GameLogProps) -> Html {
    let line = |line: &Line| html! { <p>{ line_text(line, props.coordinates) }</p> };
    html! { <div>{ for props.lines.iter().map(line) }</div> }
}

/// Shows the end of the log.
pub fn scroll_to_end() {
    if let Ok(Some(log)) = gloo::utils::document().query_selector("[role=log]") {
        log.set_scroll_top(log.scroll_height());
    }
}
