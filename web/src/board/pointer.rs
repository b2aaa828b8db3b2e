//! What the pointer means: the pawn or space that it touches.

use rules::board::Space;
use table::hit_test::{self, Hit, Precision};
use table::scene::Scene;
use web_sys::Element;
use yew::prelude::*;

use crate::board::places::Units;
use crate::platform::press::{Place, place};

/// The destination of the moving pawn under the pointer, if there is one.
pub fn walking_pawn(scene: &Scene, event: &MouseEvent) -> Option<Space> {
    if scene.board.settled {
        return None;
    }
    let target = event.target_dyn_into::<Element>()?;
    let pawn = target.closest(".pawns > .pawn").ok()??;
    let index: usize = pawn.get_attribute("data-piece")?.parse().ok()?;
    Some(scene.board.pawns.get(index)?.space)
}

/// The place of a click. A click without coordinates, as from a screen reader, counts as a click on the middle of its
/// element, by an exact pointer.
pub fn place_of_click(event: &MouseEvent) -> (Place, bool) {
    let target = event.target_dyn_into::<Element>();
    match target.filter(|_| event.detail() == 0) {
        Some(target) => {
            let target = target.get_bounding_client_rect();
            let x = target.left() + target.width() / 2.0;
            ((x, target.top() + target.height() / 2.0), true)
        }
        None => (place(event), false),
    }
}

/// What a place in the window means on the board that an element is part of.
pub fn touched(scene: &Scene, element: &Element, at: Place, by_finger: bool) -> Hit {
    let Some(units) = Units::of(element) else {
        return Hit::Beside;
    };
    let precision = match by_finger {
        true => Precision::FINGER,
        false => Precision::MOUSE,
    };
    hit_test::touched(
        scene,
        units.on_board(at),
        precision.on_board(units.per_pixel),
    )
}
