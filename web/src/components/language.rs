//! Which language the page speaks.

use words::{Language, say};
use yew::prelude::*;

use super::choice::choice_of;
use super::draw::{all, choice};

/// What finds all of these selects.
pub const SELECTS: &str = ".language select";

/// The select "Language". Each language is called as it calls itself, so that who was given another finds it.
pub fn language_choice(spoken: Language, onchange: Callback<Language>) -> Html {
    let option = |each: Language| choice(each.code().to_owned(), each.name(), each == spoken);
    let options = all(Language::ALL.into_iter().map(option));
    let chosen = move |code: String| {
        if let Some(language) = Language::parse(&code) {
            onchange.emit(language);
        }
    };
    choice_of(
        "speed colours language",
        say!(settings::language),
        options,
        chosen.into(),
    )
}
