//! The top of the home page: the last game, to go on with or to play again.

use std::rc::Rc;

use words::t;
use yew::prelude::*;

use super::mini_board::{BoardPicture, Little};
use crate::app::{AppMsg, SavedGameMsg, use_dispatch};

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

/// The board of the last game, and the button "Play" or "Continue".
#[component]
pub fn Hero(props: &HeroProps) -> Html {
    let dispatch = use_dispatch();
    let (word, onclick) = match &props.continues {
        Some(key) => {
            let key = key.to_string();
            let resume = dispatch.callback(move |_: MouseEvent| SavedGameMsg::Take(key.clone()));
            (t!(home::go_on), resume)
        }
        None => (
            t!(home::play),
            dispatch.callback(|_: MouseEvent| AppMsg::PlayLast),
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
