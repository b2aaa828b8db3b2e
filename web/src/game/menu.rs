//! The menu of a game.

use table::screen::{MENU, Tool};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use words::t;
use yew::prelude::*;

use crate::dialogs::dialog;
use crate::game::tools::{ToolState, row};
use crate::markup::line_icon;
use crate::page::Dispatch;
use crate::page::dialogs::DialogMsg;

/// The dialog "Menu": the title of a game with house rules, and the tools that are not in the bar. Choosing an entry closes
/// it.
pub fn game_menu(dispatch: &Dispatch, bar: &[Tool], now: ToolState, title: Option<&str>) -> Html {
    let onclose = dispatch.callback(|()| DialogMsg::Drawer(None));
    // Escape closes the dialog, which gives the focus back; the page would close the drawer before that.
    let onkeydown = |event: KeyboardEvent| event.stop_propagation();
    let group = |tools: &[Tool]| {
        let others = tools.iter().filter(|tool| !bar.contains(tool));
        html! { <div class="menu">{ for others.filter_map(|tool| entry(dispatch, *tool, now)) }</div> }
    };
    html! {
        <div key="menu" class="menu-dialog" {onkeydown}>
            <dialog::Dialog title={t!(page::menu)} {onclose}>
                if let Some(title) = title {
                    <p class="tip">{ title }</p>
                }
                { for MENU.into_iter().map(group) }
            </dialog::Dialog>
        </div>
    }
}

/// An entry of the menu.
fn entry(dispatch: &Dispatch, tool: Tool, now: ToolState) -> Option<Html> {
    let row = row(tool);
    let is_on = (row.is_on)(&now).map(|is_on| is_on.to_string());
    let dispatch = dispatch.clone();
    let onclick = move |event: MouseEvent| {
        // Closed by the browser, which gives the focus back to the tool "Menu" before anything else opens.
        let target = event.target_dyn_into::<Element>();
        let dialog = target.and_then(|target| target.closest("dialog").ok()?);
        if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok())
        {
            dialog.close();
        }
        dispatch.send(DialogMsg::Drawer(None));
        dispatch.send((row.msg)(&now));
    };
    (row.is_shown)(&now).then(|| html! {
        <button key={tool as usize} type="button" class={row.class} aria-pressed={is_on} {onclick}>
            { line_icon((row.icon)(&now)) }{ (row.text)(&now) }
        </button>
    })
}
