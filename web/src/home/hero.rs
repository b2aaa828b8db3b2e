//! The top of the home page: the last game, to go on with or to play again.

use std::rc::Rc;

use table::game_session;
use words::t;
use yew::prelude::*;

use super::mini_board::{BoardPicture, Little};
use super::quick_game::last_or_default;
use crate::page::use_dispatch;
use crate::saves::entry::{SavedGameEntry, State};
use crate::saves::store::SavesMsg;
use crate::setup::store::SetupMsg;

/// Props of [`Hero`].
#[derive(Properties, PartialEq, Clone)]
pub struct HeroProps {
    /// The key of the saved game to continue; without one, "Play" starts a new game.
    pub continues: Option<AttrValue>,
    /// The name of the game.
    pub title: AttrValue,
    /// Whose turn it is, or who plays.
    pub says: AttrValue,
    /// Its board.
    pub picture: Option<Rc<Little>>,
}

impl HeroProps {
    /// The game to continue, else the game that "Play" starts.
    pub fn of(saved: &[SavedGameEntry]) -> HeroProps {
        let mut games = saved.iter();
        if let Some(game) = games.find(|game| game.state == State::Going) {
            return HeroProps {
                continues: Some(game.key.clone().into()),
                title: game.title.clone().into(),
                says: game.says.clone().into(),
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
        HeroProps {
            continues: None,
            title: setup.ruleset.edition.title().into(),
            says: says.into(),
            picture: table.ok().map(|table| Rc::new(Little::of(&table))),
        }
    }
}

/// The board of the last game, and the button "Play" or "Continue".
#[component]
pub fn Hero(props: &HeroProps) -> Html {
    let dispatch = use_dispatch();
    let (word, onclick) = match &props.continues {
        Some(key) => {
            let key = key.to_string();
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
            if let Some(picture) = &props.picture {
                <BoardPicture picture={picture.clone()} />
            }
            <div class="hero-says">
                <h1 id="hero-title">{ &props.title }</h1>
                <p>{ &props.says }</p>
                <button type="button" class="main hero-button" data-zone="play" {onclick}>{ word }</button>
            </div>
        </section>
    }
}
