//! Games that can be gone on with.

use yew::prelude::*;

use super::draw::{button, button_with, words};
use super::saying;

/// A kept game, as it is told of.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// "Yellow (Ann), Red (easy)".
    pub text: String,
    /// Whether it can be gone on with; else it could not be read.
    pub readable: bool,
    /// The address of its record, for a download.
    pub file: String,
}

/// What can be done with unfinished games.
#[derive(Clone, PartialEq)]
pub struct Deeds {
    /// Go on with the game that is going on.
    pub onback: Callback<()>,
    /// Go on with the one at this index.
    pub ontake: Callback<usize>,
    /// Watch the one at this index from its beginning.
    pub onwatch: Callback<usize>,
    /// Let go of the one at this index.
    pub onlet: Callback<usize>,
}

/// The list of unfinished games: the one that is going on, and those left before.
pub fn kept_games(going: Option<String>, games: &[Kept], deeds: &Deeds) -> Html {
    let empty = going.is_none() && games.is_empty();
    let going = going.map(|text| {
        let onclick = saying(&deeds.onback, ());
        html! {
            <li>
                { words("span", "", &text) }
                { button("main", "Go on", onclick) }
            </li>
        }
    });
    let each = |(index, game): (usize, &Kept)| {
        let number = index + 1;
        let take = saying(&deeds.ontake, index);
        let go_on = game.readable.then(|| {
            let label = format!("Go on with game {number}");
            button_with!("Go on", take, "aria-label" = &label)
        });
        let watch = saying(&deeds.onwatch, index);
        let watch = game.readable.then(|| {
            let label = format!("Replay game {number}");
            button_with!("Replay", watch, "aria-label" = &label)
        });
        let onlet = saying(&deeds.onlet, index);
        let label = format!("Delete game {number}");
        html! {
            <li>
                { words("span", "", &game.text) }
                { for go_on }
                { for watch }
                <a class="button" href={game.file.clone()} download="turnout-save.txt"
                    aria-label={format!("Download game {number}")}>{ "Download" }</a>
                { button_with!("Delete", onlet, "aria-label" = &label) }
            </li>
        }
    };
    html! {
        <section class="kept" aria-labelledby="kept-title" hidden={empty}>
            <h2 id="kept-title">{ "Unfinished games" }</h2>
            <ul>
                { for going }
                { for games.iter().enumerate().map(each) }
            </ul>
        </section>
    }
}
