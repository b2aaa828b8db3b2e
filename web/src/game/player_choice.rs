//! The choice of another player, by large faces.

use table::people::People;
use table::scene::PlayerPanel;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::game::player_panels::{face, faces};
use crate::markup::{colour_class, fresh};
use crate::page::Dispatch;

/// A button for each player who may be chosen.
pub fn player_choice(dispatch: &Dispatch, panels: &[PlayerPanel], people: &People) -> Html {
    let faces = faces(panels, people);
    let button = |panel: &PlayerPanel| {
        let step = panel.step.clone()?;
        let onclick = dispatch.on_click(Intent::ChooseSeat(panel.seat));
        let hinted = panel.hinted.then_some("hinted");
        let class = classes!(colour_class(panel.colour_key), hinted);
        Some(html! {
            <button key={panel.seat.0} type="button" {class} data-step={step} {onclick}
                aria-label={t!(play::choose, colour = panel.colour)}>
                { match face(&faces, panel.seat) {
                    Some(portrait) => crate::portrait::portrait(&portrait),
                    None => emblem::small(panel.colour_key),
                } }
                <b>{ fresh(&panel.name) }</b>
                <span class={classes!(panel.collects)}>{ fresh(&panel.tally.to_string()) }</span>
            </button>
        })
    };
    let buttons: Vec<Html> = panels.iter().filter_map(button).collect();
    html! { <div key="players" class="player-choice" hidden={buttons.is_empty()}>{ buttons }</div> }
}
