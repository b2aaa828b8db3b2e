//! The dialog "Players": who sits where, to be changed in the middle of a game.

use rules::ruleset::Family;
use table::dice_mode::Stuff;
use table::people::People;
use table::scene::{PlayerPanel, Scene};
use table::session::{Intent, LocalGame};
use table::setup::PERSON;
use table::table_settings::TableSettings;
use words::{capitalised, t};
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::game::player_panels::{face, faces};
use crate::home::mini_board::pawn_picture;
use crate::markup::colour_class;
use crate::page::{Dispatch, use_dispatch};
use crate::portrait::portrait;
use crate::segments::pick;
use crate::setup::dice_mode::dice_mode_select;
use crate::setup::name_box::{NameBox, name_box};
use crate::setup::seat_help::{help, seating_choice, typed};
use crate::setup::store::proposed_level;

/// The dialog "Players": for each seat who plays, and the name; then seating, who rolls, and the help of each person.
pub fn players_dialog(
    dispatch: &Dispatch,
    family: &'static Family,
    scene: &Scene,
    local: &LocalGame,
    people: &People,
) -> Html {
    let table_settings = local.settings().table_settings;
    // Where all players stay who they are.
    let own = scene.seats.own.filter(|_| !local.can_change_players());
    let cards = scene.cards.as_ref();
    let stuff = Stuff {
        cards: cards.is_some(),
        hidden: cards.is_some_and(|cards| cards.has_hands),
    };
    let theme = scene.board.layout.theme;
    let panels = scene.seats.panels.iter();
    let panels: Vec<_> = panels
        .filter(|panel| own.is_none_or(|own| own == panel.seat))
        .collect();
    let onchange = dispatch.callback(Intent::ChangeTableSettings);
    let ondice = onchange.reform(move |manual_dice| TableSettings {
        manual_dice,
        ..table_settings
    });
    let faces = faces(&scene.seats.panels, people);
    let row = |panel: &&PlayerPanel| {
        let seat = panel.seat.0;
        let panel = PlayerPanel {
            portrait: face(&faces, panel.seat),
            ..(*panel).clone()
        };
        html! { <PlayerRow key={seat} {panel} {theme} is_fixed={own.is_some()} /> }
    };
    let persons = panels.iter().filter(|panel| panel.is_person);
    let persons = persons.map(|panel| panel.seat);
    html! {
        <Dialog key="players" title={t!(page::players)}>
            if own.is_none() {
                <p>{ t!(setup::whoever_sits) }</p>
            }
            <div class="players-now">{ for panels.iter().map(row) }</div>
            if own.is_none() {
                { seating_choice(table_settings, &onchange) }
                { dice_mode_select(table_settings.manual_dice, stuff, ondice) }
            }
            { help(family, persons, table_settings, &onchange) }
        </Dialog>
    }
}

#[derive(Properties, PartialEq)]
struct PlayerRowProps {
    panel: PlayerPanel,
    theme: &'static str,
    /// Whether the player stays who they are.
    is_fixed: bool,
}

/// A seat of the dialog "Players".
#[component]
fn PlayerRow(props: &PlayerRowProps) -> Html {
    let dispatch = use_dispatch();
    let panel = &props.panel;
    let seat = panel.seat;
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
    let choice = |group: &str, kind: &'static str, title: String, is_chosen: bool| {
        let onchange = dispatch.callback(move |_: Event| Intent::Sit(seat, kind.to_owned()));
        pick(
            format!("{group}-{}", seat.0),
            group.to_owned(),
            html! { title },
            is_chosen,
            onchange,
        )
    };
    let level = |(kind, _)| {
        choice(
            "level-pick",
            kind,
            capitalised(&t!(table::level, level = kind)),
            panel.kind == kind,
        )
    };
    let asks = t!(people::who_sits, colour = panel.colour);
    html! {
        <fieldset class={classes!("player", colour_class(panel.colour_key))}>
            <legend class="unseen">{ asks }</legend>
            { pawn_picture(props.theme, panel.colour_key) }
            { panel.portrait.as_deref().map(portrait) }
            { name_box(name_now) }
            if !props.is_fixed {
                <span class="segments kinds">
                    { choice("kind", PERSON, t!(setup::person).to_owned(), panel.is_person) }
                    { choice("kind", proposed_level(), t!(people::bot).to_owned(), !panel.is_person) }
                </span>
                if !panel.is_person {
                    <span class="segments kinds levels">{ for bot::levels().into_iter().map(level) }</span>
                }
            }
        </fieldset>
    }
}
