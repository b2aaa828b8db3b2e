//! The tools of a game.

use table::scene::{Capabilities, Scene};
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::game::menu::GameKind;
use crate::game::moves::moves_button;
use crate::markup::memo::memo;
use crate::markup::{count_render, line_icon};
use crate::page::Dispatch;
use crate::page::dialogs::DialogMsg;
use crate::settings::all_settings::Setting;
use crate::settings::store::SettingsMsg;

/// What lies open over the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// The log.
    Log,
    /// The menu.
    Menu,
}

/// The row of tools. None of them comes or goes during a game, so that none moves.
pub fn toolbar(dispatch: &Dispatch, scene: &Scene, moves_open: bool, is_audible: bool) -> Html {
    let tools = Tools {
        can: scene.now.can,
        kind: GameKind::of(scene),
        moves: scene.moves.count,
        moves_open,
        is_audible,
    };
    memo((dispatch.clone(), tools), |(dispatch, tools)| {
        draw(dispatch, tools)
    })
}

#[derive(PartialEq)]
struct Tools {
    can: Capabilities,
    kind: GameKind,
    /// How many moves there are.
    moves: usize,
    moves_open: bool,
    is_audible: bool,
}

fn draw(dispatch: &Dispatch, tools: &Tools) -> Html {
    count_render("Toolbar");
    let Tools { can, kind, .. } = *tools;
    let watching = kind == GameKind::Replay;
    let rounds = can.undone_rounds;
    let undo_reach = (rounds > 0).then(|| t!(page::undo_reach, rounds));
    html! {
        <div class="tools">
            { moves_button(dispatch, tools.moves, tools.moves_open, watching) }
            { sound_button(dispatch, tools.is_audible) }
            <button type="button" class="undo" data-zone="undo" hidden={watching} title={undo_reach}
                aria-disabled={(!can.undo).to_string()} onclick={dispatch.on_click(Intent::Undo)}>
                { t!(page::undo) }
            </button>
            <button type="button" hidden={watching} aria-disabled={(!can.hint).to_string()}
                onclick={dispatch.on_click(Intent::Hint)}>
                { t!(page::hint) }
            </button>
            { threats_button(dispatch, can.threats, kind != GameKind::Played) }
            <button type="button" class="opens-menu" aria-haspopup="dialog"
                onclick={dispatch.callback(|_| DialogMsg::Drawer(Some(Drawer::Menu)))}>
                { t!(page::menu) }
            </button>
        </div>
    }
}

/// The switch "Threats", which knows whether they are shown; nothing in a game without them.
fn threats_button(dispatch: &Dispatch, shown: Option<bool>, watched: bool) -> Html {
    let is_on = shown == Some(true);
    html! {
        <button type="button" class="threats" hidden={watched || shown.is_none()} aria-pressed={is_on.to_string()}
            onclick={dispatch.on_click(Intent::ShowThreats(!is_on))}>
            { t!(page::threats) }
        </button>
    }
}

/// The switch "Sound", a loudspeaker: one tap is silence.
fn sound_button(dispatch: &Dispatch, on: bool) -> Html {
    let onclick = dispatch.callback(move |_: MouseEvent| SettingsMsg::turn(Setting::Sound, !on));
    html! {
        <button type="button" class="icon speaker" aria-label={t!(settings::sound)} title={t!(settings::sound)}
            aria-pressed={on.to_string()} {onclick}>
            { loudspeaker(on) }
        </button>
    }
}

/// A loudspeaker; without waves when sound is off.
pub fn loudspeaker(on: bool) -> Html {
    line_icon(if on {
        "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15 9.2a4 4 0 0 1 0 5.6M17.6 6.6a7.6 7.6 0 0 1 0 10.8"
    } else {
        "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5l5 5M20.5 9.5l-5 5"
    })
}
