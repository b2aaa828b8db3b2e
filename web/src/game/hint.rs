//! The hint: the suggested move, the reason, and the chances of winning, in a bubble over the board.

use rules::board::Point;
use table::log::Line;
use table::scene::{HintText, Scene};
use words::t;
use yew::prelude::*;

use crate::board::bubble::{BubblePlace, use_bubble};
use crate::game::line::line_text;
use crate::markup::count_render;

/// Props of [`HintPanel`].
#[derive(Properties, PartialEq)]
pub struct HintPanelProps {
    /// The hint, if there is one.
    pub hint: Option<HintText>,
    /// The position that the hint is about.
    pub position: AttrValue,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Where the bubble is.
    pub place: BubblePlace,
}

impl HintPanelProps {
    /// The hint that a scene shows. Without a hint nothing else matters, and nothing is rendered when it changes.
    pub fn of(scene: &Scene, coordinates: bool) -> HintPanelProps {
        let hint = scene.moves.hint.clone();
        let position = hint.as_ref().map(|_| scene.position.clone());
        let place = hint.as_ref().map(|_| BubblePlace {
            at: scene
                .board
                .hint_way
                .first()
                .copied()
                .or(Some(scene.board.alert_at)),
            beware: occupied(scene),
        });
        HintPanelProps {
            hint,
            position: position.unwrap_or_default().into(),
            coordinates,
            place: place.unwrap_or_default(),
        }
    }
}

/// What a hint should not cover: its way, where the pawn can go, the dice, and pawns that can move.
fn occupied(scene: &Scene) -> Vec<Point> {
    let mut places = scene.board.hint_way.clone();
    places.extend(scene.board.goals.iter().map(|goal| goal.at));
    places.extend(scene.board.dice.iter().map(|die| die.at));
    let movable = scene.board.pawns.iter().filter(|pawn| pawn.label.is_some());
    places.extend(movable.map(|pawn| pawn.at));
    places
}

/// The hint of the moment.
#[component]
pub fn HintPanel(props: &HintPanelProps) -> Html {
    count_render("HintPanel");
    let text = |line: &Line| line_text(line, props.coordinates);
    let row = |(play, chance): &(Line, String)| {
        html! { <tr><td>{ text(play) }</td><td>{ chance }</td></tr> }
    };
    // An open list of chances needs another place for the bubble.
    let toggles = use_state(|| 0_u32);
    let content = (props.hint.clone(), props.coordinates);
    let bubble = use_bubble(props.place.clone(), (content, *toggles));
    let ontoggle = move |_: Event| toggles.set(*toggles + 1);
    let Some(hint) = &props.hint else {
        return html! { <div ref={bubble} class="hint bubble" hidden=true /> };
    };
    html! {
        <div ref={bubble} class="hint bubble">
            <p>{ t!(play::hint) }{ " " }<b>{ text(&hint.line) }</b>{ ". " }{ &hint.reason }{ "." }</p>
            // Another element for each position, so that it is closed at first.
            <details key={&*props.position} {ontoggle} hidden={hint.chances.is_empty()}>
                <summary>{ t!(play::chances) }</summary>
                if hint.why != hint.reason {
                    <p>{ &hint.why }{ "." }</p>
                }
                <table><tbody>{ for hint.chances.iter().map(row) }</tbody></table>
            </details>
        </div>
    }
}
