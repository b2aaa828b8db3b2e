//! The board: its layers, pointer input and dialogs above it.

pub mod animation;
pub mod banner;
pub mod bubble;
pub mod card_pile;
pub mod celebration;
pub mod close_up;
pub mod cursor;
pub mod dice;
pub mod drag;
pub mod goals;
pub mod highlights;
pub mod lesson_overlay;
pub mod marks;
pub mod pawns;
pub mod plinths;
pub mod pointer;
pub mod remark;
pub mod space_badges;
pub mod space_choice;
pub mod spaces;
pub mod star_heap;
pub mod svg;
pub mod theme;
pub mod threat_badges;

use std::rc::Rc;

use rules::board::Point;
use rules::seat::{Seat, SeatName};
use table::hit_test::{Hit, Target};
use table::outcome::Finale;
use table::scene::{BoardPart, Scene};
use table::session::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use words::t;
use yew::prelude::*;

use crate::board::bubble::{About, BubblePlace};
use crate::board::card_pile::card_pile;
use crate::board::celebration::{confetti, finale_words, spotlight};
use crate::board::close_up::close_up;
use crate::board::cursor::{CursorView, board_cursor, board_speech};
use crate::board::dice::board_dice;
use crate::board::drag::HeldPawn;
use crate::board::goals::goals;
use crate::board::highlights::{highlights, hint_arrows, hint_numbers};
use crate::board::lesson_overlay::{LessonBubble, lesson_marks};
use crate::board::pawns::pawns;
use crate::board::plinths::{clasps, plinths};
use crate::board::pointer::{place_of_click, touched, walking_pawn};
use crate::board::remark::{Remark, RemarkProps};
use crate::board::space_badges::space_badges;
use crate::board::space_choice::{Candidate, SpaceChoice};
use crate::board::spaces::{VIEW_BOX, board_face};
use crate::board::star_heap::star_heap;
use crate::board::threat_badges::threat_badges;
use crate::game::alert::RefusalAlert;
use crate::game::cues::{BoardCue, BoardCueProps};
use crate::game::curtain::handover;
use crate::lessons::last_lesson::last_lesson_card;
use crate::markup::count_render;
use crate::page::{Dialog, use_dispatch};
use crate::platform::press::{self, Place, Step};

/// Props of [`Board`].
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The game's seats.
    pub seats: &'static [SeatName],
    /// The scene. Each part of the board receives only what it draws of the scene.
    pub scene: Rc<Scene>,
    /// Whether coordinates are shown.
    pub coordinates: bool,
    /// Increases with each alert.
    #[prop_or_default]
    pub alerts: u32,
    /// The keyboard's cursor, once it has been used.
    #[prop_or_default]
    pub here: Option<CursorView>,
    /// Whether the board is dimmed once the game is won.
    #[prop_or_default]
    pub dims: bool,
    /// Whether the end of the game has not been seen before, so that it is celebrated.
    #[prop_or_default]
    pub is_end_new: bool,
    /// The portraits of the players who have one.
    #[prop_or_default]
    pub faces: Vec<(Seat, String)>,
    /// The cue of a first game that is about the board.
    #[prop_or_default]
    pub cue: Option<BoardCueProps>,
    /// Targets among which the player has to choose.
    #[prop_or_default]
    pub ambiguous: Vec<Target>,
}

/// The group "Board".
#[component]
pub fn Board(props: &BoardProps) -> Html {
    count_render("Board");
    let dispatch = use_dispatch();
    let BoardProps {
        seats, scene, here, ..
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
        let (at, dispatch) = (at.clone(), dispatch.clone());
        let (pressed, by_finger) = (pressed.clone(), by_finger.clone());
        move |event: MouseEvent| {
            if let Some(space) = pressed.take() {
                dispatch.send(Intent::Choose(space));
                return;
            }
            // A card that a finger drops was not pressed on the board.
            if let Some(event) = event.dyn_ref::<PointerEvent>() {
                *by_finger.borrow_mut() |= event.pointer_type() == "touch";
            }
            let (place, is_spoken) = place_of_click(&event);
            match at(place, is_spoken) {
                Hit::One(target) => dispatch.send(Intent::from(target)),
                Hit::Among(targets) => dispatch.send(Dialog::ChooseTarget(targets)),
                Hit::Beside => dispatch.send(Intent::ChooseNothing),
            }
        }
    };
    let onpointerdown = {
        let (dispatch, drawing) = (dispatch.clone(), drawing.clone());
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
            let (at, dispatch) = (at.clone(), dispatch.clone());
            let (latest, pressed) = (latest.clone(), pressed.clone());
            let (target, start) = (event.target_dyn_into::<Element>(), press::place(&event));
            press::begin(&event, &drawing, move |step| match (step, &held) {
                (Step::Follows { at, begins }, Some(held)) => {
                    held.follow(at);
                    if begins && held.is_movable {
                        dispatch.send(Intent::Drag(held.space));
                    }
                }
                (Step::GoesBack, Some(held)) => held.put_back(),
                (Step::Slips { event, is_tap }, Some(held)) => {
                    let goal = held.goal_beside(&latest.borrow(), press::place(event));
                    if let Some(goal) = goal {
                        *is_tap = false;
                        dispatch.send(Intent::Move(held.space, goal));
                    }
                }
                (Step::IsDropped(event), Some(held)) if held.is_movable => {
                    let to = at(press::place(event), false);
                    dispatch.send(held.drop(&latest.borrow(), &to));
                }
                (Step::IsDropped(_), Some(held)) => {
                    dispatch.send(Intent::Choose(held.space));
                }
                // From one end of a space to the other is still a tap on it.
                (Step::IsDropped(event), None) if at(press::place(event), false) == hit => {
                    if let Some(target) = &target {
                        press::click(target, start, &event.pointer_type());
                    }
                }
                (Step::IsCalledOff, Some(held)) if held.is_movable => {
                    dispatch.send(Intent::EndDrag);
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
    // Without an alert the place does not matter, and a change of it must not render anything.
    let refused = scene.now.alert.as_ref().map(|_| BubblePlace {
        about: Some(scene.board.alert_at.map_or(About::Hand, About::Place)),
        beware: beware(&scene.board),
    });
    let refused = Some(refused.unwrap_or_default());
    // What happened before is over once a person's turn begins, and nothing lies over the podium.
    let acting = scene.seats.acting().filter(|panel| panel.is_person);
    let begins = acting.map(|panel| panel.seat);
    use_effect_with((begins, shown_finale.is_some()), |(begins, is_over)| {
        if begins.is_some() || *is_over {
            banner::clear();
        }
    });
    // One bubble at a time, and none over the name of the next person.
    let is_free = scene.now.alert.is_none()
        && props.cue.is_none()
        && shown_finale.is_none()
        && scene.seats.handover.is_none();
    let remark = RemarkProps::of(&scene.board).filter(|_| is_free);
    let candidates = props
        .ambiguous
        .iter()
        .map(|target| Candidate::of(layout, scene, seats, *target));
    let candidates: Vec<Candidate> = candidates.collect();
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
                    { card_pile(at, cards, scene.now.can.roll.is_some()) }
                }
                { plinths(&scene.board) }
                { hint_arrows(&scene.board.hint_ways) }
                { pawns(&scene.board, seats, shown_finale.map(Finale::winners)) }
                { clasps(&scene.board) }
                { goals(&scene.board) }
                { hint_numbers(&scene.board) }
                { space_badges(layout, &scene.board.notes) }
                { threat_badges(&scene.board.pawns) }
                if let Some(finale) = shown_finale {
                    { spotlight(finale, seats, &props.faces, props.is_end_new) }
                }
                if let Some(task) = &scene.lesson {
                    { lesson_marks(&task.layout) }
                }
                if let Some(here) = here {
                    { board_cursor(layout, here) }
                }
            </svg>
            { board_dice(&scene.board.dice) }
            if let Some(task) = &scene.lesson {
                <LessonBubble task={(**task).clone()} />
                if task.is_course_done() {
                    { last_lesson_card(&dispatch, task) }
                }
            }
            { for scene.seats.handover.as_ref().map(|panel| handover(panel, &props.faces)) }
            <RefusalAlert sentence={scene.now.alert.clone().map(AttrValue::from)} count={props.alerts} place={refused} />
            if let Some(remark) = remark {
                <Remark ..remark />
            }
            if let Some(cue) = props.cue.as_ref().filter(|_| scene.now.alert.is_none()) {
                <BoardCue ..cue.clone() />
            }
            if let Some(finale) = shown_finale {
                if !finale.is_lost {
                    { confetti(finale, seats, props.is_end_new) }
                }
                { finale_words(finale, props.is_end_new) }
            }
            if !candidates.is_empty() {
                <SpaceChoice {candidates} />
            }
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

/// The points that a bubble should not cover: pawns, destinations, dice and cards. What can be played counts three times.
pub fn beware(board: &BoardPart) -> Vec<Point> {
    let pawns = board.pawns.iter().map(|pawn| pawn.at);
    let movable = board.pawns.iter().filter(|pawn| pawn.label.is_some());
    let playable: Vec<Point> = movable
        .map(|pawn| pawn.at)
        .chain(board.goals.iter().map(|goal| goal.at))
        .collect();
    pawns
        .chain(playable.repeat(3))
        .chain(board.dice.iter().map(|die| die.at))
        .chain(
            board
                .hint_ways
                .iter()
                .flat_map(|way| way.points.iter().copied()),
        )
        .chain(board.layout.pile.into_iter().flat_map(card_pile::corners))
        .collect()
}
