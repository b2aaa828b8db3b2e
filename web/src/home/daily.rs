//! Today's game, moves to try again and the family's book, beside "Play" on the home page.

use words::t;
use yew::prelude::*;

use crate::exercises::store::AGAIN;
use crate::family_book::store::FamilyBookMsg;
use crate::markup::line_icon;
use crate::page::{Dialog, Dispatch};

/// A sheet of a calendar.
const CALENDAR: &str = "M4 6h16v14H4zM4 10.5h16M8.5 3.5V7M15.5 3.5V7";
/// An arrow that turns back.
const BACK: &str = "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8";
/// An open book.
const BOOK: &str = "M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2zM12 6.5v13";

/// What the home page offers every day.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Daily {
    /// Whether today's game is over.
    pub is_played: bool,
    /// The streak of today's games, in words.
    pub streak: Option<String>,
    /// The number of moves to try again today.
    pub due: usize,
    /// Whether the family's book has games.
    pub has_book: bool,
}

/// The buttons. That of today's game has the name which it has before the program, in `home.html`.
pub fn daily(dispatch: &Dispatch, daily: &Daily) -> Html {
    let played = daily.is_played.then(|| t!(today::played).to_owned());
    let says: Vec<String> = played.into_iter().chain(daily.streak.clone()).collect();
    html! {
        <div class="daily">
            <button type="button" aria-label={t!(today::title)} onclick={dispatch.on_click(Dialog::Today(None))}>
                { line_icon(CALENDAR) }<b>{ t!(today::title) }</b>
                if !says.is_empty() {
                    <small>{ says.join(", ") }</small>
                }
            </button>
            if daily.due > 0 {
                <a href={AGAIN}>{ line_icon(BACK) }<b>{ t!(home::try_again, count = daily.due) }</b></a>
            }
            if daily.has_book {
                <button type="button" onclick={dispatch.on_click(FamilyBookMsg::Open(None))}>
                    { line_icon(BOOK) }<b>{ t!(saved_games::book) }</b>
                </button>
            }
        </div>
    }
}
