//! The keys that the board knows, and how much is said.

use table::speech::Speech;
use web_sys::HtmlInputElement;
use words::{Plain, say, text};
use yew::prelude::*;

use super::choice::one_of;
use super::draw::{element, together, words};
use super::modal::modal;
use crate::press::Press;

/// Keys that are always there, and what they do.
const KEYS: [(Plain, Plain); 6] = [
    (text!(keys::right_left), text!(keys::right_left_does)),
    (text!(keys::up_down), text!(keys::up_down_does)),
    (text!(keys::home_end), text!(keys::home_end_does)),
    (text!(keys::page_down_up), text!(keys::page_down_up_does)),
    (
        text!(keys::enter_or_space),
        text!(keys::enter_or_space_does),
    ),
    (text!(keys::escape), text!(keys::escape_does)),
];

/// Letters with and without Shift, and what they do.
const WITH_SHIFT: [(char, Plain); 2] = [
    ('P', text!(keys::pawns)),
    ('C', text!(keys::page_down_up_does)),
];

/// Letters, and what they do.
const LETTERS: [(char, Plain); 6] = [
    ('B', text!(keys::read_board)),
    ('D', text!(keys::read_dice)),
    ('M', text!(keys::read_moves)),
    ('L', text!(keys::read_last)),
    ('T', text!(keys::read_turn)),
    ('?', text!(keys::this_list)),
];

/// The dialog "Keyboard shortcuts".
pub fn keys(
    letters: bool,
    speech: Speech,
    onpress: &Callback<Press>,
    onclose: Callback<()>,
) -> Html {
    let row =
        |key: &str, does: &Plain| together(vec![words("dt", "", key), words("dd", "", does.say())]);
    let list = |rows| element!("dl", "class" = "facts", { together(rows) });
    let keys = KEYS.iter().map(|(key, does)| row(key.say(), does));
    let with_shift = WITH_SHIFT.iter().map(|(letter, does)| {
        let key = say!(keys::with_shift, letter = *letter);
        row(&key, does)
    });
    let alone = LETTERS
        .iter()
        .map(|(letter, does)| row(&letter.to_string(), does));
    let onletters = onpress.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Press::Letters(input.checked())
    });
    let speech = one_of(
        ("wish", say!(keys::speech)),
        &Speech::ALL,
        speech,
        |each| (each.name(), each.title()),
        onpress.reform(Press::Speak),
    );
    let says = html! {
        <>
            <p>{ say!(keys::heard) }</p>
            { list(keys.collect()) }
            <label class="wish">
                <input type="checkbox" checked={letters} onchange={onletters} />{ say!(keys::letters) }
            </label>
            { list(with_shift.chain(alone).collect()) }
            <p>{ say!(keys::speech_about) }</p>
            { speech }
        </>
    };
    modal(say!(page::keys), onclose, says)
}
