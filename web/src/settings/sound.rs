//! The switch "Sound".

use words::say;
use yew::prelude::*;

use crate::app::{Msg, use_dispatch};

/// Props of [`SoundSwitch`].
#[derive(Properties, PartialEq)]
pub struct SoundSwitchProps {
    /// Whether sounds are on.
    pub on: bool,
}

/// The switch "Sound".
#[component]
pub fn SoundSwitch(props: &SoundSwitchProps) -> Html {
    let on = props.on;
    let onclick = use_dispatch().callback(move |_: MouseEvent| Msg::Sound(!on));
    html! {
        <button type="button" class="sound" aria-label={say!(settings::sound)} aria-pressed={on.to_string()}
            title={say!(settings::sound)} {onclick}>
            // A loudspeaker; the style sheet shows either its waves or the cross.
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 9h4l5-5v16l-5-5H3z" />
                <path class="waves" d="M15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11" />
                <path class="cross" d="M15.5 9.5l5 5M20.5 9.5l-5 5" />
            </svg>
        </button>
    }
}
