//! The list "Your games" on the home page.

use rules::seat::SeatName;
use words::t;
use yew::prelude::*;

use super::entry::{SavedGameEntry, State};
use super::store::SavesMsg;
use crate::game::store::GameMsg;
use crate::home::mini_board::MiniBoard;
use crate::markup::colour_class;
use crate::page::{Dispatch, Msg, use_dispatch};
use crate::platform::relative_date;
use crate::review::store::ReviewMsg;

/// Props of [`SavedGames`].
#[derive(Properties, PartialEq)]
pub struct SavedGamesProps {
    /// The listed games.
    pub games: Vec<SavedGameEntry>,
    /// The number of saved games that are not listed.
    pub more: usize,
    /// The title of the game that was deleted last and can be restored.
    pub deleted: Option<AttrValue>,
}

/// The list of saved games.
#[component]
pub fn SavedGames(props: &SavedGamesProps) -> Html {
    let dispatch = use_dispatch();
    let deleted = props.deleted.as_deref();
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
            <ul aria-labelledby="kept-title">{ for (1..).zip(&props.games).map(|(number, game)| saved_game(&dispatch, number, game)) }</ul>
            if props.more > 0 {
                <p><button type="button" onclick={onmore}>{ t!(kept::show_more, count = props.more) }</button></p>
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
                <MiniBoard picture={picture.clone()} />
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
