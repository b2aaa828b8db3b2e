//! The bar of tools below the board.

use table::screen::Tool;
use yew::prelude::*;

use crate::game::tools::{ToolState, row};
use crate::markup::memo::memo;
use crate::markup::{count_render, fresh, line_icon};
use crate::page::Dispatch;

/// What lies open over the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// The log.
    Log,
    /// The menu.
    Menu,
}

/// The tools for which there is room.
pub fn toolbar(dispatch: &Dispatch, bar: &'static [Tool], now: ToolState) -> Html {
    memo((dispatch.clone(), bar, now), |(dispatch, bar, now)| {
        count_render("Toolbar");
        html! { <div class="tools">{ for bar.iter().map(|tool| button(dispatch, *tool, *now)) }</div> }
    })
}

fn button(dispatch: &Dispatch, tool: Tool, now: ToolState) -> Html {
    let row = row(tool);
    let text = (row.text)(&now);
    let is_on = (row.is_on)(&now).map(|is_on| is_on.to_string());
    let (expanded, pressed) = match row.controls {
        Some(_) => (is_on, None),
        None => (None, is_on),
    };
    let is_picture = tool.is_picture();
    let class = classes!(row.class, is_picture.then_some("icon"));
    let title = if is_picture {
        Some(text.clone())
    } else {
        (row.title)(&now).map(AttrValue::from)
    };
    let disabled = (!(row.is_enabled)(&now)).then_some("true");
    let opens = (tool == Tool::Menu).then_some("dialog");
    let onclick = dispatch.callback(move |_: MouseEvent| (row.msg)(&now));
    html! {
        <button key={tool as usize} type="button" {class} hidden={!(row.is_shown)(&now)} {title} aria-disabled={disabled}
            aria-expanded={expanded} aria-controls={row.controls} aria-pressed={pressed} aria-haspopup={opens} {onclick}>
            if is_picture {
                { line_icon((row.icon)(&now)) }
                <span class="unseen">{ fresh(&text) }</span>
            } else {
                { text }
            }
        </button>
    }
}
