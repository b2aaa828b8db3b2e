//! Who plays, and how far each has come.

use table::scene::Plate;
use table::session::Intent;
use words::{list, say};
use yew::prelude::*;

use crate::app::use_dispatch;
use crate::board::theme::emblem;
use crate::markup::{colour_class, count_render};

/// Props of [`PlayerPanels`].
#[derive(Properties, PartialEq)]
pub struct PlayerPanelsProps {
    /// The seats in play, in turn order.
    pub plates: Vec<Plate>,
}

/// The list of players.
#[component]
pub fn PlayerPanels(props: &PlayerPanelsProps) -> Html {
    count_render("PlayerPanels");
    let plates = &props.plates;
    let many = (plates.len() >= 5).then_some("many");
    html! {
        <ul class={classes!("plates", many)} aria-label={say!(page::players)}>
            { for plates.iter().map(|plate| html! { <PlayerPanel key={plate.seat.0} plate={plate.clone()} /> }) }
        </ul>
    }
}

/// Props of [`PlayerPanel`].
#[derive(Properties, PartialEq)]
pub struct PlayerPanelProps {
    /// The seat.
    pub plate: Plate,
}

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
        place(plate),
    );
    // What is counted may be the pawns that are home.
    let counted = (plate.tallies != "home").then_some(plate.tallies);
    html! {
        <li {class} data-seat={plate.seat.0.to_string()} aria-current={plate.to_act.to_string()}>
            { emblem::small(plate.colour_key) }
            <span class="colour">{ plate.colour }</span>
            <span class={classes!("home", counted)}>
                { plate.tally }<span class="word">{ " " }{ plate.tally_word }</span>
            </span>
            if plate.name != plate.colour {
                <span class="name">{ &plate.name }</span>
            }
            if let Some(dice) = &plate.opened {
                <span class="opened">{ opened(dice) }</span>
            }
            if let Some(beside) = &plate.beside {
                <span class="beside">{ beside }</span>
            }
            if let Some(step) = plate.step.clone() {
                <button type="button" class="choose" data-step={step} aria-label={say!(play::choose, colour = plate.colour)}
                    onclick={dispatch.on_click(Intent::ChooseSeat(plate.seat))} />
            }
        </li>
    }
}

/// What a player rolled to see who begins.
fn opened(dice: &[u8]) -> String {
    let dice: Vec<_> = dice.iter().map(u8::to_string).collect();
    say!(play::threw, dice = list(&dice))
}

/// Where the seat sits, for the style sheet.
pub fn place(plate: &Plate) -> Classes {
    let half = ["", "half-1", "half-2"];
    classes!(plate.side.class(), half[usize::from(plate.half % 3)])
}
