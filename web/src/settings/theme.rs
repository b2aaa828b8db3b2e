//! Which colours the page has.

use words::say;
use yew::prelude::*;

use crate::platform::theme::Theme;
use crate::settings::select::one_of;

/// The select "Colours".
pub fn theme_choice(theme: Theme, onchange: Callback<Theme>) -> Html {
    one_of(
        ("speed colours", say!(settings::colours)),
        &Theme::ALL,
        theme,
        |each| (each.name(), each.title()),
        onchange,
    )
}
