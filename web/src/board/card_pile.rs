//! The pile of cards on the board and the open card beside it.

use rules::board::Point;
use rules::chance::Card;
use table::scene::cards::{APART, Cards, HALF_HEIGHT, HALF_WIDTH};
use table::session::Intent;
use table::sides::Side;
use yew::prelude::*;

use crate::board::BoardMsg;
use crate::board::svg::{path, rect, text, translate};
use crate::markup::memo::memo;
use crate::markup::{count_render, is_word};

/// The pile, and the card beside it.
#[derive(PartialEq)]
struct CardPile {
    /// The place on the board.
    at: Point,
    /// The number of cards in the pile.
    count: u32,
    /// The card beside the pile.
    card: Option<Card>,
    /// The side that it faces.
    side: Side,
    /// Whether the card still has to be played.
    is_open: bool,
    /// Hears of a tap on the pile, where that draws a card.
    ondraw: Option<Callback<BoardMsg>>,
}

/// The pile of a game and the open card, with their middle at this point. `ondraw` hears of a tap on the pile, where that
/// draws a card.
pub fn card_pile(at: Point, cards: &Cards, ondraw: Option<&Callback<BoardMsg>>) -> Html {
    let pile = CardPile {
        at,
        count: cards.pile,
        card: cards.card,
        side: cards.side,
        is_open: cards.is_open,
        ondraw: ondraw.cloned(),
    };
    memo(pile, draw)
}

fn draw(pile: &CardPile) -> Html {
    count_render("CardPile");
    let Point { x, y } = pile.at;
    // The tap is not meant for the space below.
    let ondraw = pile.ondraw.clone().map(|ondraw| {
        ondraw.reform(|event: MouseEvent| {
            event.stop_propagation();
            Intent::Roll.into()
        })
    });
    let back = |index: u32| {
        let offset = index as i32 * 28;
        let at = Point {
            x: x - APART - offset,
            y: y - offset,
        };
        html! {
            <g class="card-back" transform={translate(at)}>
                <g class="plain-drawing">{ blank() }{ path("", "M-490-770H490V770H-490z") }</g>
                { picture("back") }
            </g>
        }
    };
    let open = pile.card.map(|card| {
        let spent = (!pile.is_open).then_some("spent");
        let class = classes!("card-face", pile.side.class(), spent);
        // Its place is upright: across, a smaller card fits.
        let scale = match pile.side {
            Side::Left | Side::Right => " scale(0.72)",
            Side::Bottom | Side::Top => "",
        };
        let at = translate(Point { x: x + APART, y });
        let transform = format!("{at} rotate({}){scale}", pile.side.degrees());
        html! {
            <g {class} {transform}>
                <g class="turning"><g class="plain-drawing">{ blank() }{ face(card) }</g>{ picture(card.picture) }</g>
            </g>
        }
    });
    let below = Point {
        x: x - APART,
        y: y + HALF_HEIGHT + 227,
    };
    let places = Point {
        x: x - APART - HALF_WIDTH,
        y: y - HALF_HEIGHT,
    };
    let size = Point {
        x: 2 * (APART + HALF_WIDTH),
        y: 2 * HALF_HEIGHT,
    };
    html! {
        <g class="card-pile printed" aria-hidden="true">
            // A card may be dropped here before there is another.
            { rect("card-places", places, size, 0) }
            <g class={classes!("pile", ondraw.is_some().then_some("to-draw"))} onclick={ondraw}>
                { for (0..3).rev().filter(|each| each * 15 < pile.count).map(back) }
            </g>
            { text("pile-count", below, pile.count.to_string()) }
            { for open }
        </g>
    }
}

fn face(card: Card) -> Html {
    let title = card.title();
    let middle = Point { x: 0, y: 40 };
    // There is no room for a word in the corner.
    if is_word(title) {
        return text("word", middle, title);
    }
    let corner = Point { x: -400, y: -560 };
    html! { <>{ text("number", middle, title) }{ text("corner", corner, title) }</> }
}

/// The file with the picture of a card, or of the back.
pub fn card_picture(name: &str) -> String {
    format!("boards/card-{name}.svg")
}

fn picture(name: &str) -> Html {
    let [x, y, width, height] = [-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT];
    let [x, y, width, height] = [x, y, width, height].map(|length| length.to_string());
    html! { <image class="print" href={card_picture(name)} {x} {y} {width} {height} /> }
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
