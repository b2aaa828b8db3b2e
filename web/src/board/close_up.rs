//! Close-up: the space of the shared token, or one that was tapped, enlarged in the middle of the board, with the text
//! of what happens there.
//!
//! Screen readers get the same from the space itself.

use std::rc::Rc;

use rules::board::{Board, Caption, Kind, Point, Space};
use words::t;
use yew::prelude::*;

use crate::board::svg::{rect, text, translate};
use crate::board::theme;
use crate::markup::count_render;
use crate::markup::memo::memo;
use crate::platform::last_input;

/// The frame round all of it: its upper left corner and its size. Below it the way to the end stays in view.
const FRAME: (Point, Point) = (Point { x: 2_930, y: 5_235 }, Point { x: 4_140, y: 1_325 });
/// How far the row of bulbs and the card lie within the frame.
const BULBS: i32 = 55;
const CARD: i32 = 110;
/// The part of a space that is shown, from its middle: all but the strip with its name.
const ACROSS: i32 = 560;
const ABOVE: i32 = 590;
const BELOW: i32 = 390;
/// Its middle, round which it turns to a player at another side of the screen.
const MIDDLE: Point = Point {
    x: FRAME.0.x + FRAME.1.x / 2,
    y: FRAME.0.y + FRAME.1.y / 2,
};
/// The picture of the space: its upper left corner.
const PICTURE: Point = Point { x: 3_065, y: 5_358 };
/// The scale of the picture, in tenths.
const ENLARGED: i32 = 11;
/// The middle of the texts.
const TEXTS: Point = Point { x: 5_625, y: 5_898 };
/// The most characters of a line, and the height of a line: beside the picture, and alone on a small board.
const NAME: (usize, i32) = (14, 320);
const NOTE: (usize, i32) = (25, 225);
const SMALL_NAME: (usize, i32) = (22, 380);
const SMALL_NOTE: (usize, i32) = (27, 315);

/// The enlarged space; nothing for a space without a text.
pub fn close_up(board: &Rc<Board>, at: Space) -> Html {
    memo((board.clone(), at), |(board, at)| draw(board, *at))
}

/// The text of the enlarged space for phones, where it would be too small within the board.
pub fn close_up_words(board: &Board, at: Space) -> Html {
    let Some(caption) = board.space(at).caption else {
        return html! {};
    };
    html! {
        <p key="close-up" class="tip close-up-words" aria-hidden="true">
            <b>{ caption.name.say() }</b>{ " " }{ caption.note() }
            if at == Space(0) {
                { " " }{ t!(play::tap_to_read, input = last_input::pointer()) }
            }
        </p>
    }
}

fn draw(board: &Board, at: Space) -> Html {
    count_render("CloseUp");
    let Some(caption) = board.space(at).caption else {
        return html! {};
    };
    let Point { x, y } = board.space(at).place;
    let size = [2 * ACROSS, ABOVE + BELOW].map(|length| length * ENLARGED / 10);
    let size = Point {
        x: size[0],
        y: size[1],
    };
    let picture = Point {
        x: PICTURE.x + size.x / 2,
        y: PICTURE.y + size.y / 2,
    };
    let enlarge = format!(
        "{} scale({}.{}) translate({} {})",
        translate(PICTURE),
        ENLARGED / 10,
        ENLARGED % 10,
        ACROSS - x,
        ABOVE - y,
    );
    html! {
        <g transform={translate(MIDDLE)}>
            <g class="close-up printed" aria-hidden="true">
                <g transform={format!("translate({} {})", -MIDDLE.x, -MIDDLE.y)}>
                    { inset("close-up-frame", 0) }
                    { inset("close-up-bulbs", BULBS) }
                    { inset("close-up-card", CARD) }
                    // The last space has no picture, since it lies below the close-up.
                    if board.space(at).kind == Kind::Home {
                        { in_middle(texts("large", caption, NAME, NOTE)) }
                    } else {
                        <clipPath id="close-up-window">{ rect("", PICTURE, size, 0) }</clipPath>
                        <g transform={translate(picture)}>
                            <g class="close-up-picture">
                                <g clip-path="url(#close-up-window)"
                                    transform={format!("translate({} {})", -picture.x, -picture.y)}>
                                    <g transform={enlarge}>{ theme::space_picture(board, at) }</g>
                                </g>
                            </g>
                        </g>
                        { texts("large", caption, NAME, NOTE) }
                    }
                    { in_middle(texts("small", caption, SMALL_NAME, SMALL_NOTE)) }
                    { inset("lamp", 0) }
                </g>
            </g>
        </g>
    }
}

/// A rectangle that is smaller than the frame by this much on each side.
fn inset(class: &'static str, by: i32) -> Html {
    let (from, size) = FRAME;
    let from = Point {
        x: from.x + by,
        y: from.y + by,
    };
    let size = Point {
        x: size.x - 2 * by,
        y: size.y - 2 * by,
    };
    rect(class, from, size, 90 - by / 2)
}

fn in_middle(texts: Html) -> Html {
    html! { <g transform={format!("translate({} 0)", MIDDLE.x - TEXTS.x)}>{ texts }</g> }
}

/// The name, and the sentence below it. On small screens the sentence is hidden, and without the transform the
/// name is in the middle.
fn texts(
    class: &'static str,
    caption: Caption,
    (name_most, name_line): (usize, i32),
    (note_most, note_line): (usize, i32),
) -> Html {
    let (name, note) = (
        wrapped(caption.name.say(), name_most),
        wrapped(&caption.note(), note_most),
    );
    let [name_height, note_height] =
        [(&name, name_line), (&note, note_line)].map(|(lines, height)| lines.len() as i32 * height);
    html! {
        <g class={classes!("close-up-texts", class)}>
            <g class="close-up-name" transform={format!("translate(0 {})", -note_height / 2)}>
                { lines(name, name_line) }
            </g>
            <g class="close-up-note" transform={format!("translate(0 {})", name_height / 2)}>
                { lines(note, note_line) }
            </g>
        </g>
    }
}

/// Lines one below the other, round the middle of the texts.
fn lines(lines: Vec<String>, height: i32) -> Html {
    let first = TEXTS.y - (lines.len() as i32 - 1) * height / 2;
    let line = |(index, line): (usize, String)| {
        let at = Point {
            y: first + index as i32 * height,
            ..TEXTS
        };
        text(Classes::new(), at, line)
    };
    html! { <>{ for lines.into_iter().enumerate().map(line) }</> }
}

/// Breaks words into lines of at most so many characters, unless a word is longer. SVG does not break lines.
fn wrapped(words: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_hold_whole_words() {
        assert_eq!(wrapped("The others", 9), ["The", "others"]);
        assert_eq!(wrapped("The others", 10), ["The others"]);
        assert_eq!(wrapped("Orphanage", 4), ["Orphanage"]);
    }

    #[test]
    fn a_name_is_no_wider_than_its_card() {
        assert_eq!(wrapped("The Mudges went", NAME.0), ["The Mudges", "went"]);
    }
}
