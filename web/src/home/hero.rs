//! The top of the home page: the last game large, to continue or to play again.

use std::rc::Rc;

use table::about_games::who_plays;
use table::address::Address;
use table::draft::first_game;
use table::game_session;
use table::kept_rules::KeptRules;
use table::setup::{Setup, can_play};
use words::t;
use yew::prelude::*;

use super::mini_board::{BoardPicture, board_picture};
use crate::board::dice::resting_dice;
use crate::markup::fresh;
use crate::page::route::parsed;
use crate::page::{Dispatch, Msg};
use crate::platform::player_history;
use crate::setup::store::{SetupMsg, proposed_level};

/// The game that "Play" starts: the last one that was started, or a proposed one.
pub struct LastGame {
    /// How it is set up.
    pub setup: Setup,
    /// Its board.
    picture: Option<Rc<BoardPicture>>,
}

impl LastGame {
    /// The game of this setup.
    pub fn of(setup: Setup) -> LastGame {
        let table = game_session::open(&setup, None);
        LastGame {
            picture: table
                .ok()
                .map(|table| Rc::new(BoardPicture::of(&table, setup.own_seat()))),
            setup,
        }
    }
}

/// The last game that was started, else the one for a first visit.
pub fn last_setup() -> Setup {
    setup_of(player_history::last_game().as_deref())
}

/// The game of an address, else the one for a first visit.
pub fn setup_of(fragment: Option<&str>) -> Setup {
    match fragment.map(parsed) {
        Some(Address::New {
            setup, problems, ..
        }) if problems.is_empty() && is_playable(&setup) => setup,
        _ => first_game(proposed_level()),
    }
}

fn is_playable(setup: &Setup) -> bool {
    let seats = setup.taken().map(|(seat, ..)| seat).collect();
    can_play(setup.ruleset, seats).is_ok()
}

/// The game that "Play" starts: its board, its name, and who plays.
pub fn hero(dispatch: &Dispatch, last: &LastGame, kept: &KeptRules, daily: Html) -> Html {
    let LastGame { setup, picture } = last;
    let words = html! {
        <>
            <h1 id="hero-title">{ fresh(&kept.title(setup.ruleset)) }</h1>
            <p>{ fresh(&who_plays(setup)) }</p>
        </>
    };
    let onclick = dispatch.callback(|_: MouseEvent| Msg::from(SetupMsg::PlayLast));
    html! {
        <section class="hero" aria-labelledby="hero-title">
            { hero_parts(picture.as_ref(), words, t!(home::play), onclick, daily) }
        </section>
    }
}

/// The large board, the title and players of its game, the button "Play" or "Continue", and today's game.
pub fn hero_parts(
    picture: Option<&Rc<BoardPicture>>,
    words: Html,
    button: &'static str,
    onclick: Callback<MouseEvent>,
    daily: Html,
) -> Html {
    html! {
        <>
            <div class="hero-board">
                { for picture.map(board_picture) }
                if picture.is_some_and(|picture| picture.has_dice) {
                    { resting_dice() }
                }
            </div>
            <div class="hero-says">
                { words }
                <button type="button" class="main hero-button" data-zone="play" {onclick}>{ fresh(button) }</button>
                { daily }
            </div>
        </>
    }
}
