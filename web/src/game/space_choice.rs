//! A choice after a tap that may mean several spaces: they appear large beside the finger, to tap one of them.

use gloo::events::EventListener;
use rules::board::{BOARD_SIZE, Point};
use rules::seat::SeatName;
use rules::sort_few::sort_few;
use table::hit_test::Target;
use table::scene::{Scene, Spent};
use table::session::Intent;
use web_sys::{Element, SvgElement};
use words::t;
use yew::prelude::*;

use crate::board::marks::open_ring;
use crate::board::pawns::{figure, foot_disc};
use crate::board::spaces::VIEW_BOX;
use crate::board::svg::{ORIGIN, circle, points, polyline, rect, translate};
use crate::markup::{colour_class, count_render};
use crate::page::dialogs::DialogMsg;
use crate::page::{Dispatch, use_dispatch};
use crate::platform::click_guard::use_click_guard;
use crate::platform::history::use_layer;

/// Half of a button's width in board units: on the smallest board it is as wide as a fingertip, 44 px.
const RADIUS: i32 = 720;
/// The distance between the middles of two buttons.
const APART: i32 = 2 * RADIUS + 160;
/// The distance from the tap to the row of buttons.
const AWAY: i32 = 1_700;
/// The radius of the ring round a target. The line from its button ends there.
const RING: i32 = 240;
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
    let mut candidates = props.candidates.clone();
    let places = |candidates: &[Candidate]| -> Vec<Point> {
        candidates.iter().map(|candidate| candidate.at).collect()
    };
    // In the order of their places, so that no line crosses another.
    let is_column = is_column(&places(&candidates));
    sort_few(&mut candidates, |candidate| match is_column {
        true => (candidate.at.y, candidate.at.x),
        false => (candidate.at.x, candidate.at.y),
    });
    let middles = middles(&places(&candidates));
    let leader = |(candidate, middle): (&Candidate, Point)| {
        let line = points(&[edge_of_ring(candidate.at, middle), middle]);
        let drawn = |part| html! { <>{ circle(part, candidate.at, RING) }{ polyline(part, line.clone()) }</> };
        html! { <g class="leader">{ for ["rim", "edge"].map(drawn) }</g> }
    };
    let button = |index: usize| {
        let candidate = &candidates[index];
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
                html! { <g {class} transform="scale(2.4)">{ open_ring(spent) }</g> }
            }
        };
        html! {
            <g ref={node} class="candidate" role="button" tabindex="0" aria-label={candidate.label.clone()}
                transform={translate(middles[index])} {onclick} {onkeydown}>
                { circle("disc", ORIGIN, RADIUS) }
                { face }
            </g>
        }
    };
    let size = Point {
        x: BOARD_SIZE,
        y: BOARD_SIZE,
    };
    html! {
        <svg class="space-choice" viewBox={VIEW_BOX} role="dialog" aria-label={t!(dialogs::which)}>
            <g onclick={dispatch.on_click(DialogMsg::Close)}>{ rect("veil", ORIGIN, size, 0) }</g>
            { for candidates.iter().zip(middles.iter().copied()).map(leader) }
            { for (0..candidates.len()).map(button) }
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

/// Whether places lie one below another rather than side by side.
fn is_column(places: &[Point]) -> bool {
    let spread = |of: fn(&Point) -> i32| {
        let (least, most) = (places.iter().map(of).min(), places.iter().map(of).max());
        most.unwrap_or_default() - least.unwrap_or_default()
    };
    spread(|place| place.y) > spread(|place| place.x)
}

/// The middles of the buttons, within the board: a row above the tap, or below it where there is no room; or a column
/// beside it for places that lie in one.
fn middles(places: &[Point]) -> Vec<Point> {
    let flipped = |Point { x, y }: &Point| Point { x: *y, y: *x };
    match is_column(places) {
        true => {
            let places: Vec<Point> = places.iter().map(flipped).collect();
            row(&places).iter().map(flipped).collect()
        }
        false => row(places),
    }
}

fn row(places: &[Point]) -> Vec<Point> {
    let count = places.len() as i32;
    let sum = |of: fn(&Point) -> i32| places.iter().map(of).sum::<i32>() / count.max(1);
    let half = (count - 1) * APART / 2;
    let margin = RADIUS + 40;
    let x = sum(|place| place.x).clamp(half + margin, BOARD_SIZE - half - margin);
    let y = sum(|place| place.y).clamp(0, BOARD_SIZE);
    let y = match y - AWAY >= margin {
        true => y - AWAY,
        false => y + AWAY,
    };
    (0..count)
        .map(|index| Point {
            x: x - half + index * APART,
            y,
        })
        .collect()
}

/// The player means this target.
fn choose(dispatch: &Dispatch, target: Target) {
    dispatch.send(DialogMsg::Drop);
    dispatch.send(Intent::from(target));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_buttons_lie_within_the_board_and_apart() {
        for at in [0, 250, 5_000, 9_750, 10_000] {
            for (count, is_column) in [(2, false), (3, false), (4, false), (2, true), (3, true)] {
                let place = |index| match is_column {
                    false => Point {
                        x: at + 300 * index,
                        y: at,
                    },
                    true => Point {
                        x: at,
                        y: at + 300 * index,
                    },
                };
                let places: Vec<Point> = (0..count).map(place).collect();
                let middles = middles(&places);
                for Point { x, y } in &middles {
                    let inside = RADIUS..=BOARD_SIZE - RADIUS;
                    assert!(inside.contains(x) && inside.contains(y), "{places:?}");
                }
                let mut pairs = middles.windows(2);
                let apart = |pair: &[Point]| match is_column {
                    false => pair[1].x - pair[0].x,
                    true => pair[1].y - pair[0].y,
                };
                assert!(pairs.all(|pair| apart(pair) > 2 * RADIUS));
            }
        }
    }
}
