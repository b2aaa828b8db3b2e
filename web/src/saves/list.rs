//! The list "Your games" on the home page.

use rules::seat::SeatName;
use words::t;
use yew::prelude::*;

use super::entry::{SavedGameEntry, State};
use super::store::SavesMsg;
use crate::game::store::GameMsg;
use crate::home::mini_board::mini_board;
use crate::markup::colour_class;
use crate::memo::memo;
use crate::page::{Dispatch, Msg};
use crate::platform::relative_date;
use crate::review::store::ReviewMsg;

/// The list "Your games".
#[derive(PartialEq)]
pub struct SavedGames {
    /// The listed games.
    pub games: Vec<SavedGameEntry>,
    /// The number of saved games that are not listed.
    pub more: usize,
    /// The title of the game that was deleted last and can be restored.
    pub deleted: Option<String>,
}

/// The list of saved games.
pub fn saved_games(list: SavedGames) -> Html {
    memo(list, draw)
}

fn draw(dispatch: &Dispatch, list: &SavedGames) -> Html {
    let deleted = list.deleted.as_deref();
    let status = deleted.map_or_else(String::new, |title| t!(kept::deleted, title));
    let onundo = dispatch.callback(|_: MouseEvent| SavesMsg::Undo);
    let onmore = dispatch.callback(|_: MouseEvent| SavesMsg::ShowMore);
    html! {
        <section class="kept" aria-labelledby="kept-title">
            <h2 id="kept-title">{ t!(kept::your_games) }</h2>
            <p class={classes!("deleted", deleted.is_none().then_some("empty"))}>
                <span role="status">{ status }</span>
                if deleted.is_some() {
                    <button type="button" data-zone="undo" onclick={onundo}>{ t!(kept::undo) }</button>
                }
            </p>
            <ul aria-labelledby="kept-title">{ for (1..).zip(&list.games).map(|(number, game)| saved_game(dispatch, number, game)) }</ul>
            if list.more > 0 {
                <p><button type="button" onclick={onmore}>{ t!(kept::show_more, count = list.more) }</button></p>
            }
        </section>
    }
}

/// A saved game, by its position in the list, from 1.
fn saved_game(dispatch: &Dispatch, number: usize, game: &SavedGameEntry) -> Html {
    let button =
        |text: &'static str, label: String, class: Option<&'static str>, msg: fn(String) -> Msg| {
            let key = game.key.clone();
            let onclick = dispatch.callback(move |_: MouseEvent| msg(key.clone()));
            html! { <button type="button" {class} aria-label={label} {onclick}>{ text }</button> }
        };
    let resume = |key| SavesMsg::Take(key).into();
    let resume = match game.state {
        State::Going => {
            let label = t!(kept::go_on_with, number);
            button(t!(kept::go_on), label, Some("main"), resume)
        }
        State::Over => button(t!(kept::look), t!(kept::look_at, number), None, resume),
        State::Spoilt => Html::default(),
    };
    let player = |(seat, who): &(&SeatName, String)| {
        let class = classes!("player", colour_class(seat.key));
        html! { <span {class}>{ format!("{} ({who})", seat.colour) }</span> }
    };
    let says = match game.changed {
        0 => game.says.clone(),
        changed => format!("{}, {}", game.says, relative_date::told_now(changed)),
    };
    html! {
        <li key={&*game.key} class="kept-game">
            if let Some(picture) = &game.picture {
                { mini_board(picture) }
            } else {
                <span class="unknown">{ "?" }</span>
            }
            <p class="about">
                <b>{ &game.title }</b>
                <span class="players">{ for game.players.iter().map(player) }</span>
                <span class="says">{ says }</span>
            </p>
            <p class="deeds">
                if game.state != State::Spoilt {
                    { resume }
                    { button(t!(page::replay), t!(kept::replay_of, number), None, |key| GameMsg::Replay(Some(key)).into()) }
                    { button(t!(review::open), t!(review::open_of, number), None, |key| ReviewMsg::Open(Some(key)).into()) }
                    { button(t!(kept::copy), t!(kept::copy_of, number), None, |key| SavesMsg::Copy(key).into()) }
                }
                { button(t!(kept::download), t!(kept::download_of, number), None, |key| SavesMsg::Download(key).into()) }
                { button(t!(kept::delete), t!(kept::delete_of, number), None, |key| SavesMsg::Delete(key).into()) }
            </p>
        </li>
    }
}
