//! The controls of settings: switches, radio buttons, selects and a slider.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::page::Dispatch;
use crate::segments::{pick, segments};
use crate::settings::all_settings::{Kind, Row, Setting};
use crate::settings::select::Select;
use crate::settings::store::{Settings, SettingsMsg};

/// The control of a setting.
pub fn control(dispatch: &Dispatch, settings: &Settings, setting: Setting) -> Html {
    let row = setting.row();
    match row.kind {
        Kind::Switch(_) => switch(dispatch, settings, row),
        // There may be many.
        Kind::Choice(_) if setting == Setting::Language => {
            select(dispatch, settings, setting, "field language")
        }
        Kind::Choice(choices) => {
            let now = usize::from(settings.value(setting));
            let choice = |(index, (_, title)): (usize, (&'static str, &'static str))| {
                let onchange =
                    dispatch.callback(move |_: Event| SettingsMsg::Set(setting, index as u8));
                pick(row.key, "", html! { title }, index == now, onchange)
            };
            let choices = choices().into_iter().enumerate();
            segments(row.label.say(), "", choices.map(choice).collect())
        }
        Kind::Number(most) => slider(dispatch, settings, row, most),
    }
}

/// The select of a setting with choices.
pub fn select(
    dispatch: &Dispatch,
    settings: &Settings,
    setting: Setting,
    class: &'static str,
) -> Html {
    let row = setting.row();
    let choices = match row.kind {
        Kind::Choice(choices) => choices(),
        Kind::Switch(_) | Kind::Number(_) => Vec::new(),
    };
    let onchange = dispatch.callback(move |index| SettingsMsg::Set(setting, index as u8));
    html! {
        <Select {class} label={row.label.say()} {choices}
            now={usize::from(settings.value(setting))} {onchange} />
    }
}

fn switch(dispatch: &Dispatch, settings: &Settings, row: &Row) -> Html {
    let setting = row.setting;
    let onchange = dispatch.callback(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        SettingsMsg::turn(setting, input.checked())
    });
    // Letters need a keyboard.
    let class = classes!("switch", (setting == Setting::Letters).then_some("keys"));
    html! {
        <label {class}>
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
        <label class="field">
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
