//! The hint: the suggested move, the reason, and the chances of winning, in a bubble over the board.

use rules::board::Point;
use table::log::Line;
use table::scene::Scene;
use words::t;
use yew::prelude::*;

use crate::board::bubble::{BubblePlace, use_bubble};
use crate::game::line::LineText;
use crate::markup::count_render;

/// Props of [`HintPanel`].
#[derive(Properties, PartialEq)]
pub struct HintPanelProps {
    /// The suggested move; none without a hint.
    pub play: Option<Line>,
    /// Why that move, in short.
    pub reason: AttrValue,
    /// Why, compared with other moves.
    pub why: AttrValue,
    /// The best moves with their chances of winning.
    pub chances: Vec<(Line, String)>,
    /// The position that the hint is about.
    pub position: AttrValue,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Where the bubble is.
    pub place: BubblePlace,
}

impl HintPanelProps {
    /// The hint that a scene shows.
    pub fn of(scene: &Scene, coordinates: bool) -> HintPanelProps {
        // Without a hint nothing else matters, and nothing is rendered when it changes.
        let position = scene.hint.as_ref().map(|_| scene.position.clone());
        let place = scene.hint.as_ref().map(|_| BubblePlace {
            at: scene.hint_way.first().copied().or(Some(scene.alert_at)),
            beware: occupied(scene),
        });
        HintPanelProps {
            play: scene.hint.clone(),
            reason: scene.reason.clone().unwrap_or_default().into(),
            why: scene.why.clone().unwrap_or_default().into(),
            chances: scene.chances.clone(),
            position: position.unwrap_or_default().into(),
            coordinates,
            place: place.unwrap_or_default(),
        }
    }
}

/// What a hint should not cover: its way, where the pawn can go, the dice, and pawns that can move.
fn occupied(scene: &Scene) -> Vec<Point> {
    let mut places = scene.hint_way.clone();
    places.extend(scene.goals.iter().map(|goal| goal.at));
    places.extend(scene.board_dice.iter().map(|die| die.at));
    let movable = scene.pawns.iter().filter(|pawn| pawn.label.is_some());
    places.extend(movable.map(|pawn| pawn.at));
    places
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
    // An open list of chances needs another place for the bubble.
    let toggles = use_state(|| 0_u32);
    let content = (props.play.clone(), props.why.clone(), props.coordinates);
    let bubble = use_bubble(props.place.clone(), (content, *toggles));
    let ontoggle = move |_: Event| toggles.set(*toggles + 1);
    html! {
        <div ref={bubble} class="hint bubble" hidden={props.play.is_none()}>
            <p>
                { t!(play::hint) }{ " " }<b>{ for props.play.as_ref().map(text) }</b>
                { ". " }{ &props.reason }{ "." }
            </p>
            // Another element for each position, so that it is closed at first.
            <details key={&*props.position} {ontoggle} hidden={props.chances.is_empty()}>
                <summary>{ t!(play::chances) }</summary>
                if props.why != props.reason {
                    <p>{ &props.why }{ "." }</p>
                }
                <table><tbody>{ for props.chances.iter().map(row) }</tbody></table>
            </details>
        </div>
    }
}
