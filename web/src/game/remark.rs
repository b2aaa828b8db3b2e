//! What a character says, in a bubble at its portrait.

use rules::board::{BOARD_SIZE, Point};
use rules::seat::Seat;
use table::placement::Ground;
use table::placement::area::Area;
use table::placement::at_portrait::{FORBIDDEN, at_portrait, gap};
use table::placement::bubble::{Other, kept_free};
use table::scene::{RemarkBubble, Scene};
use table::screen::Room;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;

use crate::game::bubble::{point_tail, seen_size};
use crate::markup::{colour_class, count_render, fresh, set_style};

/// What a bubble may lie on, and what that costs. No bubble covers what a person chooses among.
const KEPT: [(&str, i64); 9] = [
    (".pawns > .pawn, .board-dice > *", FORBIDDEN / 20),
    (
        ".pawns > .pawn[role], .goal, .turn, .hand, .curtain, .banner",
        FORBIDDEN,
    ),
    (
        ".finale-words > *, .cue, .refusal.bubble, .close-up-frame",
        FORBIDDEN,
    ),
    (".tray > :not([hidden])", FORBIDDEN / 40),
    (".bar", FORBIDDEN / 40),
    (".last-turns", 300),
    (".player-panel", 40),
    (".player-panel .portrait", 120),
    (".board", 30),
];

/// Props of [`Remark`].
#[derive(Properties, PartialEq)]
pub struct RemarkProps {
    /// The line.
    pub line: RemarkBubble,
    /// What the person to act chooses among; nothing while others act.
    pub chosen: Vec<Other>,
    /// The size of the window.
    pub room: Room,
    /// Whether the end of the game is shown, where portraits are on the podium.
    pub is_over: bool,
}

impl RemarkProps {
    /// The line that is said, unless the screen speaks itself.
    pub fn of(scene: &Scene, room: Room, is_over: bool) -> Option<RemarkProps> {
        let is_free = scene.now.alert.is_none() && scene.seats.handover.is_none();
        let line = scene.seats.remark.clone().filter(|_| is_free)?;
        let board = &scene.board;
        let chooses =
            !board.goals.is_empty() || board.pawns.iter().any(|pawn| pawn.label.is_some());
        let chosen = if chooses {
            kept_free(board)
        } else {
            Vec::new()
        };
        Some(RemarkProps {
            line,
            chosen,
            room,
            is_over,
        })
    }
}

/// The bubble. The style sheet hides it after some seconds, and where there is no room for it nobody sees it; screen
/// readers hear the line with its event.
#[component]
pub fn Remark(props: &RemarkProps) -> Html {
    count_render("Remark");
    let RemarkProps { line, .. } = props;
    let bubble = use_node_ref();
    // A new bubble is there before the board has drawn the end of the game.
    let is_new = use_state_eq(|| true);
    {
        let is_new = is_new.clone();
        use_effect_with((), move |()| is_new.set(false));
    }
    {
        let bubble = bubble.clone();
        let depends_on = (
            *is_new,
            line.clone(),
            props.chosen.clone(),
            props.room,
            props.is_over,
        );
        // While pawns move, it stays in its place.
        use_effect_with(depends_on, move |(is_new, line, ..)| {
            if let Some(bubble) = bubble.cast::<HtmlElement>().filter(|_| !is_new) {
                bubble.set_hidden(false);
                let placed = place(&bubble, line.seat);
                bubble.set_hidden(placed.is_none());
            }
        });
    }
    html! {
        <p ref={bubble} class={classes!("remark", "bubble", colour_class(line.colour_key))} aria-hidden="true">
            { fresh(&line.words) }
        </p>
    }
}

/// Puts a bubble at the portrait of a seat, where it covers nothing that is needed.
fn place(bubble: &HtmlElement, seat: Seat) -> Option<()> {
    let game = bubble.closest(".game").ok()??;
    let corner = game.get_bounding_client_rect();
    let area = |it: &Element| area(&it.get_bounding_client_rect(), &corner);
    let portrait = match game.query_selector(".board.over > .spotlight").ok()? {
        Some(end) => on_podium(&end, area(&end), seat)?,
        None => {
            let panel = format!(".player-panel[data-seat=\"{}\"]", seat.0);
            let panel = game.query_selector(&panel).ok()??;
            let shown = |what: &str| {
                let found = panel.query_selector(what).ok()??;
                (found.get_bounding_client_rect().width() > 0.0).then_some(found)
            };
            area(&shown(".portrait").or_else(|| shown(".emblem"))?)
        }
    };
    let mut ground = Ground::default();
    for (what, cost) in KEPT {
        let all = game.query_selector_all(what).ok()?;
        let all = (0..all.length()).filter_map(|index| all.get(index)?.dyn_into::<Element>().ok());
        ground.keep_areas(all.map(|it| area(&it)), cost);
    }
    let (width, height) = seen_size(bubble);
    ground.keep_areas([portrait], FORBIDDEN);
    let size = Point {
        x: width.ceil() as i32,
        y: height.ceil() as i32,
    };
    let place = at_portrait(size, portrait, area(&game), &ground)?;
    let (middle, at) = (place.middle(), portrait.middle());
    let (width, height) = (
        f64::from(bubble.offset_width()),
        f64::from(bubble.offset_height()),
    );
    set_style(
        bubble,
        "--left",
        &format!("{}px", f64::from(middle.x) - width / 2.0),
    );
    set_style(
        bubble,
        "--top",
        &format!("{}px", f64::from(middle.y) - height / 2.0),
    );
    let tail = gap(place, portrait) + 2;
    set_style(bubble, "--tail-length", &format!("{tail}px"));
    point_tail(
        bubble,
        (f64::from(at.x - middle.x), f64::from(at.y - middle.y)),
    );
    Some(())
}

/// The place of a portrait on the podium, where the panels have gone dark, once all has risen. `end` is where the podium is.
fn on_podium(picture: &Element, end: Area, seat: Seat) -> Option<Area> {
    let face = format!(".face[data-seat=\"{}\"]", seat.0);
    let face = picture.query_selector(&face).ok()??;
    let length = |name: &str| {
        let units: i32 = face.get_attribute(name)?.parse().ok()?;
        Some(units * end.size.x / BOARD_SIZE)
    };
    let from = Point {
        x: end.from.x + length("x")?,
        y: end.from.y + length("y")?,
    };
    let size = length("width")?;
    let size = Point { x: size, y: size };
    Some(Area { from, size })
}

/// The place of an element on the game screen.
fn area(place: &DomRect, corner: &DomRect) -> Area {
    Area {
        from: Point {
            x: (place.left() - corner.left()).round() as i32,
            y: (place.top() - corner.top()).round() as i32,
        },
        size: Point {
            x: place.width().ceil() as i32,
            y: place.height().ceil() as i32,
        },
    }
}
