//! The dialog of the family's book: a page for everybody, and one for each person.

use table::people::People;
use words::t;
use worker::book::called;
use worker::report::Cell;
use yew::prelude::*;

use super::store::{FamilyBookMsg, FamilyBookStore};
use crate::dialogs::dialog::Dialog;
use crate::game::store::GameMsg;
use crate::page::Dispatch;
use crate::portrait::portrait;
use crate::report::report;
use crate::saves::games::{GAME, Games};

/// The open page of the book.
pub fn family_book_dialog(
    dispatch: &Dispatch,
    store: &FamilyBookStore,
    people: &People,
    games: &Games,
    streak: usize,
) -> Html {
    let open = store.page.clone().flatten();
    let page = |name: Option<&String>| {
        let label = name.map_or(t!(book::all), |name| called(name));
        let msg = FamilyBookMsg::Open(name.cloned());
        let known = name.and_then(|name| people.find(name));
        let current = (open.as_ref() == name).then_some("page");
        html! {
            <button key={format!("page {label}")} type="button" class={known.map(|_| "chip")} aria-current={current}
                onclick={dispatch.on_click(msg)}>
                { for known.map(|person| portrait(&format!("people/{}", person.portrait))) }
                { label }
            </button>
        }
    };
    let replay = |cell: &Cell| {
        let key = format!("{GAME}{}", cell.game.as_ref()?);
        games.read(&key)?;
        let label = t!(book::replay, day = &*cell.text);
        let replay = move |_: MouseEvent| GameMsg::Replay(Some(key.clone()));
        let onclick = dispatch.callback(replay);
        Some(
            html! { <button type="button" class="link" aria-label={label} {onclick}>{ &cell.text }</button> },
        )
    };
    let names = &store.answer.people;
    html! {
        <Dialog key="family-book" title={t!(saved_games::book)}>
            if let Some(problem) = &store.problem {
                <p key="problem" role="alert">{ problem }</p>
            }
            <p key="reading" role="status">{ if store.is_reading() { t!(page::loading) } else { "" } }</p>
            if !names.is_empty() {
                <nav key="pages" class="chips book-pages" aria-label={t!(book::pages)}>
                    { for std::iter::once(None).chain(names.iter().map(Some)).map(page) }
                </nav>
            }
            <div key="report">{ report(&store.answer.report, &replay) }</div>
            if open.is_none() && streak > 1 {
                <p key="daily">{ t!(book::daily, count = streak) }</p>
            }
        </Dialog>
    }
}
