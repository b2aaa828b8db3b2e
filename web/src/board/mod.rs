//! The board: its layers and pointer input. It knows nothing of the page: who draws it hears what is meant, and hands in what
//! lies over the board.

pub mod animation;
pub mod card_pile;
pub mod close_up;
pub mod cursor;
pub mod dice;
pub mod drag;
pub mod goals;
pub mod highlights;
pub mod marks;
pub mod pawns;
pub mod places;
pub mod plinths;
pub mod pointer;
pub mod space_badges;
pub mod spaces;
pub mod star_heap;
pub mod svg;
pub mod theme;
pub mod threat_badges;
pub mod token;

use std::rc::Rc;

use rules::seat::SeatName;
use table::hit_test::{Hit, Target};
use table::outcome::Finale;
use table::scene::Scene;
use table::session::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use words::t;
use yew::prelude::*;

use crate::board::card_pile::card_pile;
use crate::board::close_up::close_up;
use crate::board::cursor::{CursorView, board_cursor, board_speech};
use crate::board::dice::board_dice;
use crate::board::drag::HeldPawn;
use crate::board::goals::goals;
use crate::board::highlights::{highlights, hint_arrows, hint_numbers, made_arrows};
use crate::board::pawns::pawns;
use crate::board::plinths::{clasps, plinths};
use crate::board::pointer::{place_of_click, touched, walking_pawn};
use crate::board::space_badges::space_badges;
use crate::board::spaces::{VIEW_BOX, board_face};
use crate::board::star_heap::star_heap;
use crate::board::threat_badges::threat_badges;
use crate::markup::count_render;
use crate::platform::press::{self, Place, Step};

/// What a press on the board means.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardMsg {
    /// An intent.
    Intent(Intent),
    /// One of these targets, which are close together.
    Unclear(Vec<Target>),
}

impl From<Intent> for BoardMsg {
    fn from(intent: Intent) -> BoardMsg {
        BoardMsg::Intent(intent)
    }
}

/// Props of [`Board`].
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The game's seats.
    pub seats: &'static [SeatName],
    /// The scene. Each part of the board receives only what it draws of the scene.
    pub scene: Rc<Scene>,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// The keyboard's cursor, once it has been used.
    #[prop_or_default]
    pub here: Option<CursorView>,
    /// Whether the board is dimmed once the game is won.
    #[prop_or_default]
    pub dims: bool,
    /// Hears what a press on the board means.
    #[prop_or_default]
    pub onmsg: Callback<BoardMsg>,
    /// What else the picture shows, below the pawns.
    #[prop_or_default]
    pub below_pawns: Html,
    /// What else the picture shows, above the pawns.
    #[prop_or_default]
    pub picture: Html,
    /// What lies over the board.
    #[prop_or_default]
    pub children: Html,
}

/// The group "Board".
#[component]
pub fn Board(props: &BoardProps) -> Html {
    count_render("Board");
    let BoardProps {
        seats,
        scene,
        here,
        onmsg,
        ..
    } = props;
    let layout = &scene.board.layout;
    let drawing = use_turn(layout.turns);
    // A press outlasts the scene in which it began.
    let latest = use_mut_ref(|| scene.clone());
    latest.replace(scene.clone());
    let by_finger = use_mut_ref(|| false);
    let at = {
        let (latest, by_finger, drawing) = (latest.clone(), by_finger.clone(), drawing.clone());
        move |place: Place, is_spoken: bool| {
            let by_finger = *by_finger.borrow() && !is_spoken;
            let drawing = drawing.cast::<Element>();
            drawing.map_or(Hit::Beside, |drawing| {
                touched(&latest.borrow(), &drawing, place, by_finger)
            })
        }
    };
    // The destination of the pawn that was pressed while moving: by the end of the press the pawn is elsewhere.
    let pressed = use_mut_ref(|| None);
    let onclick = {
        let (at, onmsg) = (at.clone(), onmsg.clone());
        let (pressed, by_finger) = (pressed.clone(), by_finger.clone());
        move |event: MouseEvent| {
            if let Some(space) = pressed.take() {
                onmsg.emit(Intent::Choose(space).into());
                return;
            }
            // A card that a finger drops was not pressed on the board.
            if let Some(event) = event.dyn_ref::<PointerEvent>() {
                *by_finger.borrow_mut() |= event.pointer_type() == "touch";
            }
            let (place, is_spoken) = place_of_click(&event);
            match at(place, is_spoken) {
                Hit::One(target) => onmsg.emit(Intent::from(target).into()),
                Hit::Among(targets) => onmsg.emit(BoardMsg::Unclear(targets)),
                Hit::Beside => onmsg.emit(Intent::ChooseNothing.into()),
            }
        }
    };
    let onpointerdown = {
        let (onmsg, drawing) = (onmsg.clone(), drawing.clone());
        move |event: PointerEvent| {
            // After a key the browser would go on showing the keyboard's cursor.
            let focused = gloo::utils::document().active_element();
            if let Some(drawing) = focused.and_then(|svg| svg.dyn_into::<SvgElement>().ok()) {
                let _ = drawing.blur();
            }
            *by_finger.borrow_mut() = event.pointer_type() == "touch";
            let scene = latest.borrow().clone();
            *pressed.borrow_mut() = walking_pawn(&scene, &event);
            let Some(drawing) = drawing.cast::<Element>() else {
                return;
            };
            let hit = at(press::place(&event), false);
            let held = HeldPawn::of(&scene, &hit.spaces());
            let (at, onmsg) = (at.clone(), onmsg.clone());
            let (latest, pressed) = (latest.clone(), pressed.clone());
            let (target, start) = (event.target_dyn_into::<Element>(), press::place(&event));
            press::begin(&event, &drawing, move |step| match (step, &held) {
                (Step::Follows { at, begins }, Some(held)) => {
                    held.follow(at);
                    if begins && held.is_movable {
                        onmsg.emit(Intent::Drag(held.space).into());
                    }
                }
                (Step::GoesBack, Some(held)) => held.put_back(),
                (Step::Slips { event, is_tap }, Some(held)) => {
                    let goal = held.goal_beside(&latest.borrow(), press::place(event));
                    if let Some(goal) = goal {
                        *is_tap = false;
                        onmsg.emit(Intent::Move(held.space, goal).into());
                    }
                }
                (Step::IsDropped(event), Some(held)) if held.is_movable => {
                    let to = at(press::place(event), false);
                    onmsg.emit(held.drop(&latest.borrow(), &to));
                }
                (Step::IsDropped(_), Some(held)) => {
                    onmsg.emit(Intent::Choose(held.space).into());
                }
                // From one end of a space to the other is still a tap on it.
                (Step::IsDropped(event), None) if at(press::place(event), false) == hit => {
                    if let Some(target) = &target {
                        press::click(target, start, &event.pointer_type());
                    }
                }
                (Step::IsCalledOff, Some(held)) if held.is_movable => {
                    onmsg.emit(Intent::EndDrag.into());
                }
                (Step::IsDropped(_) | Step::IsCalledOff, _) => {
                    pressed.take();
                }
                (Step::Follows { .. } | Step::GoesBack | Step::Slips { .. }, None) => {}
            });
        }
    };
    // A pawn or card that is dragged belongs to the position in which it was pressed.
    use_effect_with(scene.position.clone(), |_| press::end_drag());
    let shown_finale = scene.finale.as_ref().filter(|_| props.dims);
    let class = classes!(
        "board",
        layout.theme,
        props.coordinates.then_some("names"),
        scene.board.plain.then_some("plain"),
        shown_finale.map(|_| "over"),
        (!scene.board.settled).then_some("moving"),
    );
    html! {
        <div {class} role="group" aria-label={t!(play::board)} data-zone="board"
            data-position={scene.position.clone()} data-turns={layout.turns.to_string()}>
            // The only Tab stop of the board; arrow keys move within it.
            <svg ref={drawing} viewBox={VIEW_BOX} role="application" aria-label={t!(play::spaces)} tabindex="0"
                aria-activedescendant={here.as_ref().map(CursorView::id)}
                {onclick} {onpointerdown}>
                { board_face(layout, seats) }
                { highlights(&scene.board) }
                if let Some(supply) = &scene.now.supply {
                    { star_heap(supply.count) }
                }
                if let Some(at) = scene.board.enlarged {
                    { close_up(layout, at) }
                }
                if let (Some(at), Some(cards)) = (layout.pile, &scene.cards) {
                    { card_pile(at, cards, scene.now.can.roll.is_some().then_some(onmsg)) }
                }
                { plinths(&scene.board) }
                    { props.below_pawns.clone() }
                    { made_arrows(&scene.board) }
                    { hint_arrows(&scene.board) }
                { pawns(&scene.board, seats, shown_finale.map(Finale::winners)) }
                { clasps(&scene.board) }
                { goals(&scene.board) }
                { hint_numbers(&scene.board) }
                { space_badges(layout, &scene.board.notes) }
                { threat_badges(&scene.board) }
                { props.picture.clone() }
                if let Some(here) = here {
                    { board_cursor(layout, here) }
                }
            </svg>
            { board_dice(&scene.board.dice, onmsg) }
            { props.children.clone() }
            if let Some(here) = here {
                { board_speech(here) }
            }
        </div>
    }
}

/// The drawing of the board. Whenever the board is turned, the drawing turns from how it was seen before.
#[hook]
fn use_turn(turns: u8) -> NodeRef {
    let node = use_node_ref();
    let drawing = node.clone();
    let before = use_mut_ref(|| turns);
    use_effect_with(turns, move |turns| {
        let before = before.replace(*turns);
        if let (Some(drawing), false) = (drawing.cast::<Element>(), before == *turns) {
            animation::turn(&drawing, (turns + 4 - before) % 4);
        }
    });
    node
}
