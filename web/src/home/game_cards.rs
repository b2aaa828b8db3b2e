//! The games to choose from on the home page, each as the lid of its box.

use rules::games::FAMILIES;
use rules::ruleset::{Family, Ruleset};
use table::setup::learned_in;
use words::say;
use yew::prelude::*;

use super::quick_game::family_title;
use crate::app::{Dialog, use_dispatch};
use crate::board::spaces::miniature;
use crate::setup::form::players_and_minutes;
use crate::setup::seats::layout;

/// Props of [`GameCards`].
#[derive(Properties, PartialEq)]
pub struct GameCardsProps {
    /// Whether the player is new: then each card says how long it takes to learn the game.
    pub is_new: bool,
}

/// A card for each game: its board, its name, how many can play and how long it takes.
#[component]
pub fn GameCards(props: &GameCardsProps) -> Html {
    html! {
        <section class="game-cards" aria-label={say!(home::games)}>
            { for FAMILIES.iter().enumerate().map(|(index, family)| html! {
                <GameCard key={index} {index} {family} is_new={props.is_new} />
            }) }
        </section>
    }
}

#[derive(Properties)]
struct GameCardProps {
    index: usize,
    family: &'static Family,
    is_new: bool,
}

impl PartialEq for GameCardProps {
    fn eq(&self, other: &GameCardProps) -> bool {
        (self.index, self.is_new) == (other.index, other.is_new)
    }
}

#[component]
fn GameCard(props: &GameCardProps) -> Html {
    let dispatch = use_dispatch();
    let family = props.family;
    let ruleset = Ruleset::of(family, 0);
    let title = family_title(family);
    let ribbon = learned_in(ruleset).filter(|_| props.is_new);
    let board = layout(ruleset);
    let label = say!(home::play_game, title = title.as_str());
    html! {
        <div class="game-card">
            <button type="button" aria-label={label} onclick={dispatch.on_click(Dialog::Start(props.index))}>
                { for board.map(|board| miniature(&board, family.seats)) }
                <b>{ title }</b>
                <small>{ players_and_minutes(ruleset) }</small>
            </button>
            { for ribbon.map(|time| html! { <span class="ribbon">{ say!(home::learn_in, time) }</span> }) }
        </div>
    }
}
