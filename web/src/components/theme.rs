//! Which colours the page has.

use words::say;
use yew::prelude::*;

use super::choice::one_of;
use crate::theme::Theme;

/// The select "Theme".
pub fn theme_choice(theme: Theme, onchange: Callback<Theme>) -> Html {
    one_of(
        ("speed colours", say!(settings::colours)),
        &Theme::ALL,
        theme,
        |each| (each.name(), each.title()),
        onchange,
    )
}
