//! Who plays, and how far each has come.

use table::scene::Plate;
use table::session::Message;
use yew::prelude::*;

use super::dress::emblem;
use super::{classes, colour_class, truth, when};

/// The plates of the seats in play, in turn order. Where another player is to be chosen, the plates of
/// those who can be are buttons.
pub fn plates(plates: &[Plate], onmessage: &Callback<Message>) -> Html {
    let each = |plate: &Plate| {
        let name = (plate.name != plate.colour)
            .then(|| html! { <span class="name">{ &plate.name }</span> });
        let opened = plate.opened.as_ref().map(|dice| {
            let dice: Vec<_> = dice.iter().map(u8::to_string).collect();
            html! { <span class="opened">{ "threw " }{ dice.join(" and ") }</span> }
        });
        html! {
            <li class={classes(&["plate", &colour_class(plate.colour), when(plate.to_act, "to-act")])}
                data-seat={plate.seat.0.to_string()} aria-current={truth(plate.to_act)}>
                { emblem::small(plate.colour) }
                <span class="colour">{ plate.colour }</span>
                <span class={classes(&["home", plate.tally_word])}>{ plate.tally }<span class="word">{ " " }{ plate.tally_word }</span></span>
                { for name }
                { for opened }
                { for plate.step.as_ref().map(|step| choose(plate, step, onmessage)) }
            </li>
        }
    };
    html! {
        <ul class="plates" aria-label="Players">{ for plates.iter().map(each) }</ul>
    }
}

/// A button over the whole plate.
fn choose(plate: &Plate, step: &str, onmessage: &Callback<Message>) -> Html {
    let seat = plate.seat;
    let onclick = onmessage.reform(move |_: MouseEvent| Message::ChooseSeat(seat));
    html! {
        <button type="button" class="choose" data-step={step.to_owned()}
            aria-label={format!("Choose {}", plate.colour)} {onclick} />
    }
}
