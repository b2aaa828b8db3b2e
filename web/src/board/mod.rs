//! The board with everything on it.

pub mod animation;
pub mod cursor;
pub mod drag;
pub mod draw;
pub mod highlights;
pub mod key_bindings;
pub mod pawns;
pub mod spaces;
pub mod theme;

use std::rc::Rc;

use rules::board::{Board as Layout, Space};
use rules::seat::SeatName;
use table::scene::Scene;
use table::touch::{self, Touched};
use web_sys::Element;
use words::say;
use yew::prelude::*;

use crate::board::cursor::Here;
use crate::board::drag::Drag;
use crate::board::draw::element;
use crate::board::highlights::{arrow, marks};
use crate::board::pawns::pawns;
use crate::board::spaces::{Spaces, VIEW_BOX};
use crate::game::cards::pile;
use crate::game::space_badges::badges;
use crate::game::threats::warnings;
use crate::markup::classes;
use crate::markup::when;

/// A finger reaches so far, in CSS pixels.
const REACH: f64 = 22.0;

/// What a player does on the board.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// Chooses a space, by pointer or key.
    Choose(Space),
    /// Touches between two that are as near.
    Doubt(Space, Space),
    /// Presses beside everything.
    Miss,
    /// Begins to drag the pawn on a space.
    Hold(Space),
    /// Drops the pawn from a space: on another, or beside all.
    Drop(Space, Option<Space>),
}

/// The group "Board".
pub fn board(
    layout: &Rc<Layout>,
    seats: &'static [SeatName],
    scene: &Rc<Scene>,
    names: bool,
    drag: &Drag,
    here: Option<&Here>,
    ondeed: &Callback<Deed>,
) -> Html {
    let at = {
        let (layout, scene) = (layout.clone(), scene.clone());
        move |event: &MouseEvent| touched(&scene, &layout, event)
    };
    let onclick = {
        let (at, drag, ondeed) = (at.clone(), drag.clone(), ondeed.clone());
        move |event: MouseEvent| {
            // The click that a drop ends with was no tap.
            if drag.take_dropped() {
                return;
            }
            ondeed.emit(match at(&event) {
                Touched::Space(space) => Deed::Choose(space),
                Touched::Either(one, other) => Deed::Doubt(one, other),
                Touched::Beside => Deed::Miss,
            });
        }
    };
    let onpointerdown = {
        let (at, drag, scene) = (at.clone(), drag.clone(), scene.clone());
        move |event: PointerEvent| {
            if let Touched::Space(space) = at(&event)
                && event.is_primary()
                && event.button() == 0
            {
                drag.press(&scene, space, &event);
            }
        }
    };
    let onpointermove = {
        let (drag, ondeed) = (drag.clone(), ondeed.clone());
        move |event: PointerEvent| {
            if let Some(from) = drag.pull(&event) {
                ondeed.emit(Deed::Hold(from));
            }
        }
    };
    let onpointerup = {
        let (drag, ondeed) = (drag.clone(), ondeed.clone());
        move |event: PointerEvent| {
            if let Some(from) = drag.release() {
                let to = match at(&event) {
                    Touched::Space(space) | Touched::Either(space, _) => Some(space),
                    Touched::Beside => None,
                };
                ondeed.emit(Deed::Drop(from, to));
            }
        }
    };
    let onpointercancel = {
        let (drag, ondeed) = (drag.clone(), ondeed.clone());
        move |_: PointerEvent| {
            if let Some(from) = drag.release() {
                ondeed.emit(Deed::Drop(from, None));
            }
        }
    };
    let turned = ["", "turned-1", "turned-2", "turned-3"];
    let class = classes(&[
        "board",
        layout.dress,
        when(names, "names"),
        turned[usize::from(scene.turns % 4)],
        when(scene.plain, "plain"),
    ]);
    element!(
        "div",
        "class" = &class,
        "role" = "group",
        "aria-label" = say!(play::board),
        "data-zone" = "board",
        "data-position" = &scene.position,
        "data-turns" = &scene.turns.to_string(),
        html! {
            <>
            // The one stop of the Tab key: keys lead about within.
            <svg viewBox={VIEW_BOX} role="application" aria-label={say!(play::spaces)} tabindex="0"
                aria-activedescendant={here.map(|here| here.id.clone())}
                {onclick} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel}>
                <Spaces board={layout.clone()} {seats} language={words::language()} />
                { marks(layout, scene) }
                { pile(layout, scene) }
                { pawns(layout, scene, seats) }
                { badges(layout, &scene.notes) }
                { warnings(&scene.pawns) }
                { arrow(scene) }
                // One child each, whether there is something or not: else others would be drawn anew.
                { here.map(|here| here.mark.clone()).unwrap_or_default() }
            </svg>
            { here.map(|here| here.said.clone()).unwrap_or_default() }
            </>
        },
    )
}

/// The step of what the pointer or the focus has come to, as it stands in `data-step`.
///
/// A focus that the page has moved after a tap is not seen, and points at nothing.
pub fn pointed(event: &Event) -> Option<String> {
    let target = event.target_dyn_into::<Element>()?;
    if event.type_() == "focusin" && !target.matches(":focus-visible").unwrap_or(true) {
        return None;
    }
    let holder = target.closest("[data-step]").ok()??;
    holder.get_attribute("data-step")
}

/// What a pointer means. A press without a place, such as a screen reader makes, comes in the
/// middle of the element that it means.
fn touched(scene: &Scene, layout: &Layout, event: &MouseEvent) -> Touched {
    let place = || {
        let target = event.target_dyn_into::<Element>()?;
        let units = drag::units(&target)?;
        Some(if event.type_() == "click" && event.detail() == 0 {
            let target = target.get_bounding_client_rect();
            let middle = (
                target.left() + target.width() / 2.0,
                target.top() + target.height() / 2.0,
            );
            (units.of(middle), units.per_pixel)
        } else {
            (units.of(drag::place(event)), units.per_pixel)
        })
    };
    place().map_or(Touched::Beside, |(at, per_pixel)| {
        touch::touched(scene, layout, at, REACH * per_pixel)
    })
}
