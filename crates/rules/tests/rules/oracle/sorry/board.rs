//! The board by names: which spaces a colour can stand on, which follow which, and where the slides
//! are.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The name of a space: `yard`, `home`, `R0` to `G14`, `Rh1` to `Gh5`.
pub type Space = &'static str;

/// The four sides clockwise, which is the way pawns and turns go (S-1).
pub const SIDES: [char; 4] = ['R', 'B', 'Y', 'G'];

/// The side that follows this one clockwise (S-1).
pub fn next_side(side: char) -> char {
    match side {
        'R' => 'B',
        'B' => 'Y',
        'Y' => 'G',
        'G' => 'R',
        other => panic!("{other} is no side"),
    }
}

/// The side across the board, where a partner sits (S-5, S-25).
pub fn opposite(side: char) -> char {
    next_side(next_side(side))
}

/// Every space of the board with what it is: the side, `t` for the track or `h` for a safety zone,
/// and the number.
static SPACES: LazyLock<BTreeMap<String, (char, char, u32)>> = LazyLock::new(|| {
    let mut spaces = BTreeMap::new();
    for side in SIDES {
        for n in 0..15 {
            spaces.insert(format!("{side}{n}"), (side, 't', n)); // S-1
        }
        for n in 1..=5 {
            spaces.insert(format!("{side}h{n}"), (side, 'h', n)); // S-3
        }
    }
    spaces
});

/// The space of this name, if there is one.
pub fn space(name: &str) -> Option<Space> {
    match name {
        "yard" => Some("yard"),
        "home" => Some("home"),
        _ => SPACES.get_key_value(name).map(|(name, _)| name.as_str()),
    }
}

fn named(name: &str) -> Space {
    space(name).unwrap_or_else(|| panic!("{name} is no space"))
}

/// Whether a space is on the track: not START, not a safety zone, not home.
pub fn on_track(space: Space) -> bool {
    SPACES.get(space).is_some_and(|(_, kind, _)| *kind == 't')
}

/// The circle on which a colour starts (S-2).
pub fn circle(colour: char) -> Space {
    named(&format!("{colour}4"))
}

/// For each colour and space: the space one step forward, and the space one step backward.
type Steps = BTreeMap<(char, Space), (Option<Space>, Option<Space>)>;

static STEPS: LazyLock<Steps> = LazyLock::new(|| {
    let mut steps = BTreeMap::new();
    for colour in SIDES {
        for space in standing(colour) {
            let both = (
                step_forward(colour, space).map(|name| named(&name)),
                step_backward(space).map(|name| named(&name)),
            );
            steps.insert((colour, *space), both);
        }
    }
    steps
});

/// One step forward of a pawn of this colour; none from START and from home.
pub fn forward(colour: char, from: Space) -> Option<Space> {
    STEPS[&(colour, from)].0
}

/// One step backward of a pawn of this colour; none from START and from home.
pub fn backward(colour: char, from: Space) -> Option<Space> {
    STEPS[&(colour, from)].1
}

fn step_forward(colour: char, from: Space) -> Option<String> {
    match *SPACES.get(from)? {
        // S-12: after number 2 of its own side it turns in, always.
        (side, 't', 2) if side == colour => Some(format!("{colour}h1")),
        (side, 't', 14) => Some(format!("{}0", next_side(side))),
        (side, 't', n) => Some(format!("{side}{}", n + 1)),
        // S-3: five squares, then home.
        (_, _, 5) => Some("home".to_string()),
        (side, _, n) => Some(format!("{side}h{}", n + 1)),
    }
}

fn step_backward(from: Space) -> Option<String> {
    match *SPACES.get(from)? {
        // S-12: nobody goes backward into a safety zone.
        (side, 't', 0) => {
            let before = SIDES.into_iter().find(|other| next_side(*other) == side);
            Some(format!("{}14", before.unwrap()))
        }
        (side, 't', n) => Some(format!("{side}{}", n - 1)),
        // S-13: out of it by number 2.
        (side, _, 1) => Some(format!("{side}2")),
        (side, _, n) => Some(format!("{side}h{}", n - 1)),
    }
}

/// The slide that begins on this space, if it is a triangle: its colour, and its other squares in
/// order, the end last (S-2).
pub fn slide(triangle: Space) -> Option<(char, Vec<Space>)> {
    let end = match SPACES.get(triangle)? {
        (_, 't', 1) => 4,
        (_, 't', 9) => 13,
        _ => return None,
    };
    let (side, _, n) = SPACES[triangle];
    let squares = (n + 1..=end).map(|n| named(&format!("{side}{n}")));
    Some((side, squares.collect()))
}

/// Every space where a pawn of this colour can stand, in the order in which a position line prints
/// them: yard, track forward from the own circle round to the own number 3, safety zone, home.
///
/// Foreign triangles are among them: the rival that a swap puts on one does not slide (S-22).
pub fn standing(colour: char) -> &'static [Space] {
    static ALL: LazyLock<BTreeMap<char, Vec<Space>>> =
        LazyLock::new(|| SIDES.map(|colour| (colour, list_standing(colour))).into());
    &ALL[&colour]
}

fn list_standing(colour: char) -> Vec<Space> {
    let mut names = vec![];
    for n in 4..15 {
        names.push(format!("{colour}{n}"));
    }
    let mut side = next_side(colour);
    while side != colour {
        for n in 0..15 {
            names.push(format!("{side}{n}"));
        }
        side = next_side(side);
    }
    for n in 0..4 {
        names.push(format!("{colour}{n}"));
    }
    for n in 1..=5 {
        names.push(format!("{colour}h{n}"));
    }
    let mut all = vec!["yard"];
    all.extend(names.iter().map(|name| named(name)));
    all.push("home");
    all
}
