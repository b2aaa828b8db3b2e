//! A square board with slides: broad bands from a triangle to a disc, and circles that bear words.

use rules::board::{Board, Kind, Point, Slide, SpaceInfo};
use rules::seat::SeatName;
use table::board_outlines::{colour_class, colour_of};
use words::t;
use yew::prelude::*;

use super::emblem;
use crate::board::svg::{circle, path, path_at, rect, text, translate};

/// What points along a slide.
const CHEVRON: &str = "M-80-110H-10L80 0-10 110H-80L10 0z";

/// How far the plate with the word of a circle is below its middle, its height, and its width for each letter.
const BELOW: i32 = 735;
const PLATE: i32 = 220;
const LETTER: i32 = 135;

/// The middle where the cards lie, and what ties a colour's circles to its squares.
pub(super) fn field(board: &Board, seats: &'static [SeatName]) -> Html {
    let tie = |info: &SpaceInfo| {
        let next = info.next.first().map(|next| board.space(*next))?;
        let class = match (info.kind, next.kind) {
            (Kind::Yard, _) => "stalk",
            (_, Kind::Home) => "stalk broad",
            _ => return None,
        };
        let way = line(info.place, next.place);
        let class = classes!(class, colour_of(info, seats));
        Some(html! { <g {class}>{ path("edge", way.clone()) }{ path("", way) }</g> })
    };
    let middle = Point { x: 5_000, y: 5_000 };
    html! { <>{ circle("well", middle, 2_330) }{ for board.spaces.iter().filter_map(tie) }</> }
}

/// A straight line, as the data of a path.
fn line(from: Point, to: Point) -> String {
    format!("M{} {} {} {}", from.x, from.y, to.x, to.y)
}

/// The words of the circles, on plates at their lower edges: below the feet of four pawns.
pub(super) fn labels(board: &Board) -> Html {
    let label = |info: &SpaceInfo| {
        let words = match info.kind {
            Kind::Yard => t!(board_print::start),
            Kind::Home => t!(board_print::home),
            _ => return None,
        };
        let Point { x, y } = info.place;
        let width = LETTER * (words.chars().count() as i32 + 1);
        let from = Point {
            x: x - width / 2,
            y: y + BELOW - PLATE / 2,
        };
        let size = Point { x: width, y: PLATE };
        let at = Point { x, y: y + BELOW };
        Some(
            html! { <>{ rect("disc-plate", from, size, PLATE / 2) }{ text("disc-label", at, words) }</> },
        )
    };
    html! { <g class="disc-labels">{ for board.spaces.iter().filter_map(label) }</g> }
}

/// The slides, each in its colour on the squares below it.
pub(super) fn bands(board: &Board, seats: &'static [SeatName]) -> Html {
    let band = |slide: &Slide| {
        let spaces = slide.way.iter().map(|space| board.space(*space));
        let [from, between @ .., to] = &spaces.collect::<Vec<_>>()[..] else {
            return html! {};
        };
        let turned = |class: &'static str, d: &'static str, info: &SpaceInfo| {
            let angle = info.angle / 10;
            let place = format!("{} rotate({angle})", translate(info.place));
            path_at(class, d, place)
        };
        // Whose slide it is, for those who cannot tell by its colour.
        let colour = seats.get(slide.owner.index()).map_or("", |seat| seat.key);
        let eye = format!("{} scale(.62)", translate(to.place));
        let way = line(from.place, to.place);
        let chevrons = between.iter().filter(|info| info.kind == Kind::Slide);
        html! {
            <g class={classes!("slide-band", colour_class(colour))}>
                { path("edge", way.clone()) }
                { path("way", way) }
                { turned("tip", "M-235-245 255 0-235 245z", from) }
                { turned("eye", "M-140-105 70 0-140 105z", from) }
                { circle("tip", to.place, 235) }
                { path_at("eye", emblem::outline(colour), eye) }
                { for chevrons.map(|info| turned("chevron", CHEVRON, info)) }
            </g>
        }
    };
    html! { <g class="slide-bands">{ for board.slides.iter().map(band) }</g> }
}

#[cfg(test)]
mod tests {
    use rules::games::{self, FAMILIES};
    use rules::ruleset::Ruleset;
    use table::piece_layout::place_among;

    use super::*;

    #[test]
    fn the_words_of_the_circles_are_below_the_feet_of_four_pawns() {
        let mut boards = FAMILIES
            .iter()
            .map(|family| games::game(Ruleset::of(family, 0)).board());
        let board = boards.find(|board| board.theme == "slides").unwrap();
        for quarters in 0..4 {
            let board = board.turned(quarters);
            let is_disc = |info: &SpaceInfo| matches!(info.kind, Kind::Yard | Kind::Home);
            for (space, info) in board.iter().filter(|(_, info)| is_disc(info)) {
                for index in 0..4 {
                    let foot = place_among(&board, space, index, 4).y + 245;
                    assert!(foot < info.place.y + BELOW - PLATE / 2, "{}", info.name);
                }
            }
        }
    }
}
