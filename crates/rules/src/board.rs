//! Boards as data: spaces, their layout and their kinds, without colours or drawing.
//!
//! The screen draws any board from this data. It knows shapes, kinds of spaces and theme names, but
//! no game.

use words::{Plain, Valued};

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

impl Point {
    /// Where the point is seen on a board that is turned by so many quarters, clockwise.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Point {
        (0..quarters % 4).fold(self, |Point { x, y }, _| Point {
            x: BOARD_SIZE - y,
            y: x,
        })
    }
}

/// The outline of a space, in board units.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A polygon by its corners, in order.
    Polygon(Vec<Point>),
    /// A disc around the centre of the space.
    Disc {
        /// The radius in board units.
        radius: i32,
    },
}

/// The purpose of a space, for drawing and for explanations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An ordinary space of the track.
    Track,
    /// Where pawns of a colour leave the track for home.
    Entrance,
    /// Where pawns of a colour enter the track.
    Start,
    /// A space of a single-file detour.
    Turnout,
    /// A space of a colour's final path to home.
    HomePath,
    /// Where a colour's pawns wait.
    Yard,
    /// Where a colour's pawns finish.
    Home,
    /// A space of the track where pawns are safe.
    Safe,
    /// Where a slide begins.
    Triangle,
    /// A space of a slide, including the last.
    Slide,
}

/// A slide: a piece that ends a step on its first space moves on to its last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slide {
    /// The seat of the slide's colour, whose own pieces do not slide.
    pub owner: Seat,
    /// The spaces of the slide, from the triangle to the end.
    pub way: Vec<Space>,
}

/// The words printed on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caption {
    /// What the space is, in one or two words.
    pub name: Plain,
    /// What it does, in at most 8 letters.
    pub(crate) short: Valued,
    /// What happens there.
    pub(crate) note: Valued,
    /// The number in both texts; 0 without one.
    pub(crate) count: u8,
}

impl Caption {
    /// What it does, in at most 8 letters, for a small board: "+3 ★".
    pub fn short(&self) -> String {
        self.short.say(&self.count.to_string())
    }

    /// What happens there, in a short sentence.
    pub fn note(&self) -> String {
        self.note.say(&self.count.to_string())
    }
}

/// A space and its layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceInfo {
    /// The name in notation: `Y6`, `Gt3`, `Rh1`. The names of yards and homes include the colour
    /// (`Y yard`), which notation leaves to the context.
    pub name: String,
    /// The centre of the space.
    pub place: Point,
    /// The direction in which pawns leave it, in tenths of a degree, clockwise from the right.
    pub angle: i32,
    /// The outline of the space.
    pub shape: Shape,
    /// The purpose of the space.
    pub kind: Kind,
    /// The seat of the space's colour, if it has one.
    pub owner: Option<Seat>,
    /// The icon that shows what happens on the space: a name from the screen's list.
    pub icon: Option<&'static str>,
    /// The words printed on the space.
    pub caption: Option<Caption>,
    /// The die drawn beside the space.
    pub die: Option<Look>,
    /// The spaces one step on, for pawns of any colour.
    pub next: Vec<Space>,
}

/// A board: the graph and the layout of its spaces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The spaces; a [`Space`] is an index.
    pub spaces: Vec<SpaceInfo>,
    /// The slides.
    pub slides: Vec<Slide>,
    /// The place of the draw and discard piles, in a game with cards. They lie below the title, which is upright from
    /// every side.
    pub pile: Option<Point>,
    /// The name of the theme, from the screen's list ("flat", "lithograph").
    pub theme: &'static str,
    /// The text printed in the middle.
    pub title: Plain,
    /// How many quarter turns clockwise the print is turned. All points are where the viewer sees them.
    pub turns: u8,
}

impl Board {
    /// The data of a space.
    ///
    /// # Panics
    /// When the space is not on this board.
    pub fn space(&self, space: Space) -> &SpaceInfo {
        &self.spaces[usize::from(space.0)]
    }

    /// All spaces, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Space, &SpaceInfo)> {
        (0..).map(Space).zip(&self.spaces)
    }

    /// The space with this name.
    pub fn find(&self, name: &str) -> Option<Space> {
        self.iter()
            .find(|(_, info)| info.name == name)
            .map(|(space, _)| space)
    }

    /// The yard of a seat, in a game with yards.
    pub fn yard(&self, seat: Seat) -> Option<Space> {
        let mut spaces = self.iter();
        let yard = spaces.find(|(_, info)| info.kind == Kind::Yard && info.owner == Some(seat));
        yard.map(|(space, _)| space)
    }

    /// Whether a way goes against the direction of the board. A way out of a yard does not.
    pub fn is_backward(&self, way: &[Space]) -> bool {
        let [first, second, ..] = way else {
            return false;
        };
        let from = self.space(*first);
        from.kind != Kind::Yard && !from.next.contains(second)
    }

    /// How many steps each space is from the home of `owner`; `usize::MAX` where no way leads there.
    pub fn steps_home(&self, owner: Option<Seat>) -> Vec<usize> {
        let homes = self.iter().filter(|(_, info)| {
            info.kind == Kind::Home && (info.owner.is_none() || info.owner == owner)
        });
        self.steps_to(homes.map(|(space, _)| space).collect())
    }

    /// How many steps each space is from the nearest of `ends`; `usize::MAX` where no way leads there.
    pub fn steps_to(&self, ends: Vec<Space>) -> Vec<usize> {
        let mut steps = vec![usize::MAX; self.spaces.len()];
        let mut reached = ends;
        let mut distance = 0;
        while !reached.is_empty() {
            for space in &reached {
                steps[usize::from(space.0)] = distance;
            }
            distance += 1;
            let before = self.iter().filter(|(space, info)| {
                steps[usize::from(space.0)] == usize::MAX
                    && info.next.iter().any(|next| reached.contains(next))
            });
            reached = before.map(|(space, _)| space).collect();
        }
        steps
    }

    /// The board as it is seen after so many more quarter turns, clockwise.
    #[must_use]
    pub fn turned(&self, quarters: u8) -> Board {
        let quarters = quarters % 4;
        let turned = |info: &SpaceInfo| SpaceInfo {
            place: info.place.turned(quarters),
            angle: info.angle + 900 * i32::from(quarters),
            shape: match &info.shape {
                Shape::Polygon(corners) => {
                    Shape::Polygon(corners.iter().map(|at| at.turned(quarters)).collect())
                }
                disc @ Shape::Disc { .. } => disc.clone(),
            },
            ..info.clone()
        };
        Board {
            spaces: self.spaces.iter().map(turned).collect(),
            slides: self.slides.clone(),
            turns: (self.turns + quarters) % 4,
            ..*self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{self, FAMILIES};
    use crate::ruleset::Ruleset;

    #[test]
    fn points_turn_clockwise_round_the_middle() {
        let at = Point { x: 1_000, y: 2_000 };
        assert_eq!(at.turned(0), at);
        assert_eq!(at.turned(1), Point { x: 8_000, y: 1_000 });
        assert_eq!(at.turned(2), Point { x: 9_000, y: 8_000 });
        assert_eq!(at.turned(3), Point { x: 2_000, y: 9_000 });
    }

    #[test]
    fn all_points_of_a_board_turn_and_four_turns_lead_back() {
        for family in FAMILIES {
            let board = games::game(Ruleset::of(family, 0)).board();
            let mut turned = board.clone();
            for quarters in 1..=4 {
                turned = turned.turned(1);
                assert_eq!(turned.turns, quarters % 4);
                assert_eq!(turned.pile, board.pile);
                for (space, info) in board.iter() {
                    let seen = turned.space(space);
                    assert_eq!(seen.place, info.place.turned(quarters));
                    assert_eq!(seen.angle - info.angle, 900 * i32::from(quarters));
                    match (&seen.shape, &info.shape) {
                        (Shape::Polygon(seen), Shape::Polygon(corners)) => {
                            let turned = corners.iter().map(|at| at.turned(quarters));
                            assert!(turned.eq(seen.iter().copied()));
                        }
                        (seen, shape) => assert_eq!(seen, shape),
                    }
                    assert_eq!((&seen.name, &seen.next), (&info.name, &info.next));
                }
            }
            for (back, info) in turned.spaces.iter().zip(&board.spaces) {
                assert_eq!((back.place, &back.shape), (info.place, &info.shape));
            }
        }
    }
}
