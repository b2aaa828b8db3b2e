//! The list "Your games" on the home page.

use rules::seat::SeatName;
use words::t;
use yew::prelude::*;

use super::elsewhere::ElsewhereNotice;
use super::entry::{SavedGameEntry, State};
use super::store::SavesMsg;
use crate::board::theme::emblem;
use crate::dialogs::more_menu::MoreMenu;
use crate::game::store::GameMsg;
use crate::home::daily::{Daily, daily};
use crate::home::hero::hero_parts;
use crate::home::mini_board::mini_board;
use crate::markup::colour_class;
use crate::markup::memo::{keyed_memo, memo};
use crate::page::{Dispatch, Msg};
use crate::platform::relative_date;
use crate::review::store::ReviewMsg;

/// The list "Your games".
#[derive(Clone, PartialEq)]
pub struct SavedGames {
    /// The listed games: unfinished ones, then finished ones.
    pub games: Vec<SavedGameEntry>,
    /// The key of the game that another tab plays, if it was to be played here.
    pub elsewhere: Option<String>,
    /// The number of saved games that are not listed.
    pub more: usize,
    /// What the home page offers every day.
    pub daily: Daily,
    /// The title of the game that was deleted last and can be restored.
    pub deleted: Option<String>,
}

/// The list of saved games. The last unfinished one comes first, and large; those that are finished come last.
pub fn saved_games(dispatch: &Dispatch, list: SavedGames) -> Html {
    memo((dispatch.clone(), list), |(dispatch, list)| {
        draw(dispatch, list)
    })
}

fn draw(dispatch: &Dispatch, list: &SavedGames) -> Html {
    let deleted = list.deleted.as_deref();
    let status = deleted.map_or_else(String::new, |title| t!(saved_games::deleted, title));
    let onundo = dispatch.callback(|_: MouseEvent| SavesMsg::Undo);
    let onmore = dispatch.callback(|_: MouseEvent| SavesMsg::ShowMore);
    let is_elsewhere = |game: &SavedGameEntry| list.elsewhere.as_ref() == Some(&game.key);
    let hero = list.games.iter().find(|game| is_elsewhere(game));
    let hero = hero.or_else(|| list.games.iter().find(|game| game.state == State::Going));
    let title = html! {
        <@{if hero.is_none() { "h2" } else { "h1" }} id="saved-games-title">{ t!(saved_games::your_games) }</@>
    };
    let is_hero = |game: &&SavedGameEntry| hero.is_some_and(|hero| hero.key == game.key);
    let others = list.games.iter().filter(|game| !is_hero(game));
    let (finished, going): (Vec<_>, Vec<_>) = others.partition(|game| game.state == State::Over);
    let cards = |games: &mut dyn Iterator<Item = &SavedGameEntry>, before: usize| -> Html {
        let games = games.enumerate().map(|(index, game)| {
            let place = match is_hero(&game) {
                true if is_elsewhere(game) => Place::Elsewhere,
                true => Place::Hero,
                false => Place::Card,
            };
            let card = Card {
                number: before + index + 1,
                game: game.clone(),
                says: says(game),
                place,
                daily: (place != Place::Card).then(|| list.daily.clone()),
            };
            keyed_memo(&*game.key, (dispatch.clone(), card), |(dispatch, card)| {
                saved_game(dispatch, card)
            })
        });
        games.collect()
    };
    let unfinished = list.games.len() - finished.len();
    html! {
        <section class="saved-games" aria-labelledby="saved-games-title">
            { title }
            <p class={classes!("deleted", deleted.is_none().then_some("empty"))}>
                <span role="status">{ status }</span>
                if deleted.is_some() {
                    <button type="button" data-zone="undo" onclick={onundo}>{ t!(saved_games::undo) }</button>
                }
            </p>
            if unfinished > 0 {
                <ul aria-labelledby="saved-games-title">{ cards(&mut hero.into_iter().chain(going), 0) }</ul>
            }
            if !finished.is_empty() {
                <h3 id="finished-title" hidden={unfinished == 0}>{ t!(saved_games::finished) }</h3>
                <ul class="finished" aria-labelledby="finished-title">{ cards(&mut finished.into_iter(), unfinished) }</ul>
            }
            if list.more > 0 {
                <button type="button" class="show-more" onclick={onmore}>{ t!(saved_games::show_more, count = list.more) }</button>
            }
        </section>
    }
}

/// How a saved game is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Large: it is the next to be continued.
    Hero,
    /// Large, since it was to be played, and another tab plays it.
    Elsewhere,
    /// As a card.
    Card,
}

/// A saved game in the list.
#[derive(Clone, PartialEq)]
struct Card {
    /// The position in the list, from 1.
    number: usize,
    game: SavedGameEntry,
    /// How the game stands, and when it was played.
    says: String,
    place: Place,
    /// What the home page offers every day, beside a large one.
    daily: Option<Daily>,
}

/// A saved game. All of its card continues the game.
fn saved_game(dispatch: &Dispatch, card: &Card) -> Html {
    let (number, place, game) = (card.number, card.place, &card.game);
    let is_hero = place != Place::Card;
    let days = || {
        card.daily
            .iter()
            .map(|days| daily(dispatch, days))
            .collect::<Html>()
    };
    let on = |msg: fn(String) -> Msg| {
        let key = game.key.clone();
        dispatch.callback(move |_: MouseEvent| msg(key.clone()))
    };
    let button = |text: &'static str, label: String, msg: fn(String) -> Msg| {
        html! { <button type="button" aria-label={label} onclick={on(msg)}>{ text }</button> }
    };
    let resume = on(|key| SavesMsg::Continue(key).into());
    let label = match game.state {
        _ if place == Place::Elsewhere => None,
        State::Going => Some(t!(saved_games::go_on_with, number)),
        State::Over => Some(t!(saved_games::look_at, number)),
        State::Spoilt => None,
    };
    // The large button of the hero does the same, and is what keys reach.
    let tabindex = is_hero.then_some("-1");
    let whole = label.map(|label| {
        let onclick = resume.clone();
        html! { <button type="button" class="whole" aria-label={label} {tabindex} {onclick}></button> }
    });
    let words = html! {
        <>
            <@{if is_hero { "h2" } else { "b" }}>{ &game.title }</@>
            if place == Place::Elsewhere {
                <ElsewhereNotice />
            }
            <p class="sitters">{ for game.players.iter().map(player) }</p>
            <p class="says">{ &card.says }</p>
        </>
    };
    html! {
        <li class={if is_hero { "hero" } else { "saved-game" }}>
            { for whole }
            if place == Place::Elsewhere {
                { hero_parts(game.picture.as_ref(), words, t!(saved_games::play_here), on(|_| SavesMsg::TakeOverTab.into()), days()) }
            } else if is_hero {
                { hero_parts(game.picture.as_ref(), words, t!(home::go_on), resume, days()) }
            } else {
                if let Some(picture) = &game.picture {
                    { mini_board(picture) }
                } else {
                    <span class="unknown">{ "?" }</span>
                }
                <div class="about">{ words }</div>
            }
            <MoreMenu label={t!(saved_games::more_for, number)}>
                if game.state != State::Spoilt {
                    { button(t!(page::replay), t!(saved_games::replay_of, number), |key| GameMsg::Replay(Some(key)).into()) }
                    { button(t!(review::open), t!(review::open_of, number), |key| ReviewMsg::Open(Some(key)).into()) }
                    { button(t!(saved_games::copy), t!(saved_games::copy_of, number), |key| SavesMsg::Copy(key).into()) }
                }
                { button(t!(saved_games::download), t!(saved_games::download_of, number), |key| SavesMsg::Download(key).into()) }
                { button(t!(saved_games::delete), t!(saved_games::delete_of, number), |key| SavesMsg::Delete(key).into()) }
            </MoreMenu>
        </li>
    }
}

/// A player: the emblem of the colour, and the name.
fn player((seat, name): &(&SeatName, Option<String>)) -> Html {
    html! {
        <span class={classes!("sitter", colour_class(seat.key))}>
            { emblem::small(seat.key) }
            if let Some(name) = name {
                <span class="unseen">{ format!("{}: ", seat.colour) }</span>{ name }
            } else {
                { seat.colour() }
            }
        </span>
    }
}

/// How a game stands, and when it was played.
fn says(game: &SavedGameEntry) -> String {
    match game.changed {
        0 => game.says.clone(),
        // After "You win!" a comma would be wrong.
        changed => format!("{} \u{b7} {}", game.says, relative_date::told_now(changed)),
    }
}
