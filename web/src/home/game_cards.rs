//! The games to choose from on the home page, each as the lid of its box.

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::address;
use table::setup::learned_in;
use words::t;
use yew::prelude::*;

use super::quick_game::family_title;
use crate::app::{Dialog, use_dispatch};
use crate::board::spaces::miniature;
use crate::platform::storage;
use crate::setup::form::players_and_minutes;
use crate::setup::seats::layout;

/// A card for each game: its board, its name, how many can play and how long it takes, and its lessons.
#[component]
pub fn GameCards() -> Html {
    html! {
        <section class="game-cards" aria-label={t!(home::games)}>
            { for (0..FAMILIES.len()).map(|index| html! { <GameCard key={index} {index} /> }) }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct GameCardProps {
    /// The game's place in the list of games.
    index: usize,
}

#[component]
fn GameCard(props: &GameCardProps) -> Html {
    let dispatch = use_dispatch();
    let family = FAMILIES[props.index];
    let ruleset = Ruleset::of(family, 0);
    let title = family_title(family);
    let lessons = learned_in(ruleset).map(|time| {
        let learn = t!(home::learn_in, time);
        let next = storage::next_lesson(ruleset.edition.name);
        let href = address::write_lesson(ruleset, next);
        html! { <a class="lessons" {href} aria-label={format!("{learn}: {title}")}>{ learn }</a> }
    });
    html! {
        <div class="game-card">
            <button type="button" aria-label={t!(home::play_game, title = title.as_str())}
                onclick={dispatch.on_click(Dialog::Start(props.index))}>
                { for layout(ruleset).map(|board| miniature(&board, family.seats)) }
                <b>{ title }</b>
                <small>{ players_and_minutes(ruleset) }</small>
            </button>
            { for lessons }
        </div>
    }
}
