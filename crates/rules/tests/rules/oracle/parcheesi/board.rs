//! The board by names: which spaces a colour can stand on and which follow which.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// A space is its printed name.
pub type Space = &'static str;

/// The four sides in the order met going forward, counter-clockwise (C-2).
pub const SIDES: [char; 4] = ['Y', 'G', 'R', 'B'];

/// The seats in turn order, clockwise, which is also that of the placement (C-2).
pub const TURNS: [char; 4] = ['Y', 'B', 'R', 'G'];

/// The side that follows this one, going forward (C-2).
pub fn next_side(side: char) -> char {
    match side {
        'Y' => 'G',
        'G' => 'R',
        'R' => 'B',
        'B' => 'Y',
        other => panic!("{other} is no side"),
    }
}

/// The seat to the left of this one, whether somebody sits there or not (C-2).
pub fn next_turn(seat: char) -> char {
    match seat {
        'Y' => 'B',
        'B' => 'R',
        'R' => 'G',
        'G' => 'Y',
        other => panic!("{other} is no seat"),
    }
}

/// The side across the board.
pub fn opposite(side: char) -> char {
    next_side(next_side(side))
}

/// One of the two rings (C-1).
pub struct Board {
    /// Spaces a side.
    pub a_side: u32,
    /// The spaces that are safe, of all sides.
    safe: BTreeSet<Space>,
    /// For each colour every space where a pawn of it can stand, as [`standing`](Self::standing).
    standing: BTreeMap<char, Vec<Space>>,
}

/// The ring of 72 spaces or that of 68 (C-1).
pub fn board(ring68: bool) -> &'static Board {
    static RING72: LazyLock<Board> = LazyLock::new(|| Board::new(18));
    static RING68: LazyLock<Board> = LazyLock::new(|| Board::new(17));
    if ring68 { &RING68 } else { &RING72 }
}

impl Board {
    fn new(a_side: u32) -> Board {
        let mut safe = BTreeSet::new();
        let mut standing = BTreeMap::new();
        for side in SIDES {
            // C-1: the home entrance, the entry space, and the fifth from the end of the side.
            for n in [0, 5, a_side - 5] {
                safe.insert(lasting(format!("{side}{n}")));
            }
            let mut spaces = vec!["yard"];
            let mut space = entry(side);
            while space != "home" {
                spaces.push(lasting(space.clone()));
                space = following(a_side, side, &space);
            }
            spaces.push("home");
            standing.insert(side, spaces);
        }
        Board {
            a_side,
            safe,
            standing,
        }
    }

    /// Every space where a pawn of this colour can stand, in the order met, in which a position line
    /// prints them: yard, the ring from the own entry forward, home path, home.
    ///
    /// The own side's 1 to 4 are not among them: a pawn enters beyond them and leaves the ring before
    /// it comes round to them again (C-19).
    pub fn standing(&self, colour: char) -> &[Space] {
        &self.standing[&colour]
    }

    /// The space of this name where a pawn of this colour can stand.
    pub fn space(&self, colour: char, name: &str) -> Option<Space> {
        let mut spaces = self.standing[&colour].iter();
        spaces.find(|space| **space == name).copied()
    }

    /// Whether the space is safe (C-1).
    pub fn is_safe(&self, space: &str) -> bool {
        self.safe.contains(space)
    }

    /// The spaces stepped on by a pawn of this colour that goes forward from here by exactly `count`,
    /// the landing last. `None` in the nest, at home, and where it would run beyond home (C-19).
    pub fn walk(&self, colour: char, from: &str, count: u32) -> Option<&[Space]> {
        if from == "yard" {
            return None;
        }
        let spaces = self.standing(colour);
        let here = spaces.iter().position(|space| *space == from)?;
        spaces.get(here + 1..=here + count as usize)
    }
}

/// A name kept for good: there are few, and each is made once for each board.
fn lasting(name: String) -> Space {
    Box::leak(name.into_boxed_str())
}

/// The entry space of a colour (C-1).
pub fn entry(colour: char) -> String {
    format!("{colour}5")
}

/// Whether a space where a pawn stands is on the ring.
pub fn on_ring(space: &str) -> bool {
    space != "yard" && !space.contains('h')
}

/// Whether it is on a home path.
pub fn on_home_path(space: &str) -> bool {
    space != "home" && space.contains('h')
}

/// The next space of a pawn of this colour that stands here.
fn following(a_side: u32, colour: char, space: &str) -> String {
    let side = space.chars().next().unwrap();
    if let Some(n) = space[1..].strip_prefix('h') {
        // C-3: seven spaces, home is the eighth step.
        return match n {
            "7" => "home".to_string(),
            _ => format!("{side}h{}", n.parse::<u32>().unwrap() + 1),
        };
    }
    let n: u32 = space[1..].parse().unwrap();
    if n == 0 && side == colour {
        return format!("{colour}h1"); // C-19
    }
    if n + 1 == a_side {
        return format!("{}0", next_side(side)); // C-1
    }
    format!("{side}{}", n + 1)
}
