//! The board by names: which spaces a colour can stand on and which follow which.

use std::collections::BTreeMap;

/// A space is its printed name.
pub type Space = &'static str;

/// The four sides in the order met going forward (P-2, C-2).
pub const SIDES: [char; 4] = ['Y', 'G', 'R', 'B'];

/// The side that follows this one, going forward (P-2, C-2).
pub fn next_side(side: char) -> char {
    match side {
        'Y' => 'G',
        'G' => 'R',
        'R' => 'B',
        'B' => 'Y',
        other => panic!("{other} is no side"),
    }
}

/// The side across the board, where a partner sits (P-2, P-9).
pub fn opposite(side: char) -> char {
    next_side(next_side(side))
}

/// A board, as its game describes it.
pub struct Board {
    /// The seats in turn order, which is also that of the placement.
    pub turns: [char; 4],
    /// Spaces of the ring a side.
    pub a_side: u32,
    /// The number of the space where each colour enters, on its own side.
    pub start: u32,
    /// The numbers of the coloured spaces of each side.
    pub coloured: Vec<u32>,
    /// Whether two pawns never share a space of a turnout or home path and none passes another
    /// there (P-23). Otherwise two may share one, and pawns are passed (C-12).
    pub single_file: bool,
    /// For each colour every space where a pawn of it can stand, as [`standing`](Self::standing).
    standing: BTreeMap<char, Vec<Space>>,
    /// The next spaces of a pawn of a colour that stands there.
    following: BTreeMap<(char, Space), Vec<Space>>,
    /// How many spaces are left to home, as [`left`](Self::left).
    left: BTreeMap<(char, Space), u32>,
}

/// What [`Board`] is made of: see there.
#[expect(missing_docs, reason = "the fields are those of the board")]
pub struct Drawing {
    pub turns: [char; 4],
    pub a_side: u32,
    pub start: u32,
    pub coloured: Vec<u32>,
    pub single_file: bool,
    pub standing: BTreeMap<char, Vec<String>>,
    pub following: BTreeMap<(char, String), Vec<String>>,
}

impl Board {
    /// A board whose names of spaces are kept for good: there are few, and each is made once for
    /// each board.
    pub fn new(drawing: Drawing) -> Board {
        let mut names: BTreeMap<String, Space> = BTreeMap::new();
        let mut keep = |name: String| -> Space {
            let lasting = |name: &String| &*Box::leak(name.clone().into_boxed_str());
            names.entry(name.clone()).or_insert_with(|| lasting(&name))
        };
        let mut standing = BTreeMap::new();
        for (colour, spaces) in drawing.standing {
            standing.insert(colour, spaces.into_iter().map(&mut keep).collect());
        }
        let mut following = BTreeMap::new();
        for ((colour, space), next) in drawing.following {
            following.insert(
                (colour, keep(space)),
                next.into_iter().map(&mut keep).collect(),
            );
        }
        let mut board = Board {
            turns: drawing.turns,
            a_side: drawing.a_side,
            start: drawing.start,
            coloured: drawing.coloured,
            single_file: drawing.single_file,
            standing,
            following,
            left: BTreeMap::new(),
        };
        for colour in SIDES {
            for space in board.standing(colour).to_vec() {
                let left = board.count_left(colour, space);
                board.left.insert((colour, space), left);
            }
        }
        board
    }

    /// Every space where a pawn of this colour can stand, in the order in which a position line
    /// prints them: yard, the ring from the own entry forward, turnouts in the order met, home path,
    /// home.
    pub fn standing(&self, colour: char) -> &[Space] {
        &self.standing[&colour]
    }

    /// The space of this name where a pawn of this colour can stand.
    pub fn space(&self, colour: char, name: &str) -> Option<Space> {
        let mut spaces = self.standing[&colour].iter();
        spaces.find(|space| **space == name).copied()
    }

    /// The spaces that a pawn of this colour can go to from here by one single step forward: two of
    /// them at an open turnout (P-18), none from the yard and from home.
    pub fn following(&self, colour: char, space: Space) -> &[Space] {
        self.following
            .get(&(colour, space))
            .map_or(&[], Vec::as_slice)
    }

    /// Where a colour enters (P-3, C-1).
    pub fn entry(&self, colour: char) -> Space {
        self.space(colour, &format!("{colour}{}", self.start))
            .unwrap()
    }

    /// All the ways to go forward from a space by exactly `count` spaces: each is the list of spaces
    /// stepped on, the landing last. A way that would run beyond home is none.
    pub fn ways(&self, colour: char, from: Space, count: u32) -> Vec<Vec<Space>> {
        if count == 0 {
            return vec![vec![]];
        }
        let mut all = vec![];
        for next in self.following(colour, from) {
            for rest in self.ways(colour, next, count - 1) {
                all.push([vec![*next], rest].concat());
            }
        }
        all
    }

    /// How many spaces are left to home from here, by the shortest way; none from the yard.
    pub fn left(&self, colour: char, space: Space) -> u32 {
        self.left[&(colour, space)]
    }

    fn count_left(&self, colour: char, space: Space) -> u32 {
        let next = self.following(colour, space).iter();
        let left = next.map(|next| 1 + self.count_left(colour, next));
        left.min().unwrap_or(0)
    }
}

/// Whether a space is one where pawns wait or end.
pub fn is_yard_or_home(space: &str) -> bool {
    space == "yard" || space == "home"
}

/// Whether a space where a pawn stands is on the ring (in Pollyanna: on Broadway).
pub fn on_ring(space: &str) -> bool {
    !is_yard_or_home(space) && !space.contains(['t', 'h'])
}

/// Whether it is on a turnout or a home path.
pub fn beside_ring(space: &str) -> bool {
    !is_yard_or_home(space) && !on_ring(space)
}

/// The side of a space of the ring, and its number there.
pub fn side_and_number(space: &str) -> (char, u32) {
    let number = space[1..].parse().unwrap();
    (space.chars().next().unwrap(), number)
}
