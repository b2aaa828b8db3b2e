//! The select "Theme".

use words::t;
use yew::prelude::*;

use crate::app::{AppMsg, use_dispatch};
use crate::platform::theme::Theme;
use crate::settings::select::{Choice, Select};

impl Choice for Theme {
    const ALL: &'static [Theme] = &Theme::ALL;

    fn value(self) -> &'static str {
        self.name()
    }

    fn title(self) -> &'static str {
        self.title()
    }
}

/// Props of [`ThemeSelect`].
#[derive(Properties, PartialEq)]
pub struct ThemeSelectProps {
    /// The theme.
    pub theme: Theme,
}

/// The select "Theme".
#[component]
pub fn ThemeSelect(props: &ThemeSelectProps) -> Html {
    let onchange = use_dispatch().callback(AppMsg::Theme);
    html! {
        <Select<Theme> class="speed colours" label={t!(settings::colours)} now={props.theme} {onchange} />
    }
}
