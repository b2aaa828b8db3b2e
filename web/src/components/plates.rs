//! Who plays, and how far each has come.

use table::scene::Plate;
use yew::prelude::*;

use super::{colour_class, truth};

/// What the plates are given.
#[derive(Properties, PartialEq)]
pub struct PlatesProps {
    /// The seats in play, in turn order.
    pub plates: Vec<Plate>,
}

/// The plates of the seats in play.
#[component]
pub fn Plates(props: &PlatesProps) -> Html {
    let plate = |plate: &Plate| {
        let name = if plate.name == plate.colour {
            None
        } else {
            Some(html! { <span class="name">{ &plate.name }</span> })
        };
        html! {
            <li class={classes!("plate", colour_class(plate.colour), plate.to_act.then_some("to-act"))}
                aria-current={truth(plate.to_act)}>
                <span class="swatch" aria-hidden="true"></span>
                <span class="colour">{ plate.colour }</span>
                { for name }
                <span class="home">{ plate.home }{ " home" }</span>
            </li>
        }
    };
    html! {
        <ul class="plates" aria-label="Players">
            { for props.plates.iter().map(plate) }
        </ul>
    }
}
