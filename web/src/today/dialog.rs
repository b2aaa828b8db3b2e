//! The dialog "Today's game": the game, its result, and the calendar of the month.

use rules::ruleset::Ruleset;
use table::about_games::who_plays;
use table::address;
use table::setup::{PERSON, learned_in};
use table::today::{Day, Score};
use words::{capitalised, t};
use yew::prelude::*;

use super::calendar::Calendar;
use super::picture::Picture;
use super::store::{TodayMsg, TodayStore, shared_text};
use crate::dialogs::dialog::Dialog;
use crate::home::game_cards::lid_file;
use crate::links::link_box::{LinkBox, Shared};
use crate::page::Dispatch;
use crate::platform::relative_date;
use crate::review::store::ReviewMsg;
use crate::saves::games::Games;
use crate::setup::seats::layout;

/// The dialog, with the game of today, or of an earlier day.
pub fn today_dialog(
    dispatch: &Dispatch,
    day: Option<Day>,
    store: &TodayStore,
    games: &Games,
) -> Html {
    let today = store.day;
    let day = day.filter(|day| *day < today).unwrap_or(today);
    let is_today = day == today;
    let setup = store.setup(day);
    let score = store.score_of(day);
    let saved = games.attempt(day);
    let is_begun = store.days.get(day).is_some();
    let (says, button) = match (score, saved.is_some(), is_begun) {
        (Some(score), ..) => (capitalised(&score.words()), t!(today::practise)),
        (None, true, _) => (t!(today::goes_on).to_owned(), t!(home::go_on)),
        (None, false, true) => (t!(today::gone).to_owned(), t!(today::practise)),
        (None, false, false) if is_today => (t!(today::counts).to_owned(), t!(home::play)),
        (None, false, false) => (t!(today::then).to_owned(), t!(today::practise)),
    };
    let mut kinds = setup.taken().map(|(_, kind, _)| kind);
    let level = kinds.find(|kind| *kind != PERSON).unwrap_or_default();
    let level = t!(table::level, level);
    let who = who_plays(&setup);
    let against = match is_today {
        true => t!(today::against, who, level),
        false => t!(today::against_then, who, level),
    };
    let friend = store.friend_of(day).map(|friend| match score {
        Some(score) => friend.compared(&score).to_owned(),
        None => friend.challenge(setup.ruleset),
    });
    let onplay = dispatch.on_click(TodayMsg::Play(day));
    let unreviewed = saved
        .clone()
        .filter(|_| score.is_some_and(|score| score.review.is_none()));
    let date = relative_date::date_of(day);
    let calendar = Calendar {
        dispatch,
        shown: day,
        today,
        days: &store.days,
    };
    html! {
        <Dialog key="today" title={t!(today::title)} class="today">
            <div class="today-game">
                { for layout(Ruleset::of(setup.ruleset.family, 0)).map(|board| html! { <img src={lid_file(&board)} alt="" width="400" height="300" /> }) }
                <div>
                    <h3>{ t!(today::heading, date = &*date, title = setup.ruleset.edition.title()) }</h3>
                    <p>{ against }</p>
                    <p class="score">{ says }</p>
                    if let Some(friend) = friend {
                        <p>{ friend }</p>
                    }
                    <p class="actions">
                        <button type="button" class={classes!(score.is_none().then_some("main"))} onclick={onplay}>{ button }</button>
                        if unreviewed.is_some() {
                            <button type="button" onclick={dispatch.on_click(ReviewMsg::Open(unreviewed))}>{ t!(today::review) }</button>
                        }
                    </p>
                    { for lesson(setup.ruleset, games) }
                </div>
            </div>
            if let Some(score) = score {
                { shared(&score, day, &date, saved.map(|key| games.record(&key))) }
            }
            <p class="outlook">{ for store.outlook(day).map(|says| html! { <span>{ says }</span> }) }</p>
            { calendar.month() }
        </Dialog>
    }
}

/// The link to the first lesson of a game that was never finished on this device.
fn lesson(ruleset: Ruleset, games: &Games) -> Option<Html> {
    let time = learned_in(ruleset)?;
    let of_family = format!("\nruleset {}", ruleset.family.name());
    if games
        .finished(|_, text| text.contains(&of_family))
        .is_some()
    {
        return None;
    }
    let says = t!(today::new_here, title = ruleset.edition.title(), time);
    Some(html! { <a class="to-lesson" href={address::write_lesson(ruleset, 1)}>{ says }</a> })
}

/// The text to share, and the picture, if the game is still there.
fn shared(score: &Score, day: Day, date: &str, record: Option<String>) -> Html {
    let course = score.review.map(|review| review.course.to_string());
    html! {
        <>
            if let Some(course) = course {
                <p class="course"><span aria-hidden="true">{ course }</span>{ t!(today::course) }</p>
            }
            <LinkBox key="shared" address={shared_text(score, day)} subject="Turnout" what={Shared::Text} />
            if let Some(record) = record {
                <Picture key="picture" {record} score={*score} date={date.to_owned()} />
            }
        </>
    }
}
