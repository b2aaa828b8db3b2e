//! The hint: the suggested move, the reason, and the chances of winning.

use table::log::Line;
use table::scene::Scene;
use words::say;
use yew::prelude::*;

use crate::game::line::LineText;
use crate::markup::count_render;

/// Props of [`HintPanel`].
#[derive(Properties, PartialEq)]
pub struct HintPanelProps {
    /// The suggested move; none without a hint.
    pub play: Option<Line>,
    /// Why that move.
    pub why: AttrValue,
    /// The best moves with their chances of winning.
    pub chances: Vec<(Line, String)>,
    /// The position that the hint is about.
    pub position: AttrValue,
    /// Whether coordinates are shown.
    pub coordinates: bool,
}

impl HintPanelProps {
    /// The hint that a scene shows.
    pub fn of(scene: &Scene, coordinates: bool) -> HintPanelProps {
        // Without a hint nothing else matters, and nothing is rendered when it changes.
        let position = scene.hint.as_ref().map(|_| scene.position.clone());
        HintPanelProps {
            play: scene.hint.clone(),
            why: scene.why.clone().unwrap_or_default().into(),
            chances: scene.chances.clone(),
            position: position.unwrap_or_default().into(),
            coordinates,
        }
    }
}

/// The hint of the moment.
#[component]
pub fn HintPanel(props: &HintPanelProps) -> Html {
    count_render("HintPanel");
    let text =
        |line: &Line| html! { <LineText line={line.clone()} coordinates={props.coordinates} /> };
    let row = |(play, chance): &(Line, String)| {
        html! { <tr><td>{ text(play) }</td><td>{ chance }</td></tr> }
    };
    html! {
        <div class="hint" hidden={props.play.is_none()}>
            // It may be scrolled where there is little room.
            <p tabindex="0">
                { say!(play::hint) }{ " " }<b>{ for props.play.as_ref().map(text) }</b>
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
