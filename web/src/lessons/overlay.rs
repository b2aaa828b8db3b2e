//! What a lesson puts on the board: marks and an arrow in its picture, the bubble with the task over it.

use rules::board::{BOARD_SIZE, Point};
use table::lesson::{Arrow, Mark, Progress, Task, TaskLayout};
use table::placement::area::{Area, distance};
use web_sys::HtmlElement;
use words::t;
use yew::prelude::*;

use crate::board::svg::{ORIGIN, circle, path, points, polygon, polyline, rect, text, translate};
use crate::markup::count_render;

/// From the middle of what an arrow points at to its tip.
const SHORT_OF: i32 = 330;
/// The head of an arrow: its length, and half its width.
const HEAD: (i32, i32) = (330, 230);
/// The rays of the burst.
const RAYS: &str = "M0-330V-700M165-286L350-606M286-165L606-350M330 0H700M286 165L606 350M165 286L350 606M0 330V700\
                    M-165 286L-350 606M-286 165L-606 350M-330 0H-700M-286-165L-606-350M-165-286L-350-606";

/// The rings, which lie round pawns, not across them.
pub fn lesson_rings(layout: &TaskLayout) -> Html {
    html! { <g class="lesson-marks" aria-hidden="true">{ for layout.marks.iter().map(ring) }</g> }
}

/// The captions of the marks, the arrow and the burst.
pub fn lesson_marks(layout: &TaskLayout) -> Html {
    let TaskLayout {
        arrow,
        marks,
        burst,
        ..
    } = layout;
    html! {
        <g class="lesson-marks" aria-hidden="true">
            // Below all captions, so that no line crosses one.
            <g class="leaders">{ for marks.iter().filter_map(leader) }</g>
            { for arrow.iter().map(arrows) }
            { for marks.iter().map(mark) }
            if let Some(at) = burst {
                <g transform={translate(*at)}>
                    <g class="lesson-burst">{ path("rim", RAYS) }{ path("rays", RAYS) }</g>
                </g>
            }
        </g>
    }
}

fn ring_radius(mark: &Mark) -> i32 {
    if mark.is_wide { 450 } else { 285 }
}

/// A ring round what is marked.
fn ring(mark: &Mark) -> Html {
    let radius = ring_radius(mark);
    html! { <>{ circle("rim", mark.at, radius) }{ circle("ring", mark.at, radius) }</> }
}

/// The caption of a mark, and its letter for boards that are too small for captions.
fn mark(mark: &Mark) -> Html {
    let Area { from, size } = mark.caption;
    let sign = |sign: char| {
        html! {
            <g class="sign" transform={translate(mark.badge)}>
                { circle("", ORIGIN, 250) }
                { text("", ORIGIN, sign.to_string()) }
            </g>
        }
    };
    html! {
        <g>
            <g class="caption">
                { rect("", from, size, 90) }
                { text("", mark.caption.middle(), mark.words.clone()) }
            </g>
            { for mark.sign.map(sign) }
        </g>
    }
}

/// A line from a mark to its caption, if that found no place beside it.
fn leader(mark: &Mark) -> Option<Html> {
    let to = mark.caption.nearest(mark.at);
    let (length, radius) = (distance(mark.at, to), ring_radius(mark));
    let from = |at: i32, to: i32| at + (to - at) * radius / length.max(1);
    let from = Point {
        x: from(mark.at.x, to.x),
        y: from(mark.at.y, to.y),
    };
    let line = |class: &'static str| polyline(class, points(&[from, to]));
    (length > radius + 300).then(|| html! { <>{ line("leader rim") }{ line("leader") }</> })
}

/// The arrow from each place where the task may stand; the style sheet shows one.
fn arrows(arrow: &Arrow) -> Html {
    let from = [
        ("arrow-lesson from-bubble", arrow.from_bubble),
        ("arrow-lesson from-nearby", arrow.from_nearby),
    ];
    let pointers = from.map(|(class, from)| pointer(class, from, arrow.to));
    html! { <>{ for pointers }</> }
}

/// An arrow that ends before its goal.
fn pointer(class: &'static str, from: Point, to: Point) -> Html {
    let length = distance(from, to).max(1);
    let at = |along: i32, across: i32| Point {
        x: from.x + ((to.x - from.x) * along - (to.y - from.y) * across) / length,
        y: from.y + ((to.y - from.y) * along + (to.x - from.x) * across) / length,
    };
    let tip = length - SHORT_OF;
    let (long, half) = HEAD;
    let head = points(&[at(tip, 0), at(tip - long, half), at(tip - long, -half)]);
    let shaft = (tip > long).then(|| points(&[from, at(tip - long, 0)]));
    let line = |class: &'static str| shaft.clone().map(|shaft| polyline(class, shaft));
    html! {
        <g {class}>
            { for line("shaft rim") }
            { polygon("head rim".into(), head.clone()) }
            { for line("shaft") }
            { polygon("head".into(), head) }
        </g>
    }
}

/// Props of [`LessonBubble`].
#[derive(Properties, PartialEq)]
pub struct LessonBubbleProps {
    /// The lesson.
    pub task: Task,
}

/// The task, the praise or the hint after a miss, for eyes: the panel of the lesson has the same texts for
/// screen readers, and for phones.
#[component]
pub fn LessonBubble(props: &LessonBubbleProps) -> Html {
    count_render("LessonBubble");
    let task = &props.task;
    let node = use_node_ref();
    {
        // The policy of the page allows no style attribute.
        let node = node.clone();
        use_effect_with(task.layout.bubble, move |Area { from, size }| {
            if let Some(bubble) = node.cast::<HtmlElement>() {
                let sides = [
                    ("left", from.x),
                    ("top", from.y),
                    ("width", size.x),
                    // Another font may need more.
                    ("min-height", size.y),
                ];
                for (side, units) in sides {
                    let part = f64::from(units) * 100.0 / f64::from(BOARD_SIZE);
                    let _ = bubble.style().set_property(side, &format!("{part}%"));
                }
            }
        });
    }
    let text = match task.progress {
        Progress::Going => &task.task,
        Progress::Done | Progress::Missed => &task.says,
    };
    html! {
        <div class="bubble-layer" aria-hidden="true">
            <div ref={node} class={classes!("lesson-bubble", outcome_class(task.progress))}>
                { outcome_icon(task.progress) }
                <p>
                    if task.progress == Progress::Done {
                        <b class="cheer">{ t!(lessons::cheer) }</b>{ " " }
                    }
                    { text }
                </p>
            </div>
        </div>
    }
}

/// The class of what tells how a lesson went.
pub fn outcome_class(progress: Progress) -> Option<&'static str> {
    match progress {
        Progress::Going => None,
        Progress::Done => Some("done"),
        Progress::Missed => Some("missed"),
    }
}

/// A check mark in a disc, or an arrow that turns back; nothing while the lesson is going.
pub fn outcome_icon(progress: Progress) -> Html {
    let lines = match progress {
        Progress::Going => return html! {},
        Progress::Done => "M7 12.5l3.5 3.5L17 8.5",
        Progress::Missed => "M7.5 9.5H14a3.5 3.5 0 0 1 0 7H10M7.5 9.5l3-3M7.5 9.5l3 3",
    };
    html! {
        <svg class="outcome" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="11" />
            { path("", lines) }
        </svg>
    }
}
