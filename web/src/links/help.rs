//! How playing by link works.

use words::t;
use yew::prelude::*;

/// The help, half a page, folded.
pub fn link_help() -> Html {
    html! {
        <details class="more link-help">
            <summary>{ t!(by_link::help) }</summary>
            <ol>
                <li>{ t!(by_link::help_invite) }</li>
                <li>{ t!(by_link::help_join) }</li>
                <li>{ t!(by_link::help_turn) }</li>
            </ol>
            <p>{ t!(by_link::help_lost) }</p>
            <p>{ t!(by_link::help_device) }</p>
            <p>{ t!(by_link::help_dice) }</p>
            <p>{ t!(by_link::help_signed) }</p>
            <p>{ t!(by_link::help_bots) }</p>
        </details>
    }
}
