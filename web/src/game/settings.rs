//! The settings during a game.

use table::session::Message;
use table::speed::Speed;
use web_sys::HtmlInputElement;
use words::say;
use yew::prelude::*;

use crate::app::{Msg, use_dispatch};
use crate::game::menu::MenuDialog;
use crate::markup::count_render;
use crate::platform::theme::Theme;
use crate::settings::language::language_choice;
use crate::settings::sound::sound_switch;
use crate::settings::speed::speed_choice;
use crate::settings::theme::theme_choice;

/// Props of [`GameSettings`].
#[derive(Properties, PartialEq)]
pub struct GameSettingsProps {
    /// How quickly things are shown.
    pub speed: Speed,
    /// The colours of the page.
    pub theme: Theme,
    /// Whether the spaces have names.
    pub names: bool,
    /// Whether sounds are on.
    pub sound: bool,
}

/// The dialog "Settings".
#[component]
pub fn GameSettings(props: &GameSettingsProps) -> Html {
    count_render("GameSettings");
    let dispatch = use_dispatch();
    let onnames = dispatch.callback(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Names(input.checked())
    });
    html! {
        <MenuDialog title={say!(page::settings)}>
            <div class="settings">
                { speed_choice(props.speed, dispatch.callback(Message::Speed)) }
                { theme_choice(props.theme, dispatch.callback(Msg::Theme)) }
                { language_choice(words::language(), dispatch.callback(Msg::Language)) }
                <label class="names-choice">
                    <input type="checkbox" checked={props.names} onchange={onnames} />{ say!(settings::space_names) }
                </label>
                { sound_switch(props.sound, &dispatch.callback(Msg::Sound)) }
            </div>
        </MenuDialog>
    }
}
