//! The board with everything on it.

use std::rc::Rc;

use rules::board::{BOARD_SIZE, Board as Layout, Space};
use rules::seat::SeatName;
use table::scene::Scene;
use table::touch;
use web_sys::Element;
use yew::prelude::*;

use super::pawns::pawns;
use super::spaces::Spaces;

/// A finger reaches so far, in CSS pixels.
const REACH: f64 = 22.0;

/// The group "Board"; a space was chosen, by pointer or key, or a pointer pressed beside all.
pub fn board(
    layout: &Rc<Layout>,
    seats: &'static [SeatName],
    scene: &Rc<Scene>,
    onchoose: &Callback<Space>,
    onmiss: &Callback<()>,
) -> Html {
    let onclick = {
        let (layout, scene) = (layout.clone(), scene.clone());
        let (onchoose, onmiss) = (onchoose.clone(), onmiss.clone());
        move |event: MouseEvent| match touched(&scene, &layout, &event) {
            Some(space) => onchoose.emit(space),
            None => onmiss.emit(()),
        }
    };
    html! {
        <div class={classes!("board", layout.dress)} role="group" aria-label="Board" data-zone="board"
            data-position={scene.position.clone()}>
            <svg viewBox={format!("0 0 {BOARD_SIZE} {BOARD_SIZE}")} {onclick}>
                <Spaces board={layout.clone()} {seats} />
                { pawns(layout, scene, seats, onchoose) }
            </svg>
        </div>
    }
}

/// The space that a pointer means. A press without a place, such as a screen reader makes, comes
/// in the middle of the element that it means.
fn touched(scene: &Scene, layout: &Layout, event: &MouseEvent) -> Option<Space> {
    let target = event.target_dyn_into::<Element>()?;
    let drawn = target.closest("svg").ok()??.get_bounding_client_rect();
    let (x, y) = if event.detail() == 0 {
        let target = target.get_bounding_client_rect();
        (
            target.left() + target.width() / 2.0,
            target.top() + target.height() / 2.0,
        )
    } else {
        (f64::from(event.client_x()), f64::from(event.client_y()))
    };
    let units = f64::from(BOARD_SIZE) / drawn.width().max(1.0);
    let at = ((x - drawn.left()) * units, (y - drawn.top()) * units);
    touch::touched(scene, layout, at, REACH * units)
}
