//! The games to choose from on the home page, each as the lid of its box.

use std::rc::Rc;

use rules::board::Board;
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::seat::SeatName;
use table::about_games::{family_title, players_and_minutes};
use table::address;
use table::setup::learned_in;
use words::t;
use yew::prelude::*;

use crate::board::spaces::plain_miniature;
use crate::markup::memo::memo;
use crate::page::{Dialog, Dispatch};
use crate::platform::player_history;
use crate::setup::seats::layout;

/// A card for each game: the lid of its box, its name, how many can play and how long it takes, and its lessons.
pub fn game_cards(dispatch: &Dispatch) -> Html {
    memo(dispatch.clone(), draw)
}

fn draw(dispatch: &Dispatch) -> Html {
    html! {
        <section class="game-cards" aria-label={t!(home::games)}>
            { for (0..FAMILIES.len()).map(|index| game_card(dispatch, index)) }
        </section>
    }
}

/// The card of the game at this place in the list of games.
fn game_card(dispatch: &Dispatch, index: usize) -> Html {
    let family = FAMILIES[index];
    let ruleset = Ruleset::of(family, 0);
    let title = family_title(family);
    let lessons = learned_in(ruleset).map(|time| {
        let (next, count) = player_history::next_lesson(ruleset.edition.name);
        let learn = match next > 1 {
            true => t!(lessons::number, number = next, count),
            false => t!(home::learn_in, time),
        };
        let href = address::write_lesson(ruleset, next);
        html! { <a class="ribbon" {href} aria-label={format!("{learn}: {title}")}><span>{ learn }</span></a> }
    });
    html! {
        <div class="game-card">
            <button type="button" aria-label={t!(home::play_game, title = title.as_str())}
                onclick={dispatch.on_click(Dialog::Start(Some(index)))}>
                { for layout(ruleset).map(|board| lid(&board, family.seats)) }
                <b>{ title }</b>
                <small>{ players_and_minutes(ruleset) }</small>
            </button>
            { for lessons }
        </div>
    }
}

/// The lid of a game's box; in high contrast its plain board.
fn lid(board: &Rc<Board>, seats: &'static [SeatName]) -> Html {
    html! {
        <span class="lid">
            <img src={lid_file(board)} alt="" width="400" height="300" />
            { plain_miniature(board, seats) }
        </span>
    }
}

/// The picture of the lid of a game's box.
pub fn lid_file(board: &Board) -> String {
    format!("boards/lid-{}.svg", board.theme)
}
