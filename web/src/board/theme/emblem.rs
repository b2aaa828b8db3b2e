//! The emblems of the colours: a shape each, so that colours need not be told apart.

use yew::prelude::*;

use crate::board::svg::path;

/// The outlines in board units round their middle, by colour, the same in every game. All fit in a
/// circle of 215.
const OUTLINES: [(&str, &str); 6] = [
    ("Yellow", "M-165 0a165 165 0 1 0 330 0a165 165 0 1 0-330 0z"),
    ("Green", "M-147-147h294v294h-294z"),
    ("Red", "M0-184 192 152H-192z"),
    ("Blue", "M0-206 206 0 0 206-206 0z"),
    ("Orange", "M-98-168H98L194 0 98 168H-98L-194 0z"),
    (
        "Purple",
        "M-64-180H64V-64H180V64H64V180H-64V64H-180V-64H-64z",
    ),
];

/// The outline of a colour's emblem, as the data of a path in board units. A colour that is not
/// among them has one by its name's length.
pub fn outline(colour: &str) -> &'static str {
    let known = OUTLINES.iter().find(|(each, _)| *each == colour);
    known.unwrap_or(&OUTLINES[colour.len() % OUTLINES.len()]).1
}

/// The emblem as a small picture beside a name, in the colour round it.
pub fn small(colour: &str) -> Html {
    html! {
        <svg class="emblem" viewBox="-230 -230 460 460" aria-hidden="true">{ path("", outline(colour)) }</svg>
    }
}
