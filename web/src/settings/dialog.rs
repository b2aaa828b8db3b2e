//! The dialog "Settings", and the button that opens it.

use table::speech::Speech;
use table::speed::Speed;
use words::t;
use yew::prelude::*;

use crate::app::{self, AppMsg, Dispatch, Missing, use_dispatch};
use crate::dialogs::dialog::Dialog;
use crate::dialogs::shortcuts::Shortcuts;
use crate::markup::count_render;
use crate::platform::theme::Theme;
use crate::settings::check_box::CheckBox;
use crate::settings::language::LanguageSelect;
use crate::settings::speed::SpeedSelect;
use crate::settings::switch::Switch;
use crate::settings::theme::ThemeSelect;
use crate::settings::volume::VolumeSlider;

/// The player's settings, as they are now.
#[derive(Properties, PartialEq)]
pub struct SettingsDialogProps {
    /// The theme of the page.
    pub theme: Theme,
    /// Whether sounds are on.
    pub sound: bool,
    /// The volume, from 0 to 100.
    pub volume: u8,
    /// The speed of the game that is played, or the next one.
    pub speed: Speed,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// The settings that are on or off.
    pub switches: Vec<(Switch, bool)>,
    /// A language that could not be fetched, and the sentence that says so.
    #[prop_or_default]
    pub missing: Option<(Missing, String)>,
    /// Whether letters are shortcuts.
    pub letters: bool,
    /// How much a screen reader is told.
    pub speech: Speech,
}

/// The dialog "Settings". Every setting is kept in the browser.
#[component]
pub fn SettingsDialog(props: &SettingsDialogProps) -> Html {
    count_render("SettingsDialog");
    let dispatch = use_dispatch();
    let check_box = |switch: Switch, label: &'static str| {
        let found = props.switches.iter().find(|(each, _)| *each == switch);
        let onchange = dispatch.callback(move |on| AppMsg::Switch(switch, on));
        html! { <CheckBox {label} checked={found.is_some_and(|(_, on)| *on)} {onchange} /> }
    };
    html! {
        <Dialog title={t!(settings::title)}>
            <div class="preferences">
                <section class="preference-group">
                    <h3>{ t!(settings::play) }</h3>
                    <SpeedSelect speed={props.speed} onchange={dispatch.callback(AppMsg::Speed)} />
                    { check_box(Switch::AutoPass, t!(settings::auto_pass)) }
                    { check_box(Switch::ForcedMoves, t!(settings::forced_moves)) }
                    { check_box(Switch::Threats, t!(settings::threats)) }
                    { check_box(Switch::MoveList, t!(settings::move_list)) }
                </section>
                <section class="preference-group">
                    <h3>{ t!(settings::look_and_sound) }</h3>
                    <ThemeSelect theme={props.theme} />
                    <LanguageSelect />
                    { for props.missing.iter().map(|(what, sentence)| missing_language(&dispatch, *what, sentence)) }
                    <div class="sounds">
                        <CheckBox label={t!(settings::sound)} checked={props.sound}
                            onchange={dispatch.callback(AppMsg::Sound)} />
                        <VolumeSlider volume={props.volume} disabled={!props.sound} />
                    </div>
                    <CheckBox label={t!(settings::space_names)} checked={props.coordinates}
                        onchange={dispatch.callback(AppMsg::Coordinates)} />
                    { check_box(Switch::OwnColourBelow, t!(settings::own_colour_below)) }
                    { check_box(Switch::KeepAwake, t!(settings::keep_awake)) }
                </section>
            </div>
            <section class="preference-group">
                <h3>{ t!(settings::keyboard) }</h3>
                <Shortcuts letters={props.letters} speech={props.speech} />
            </section>
            <p><button type="button" onclick={dispatch.on_click(app::Dialog::About)}>{ t!(page::about) }</button></p>
        </Dialog>
    }
}

/// A language that could not be fetched, and the button that tries again.
fn missing_language(dispatch: &Dispatch, what: Missing, sentence: &str) -> Html {
    let onclick = dispatch.callback(move |_: MouseEvent| AppMsg::TryAgain(what));
    html! {
        <section class="notice" aria-label={t!(page::notices)}>
            <p role="alert">{ sentence }</p>
            <button type="button" {onclick}>{ t!(page::try_again) }</button>
        </section>
    }
}

/// Props of [`SettingsButton`].
#[derive(Properties, PartialEq)]
pub struct SettingsButtonProps {
    /// Further classes.
    #[prop_or_default]
    pub class: Classes,
}

/// The button that opens the dialog "Settings".
#[component]
pub fn SettingsButton(props: &SettingsButtonProps) -> Html {
    let onclick = use_dispatch().on_click(app::Dialog::Settings);
    html! {
        <button type="button" class={classes!("gear", props.class.clone())} aria-label={t!(settings::title)}
            title={t!(settings::title)} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M3 6h11M20 6h1M3 12h1M10 12h11M3 18h11M20 18h1" />
                <circle cx="17" cy="6" r="3" />
                <circle cx="7" cy="12" r="3" />
                <circle cx="17" cy="18" r="3" />
            </svg>
        </button>
    }
}
