//! The tools of a game.

use table::scene::Capabilities;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::game::menu::GameKind;
use crate::game::moves::MovesButton;
use crate::markup::count_render;
use crate::page::dialogs::DialogMsg;
use crate::page::use_dispatch;
use crate::settings::store::SettingsMsg;
use crate::settings::table::Setting;

/// What lies open over the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// The log.
    Log,
    /// The menu.
    Menu,
}

/// Props of [`Toolbar`].
#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    /// What may be done.
    pub can: Capabilities,
    /// What kind of game it is.
    pub kind: GameKind,
    /// How many moves there are.
    pub moves: usize,
    /// Whether the list of moves is open.
    pub moves_open: bool,
    /// Opens or closes that list.
    pub ontoggle: Callback<()>,
    /// Whether sounds can be heard.
    pub is_audible: bool,
}

/// The row of tools. None of them comes or goes during a game, so that none moves.
#[component]
pub fn Toolbar(props: &ToolbarProps) -> Html {
    count_render("Toolbar");
    let dispatch = use_dispatch();
    let ToolbarProps { can, kind, .. } = *props;
    let watching = kind == GameKind::Replay;
    html! {
        <div class="tools">
            <MovesButton count={props.moves} open={props.moves_open} ontoggle={props.ontoggle.clone()} hidden={watching} />
            <SoundButton on={props.is_audible} />
            <button type="button" class="undo" data-zone="undo" hidden={watching}
                aria-disabled={(!can.undo).to_string()} onclick={dispatch.on_click(Intent::Undo)}>
                { t!(page::undo) }
            </button>
            <button type="button" hidden={watching} aria-disabled={(!can.hint).to_string()}
                onclick={dispatch.on_click(Intent::Hint)}>
                { t!(page::hint) }
            </button>
            <ThreatsButton shown={can.threats} hidden={kind != GameKind::Played} />
            <button type="button" class="opens-menu" aria-haspopup="dialog"
                onclick={dispatch.callback(|_| DialogMsg::Drawer(Some(Drawer::Menu)))}>
                { t!(page::menu) }
            </button>
        </div>
    }
}

/// Props of [`ThreatsButton`].
#[derive(Properties, PartialEq)]
pub struct ThreatsButtonProps {
    /// Whether threats are shown; none where they cannot be.
    pub shown: Option<bool>,
    /// Whether there are none in this kind of game.
    pub hidden: bool,
}

/// The switch "Threats".
#[component]
pub fn ThreatsButton(props: &ThreatsButtonProps) -> Html {
    count_render("ThreatsButton");
    let dispatch = use_dispatch();
    let shown = props.shown == Some(true);
    let onclick = match props.shown {
        Some(shown) => dispatch.on_click(Intent::ShowThreats(!shown)),
        None => Callback::noop(),
    };
    html! {
        <button type="button" class="threats" hidden={props.hidden} aria-pressed={shown.to_string()}
            aria-disabled={props.shown.is_none().to_string()} {onclick}>
            { t!(page::threats) }
        </button>
    }
}

/// Props of [`SoundButton`].
#[derive(Properties, PartialEq)]
pub struct SoundButtonProps {
    /// Whether sounds can be heard.
    pub on: bool,
}

/// The switch "Sound", a loudspeaker: one tap is silence.
#[component]
pub fn SoundButton(props: &SoundButtonProps) -> Html {
    count_render("SoundButton");
    let on = props.on;
    let onclick =
        use_dispatch().callback(move |_: MouseEvent| SettingsMsg::turn(Setting::Sound, !on));
    html! {
        <button type="button" class="speaker" aria-label={t!(settings::sound)} title={t!(settings::sound)}
            aria-pressed={on.to_string()} {onclick}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path class="cone" d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" />
                if on {
                    <path d="M15 9.2a4 4 0 0 1 0 5.6M17.6 6.6a7.6 7.6 0 0 1 0 10.8" />
                } else {
                    <path d="M15.5 9.5l5 5M20.5 9.5l-5 5" />
                }
            </svg>
        </button>
    }
}
