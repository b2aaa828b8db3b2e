//! The select "Speed".

use table::speed::Speed;
use words::t;
use yew::prelude::*;

use crate::settings::select::{Choice, Select};

impl Choice for Speed {
    const ALL: &'static [Speed] = &Speed::ALL;

    fn value(self) -> &'static str {
        self.name()
    }

    fn title(self) -> &'static str {
        self.title()
    }
}

/// Props of [`SpeedSelect`].
#[derive(Properties, PartialEq)]
pub struct SpeedSelectProps {
    /// The speed.
    pub speed: Speed,
    /// Called with the speed that was chosen: for the game that is played, or the next one.
    pub onchange: Callback<Speed>,
}

/// The select "Speed".
#[component]
pub fn SpeedSelect(props: &SpeedSelectProps) -> Html {
    html! {
        <Select<Speed> class="speed" label={t!(settings::speed)} now={props.speed} onchange={&props.onchange} />
    }
}
