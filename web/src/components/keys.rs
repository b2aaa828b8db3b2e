//! The keys that the board knows, and how much is said.

use table::speech::Speech;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::choice::choice_of;
use super::draw::{all, choice, element, together, words};
use super::modal::modal;
use crate::press::Press;

/// Keys that are always there, and what they do.
const KEYS: [(&str, &str); 6] = [
    ("Right, Left", "A step on along your way, a step back"),
    ("Up, Down", "The other way, where ways part or meet"),
    ("Home, End", "Where your pawns wait, and home"),
    (
        "Page Down, Page Up",
        "The next that can be chosen, the one before",
    ),
    (
        "Enter or Space",
        "Throw or draw; take a pawn up, or set it down",
    ),
    ("Escape", "Let the pawn go"),
];

/// Letters, and what they do.
const LETTERS: [(&str, &str); 8] = [
    ("P, Shift+P", "Your next pawn, the one before"),
    ("C, Shift+C", "The next that can be chosen, the one before"),
    ("B", "Read the board"),
    ("D", "Read the dice or the card"),
    ("M", "Read the moves"),
    ("L", "Read what has happened since your last turn"),
    ("T", "Whose turn is it?"),
    ("?", "This list"),
];

/// The dialog "Keys".
#[inline(never)]
pub fn keys(
    letters: bool,
    speech: Speech,
    onpress: &Callback<Press>,
    onclose: Callback<()>,
) -> Html {
    let list = |keys: &[(&str, &str)]| {
        let row = |(key, does): &(&str, &str)| {
            together(vec![words("dt", "", key), words("dd", "", does)])
        };
        element!("dl", "class" = "facts", { all(keys.iter().map(row)) })
    };
    let onletters = onpress.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Press::Letters(input.checked())
    });
    let option = |each: Speech| choice(each.name().to_owned(), each.title(), each == speech);
    let options = all(Speech::ALL.into_iter().map(option));
    let onspeech =
        onpress.reform(|name: String| Press::Speak(Speech::parse(&name).unwrap_or_default()));
    let says = html! {
        <>
            <p>{ "These keys are heard while the board has the focus." }</p>
            { list(&KEYS) }
            <label class="wish">
                <input type="checkbox" checked={letters} onchange={onletters} />{ "Letter keys" }
            </label>
            { list(&LETTERS) }
            <p>{ "What is said aloud by a screen reader may be sentences, or as few words as will do." }</p>
            { choice_of("wish", "Speech", options, onspeech) }
        </>
    };
    modal("Keys", onclose, says)
}
