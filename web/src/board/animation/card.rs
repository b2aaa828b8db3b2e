//! A drawn card turns over above the board.

use rules::seat::Seat;
use table::sides::Side;
use web_sys::{DomRect, Element};

use super::{Easing, Frame, RunningAnimations, Timing, box_of, fades, found, panel};
use crate::board::card_pile::card_picture;

/// The width of a flying card before it is scaled, in CSS pixels, as in the style sheet.
const CARD_WIDTH: f64 = 280.0;
/// The width of a card above the board, in parts of the board's: a person's or one that is a moment, and another one.
const LARGE: f64 = 0.42;
const SMALL: f64 = 0.3;

impl RunningAnimations {
    /// A card rises from the pile, turns over above the middle of the board, and is laid down. A card without a picture,
    /// as in high contrast, turns over in its place. Below it is the name of its player.
    pub(super) fn turn_card(&mut self, seat: Seat, is_moment: bool, timing: &Timing) {
        let picture = found(".card-face image.print").filter(|image| box_of(image).width() > 0.0);
        let picture = picture.and_then(|image| image.get_attribute("href"));
        let places = (
            found(".card-back:last-child"),
            found(".card-face"),
            found(".board > svg"),
        );
        let (Some(picture), (Some(pile), Some(open), Some(board))) = (picture, places) else {
            self.add(found(".card-face > .turning"), &turn_over(), timing);
            return;
        };
        let Some(card) = flying_card(&picture) else {
            return;
        };
        if let Some(tag) = name_tag(seat) {
            let _ = card.append_child(&tag);
        }
        let size = if is_moment || is_person(seat) {
            LARGE
        } else {
            SMALL
        };
        let boxes = [&pile, &open, &board].map(box_of);
        let frames = card_flight(&boxes, size, faced_side(&open).degrees());
        let stays = Timing {
            fill: "both",
            ..*timing
        };
        self.fly(Some(card), &frames, &stays);
        // Meanwhile the open pile shows nothing.
        self.add(Some(open), &fades([(0.0, 0.0), (1.0, 0.0)]), timing);
    }
}

/// A card that turns face up.
fn turn_over() -> Vec<Frame> {
    let seen = |width: &str, opacity, offset| Frame {
        offset,
        transform: Some(format!("scale({width}, 1)")),
        opacity: Some(opacity),
        easing: Easing::EaseOut,
        ..Frame::default()
    };
    vec![
        seen("0.02", 0.0, 0.0),
        seen("0.02", 1.0, 0.3),
        seen("1", 1.0, 1.0),
    ]
}

/// A card with its back and its face, over the page.
fn flying_card(picture: &str) -> Option<Element> {
    let document = gloo::utils::document();
    let card = document.create_element("span").ok()?;
    card.set_class_name("flying-card");
    for (class, href) in [("back", &card_picture("back")[..]), ("face", picture)] {
        let side = document.create_element("img").ok()?;
        side.set_class_name(class);
        // None of these fails for an ordinary attribute and an element that takes children.
        let _ = side.set_attribute("src", href);
        let _ = side.set_attribute("alt", "");
        let _ = card.append_child(&side);
    }
    gloo::utils::body().append_child(&card).ok()?;
    Some(card)
}

/// The name and the portrait of a player, in the colour, as on the panel.
fn name_tag(seat: Seat) -> Option<Element> {
    let panel = panel(seat)?;
    let of_panel = |selector| panel.query_selector(selector).ok().flatten();
    let tag = gloo::utils::document().create_element("b").ok()?;
    let classes = panel.class_name();
    let colour = classes
        .split(' ')
        .find(|class| class.starts_with("colour-"))?;
    tag.set_class_name(&format!("name-tag {colour}"));
    tag.set_text_content(of_panel(".name")?.text_content().as_deref());
    if let Some(portrait) = of_panel(".portrait") {
        let _ = tag.insert_before(&portrait.clone_node().ok()?, tag.first_child().as_ref());
    }
    Some(tag)
}

fn is_person(seat: Seat) -> bool {
    panel(seat).is_some_and(|panel| panel.matches(".person").unwrap_or_default())
}

/// The side that the open card faces.
fn faced_side(open: &Element) -> Side {
    let faces = |side: &Side| {
        open.matches(&format!(".{}", side.class()))
            .unwrap_or_default()
    };
    Side::ALL.into_iter().find(faces).unwrap_or(Side::Bottom)
}

/// The flight of a card that is `CARD_WIDTH` pixels wide before it is scaled, and `width` of the board's in the middle.
fn card_flight([pile, open, board]: &[DomRect; 3], width: f64, degrees: i32) -> Vec<Frame> {
    let centre = |rect: &DomRect| {
        (
            rect.left() + rect.width() / 2.0,
            rect.top() + rect.height() / 2.0,
        )
    };
    // A card is narrower than it is high, to whichever side it is turned.
    let size = |rect: &DomRect| rect.width().min(rect.height()) / CARD_WIDTH;
    let full = width * board.width() / CARD_WIDTH;
    let frame = |offset, (x, y): (f64, f64), scale: f64, degrees: i32, turn: i32| Frame {
        offset,
        transform: Some(format!(
            "translate({x:.1}px, {y:.1}px) scale({scale:.3}) rotate({degrees}deg) perspective(600px) rotateY({turn}deg)"
        )),
        easing: Easing::EaseInOut,
        ..Frame::default()
    };
    vec![
        frame(0.0, centre(pile), size(pile), 0, 180),
        frame(0.45, centre(board), full, degrees, 0),
        frame(0.72, centre(board), full, degrees, 0),
        frame(1.0, centre(open), size(open), degrees, 0),
    ]
}
