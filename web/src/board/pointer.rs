//! What the pointer means: the pawn or space that it touches, and the step or turn that it is over.

use rules::board::Space;
use rules::seat::Seat;
use table::hit_test::{self, Hit, Precision};
use table::scene::Scene;
use web_sys::Element;
use yew::prelude::*;

use crate::board::drag;

/// A target of the pointer or the focus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// A step, from `data-step`.
    Step(String),
    /// The last turn of a player, from `data-turn`.
    Turn(Seat),
}

/// The step or the turn under the pointer or the focus.
///
/// A focus that is not seen, as after a tap, does not count.
pub fn pointed(event: &Event) -> Option<Pointed> {
    let target = event.target_dyn_into::<Element>()?;
    if event.type_() == "focusin" && !target.matches("[data-input=key] *").unwrap_or(true) {
        return None;
    }
    let at = target.closest("[data-step], [data-turn]").ok()??;
    match at.get_attribute("data-step") {
        Some(step) => Some(Pointed::Step(step)),
        None => Some(Pointed::Turn(Seat(
            at.get_attribute("data-turn")?.parse().ok()?,
        ))),
    }
}

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

/// The target of a pointer event. A click without coordinates, as from a screen reader, counts as a click on the
/// middle of its element.
pub fn touched(scene: &Scene, event: &MouseEvent, by_finger: bool) -> Hit {
    let target = event.target_dyn_into::<Element>();
    let Some((target, units)) = target.and_then(|target| {
        let units = drag::units(&target)?;
        Some((target, units))
    }) else {
        return Hit::Beside;
    };
    let is_spoken = event.type_() == "click" && event.detail() == 0;
    let at = match is_spoken {
        true => {
            let target = target.get_bounding_client_rect();
            (
                target.left() + target.width() / 2.0,
                target.top() + target.height() / 2.0,
            )
        }
        false => drag::place(event),
    };
    let precision = match by_finger && !is_spoken {
        true => Precision::FINGER,
        false => Precision::MOUSE,
    };
    hit_test::touched(scene, units.of(at), precision.on_board(units.per_pixel))
}
