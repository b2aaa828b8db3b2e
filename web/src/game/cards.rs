//! Cards on the board: the pile and the open card.

use rules::board::{Board, Point};
use rules::chance::Card;
use table::scene::Scene;
use yew::prelude::*;

use crate::board::draw::{group, group_at, path, rect, text, together, translate};
use crate::markup::{classes, is_word, when};

/// Half of a card's width on the board, in board units.
const HALF_WIDTH: i32 = 560;
/// Half of its height.
const HALF_HEIGHT: i32 = 780;
/// From the pile to the middle between it and the open card.
const APART: i32 = 640;

/// The pile and the open card, on a board that has a place for them.
pub fn pile(board: &Board, scene: &Scene) -> Html {
    let (Some(Point { x, y }), Some(cards)) = (board.pile, &scene.cards) else {
        return group("cards", Html::default());
    };
    let back = |offset: i32| {
        let at = Point {
            x: x - APART - offset,
            y: y - offset,
        };
        let parts = vec![blank(), path("", "M-380-600H380V600H-380z")];
        group_at("card-back", &translate(at), together(parts))
    };
    let face = |card: Card| {
        let title = card.title();
        let middle = Point { x: 0, y: 40 };
        // A word has no room in the corner.
        if is_word(title) {
            return text("word", middle, title);
        }
        let corner = Point { x: -400, y: -560 };
        together(vec![
            text("number", middle, title),
            text("corner", corner, title),
        ])
    };
    let open = cards.card.map(|card| {
        let class = classes(&["card-face", when(!cards.is_open, "spent")]);
        let turning = group("turning", together(vec![blank(), face(card)]));
        group_at(&class, &translate(Point { x: x + APART, y }), turning)
    });
    let below = Point {
        x: x - APART,
        y: y + HALF_HEIGHT + 230,
    };
    html! {
        <g class="cards" aria-hidden="true">
            { for (0..3).rev().filter(|each| each * 15 < cards.pile as i32).map(|each| back(each * 30)) }
            { text("pile-count", below, &cards.pile.to_string()) }
            { for open }
        </g>
    }
}

fn blank() -> Html {
    let corner = Point {
        x: -HALF_WIDTH,
        y: -HALF_HEIGHT,
    };
    let size = Point {
        x: 2 * HALF_WIDTH,
        y: 2 * HALF_HEIGHT,
    };
    rect("blank", corner, size, 90)
}
