//! A choice after a tap that may mean several spaces: they appear large beside the finger, to tap one of them.

use gloo::events::EventListener;
use rules::board::{BOARD_SIZE, Point};
use rules::seat::SeatName;
use rules::sort_few::sort_few;
use table::hit_test::Target;
use table::placement::choice::{RADIUS, choice};
use table::scene::{Scene, Spent};
use table::session::Intent;
use table::sides::Side;
use web_sys::{Element, SvgElement};
use words::t;
use yew::prelude::*;

use crate::board::marks::open_ring;
use crate::board::pawns::{figure, foot_disc};
use crate::board::spaces::VIEW_BOX;
use crate::board::svg::{ORIGIN, circle, points, polyline, rect, text, translate};
use crate::markup::{colour_class, count_render};
use crate::page::dialogs::DialogMsg;
use crate::page::{Dispatch, use_dispatch};
use crate::platform::click_guard::use_click_guard;
use crate::platform::history::use_layer;

/// The radius of the ring round a target. The line from its button ends there.
const RING: i32 = 240;
/// The width of a letter of the question, and the room round its text.
const LETTER: i32 = 245;
const PADDING: i32 = 200;
const HEIGHT: i32 = 640;

/// A pawn or goal that may be meant.
#[derive(Clone, PartialEq)]
pub struct Candidate {
    target: Target,
    at: Point,
    label: AttrValue,
    what: What,
}

#[derive(Clone, PartialEq)]
enum What {
    /// A pawn by the key of its colour; the token without.
    Pawn(Option<&'static str>),
    /// A goal by what leads there, and whether a pawn is captured there.
    Goal { spent: Spent, captures: bool },
}

impl Candidate {
    /// A target of a scene.
    pub fn of(scene: &Scene, seats: &[SeatName], target: Target) -> Candidate {
        let space = target.space();
        let mut goals = scene.board.goals.iter();
        let goal = goals.find(|goal| Target::Space(goal.space) == target);
        if let Some(goal) = goal {
            return Candidate {
                target,
                at: goal.at,
                label: goal.label.clone().into(),
                what: What::Goal {
                    spent: goal.spent.clone(),
                    captures: goal.captures,
                },
            };
        }
        let mut pawns = scene.board.pawns.iter().filter(|pawn| pawn.space == space);
        let pawn = pawns.find(|pawn| pawn.label.is_some());
        let seat = pawn.and_then(|pawn| seats.get(pawn.seat?.index()));
        let label = pawn.and_then(|pawn| pawn.label.clone());
        Candidate {
            target,
            at: pawn.map_or(scene.board.layout.space(space).place, |pawn| pawn.at),
            label: label.unwrap_or_default().into(),
            what: What::Pawn(seat.map(|seat| seat.key)),
        }
    }
}

/// Props of [`SpaceChoice`].
#[derive(Properties, PartialEq)]
pub struct SpaceChoiceProps {
    /// What may be meant: two or more.
    pub candidates: Vec<Candidate>,
    /// The side from which the screen is read.
    pub reader: Side,
}

/// The dialog "Which one?" over the board.
#[component]
pub fn SpaceChoice(props: &SpaceChoiceProps) -> Html {
    count_render("SpaceChoice");
    let dispatch = use_dispatch();
    let first = use_node_ref();
    // A tap that comes at once may be the second of a double tap.
    use_click_guard();
    use_layer(true, dispatch.callback(|()| DialogMsg::Close));
    {
        let (first, dispatch) = (first.clone(), dispatch.clone());
        use_effect_with((), move |()| {
            if let Some(button) = first.cast::<SvgElement>() {
                // A board without the focus still hears taps.
                let _ = button.focus();
            }
            let document = gloo::utils::document();
            let elsewhere = EventListener::new(&document, "pointerdown", move |event| {
                let target = event.target_dyn_into::<Element>();
                let on_board = |target: &Element| target.closest(".board").ok().flatten();
                if target.as_ref().and_then(on_board).is_none() {
                    dispatch.send(DialogMsg::Close);
                }
            });
            move || drop(elsewhere)
        });
    }
    let question = t!(dialogs::which);
    let targets: Vec<Point> = props.candidates.iter().map(|each| each.at).collect();
    let letters = question.chars().count() as i32;
    let size = Point {
        x: letters * LETTER + 2 * PADDING,
        y: HEIGHT,
    };
    let placed = choice(&targets, size, props.reader);
    let mut candidates: Vec<(&Candidate, Point)> =
        props.candidates.iter().zip(placed.buttons).collect();
    // The order of the Tab key.
    sort_few(&mut candidates, |(_, middle)| (middle.y, middle.x));
    let leader = |&(candidate, middle): &(&Candidate, Point)| {
        let line = points(&[edge_of_ring(candidate.at, middle), middle]);
        let drawn = |part| html! { <>{ circle(part, candidate.at, RING) }{ polyline(part, line.clone()) }</> };
        html! { <g class="leader">{ for ["rim", "edge"].map(drawn) }</g> }
    };
    let button = |index: usize| {
        let (candidate, middle) = candidates[index];
        let node = if index == 0 {
            first.clone()
        } else {
            NodeRef::default()
        };
        let target = candidate.target;
        let onclick = {
            let dispatch = dispatch.clone();
            move |_: MouseEvent| choose(&dispatch, target)
        };
        let onkeydown = {
            let dispatch = dispatch.clone();
            move |event: KeyboardEvent| {
                match event.key().as_str() {
                    "Enter" | " " => choose(&dispatch, target),
                    "Escape" => dispatch.send(DialogMsg::Close),
                    _ => return,
                }
                event.prevent_default();
                event.stop_propagation();
            }
        };
        let face = match &candidate.what {
            What::Pawn(colour) => {
                let class = classes!(
                    "pawn",
                    "lit",
                    colour.map_or("token".to_owned(), colour_class)
                );
                html! { <g {class} transform="scale(1.8)">{ foot_disc() }{ figure(*colour) }</g> }
            }
            What::Goal { spent, captures } => {
                let class = classes!("goal", "mark", captures.then_some("captures"));
                let scale = if spent.is_sum {
                    "scale(2)"
                } else {
                    "scale(2.4)"
                };
                html! { <g {class} transform={scale}>{ open_ring(spent) }</g> }
            }
        };
        html! {
            <g ref={node} class="candidate" role="button" tabindex="0" aria-label={candidate.label.clone()}
                transform={translate(middle)} {onclick} {onkeydown}>
                { circle("disc", ORIGIN, RADIUS) }
                { face }
            </g>
        }
    };
    let board = Point {
        x: BOARD_SIZE,
        y: BOARD_SIZE,
    };
    html! {
        <svg class="space-choice" viewBox={VIEW_BOX} role="dialog" aria-label={question}>
            <g onclick={dispatch.on_click(DialogMsg::Close)}>{ rect("veil", ORIGIN, board, 0) }</g>
            { for candidates.iter().map(leader) }
            { for (0..candidates.len()).map(button) }
            <g class="question" transform={translate(placed.question.middle())} aria-hidden="true">
                // Turned to the reader, as the figures on the buttons are.
                <g>
                    { rect("", Point { x: -size.x / 2, y: -size.y / 2 }, size, size.y / 2) }
                    { text("", ORIGIN, question) }
                </g>
            </g>
        </svg>
    }
}

/// Where the line from a place to a button begins.
fn edge_of_ring(at: Point, to: Point) -> Point {
    let (x, y) = (f64::from(to.x - at.x), f64::from(to.y - at.y));
    let part = f64::from(RING) / x.hypot(y).max(1.0);
    Point {
        x: at.x + (part * x) as i32,
        y: at.y + (part * y) as i32,
    }
}

/// The player means this target.
fn choose(dispatch: &Dispatch, target: Target) {
    dispatch.send(DialogMsg::Drop);
    dispatch.send(Intent::from(target));
}
