//! The home page: the last game, the games to choose from, saved games.

use yew::prelude::*;

use super::game_cards::GameCards;
use super::hero::{Hero, HeroProps};

/// Props of [`HomeScreen`].
#[derive(Properties, PartialEq)]
pub struct HomeScreenProps {
    /// The last game.
    pub hero: HeroProps,
    /// Saved games and files.
    pub children: Html,
}

/// The home page.
#[component]
pub fn HomeScreen(props: &HomeScreenProps) -> Html {
    let hero = props.hero.clone();
    html! {
        <main class="front home">
            <Hero ..hero />
            <GameCards />
            { props.children.clone() }
        </main>
    }
}
