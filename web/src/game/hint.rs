//! The hint: the suggested move, the reason, and the chances of winning.

use table::scene::Scene;
use words::say;
use yew::prelude::*;

use crate::markup::count_render;

/// Props of [`HintPanel`].
#[derive(Properties, PartialEq)]
pub struct HintPanelProps {
    /// The suggested move; none without a hint.
    pub play: Option<AttrValue>,
    /// Why that move.
    pub why: AttrValue,
    /// The best moves with their chances of winning.
    pub chances: Vec<(String, String)>,
    /// The position that the hint is about.
    pub position: AttrValue,
}

impl HintPanelProps {
    /// The hint that a scene shows.
    pub fn of(scene: &Scene) -> HintPanelProps {
        // Without a hint nothing else matters, and nothing is rendered when it changes.
        let position = scene.hint.as_ref().map(|_| scene.position.clone());
        HintPanelProps {
            play: scene.hint.clone().map(AttrValue::from),
            why: scene.why.clone().unwrap_or_default().into(),
            chances: scene.chances.clone(),
            position: position.unwrap_or_default().into(),
        }
    }
}

/// The hint of the moment.
#[component]
pub fn HintPanel(props: &HintPanelProps) -> Html {
    count_render("HintPanel");
    let row = |(play, chance): &(String, String)| {
        html! { <tr><td>{ play }</td><td>{ chance }</td></tr> }
    };
    html! {
        <div class="hint" hidden={props.play.is_none()}>
            // It may be scrolled where there is little room.
            <p tabindex="0">
                { say!(play::hint) }{ " " }<b>{ props.play.clone().unwrap_or_default() }</b>
                { ". " }{ &props.why }{ "." }
            </p>
            // Another element for each position, so that it is closed at first.
            <details key={&*props.position} hidden={props.chances.is_empty()}>
                <summary>{ say!(play::chances) }</summary>
                <table><tbody>{ for props.chances.iter().map(row) }</tbody></table>
            </details>
        </div>
    }
}
