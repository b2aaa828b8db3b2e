//! Dragging pawns. A pawn follows the pointer, and the session decides what a drop means.
//!
//! Dragging is optional: a tap on the pawn and a tap on its goal do the same.

use std::cell::RefCell;
use std::rc::Rc;

use rules::board::{BOARD_SIZE, Space};
use table::scene::Scene;
use web_sys::Element;
use yew::prelude::*;

use crate::board::pawns;

/// The distance, in CSS pixels, from which a movement of the pointer is a drag and no longer a tap.
pub const SLACK: f64 = 8.0;

/// A pawn that may be dragged at the moment. Copies share their state.
#[derive(Clone, Default)]
pub struct Drag(Rc<RefCell<State>>);

impl PartialEq for Drag {
    fn eq(&self, other: &Drag) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Default)]
struct State {
    held: Option<Held>,
    dropped: bool,
}

/// A pressed pawn.
struct Held {
    from: Space,
    /// Whether it can be moved.
    is_movable: bool,
    start: (f64, f64),
    pawn: Element,
    /// Its position, from its attribute.
    stands: String,
    pulled: bool,
}

impl Drag {
    /// Handles a press that may mean these spaces. The first pawn that can be chosen is dragged. Another one stays where
    /// it is; where the press may also mean a goal, it is not held at all.
    pub fn press(&self, scene: &Scene, spaces: &[Space], event: &PointerEvent) {
        let mut state = self.0.borrow_mut();
        state.dropped = false;
        let pawn_on = |is_movable: bool| {
            let on = |space: &Space| {
                let mut pawns = scene.board.pawns.iter();
                pawns.position(|pawn| pawn.label.is_some() == is_movable && pawn.space == *space)
            };
            let found = spaces.iter().find_map(|space| Some((on(space)?, *space)));
            found.map(|(index, space)| (index, space, is_movable))
        };
        let mut goals = scene.board.goals.iter();
        let has_goal = goals.any(|goal| spaces.contains(&goal.space));
        let fixed = || pawn_on(false).filter(|_| !has_goal);
        let Some((index, space, is_movable)) = pawn_on(true).or_else(fixed) else {
            return;
        };
        state.held = pawns::element(index).map(|pawn| Held {
            from: space,
            is_movable,
            start: place(event),
            stands: pawn.get_attribute("transform").unwrap_or_default(),
            pawn,
            pulled: false,
        });
    }

    /// Handles a movement of the pointer. Returns the pawn's space when the drag begins.
    pub fn pull(&self, event: &PointerEvent) -> Option<Space> {
        let mut state = self.0.borrow_mut();
        let held = state.held.as_mut()?;
        let (x, y) = place(event);
        let begins = !held.pulled;
        if begins && (x - held.start.0).hypot(y - held.start.1) < SLACK {
            return None;
        }
        held.pulled = true;
        if !held.is_movable {
            return None;
        }
        let units = units(&held.pawn)?;
        let (x, y) = units.of((x, y));
        let transform = format!("translate({} {})", x as i32, y as i32);
        // This never fails for an ordinary attribute.
        let _ = held.pawn.set_attribute("transform", &transform);
        if begins {
            // The pointer may leave the board; without this we would miss its release.
            let _ = held.pawn.set_pointer_capture(event.pointer_id());
        }
        begins.then_some(held.from)
    }

    /// Handles the release of the pointer. Returns the space of the dragged pawn, if any, and whether it can be moved.
    pub fn release(&self) -> Option<(Space, bool)> {
        let mut state = self.0.borrow_mut();
        let held = state.held.take()?;
        if !held.pulled {
            return None;
        }
        // Back to where it is drawn, since the drawing knows nothing of the drag.
        let _ = held.pawn.set_attribute("transform", &held.stands);
        state.dropped = true;
        Some((held.from, held.is_movable))
    }

    /// Whether a pawn has just been dropped. Returns true only once.
    pub fn take_dropped(&self) -> bool {
        std::mem::take(&mut self.0.borrow_mut().dropped)
    }
}

/// Where an event took place, in CSS pixels of the window.
pub fn place(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The conversion from places in the window to places on the board.
pub struct Units {
    left: f64,
    top: f64,
    /// Board units per CSS pixel.
    pub per_pixel: f64,
}

impl Units {
    /// A place on the board.
    pub fn of(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (
            (x - self.left) * self.per_pixel,
            (y - self.top) * self.per_pixel,
        )
    }
}

/// The conversion for the board that an element is part of.
pub fn units(element: &Element) -> Option<Units> {
    let drawn = element.closest("svg").ok()??.get_bounding_client_rect();
    Some(Units {
        left: drawn.left(),
        top: drawn.top(),
        per_pixel: f64::from(BOARD_SIZE) / drawn.width().max(1.0),
    })
}
