//! Who plays, and how far each has come.

use table::scene::Plate;
use yew::prelude::*;

use super::dress::emblem;
use super::{colour_class, truth};

/// The plates of the seats in play, in turn order.
pub fn plates(plates: &[Plate]) -> Html {
    let each = |plate: &Plate| {
        let name = (plate.name != plate.colour)
            .then(|| html! { <span class="name">{ &plate.name }</span> });
        let opened = plate.opened.as_ref().map(|dice| {
            let dice: Vec<_> = dice.iter().map(u8::to_string).collect();
            html! { <span class="opened">{ "threw " }{ dice.join(" and ") }</span> }
        });
        html! {
            <li class={classes!("plate", colour_class(plate.colour), plate.to_act.then_some("to-act"))}
                aria-current={truth(plate.to_act)}>
                { emblem::small(plate.seat.index()) }
                <span class="colour">{ plate.colour }</span>
                <span class="home">{ plate.tally }<span class="word">{ " " }{ plate.tally_word }</span></span>
                { for name }
                { for opened }
            </li>
        }
    };
    html! {
        <ul class="plates" aria-label="Players">{ for plates.iter().map(each) }</ul>
    }
}
