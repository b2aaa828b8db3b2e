//! A picture of the last position of a game, to be shared.

use std::rc::Rc;

use table::game_session::{self, GameSession};
use table::status::only_person;
use table::today::Score;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlInputElement};
use words::{capitalised, t};
use yew::prelude::*;

use crate::home::mini_board::{BoardPicture, board_picture};
use crate::platform::share;

/// The name of the file.
const FILE: &str = "turnout.png";

/// Props of [`Picture`].
#[derive(Properties, PartialEq)]
pub struct PictureProps {
    /// The record of the game.
    pub record: AttrValue,
    /// The result.
    pub score: Score,
    /// The day of the game, in words.
    pub date: AttrValue,
}

/// The board, whether names stand below it, and the button that shares it. It is drawn when it is asked for.
#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let is_open = use_state_eq(|| false);
    let has_names = use_state_eq(|| false);
    let said = use_state_eq(|| "");
    let node = use_node_ref();
    let table = use_memo((props.record.clone(), *is_open), |(record, is_open)| {
        is_open.then(|| game_session::resume(record).ok())?
    });
    let Some(table) = &*table else {
        let onopen = move |_: MouseEvent| is_open.set(true);
        return html! { <button type="button" onclick={onopen}>{ t!(today::as_picture) }</button> };
    };
    let onnames = {
        let has_names = has_names.clone();
        move |event: Event| {
            has_names.set(event.target_unchecked_into::<HtmlInputElement>().checked())
        }
    };
    let PictureProps { score, date, .. } = props;
    let mut lines = vec![
        score.ruleset.edition.title().to_owned(),
        t!(today::on_picture, date = date.as_str()),
        capitalised(&score.result()),
        capitalised(&score.details().join(", ")),
    ];
    lines.extend(has_names.then(|| names(table)));
    let bars = score.review.map(|review| review.course.heights().to_vec());
    let bars = bars.unwrap_or_default();
    let onshare = {
        let (node, said) = (node.clone(), said.clone());
        move |_: MouseEvent| {
            let figure = node.cast::<Element>();
            let drawing = figure.and_then(|figure| figure.query_selector("svg").ok().flatten());
            let (lines, bars, said) = (lines.clone(), bars.clone(), said.clone());
            spawn_local(async move {
                let is_made = match drawing {
                    Some(drawing) => share::picture(&drawing, lines, bars, FILE).await,
                    None => false,
                };
                said.set(if is_made { "" } else { t!(today::no_picture) });
            });
        }
    };
    let label = match share::has_sheet() {
        true => t!(share::by_system),
        false => t!(today::save_picture),
    };
    let board = Rc::new(BoardPicture::of(table, only_person(table)));
    html! {
        <figure ref={node} class="today-picture">
            { board_picture(&board) }
            <figcaption>
                { score.shared(date) }
                if *has_names {
                    <br />{ names(table) }
                }
            </figcaption>
            <label><input type="checkbox" checked={*has_names} onchange={onnames} />{ t!(today::with_names) }</label>
            <button type="button" class="main" onclick={onshare}>{ label }</button>
            <p role="status">{ *said }</p>
        </figure>
    }
}

/// What the players are called.
fn names(table: &GameSession) -> String {
    table.names(table.seats().collect())
}
