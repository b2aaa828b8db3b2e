//! Games that can be gone on with.

use yew::prelude::*;

/// A kept game, as it is told of.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// "Yellow (Ann), Red: Easy bot".
    pub text: String,
    /// Whether it can be gone on with; else it could not be read.
    pub readable: bool,
    /// The address of its record, for a download.
    pub file: String,
}

/// What the list is given.
#[derive(Properties, PartialEq)]
pub struct KeptGamesProps {
    /// Whether a game is going on.
    pub going: Option<AttrValue>,
    /// The games left before.
    pub games: Vec<Kept>,
    /// Go on with the game that is going on.
    pub onback: Callback<()>,
    /// Go on with the one at this index.
    pub ongo: Callback<usize>,
    /// Let go of the one at this index.
    pub onlet: Callback<usize>,
}

/// The list of unfinished games.
#[component]
pub fn KeptGames(props: &KeptGamesProps) -> Html {
    let going = props.going.as_ref().map(|text| {
        let onclick = props.onback.reform(|_: MouseEvent| ());
        html! {
            <li>
                <span>{ text }</span>
                <button type="button" {onclick}>{ "Go on" }</button>
            </li>
        }
    });
    let each = |(index, game): (usize, &Kept)| {
        let number = index + 1;
        let go = props.ongo.reform(move |_: MouseEvent| index);
        let go_on = game.readable.then(|| {
            html! { <button type="button" onclick={go} aria-label={format!("Go on with game {number}")}>{ "Go on" }</button> }
        });
        let onlet = props.onlet.reform(move |_: MouseEvent| index);
        html! {
            <li>
                <span>{ &game.text }</span>
                { for go_on }
                <a class="button" href={game.file.clone()} download="turnout-save.txt"
                    aria-label={format!("Download game {number}")}>{ "Download" }</a>
                <button type="button" onclick={onlet} aria-label={format!("Delete game {number}")}>{ "Delete" }</button>
            </li>
        }
    };
    let empty = props.going.is_none() && props.games.is_empty();
    html! {
        <section class="kept" aria-labelledby="kept-title" hidden={empty}>
            <h2 id="kept-title">{ "Unfinished games" }</h2>
            <ul>
                { for going }
                { for props.games.iter().enumerate().map(each) }
            </ul>
        </section>
    }
}
