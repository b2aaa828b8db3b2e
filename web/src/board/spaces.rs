//! The board as it lies on the table. It is drawn once: nothing of it changes during a game but the
//! language of what is printed on it.

use std::rc::Rc;

use rules::board::{Board, Kind, Point, SpaceInfo};
use rules::seat::SeatName;
use words::Language;
use yew::prelude::*;

use crate::board::draw::{circle, element, group, shape, text, together};
use crate::board::theme;
use crate::board::theme::signs::{name_place, sidings, signs};
use crate::markup::classes;
use crate::markup::colour_class;

/// The picture of a board shows all of its width and height, which is `BOARD_SIZE`.
pub const VIEW_BOX: &str = "0 0 10000 10000";

/// What the spaces are given.
#[derive(Properties, Clone)]
pub struct SpacesProps {
    /// The board.
    pub board: Rc<Board>,
    /// The game's seats.
    pub seats: &'static [SeatName],
    /// The language of the words on it.
    pub language: Language,
}

impl PartialEq for SpacesProps {
    fn eq(&self, other: &SpacesProps) -> bool {
        Rc::ptr_eq(&self.board, &other.board) && self.language == other.language
    }
}

/// All spaces, with their names, and the title.
#[component]
pub fn Spaces(props: &SpacesProps) -> Html {
    let board = &props.board;
    let space = |info: &SpaceInfo| {
        let owner = info.owner.and_then(|seat| props.seats.get(seat.index()));
        let colour = owner.map(|seat| colour_class(seat.key));
        let class = ["space", kind_class(info.kind), &colour.unwrap_or_default()];
        shape(&classes(&class), info)
    };
    let named = |info: &&SpaceInfo| !matches!(info.kind, Kind::Yard | Kind::Home);
    let name = |info: &SpaceInfo| {
        let class = classes(&["space-name", kind_class(info.kind)]);
        text(&class, name_place(info), &info.name)
    };
    let mut parts = vec![theme::ground(board, props.seats), sidings(board)];
    parts.extend(board.spaces.iter().map(space));
    parts.push(theme::yards(board, props.seats));
    parts.push(theme::ornaments(board, props.seats));
    parts.push(signs(board, props.seats));
    parts.push(title(board));
    parts.extend(board.spaces.iter().filter(named).map(name));
    html! { <g class="spaces" aria-hidden="true">{ together(parts) }</g> }
}

/// The game's name in the middle of the homes; above the cards, where they lie in the middle.
fn title(board: &Board) -> Html {
    if let Some(Point { x, y }) = board.pile {
        let above = Point { x, y: y - 1_450 };
        return text("board-title alone", above, board.title.say());
    }
    if board
        .spaces
        .iter()
        .all(|info| info.kind != Kind::Home || info.icon.is_some())
    {
        return group("", Html::default());
    }
    let at = middle(board);
    let (x, y) = (at.x.to_string(), at.y.to_string());
    html! {
        <>
            { circle("title-disc", at, 690) }
            { circle("title-ring", at, 640) }
            <text class="board-title" {x} {y} textLength="1140" lengthAdjust="spacingAndGlyphs">{ board.title.say() }</text>
        </>
    }
}

/// The board alone, small: a picture of what will be played on.
pub fn miniature(board: &Rc<Board>, seats: &'static [SeatName]) -> Html {
    picture("miniature", board, seats)
}

/// The board alone.
pub fn picture(class: &str, board: &Rc<Board>, seats: &'static [SeatName]) -> Html {
    let class = classes(&[class, board.dress]);
    element!(
        "svg",
        "class" = &class,
        "viewBox" = VIEW_BOX,
        "aria-hidden" = "true",
        html! { <Spaces board={board.clone()} {seats} language={words::language()} /> },
    )
}

/// The middle of the homes.
fn middle(board: &Board) -> Point {
    let homes = board.spaces.iter().filter(|info| info.kind == Kind::Home);
    let (mut count, mut sum) = (0, Point { x: 0, y: 0 });
    for info in homes {
        count += 1;
        sum.x += info.place.x;
        sum.y += info.place.y;
    }
    Point {
        x: sum.x / count.max(1),
        y: sum.y / count.max(1),
    }
}

/// The class of spaces of a kind.
pub fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Track => "track",
        Kind::Entrance => "entrance",
        Kind::Start => "start",
        Kind::Turnout => "turnout",
        Kind::HomePath => "home-path",
        Kind::Yard => "yard",
        Kind::Home => "home",
        Kind::Safe => "safe",
        Kind::Triangle => "triangle",
        Kind::Slide => "slide",
    }
}
