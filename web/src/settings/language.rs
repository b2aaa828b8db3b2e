//! Which language the page speaks.

use words::{Language, say};
use yew::prelude::*;

use crate::settings::select::one_of;

/// What finds all of these selects.
pub const SELECTS: &str = ".language select";

/// The select "Language". Each language is called as it calls itself, so that who was given another finds it.
pub fn language_choice(spoken: Language, onchange: Callback<Language>) -> Html {
    one_of(
        ("speed colours language", say!(settings::language)),
        &Language::ALL,
        spoken,
        |each| (each.code(), each.name()),
        onchange,
    )
}
