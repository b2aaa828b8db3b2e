//! Who plays, and how far each has come.

use rules::seat::Seat;
use table::scene::Plate;
use table::session::Intent;
use words::{list, t};
use yew::prelude::*;

use crate::app::use_dispatch;
use crate::board::theme::emblem;
use crate::markup::{colour_class, count_render};

/// From so many players on, their panels have less room each.
pub const MANY: usize = 5;

/// Props of [`PlayerPanels`].
#[derive(Properties, PartialEq)]
pub struct PlayerPanelsProps {
    /// The seats in play, in turn order.
    pub plates: Vec<Plate>,
    /// The seat of the only person.
    pub own: Option<Seat>,
    /// By how many quarters the board is turned, clockwise.
    pub turns: u8,
}

/// The list of players.
#[component]
pub fn PlayerPanels(props: &PlayerPanelsProps) -> Html {
    count_render("PlayerPanels");
    let plates = &props.plates;
    let many = (plates.len() >= MANY).then_some("many");
    html! {
        <ul class={classes!("plates", many)} role="list" aria-label={t!(page::players)}>
            { for plates.iter().map(|plate| html! { <PlayerPanel key={plate.seat.0} plate={plate.clone()} is_own={Some(plate.seat) == props.own} turns={props.turns} /> }) }
        </ul>
    }
}

/// Props of [`PlayerPanel`].
#[derive(Properties, PartialEq)]
pub struct PlayerPanelProps {
    /// The seat.
    pub plate: Plate,
    /// Whether the only person sits there.
    pub is_own: bool,
    /// By how many quarters the board is turned, clockwise.
    pub turns: u8,
}

/// A pawn as a pictogram, in a square of 22.
pub const PAWN: &str = "M8 2.5a3.3 3.3 0 0 1 2 5.9c.4 3.6 1.4 6.6 3.2 8.6v2H2.8v-2C4.6 15 5.6 12 6 8.4a3.3 3.3 0 0 1 2-5.9z";

/// A player: colour, name, and how many pawns are home. Where another player is to be chosen, the whole panel
/// is a button.
#[component]
pub fn PlayerPanel(props: &PlayerPanelProps) -> Html {
    count_render("PlayerPanel");
    let dispatch = use_dispatch();
    let plate = &props.plate;
    let class = classes!(
        "plate",
        colour_class(plate.colour_key),
        plate.to_act.then_some("to-act"),
        plate.step.is_some().then_some("to-choose"),
        plate.opened.is_some().then_some("with-opened"),
        plate.beside.is_some().then_some("with-beside"),
        place(plate, props.turns),
    );
    let name = if props.is_own && plate.called.is_empty() {
        t!(play::you)
    } else {
        &plate.name
    };
    // The colour stands for who has no name.
    let is_named = name != plate.colour;
    let class = classes!(class, is_named.then_some("named"));
    html! {
        <li {class} data-seat={plate.seat.0.to_string()} aria-current={plate.to_act.to_string()}>
            { emblem::small(plate.colour_key) }
            if is_named {
                <span class="name">{ name }</span>
            }
            <span class="colour">{ plate.colour }</span>
            { progress(plate) }
            if let Some(dice) = &plate.opened {
                <span class="opened">{ opened(dice) }</span>
            }
            if let Some(beside) = &plate.beside {
                <span class="beside">{ beside }</span>
            }
            if let Some(step) = plate.step.clone() {
                <button type="button" class="choose" data-step={step} aria-label={t!(play::choose, colour = plate.colour)}
                    onclick={dispatch.on_click(Intent::ChooseSeat(plate.seat))} />
            }
        </li>
    }
}

/// How far a player has come: pawns that fill as they come home, or what is counted instead.
fn progress(plate: &Plate) -> Html {
    if plate.tallies != "home" {
        return html! {
            <span class={classes!("home", plate.tallies)}>
                { plate.tally }<span class="word">{ " " }{ plate.tally_word }</span>
            </span>
        };
    }
    let pawn = |index: u32| {
        let class = (index < plate.tally).then_some("filled");
        let transform = format!("translate({} 0)", 16 * index);
        html! { <path {class} {transform} d={PAWN} /> }
    };
    let view_box = format!("0 0 {} 22", 16 * plate.pieces.max(1));
    html! {
        <span class="home pips">
            <svg viewBox={view_box} aria-hidden="true">{ for (0..plate.pieces).map(pawn) }</svg>
            <span class="unseen">{ plate.tally }{ " " }{ plate.tally_word }</span>
        </span>
    }
}

/// What a player rolled to see who begins.
fn opened(dice: &[u8]) -> String {
    let dice: Vec<_> = dice.iter().map(u8::to_string).collect();
    t!(play::threw, dice = list(&dice))
}

/// Where the seat sits at a board that is turned, for the style sheet.
pub fn place(plate: &Plate, turns: u8) -> Classes {
    let half = ["", "half-1", "half-2"];
    classes!(
        plate.side.turned(turns).class(),
        half[usize::from(plate.half % 3)]
    )
}
