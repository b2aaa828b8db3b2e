//! The board with everything on it.

use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board as Layout, Space};
use rules::seat::SeatName;
use table::scene::Scene;
use table::touch;
use web_sys::Element;
use yew::prelude::*;

use super::pawns::Pawns;
use super::spaces::Spaces;

/// A finger reaches so far, in CSS pixels.
const REACH: f64 = 22.0;

/// What the board is given.
#[derive(Properties, Clone)]
pub struct BoardProps {
    /// The layout.
    pub layout: Rc<Layout>,
    /// The game's seats.
    pub seats: &'static [SeatName],
    /// What stands on it.
    pub scene: Rc<Scene>,
    /// A space was chosen, by pointer or key.
    pub onchoose: Callback<Space>,
    /// A pointer pressed where there is no space.
    pub onmiss: Callback<()>,
}

impl PartialEq for BoardProps {
    fn eq(&self, other: &BoardProps) -> bool {
        Rc::ptr_eq(&self.layout, &other.layout)
            && self.scene.position == other.scene.position
            && self.scene.pawns == other.scene.pawns
            && self.scene.goals == other.scene.goals
    }
}

/// The group "Board".
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let svg = use_node_ref();
    let onclick = {
        let props = props.clone();
        let svg = svg.clone();
        move |event: MouseEvent| {
            let Some(element) = svg.cast::<Element>() else {
                return;
            };
            match touched(&props, &element, &event) {
                Some(space) => props.onchoose.emit(space),
                None => props.onmiss.emit(()),
            }
        }
    };
    html! {
        <div class={classes!("board", props.layout.dress)} role="group" aria-label="Board" data-zone="board"
            data-position={props.scene.position.clone()}>
            <svg ref={svg} viewBox={format!("0 0 {BOARD_SIZE} {BOARD_SIZE}")} {onclick}>
                <Spaces board={props.layout.clone()} seats={props.seats} />
                <Pawns pawns={props.scene.pawns.clone()} goals={props.scene.goals.clone()}
                    seats={props.seats} onchoose={props.onchoose.clone()} />
            </svg>
        </div>
    }
}

/// The space that a pointer means. A press without a place, such as a screen reader makes, comes
/// in the middle of the element that it means.
fn touched(props: &BoardProps, svg: &Element, event: &MouseEvent) -> Option<Space> {
    let drawn = svg.get_bounding_client_rect();
    let (x, y) = match event.target_dyn_into::<Element>() {
        Some(target) if event.detail() == 0 => {
            let target = target.get_bounding_client_rect();
            (
                target.left() + target.width() / 2.0,
                target.top() + target.height() / 2.0,
            )
        }
        _ => (f64::from(event.client_x()), f64::from(event.client_y())),
    };
    let units = f64::from(BOARD_SIZE) / drawn.width().max(1.0);
    let at = ((x - drawn.left()) * units, (y - drawn.top()) * units);
    touch::touched(&props.scene, &props.layout, at, REACH * units)
}
