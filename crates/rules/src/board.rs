//! A board as data: its spaces, where they lie, what they are. No colours, no drawing.
//!
//! The screen draws whatever is here; it knows shapes and kinds of spaces and the names of a few
//! dresses, never a game.

use words::Plain;

use crate::chance::Look;
use crate::seat::Seat;

/// A space of a board: an index into [`Board::spaces`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Space(pub u8);

/// The width and height of every board, in board units.
pub const BOARD_SIZE: i32 = 10_000;

/// A point in board units: x to the right, y downward, from the top left corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Point {
    /// Units from the left edge.
    pub x: i32,
    /// Units from the top edge.
    pub y: i32,
}

/// The outline of a space, in board units.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A polygon by its corners, in order.
    Polygon(Vec<Point>),
    /// A disc round the space's place.
    Disc {
        /// In board units.
        radius: i32,
    },
}

/// What a space is for, so that it can be drawn as such and explain itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An ordinary space of the track.
    Track,
    /// Where a colour leaves the track for home.
    Entrance,
    /// Where a colour enters the track.
    Start,
    /// A single-file space of a way round.
    Turnout,
    /// A space of a colour's last way home.
    HomePath,
    /// Where a colour's pawns wait.
    Yard,
    /// Where a colour's pawns end.
    Home,
    /// A space of the track where pawns are safe.
    Safe,
    /// Where a slide begins.
    Triangle,
    /// A space of a slide, its end included.
    Slide,
}

/// A way along which a piece that ends a step at its beginning slides on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slide {
    /// The seat whose colour it bears; its own pieces do not slide.
    pub owner: Seat,
    /// Its spaces, from the triangle to the end.
    pub way: Vec<Space>,
}

/// One space as it lies on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceInfo {
    /// Its name in notation: `Y6`, `Gt3`, `Rh1`; yards and homes carry the colour here (`Y yard`)
    /// since the notation leaves it to the context.
    pub name: String,
    /// Its middle.
    pub place: Point,
    /// The direction in which pawns leave it, in tenths of a degree, clockwise from the right.
    pub angle: i32,
    /// Its outline.
    pub shape: Shape,
    /// What it is for.
    pub kind: Kind,
    /// The seat whose colour it bears, if any.
    pub owner: Option<Seat>,
    /// What is drawn on it to say what happens there: a name from the list that the screen owns.
    pub icon: Option<&'static str>,
    /// The die that lies beside it.
    pub die: Option<Look>,
    /// The spaces that a pawn can go on to, one step further, whatever its colour.
    pub next: Vec<Space>,
}

/// A board: the graph and the layout of its spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The spaces; a [`Space`] is an index.
    pub spaces: Vec<SpaceInfo>,
    /// The slides.
    pub slides: Vec<Slide>,
    /// Where cards are drawn from and put away, if the game has any.
    pub pile: Option<Point>,
    /// The name of its dress, from the list that the screen owns ("flat", "lithograph").
    pub dress: &'static str,
    /// What is printed in the middle.
    pub title: Plain,
}

impl Board {
    /// The space's data.
    ///
    /// # Panics
    /// When the space is not of this board.
    pub fn space(&self, space: Space) -> &SpaceInfo {
        &self.spaces[usize::from(space.0)]
    }

    /// All spaces, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Space, &SpaceInfo)> {
        (0..).map(Space).zip(&self.spaces)
    }

    /// The space of that name.
    pub fn find(&self, name: &str) -> Option<Space> {
        self.iter()
            .find(|(_, info)| info.name == name)
            .map(|(space, _)| space)
    }
}
