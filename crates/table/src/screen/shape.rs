//! Shapes of the screen, and the sizes at which they begin.

/// A phone held upright is at most so wide.
const PHONE_WIDTH: f64 = 40.0;
/// A phone held across is at most so high.
const PHONE_HEIGHT: f64 = 30.0;
/// Up to this height a wide window has room for half of the players' panels.
const SQUAT: f64 = 36.0;
/// From this height on a window is not low.
const NOT_LOW: f64 = 44.0;
/// From this height on a window is tall: it has room for a second row here and there.
const TALL: f64 = 48.0;
/// From this height on a window is high: a hint and the last turns have room beside each other.
const HIGH: f64 = 56.0;
/// A phone held upright that is less high, or has large letters, is cramped.
const CRAMPED_UP: f64 = 34.0;
/// The same for a phone held across.
const CRAMPED_ACROSS: f64 = 20.0;
/// An upright screen is short if its width is at least this part of its height.
const SHORT: f64 = 0.7;
/// From this width on each player has a corner of the board, if the window is one and a half times as wide as high.
const CORNERS_WIDTH: f64 = 84.0;

/// The size of the window, in letters of the text size (`rem`): a screen with large letters is a small one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Default for Room {
    fn default() -> Room {
        Room {
            width: 80.0,
            height: 45.0,
        }
    }
}

impl Room {
    /// The shape of a screen of this size.
    pub fn shape(self) -> Shape {
        let is_phone = self.width <= PHONE_WIDTH || self.height <= PHONE_HEIGHT;
        match (is_phone, self.width > self.height) {
            (false, true) => Shape::Wide,
            (false, false) => Shape::Upright,
            (true, true) => Shape::PhoneAcross,
            (true, false) => Shape::Phone,
        }
    }

    /// Whether a wide screen has room for each player at a corner of the board.
    pub fn has_corners(self) -> bool {
        let is_long = self.width >= 1.5 * self.height;
        self.shape() == Shape::Wide && self.width >= CORNERS_WIDTH && is_long && !self.is_low()
    }

    /// Whether a wide window has room for half of the players' panels only.
    pub fn is_squat(self) -> bool {
        self.height <= SQUAT
    }

    /// Whether the window is low.
    pub fn is_low(self) -> bool {
        self.height < NOT_LOW
    }

    /// Whether the window is tall.
    pub fn is_tall(self) -> bool {
        self.height >= TALL
    }

    /// Whether the window is high.
    pub fn is_high(self) -> bool {
        self.height >= HIGH
    }

    /// Whether a phone has room for the board, the turn and the tools only: a small one with large letters.
    pub fn is_cramped(self) -> bool {
        match self.shape() {
            Shape::Phone => self.height < CRAMPED_UP,
            Shape::PhoneAcross => self.height < CRAMPED_ACROSS,
            Shape::Wide | Shape::Upright => false,
        }
    }

    /// Whether an upright screen leaves little room below a board that is as wide as the screen.
    pub fn is_short(self) -> bool {
        self.shape() == Shape::Upright && self.width >= SHORT * self.height
    }

    /// The classes of the page in style sheets: those of its shape, and how high it is.
    pub fn class(self) -> String {
        let heights = [
            (self.is_cramped(), " cramped"),
            (self.is_low(), " low"),
            (self.is_tall(), " tall"),
            (self.is_high(), " high"),
            (self.is_short(), " short"),
        ];
        let mut class = self.shape().class().to_owned();
        class.extend(heights.iter().filter(|(is, _)| *is).map(|(_, word)| *word));
        class
    }
}

/// A shape of the screen: where the zones lie round the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A window or tablet that is wider than high: everything is beside the board.
    Wide,
    /// A tablet held upright: players above the board, the rest below it.
    Upright,
    /// A phone held upright.
    Phone,
    /// A phone held across.
    PhoneAcross,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Shape; 4] = [
        Shape::Wide,
        Shape::Upright,
        Shape::Phone,
        Shape::PhoneAcross,
    ];

    /// The classes in style sheets.
    pub fn class(self) -> &'static str {
        match self {
            Shape::Wide => "wide",
            Shape::Upright => "upright",
            Shape::Phone => "phone held-up",
            Shape::PhoneAcross => "phone held-across",
        }
    }

    /// Whether it is a phone.
    pub fn is_phone(self) -> bool {
        matches!(self, Shape::Phone | Shape::PhoneAcross)
    }
}
