//! The dialog "Today's game": the game, its result, and the calendar of the month.

use rules::ruleset::Ruleset;
use table::about_games::who_plays;
use table::setup::PERSON;
use table::today::Score;
use words::{capitalised, t};
use yew::prelude::*;

use super::calendar::calendar;
use super::picture::Picture;
use super::store::{TodayMsg, TodayStore};
use crate::dialogs::dialog::Dialog;
use crate::home::game_cards::lid_file;
use crate::links::link_box::{LinkBox, Shared};
use crate::page::Dispatch;
use crate::platform::{relative_date, share};
use crate::saves::games::Games;
use crate::setup::seats::layout;

/// The address of the dialog.
const TODAY: &str = "#/today";

/// The dialog.
pub fn today_dialog(dispatch: &Dispatch, store: &TodayStore, games: &Games) -> Html {
    let setup = store.setup();
    let score = store.score();
    let is_saved = games.attempt(store.day).is_some();
    let is_begun = store.days.get(store.day).is_some();
    let (says, button) = match (score, is_saved, is_begun) {
        (Some(score), ..) => (capitalised(&score.words()), t!(today::practise)),
        (None, true, _) => (t!(today::goes_on).to_owned(), t!(home::go_on)),
        (None, false, true) => (t!(today::gone).to_owned(), t!(today::practise)),
        (None, false, false) => (t!(today::counts).to_owned(), t!(home::play)),
    };
    let mut kinds = setup.taken().map(|(_, kind, _)| kind);
    let level = kinds.find(|kind| *kind != PERSON).unwrap_or_default();
    let level = t!(table::level, level);
    let onplay = dispatch.callback(|_: MouseEvent| TodayMsg::Play);
    let date = relative_date::date_of(store.day);
    html! {
        <Dialog key="today" title={t!(today::title)} class="today">
            <div class="today-game">
                { for layout(Ruleset::of(setup.ruleset.family, 0)).map(|board| html! { <img src={lid_file(&board)} alt="" width="400" height="300" /> }) }
                <div>
                    <h3>{ t!(today::heading, date = &*date, title = setup.ruleset.edition.title()) }</h3>
                    <p>{ t!(today::against, who = who_plays(&setup), level) }</p>
                    <p class="score">{ says }</p>
                    <button type="button" class={classes!(score.is_none().then_some("main"))} onclick={onplay}>{ button }</button>
                </div>
            </div>
            if let Some(score) = score {
                { shared(&score, &date, games.attempt(store.day).map(|key| games.record(&key))) }
            }
            { calendar(store.day, &store.days) }
            <p class="streak">{ store.streak().unwrap_or_default() }</p>
        </Dialog>
    }
}

/// The text to share, and the picture, if the game is still there.
fn shared(score: &Score, date: &str, record: Option<String>) -> Html {
    let words = score.shared(date);
    let text = format!("{words} {}", share::address(TODAY));
    html! {
        <>
            <LinkBox key="shared" address={text} subject="Turnout" what={Shared::Text} />
            if let Some(record) = record {
                <Picture key="picture" {record} text={words} />
            }
        </>
    }
}
