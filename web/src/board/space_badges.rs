//! Notes on spaces, such as the age of a blockade.

use std::rc::Rc;

use rules::board::{Board, Point};
use rules::words::Note;
use yew::prelude::*;

use crate::board::svg::{path, rect, text, translate};
use crate::markup::count_render;
use crate::markup::memo::memo;

/// The distance from the middle of a space to its badge, in board units.
const BESIDE: i32 = 250;
/// The size of a badge.
const WIDTH: i32 = 370;
const HEIGHT: i32 = 240;
/// An hourglass on the left half of a badge, since the number is how many turns are left.
const HOURGLASS: &str = "M-125-72H-5M-125 72H-5M-110-72V-58L-65 0-110 58V72M-20-72V-58L-65 0-20 58V72M-92 66-65 30-38 66z";

/// A badge for each note, on the corner of its space.
pub fn space_badges(board: &Rc<Board>, notes: &[Note]) -> Html {
    memo((board.clone(), notes.to_vec()), |(board, notes)| {
        draw(board, notes)
    })
}

fn draw(board: &Board, notes: &[Note]) -> Html {
    count_render("SpaceBadges");
    let badge = |note: &Note| {
        let info = board.space(note.at);
        let Point { x, y } = info.place;
        // Beside the pawns, which stand side by side across the track.
        let at = if (450..1_350).contains(&(info.angle.rem_euclid(1_800))) {
            Point { x, y: y + BESIDE }
        } else {
            Point { x: x + BESIDE, y }
        };
        let class = classes!("space-badge", note.urgent.then_some("urgent"));
        html! {
            <g key={note.at.0} {class} transform={translate(at)}>
                <title>{ &note.words }</title>
                { rect("", Point { x: -WIDTH / 2, y: -HEIGHT / 2 }, Point { x: WIDTH, y: HEIGHT }, HEIGHT / 2) }
                { path("hourglass", HOURGLASS) }
                { text("", Point { x: 70, y: 0 }, note.sign()) }
            </g>
        }
    };
    html! { <g class="badges" aria-hidden="true">{ for notes.iter().map(badge) }</g> }
}
