//! The slider "Volume".

use web_sys::HtmlInputElement;
use words::t;
use yew::prelude::*;

use crate::app::{AppMsg, use_dispatch};
use crate::platform::audio::FULL_VOLUME;

/// Props of [`VolumeSlider`].
#[derive(Properties, PartialEq)]
pub struct VolumeSliderProps {
    /// The volume, from 0 to 100.
    pub volume: u8,
    /// Whether sounds are off.
    pub disabled: bool,
}

/// The slider "Volume". A sample sound plays once the slider is released.
#[component]
pub fn VolumeSlider(props: &VolumeSliderProps) -> Html {
    let dispatch = use_dispatch();
    let oninput = dispatch.callback(|event: InputEvent| AppMsg::Volume(volume(&event)));
    let onchange = dispatch.callback(|event: Event| AppMsg::KeepVolume(volume(&event)));
    html! {
        <label class="volume">
            <span class="word">{ t!(settings::volume) }</span>
            <input type="range" min="0" max={FULL_VOLUME.to_string()} step="5" value={props.volume.to_string()}
                disabled={props.disabled} {oninput} {onchange} />
        </label>
    }
}

/// Where the slider is.
fn volume(event: &Event) -> u8 {
    let slider: HtmlInputElement = event.target_unchecked_into();
    slider.value().parse().unwrap_or_default()
}
