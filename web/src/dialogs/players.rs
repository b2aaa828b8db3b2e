//! The dialog "Players": who sits where, to be changed in the middle of a game.

use table::manual_dice::Stuff;
use table::scene::{PlayerPanel, Scene};
use table::session::Intent;
use table::setup::PERSON;
use table::table_settings::TableSettings;
use web_sys::HtmlSelectElement;
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::dialogs::dialog::Dialog;
use crate::markup::colour_class;
use crate::page::{Dispatch, use_dispatch};
use crate::portrait::portrait;
use crate::setup::dice_mode::dice_mode_select;
use crate::setup::name_box::{NameBox, name_box};
use crate::setup::seat_help::{seat_help, seating_select, typed};

/// The dialog "Players": seating, who rolls, and for each seat a select named by its colour, the
/// name, and what it is given.
pub fn players_dialog(dispatch: &Dispatch, scene: &Scene, table_settings: TableSettings) -> Html {
    // In a game by link all players stay who they are, and those at this device can change their names.
    let own = scene.seats.own.filter(|_| scene.link_turn.is_some());
    let cards = scene.cards.as_ref();
    let stuff = Stuff {
        cards: cards.is_some(),
        hidden: cards.is_some_and(|cards| cards.has_hands),
    };
    let panels = scene.seats.panels.iter();
    let panels = panels.filter(|panel| own.is_none_or(|own| own == panel.seat));
    let onchange = dispatch.callback(Intent::ChangeTableSettings);
    let ondice = onchange.reform(move |manual_dice| TableSettings {
        manual_dice,
        ..table_settings
    });
    html! {
        <Dialog key="players" title={t!(page::players)}>
            if own.is_none() {
                { seating_select(table_settings, &onchange) }
                { dice_mode_select(table_settings.manual_dice, stuff, ondice) }
                <p>{ t!(setup::whoever_sits) }</p>
            }
            { for panels.map(|panel| html! {
                <PlayerRow panel={panel.clone()} {table_settings} is_fixed={own.is_some()} />
            }) }
        </Dialog>
    }
}

#[derive(Properties, PartialEq)]
struct PlayerRowProps {
    panel: PlayerPanel,
    table_settings: TableSettings,
    /// Whether the player stays who they are.
    is_fixed: bool,
}

/// A seat of the dialog "Players".
#[component]
fn PlayerRow(props: &PlayerRowProps) -> Html {
    let dispatch = use_dispatch();
    let panel = &props.panel;
    let seat = panel.seat;
    let onsit = dispatch.callback(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        Intent::Sit(seat, select.value())
    });
    // What is being typed, which the game may keep shortened or trimmed.
    let name = use_state_eq(|| panel.called.clone());
    let onname = {
        let name = name.clone();
        dispatch.callback(move |event: InputEvent| {
            let typed = typed(&event);
            name.set(typed.clone());
            Intent::Name(seat, typed)
        })
    };
    let option = |(kind, title): (&'static str, &'static str)| {
        html! { <option value={kind} selected={panel.kind == kind}>{ title }</option> }
    };
    let name_now = NameBox {
        label: t!(setup::name_of, colour = panel.colour),
        placeholder: match panel.is_person {
            true => t!(setup::name).to_owned(),
            false => panel.name.clone(),
        },
        value: (*name).clone(),
        readonly: props.is_fixed,
        oninput: onname,
    };
    html! {
        <div class={classes!("player", colour_class(panel.colour_key))}>
            <label>
                { emblem::small(panel.colour_key) }
                { panel.portrait.as_deref().map(portrait) }
                <span>{ panel.colour }</span>
                <select onchange={onsit} disabled={props.is_fixed}>
                    { option((PERSON, t!(setup::person))) }
                    { for bot::levels().into_iter().map(option) }
                </select>
            </label>
            <span class="called">
                { name_box(name_now) }
            </span>
            if panel.is_person {
                { seat_help(seat, panel.colour, props.table_settings, &dispatch.callback(Intent::ChangeTableSettings)) }
            }
        </div>
    }
}
