//! The tools of a game.

use table::scene::Capabilities;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::app::{AppMsg, use_dispatch};
use crate::game::menu::GameKind;
use crate::game::moves::MovesButton;
use crate::markup::count_render;

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
            <button type="button" class="undo" data-zone="undo" hidden={watching}
                aria-disabled={(!can.undo).to_string()} onclick={dispatch.on_click(Intent::Undo)}>
                { t!(page::undo) }
            </button>
            <button type="button" hidden={watching} aria-disabled={(!can.hint).to_string()}
                onclick={dispatch.on_click(Intent::Hint)}>
                { t!(page::hint) }
            </button>
            <ThreatsButton shown={can.danger} hidden={kind != GameKind::Played} />
            <button type="button" class="opens-menu" aria-haspopup="dialog"
                onclick={dispatch.callback(|_| AppMsg::Drawer(Some(Drawer::Menu)))}>
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
        Some(shown) => dispatch.on_click(Intent::ShowDanger(!shown)),
        None => Callback::noop(),
    };
    html! {
        <button type="button" class="threats" hidden={props.hidden} aria-pressed={shown.to_string()}
            aria-disabled={props.shown.is_none().to_string()} {onclick}>
            { t!(page::threats) }
        </button>
    }
}
