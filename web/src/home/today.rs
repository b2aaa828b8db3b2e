//! The button "Today's game" on the home page.

use words::t;
use yew::prelude::*;

use crate::markup::line_icon;
use crate::page::{Dialog, Dispatch};

/// A sheet of a calendar.
const CALENDAR: &str = "M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7";

/// The button, with the streak in words. Its name is that which it has before the program, in `home.html`.
pub fn today_button(dispatch: &Dispatch, streak: Option<&str>) -> Html {
    html! {
        <button type="button" class="today-button" aria-label={t!(today::title)} onclick={dispatch.on_click(Dialog::Today)}>
            { line_icon(CALENDAR) }<b>{ t!(today::title) }</b>
            if let Some(streak) = streak {
                <small>{ streak }</small>
            }
        </button>
    }
}
