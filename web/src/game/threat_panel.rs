//! What the numbers of the threats on the board mean.

use table::log::Line;
use words::t;
use yew::prelude::*;

use crate::markup::count_render;

/// Props of [`ThreatPanel`].
#[derive(Properties, PartialEq)]
pub struct ThreatPanelProps {
    /// Whether threats are shown.
    pub shown: bool,
    /// What the numbers mean, then a line for each pawn in danger; empty while that is not known.
    pub lines: Vec<Line>,
}

/// What the numbers mean, and for screen readers a line for each pawn.
#[component]
pub fn ThreatPanel(props: &ThreatPanelProps) -> Html {
    count_render("ThreatPanel");
    let (what, pawns) = match props.lines.split_first() {
        Some((what, pawns)) => (&*what.plain, pawns),
        // Keeps the place while the answer is on its way and while others play.
        None => ("\u{a0}", &[][..]),
    };
    html! {
        <div class="dangers" hidden={!props.shown}>
            <p>{ what }</p>
            <ul class="unseen" aria-label={t!(play::danger)} hidden={pawns.is_empty()}>
                { for pawns.iter().map(|line| html! { <li>{ &line.full }</li> }) }
            </ul>
        </div>
    }
}
