//! Which colours the page has.

use words::say;
use yew::prelude::*;

use super::choice::choice_of;
use super::draw::{all, choice};
use crate::theme::Theme;

/// The select "Colours".
pub fn theme_choice(theme: Theme, onchange: Callback<Theme>) -> Html {
    let option = |each: Theme| choice(each.name().to_owned(), each.title(), each == theme);
    let options = all(Theme::ALL.into_iter().map(option));
    let chosen = move |name: String| {
        if let Some(theme) = Theme::parse(&name) {
            onchange.emit(theme);
        }
    };
    choice_of(
        "speed colours",
        say!(settings::colours),
        options,
        chosen.into(),
    )
}
