//! What happened, line by line.

use std::rc::Rc;

use rules::narrator::Line;
use words::t;
use yew::prelude::*;

use crate::game::line_text::line_text;
use crate::markup::count_render;
use crate::markup::memo::keyed_memo;

/// Lines drawn together: the parts before the last one are not compared line by line again.
const PART: usize = 40;

/// The element with the role "log". It is silent: the page's live region speaks.
pub fn game_log(lines: &[Rc<Line>], coordinates: bool) -> Html {
    let parts = lines.chunks(PART).enumerate();
    let part = |(index, lines): (usize, &[Rc<Line>])| {
        keyed_memo(
            index,
            (lines.to_vec(), coordinates),
            |(lines, coordinates)| draw(lines, *coordinates),
        )
    };
    html! {
        <div class="log" role="log" aria-label={t!(play::game_log)} aria-live="off" tabindex="0">
            <b class="title" aria-hidden="true">{ t!(play::game_log) }</b>
            { for parts.map(part) }
        </div>
    }
}

fn draw(lines: &[Rc<Line>], coordinates: bool) -> Html {
    count_render("GameLog");
    let line = |line: &Rc<Line>| html! { <p>{ line_text(line, coordinates) }</p> };
    html! { <div>{ for lines.iter().map(line) }</div> }
}

/// Shows the end of the log.
pub fn scroll_to_end() {
    if let Ok(Some(log)) = gloo::utils::document().query_selector("[role=log]") {
        log.set_scroll_top(log.scroll_height());
    }
}
