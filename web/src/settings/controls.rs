//! The controls of settings: check boxes, selects and a slider.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::page::Dispatch;
use crate::settings::select::Select;
use crate::settings::setting::{Group, Kind, Row, Setting};
use crate::settings::store::{Settings, SettingsMsg};

/// The control of a setting.
pub fn control(dispatch: &Dispatch, settings: &Settings, setting: Setting) -> Html {
    let row = setting.row();
    match row.kind {
        Kind::Switch(_) => check_box(dispatch, settings, row),
        Kind::Choice(choices) => {
            let class = match (row.group, setting) {
                (Group::Keyboard, _) => "wish",
                (_, Setting::Language) => "speed language",
                _ => "speed",
            };
            let onchange = dispatch.callback(move |index| SettingsMsg::Set(setting, index as u8));
            html! {
                <Select {class} label={row.label.say()} choices={choices()}
                    now={usize::from(settings.value(setting))} {onchange} />
            }
        }
        Kind::Number(most) => slider(dispatch, settings, row, most),
    }
}

fn check_box(dispatch: &Dispatch, settings: &Settings, row: &Row) -> Html {
    let setting = row.setting;
    let onchange = dispatch.callback(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        SettingsMsg::turn(setting, input.checked())
    });
    html! {
        <label class="wish">
            <input type="checkbox" checked={settings.is_on(setting)} {onchange} />{ row.label.say() }
        </label>
    }
}

/// The slider of the volume. A sample sound plays once the slider is released.
fn slider(dispatch: &Dispatch, settings: &Settings, row: &Row, most: u8) -> Html {
    let setting = row.setting;
    let oninput = dispatch.callback(|event: InputEvent| SettingsMsg::Slide(number(&event)));
    let onchange = dispatch.callback(move |event: Event| SettingsMsg::Set(setting, number(&event)));
    html! {
        <label class="volume">
            <span class="word">{ row.label.say() }</span>
            <input type="range" min="0" max={most.to_string()} step="5" value={settings.value(setting).to_string()}
                disabled={!settings.is_on(Setting::Sound)} {oninput} {onchange} />
        </label>
    }
}

/// Where a slider is.
fn number(event: &Event) -> u8 {
    let slider: HtmlInputElement = event.target_unchecked_into();
    slider.value().parse().unwrap_or_default()
}
