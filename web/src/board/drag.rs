//! Dragging pawns. A pawn follows the pointer, and the session decides what a drop means. How far a finger moves before
//! a drag begins is in `platform/press.rs`.
//!
//! Dragging is optional: a tap on the pawn and a tap on its goal do the same.

use rules::board::{Point, Space};
use table::hit_test::{self, Hit, Target};
use table::scene::Scene;
use table::session::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use crate::board::places::Units;
use crate::board::spaces::VIEW_BOX;
use crate::board::{BoardMsg, pawns};
use crate::platform::press::Place;

const SVG: &str = "http://www.w3.org/2000/svg";
/// The identifier of the dragged pawn, and the selector of its second drawing.
const DRAGGED: &str = "dragged-pawn";
const ABOVE_ALL: &str = ".above-all";

/// A pressed pawn.
pub struct HeldPawn {
    /// Its space.
    pub space: Space,
    /// Whether it can be moved. Otherwise it stays where it is, and a drag is as a tap on it.
    pub is_movable: bool,
    at: Point,
    element: SvgElement,
}

impl HeldPawn {
    /// The pawn that a press on these spaces holds: the first that can be chosen. One that cannot is held only where the
    /// press means no goal.
    pub fn of(scene: &Scene, spaces: &[Space]) -> Option<HeldPawn> {
        let held = |is_movable: bool| {
            spaces.iter().find_map(|space| {
                let mut pawns = scene.board.pawns.iter().enumerate();
                let (index, pawn) = pawns
                    .find(|(_, pawn)| pawn.label.is_some() == is_movable && pawn.space == *space)?;
                Some(HeldPawn {
                    space: *space,
                    is_movable,
                    at: pawn.at,
                    element: pawns::element(index)?.dyn_into().ok()?,
                })
            })
        };
        let mut goals = scene.board.goals.iter();
        let has_goal = goals.any(|goal| spaces.contains(&goal.space));
        held(true).or_else(|| held(false).filter(|_| !has_goal))
    }

    /// Draws the pawn at a place in the window. The drawing itself knows nothing of the drag.
    pub fn follow(&self, at: Place) {
        let Some(units) = Units::of(&self.element).filter(|_| self.is_movable) else {
            return;
        };
        let (x, y) = units.on_board(at);
        let (x, y) = (x - f64::from(self.at.x), y - f64::from(self.at.y));
        let style = self.element.style();
        // It does not fail for such a value.
        let _ = style.set_property("translate", &format!("{x:.0}px {y:.0}px"));
        if self.element.id() != DRAGGED {
            self.element.set_id(DRAGGED);
            show_above_all(&self.element);
        }
    }

    /// Draws the pawn where it stands.
    pub fn put_back(&self) {
        let _ = self.element.style().remove_property("translate");
        let _ = self.element.remove_attribute("id");
        if let Ok(Some(above)) = gloo::utils::document().query_selector(ABOVE_ALL) {
            above.remove();
        }
    }

    /// The goal that a pawn which was chosen before has been dragged to, if it lies as near as a finger slips.
    pub fn goal_beside(&self, scene: &Scene, at: Place) -> Option<Space> {
        let mut pawns = scene.board.pawns.iter();
        let is_chosen = pawns.any(|pawn| pawn.selected && pawn.space == self.space);
        let at = Units::of(&self.element).filter(|_| is_chosen)?.on_board(at);
        hit_test::reached(scene, self.at, at)
    }

    /// What a drop of the pawn means. A goal within reach is meant before any other space.
    pub fn drop(&self, scene: &Scene, hit: &Hit) -> BoardMsg {
        let spaces = hit.spaces();
        let others = spaces.iter().copied().filter(|to| *to != self.space);
        let is_goal = |to: &Space| scene.board.goals.iter().any(|goal| goal.space == *to);
        let (mut goals, others): (Vec<Space>, Vec<Space>) = others.partition(is_goal);
        if goals.is_empty() {
            goals = others;
        }
        match goals.len() {
            0 => Intent::EndDrag.into(),
            1 => Intent::Move(self.space, goals[0]).into(),
            _ => BoardMsg::Unclear(goals.into_iter().map(Target::Space).collect()),
        }
    }
}

/// Draws the dragged pawn a second time, above the dice, and above what lies beside the board.
fn show_above_all(pawn: &Element) {
    let document = gloo::utils::document();
    let drawn = |name, attributes: &[(&str, &str)]| {
        let element = document.create_element_ns(Some(SVG), name).ok()?;
        for (name, value) in attributes {
            element.set_attribute(name, value).ok()?;
        }
        Some(element)
    };
    let above = drawn("svg", &[("class", "above-all"), ("viewBox", VIEW_BOX)]);
    let copy = drawn("use", &[("href", &format!("#{DRAGGED}"))]);
    let board = pawn.closest(".board").ok().flatten();
    if let (Some(above), Some(copy), Some(board)) = (above, copy, board) {
        // Neither has another place in the page yet.
        let _ = above.append_child(&copy);
        let _ = board.append_child(&above);
    }
}
