//! The emblems of the seats: a shape each, so that colours need not be told apart.

use yew::prelude::*;

/// The outlines in board units round their middle, by seat: round, square, triangle, diamond, and
/// two more for games of six. All fit in a circle of 215.
const OUTLINES: [&str; 6] = [
    "M-165 0a165 165 0 1 0 330 0a165 165 0 1 0-330 0z",
    "M-147-147h294v294h-294z",
    "M0-184 192 152H-192z",
    "M0-206 206 0 0 206-206 0z",
    "M-98-168H98L194 0 98 168H-98L-194 0z",
    "M-64-180H64V-64H180V64H64V180H-64V64H-180V-64H-64z",
];

/// The outline of a seat's emblem, as the data of a path in board units; a token that is shared by
/// all has the first.
pub fn outline(seat: usize) -> &'static str {
    OUTLINES[seat % OUTLINES.len()]
}

/// The emblem as a small picture beside a name, in the colour round it.
pub fn small(seat: usize) -> Html {
    html! {
        <svg class="emblem" viewBox="-230 -230 460 460" aria-hidden="true">
            <path d={outline(seat)} />
        </svg>
    }
}
