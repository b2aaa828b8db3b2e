//! The top of the home page: the last game, to go on with or to play again.

use std::rc::Rc;

use table::game_session;
use words::t;
use yew::prelude::*;

use super::mini_board::{Little, board_picture};
use super::quick_game::last_or_default;
use crate::page::Dispatch;
use crate::saves::entry::{SavedGameEntry, State};
use crate::saves::store::SavesMsg;
use crate::setup::store::SetupMsg;

/// The game at the top of the home page.
pub struct HeroGame<'a> {
    /// The key of the saved game to continue; without one, "Play" starts a new game.
    pub continues: Option<&'a str>,
    /// The name of the game.
    pub title: &'a str,
    /// Whose turn it is, or who plays.
    pub says: String,
    /// Its board.
    pub picture: Option<Rc<Little>>,
}

impl HeroGame<'_> {
    /// The game to continue, else the game that "Play" starts.
    pub fn of(saved: &[SavedGameEntry]) -> HeroGame<'_> {
        let mut games = saved.iter();
        if let Some(game) = games.find(|game| game.state == State::Going) {
            return HeroGame {
                continues: Some(&game.key),
                title: &game.title,
                says: game.says.clone(),
                picture: game.picture.clone(),
            };
        }
        let setup = last_or_default();
        let table = game_session::open(&setup, None);
        let people = setup.people().count();
        let bots = setup.taken().count() - people;
        let says = match (people, bots) {
            (1, 1..) => t!(home::against_bots, count = bots),
            _ => t!(home::people, count = people + bots),
        };
        HeroGame {
            continues: None,
            title: setup.ruleset.edition.title(),
            says,
            picture: table.ok().map(|table| Rc::new(Little::of(&table))),
        }
    }
}

/// The board of the last game, and the button "Play" or "Continue".
pub fn hero(dispatch: &Dispatch, game: &HeroGame<'_>) -> Html {
    let (word, onclick) = match game.continues {
        Some(key) => {
            let key = key.to_owned();
            let resume = dispatch.callback(move |_: MouseEvent| SavesMsg::Take(key.clone()));
            (t!(home::go_on), resume)
        }
        None => (
            t!(home::play),
            dispatch.callback(|_: MouseEvent| SetupMsg::PlayLast),
        ),
    };
    html! {
        <section class="hero" aria-labelledby="hero-title">
            if let Some(picture) = &game.picture {
                { board_picture(picture) }
            }
            <div class="hero-says">
                <h1 id="hero-title">{ game.title }</h1>
                <p>{ &game.says }</p>
                <button type="button" class="main hero-button" data-zone="play" {onclick}>{ word }</button>
            </div>
        </section>
    }
}
