//! The board by names: which spaces a colour can stand on and which follow which.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The four sides in the order met going forward, which is also the order of turns (P-2).
pub const SIDES: [char; 4] = ['Y', 'G', 'R', 'B'];

/// The side that follows this one, going forward and in turn order (P-2).
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

/// The kinds of space, read off the name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The corner where pawns wait.
    Yard,
    /// A space of the loop: side and number 0 to 14.
    Broadway(char, u32),
    /// A space of the turnout at a side: 1 to 7.
    Turnout(char, u32),
    /// A space of a colour's home path: 1 to 6.
    HomePath(char, u32),
    /// The end.
    Home,
}

/// Reads the name of a space; `None` if there is no such space on the board.
pub fn kind(name: &str) -> Option<Kind> {
    if name == "yard" {
        return Some(Kind::Yard);
    }
    if name == "home" {
        return Some(Kind::Home);
    }
    let side = name.chars().next()?;
    if !SIDES.contains(&side) {
        return None;
    }
    let (sort, digits) = match name[1..].strip_prefix(['t', 'h']) {
        Some(digits) => (&name[1..2], digits),
        None => ("", &name[1..]),
    };
    let n: u32 = digits.parse().ok()?;
    if n.to_string() != digits {
        return None; // "+6", "06"
    }
    match (sort, n) {
        ("", 0..=14) => Some(Kind::Broadway(side, n)),
        ("t", 1..=7) => Some(Kind::Turnout(side, n)),
        ("h", 1..=6) => Some(Kind::HomePath(side, n)),
        _ => None,
    }
}

/// Whether the name is a space of Broadway.
pub fn on_broadway(name: &str) -> bool {
    matches!(kind(name), Some(Kind::Broadway(..)))
}

/// Whether the name is a space of a turnout or a home path, where nothing is shared or passed (P-23).
pub fn single_file(name: &str) -> bool {
    matches!(kind(name), Some(Kind::Turnout(..) | Kind::HomePath(..)))
}

/// The start of a colour (P-3).
pub fn start(colour: char) -> String {
    format!("{colour}6")
}

/// The spaces of Broadway that are coloured in this colour: its entrance and its start (P-6).
pub fn is_coloured_for(colour: char, space: &str) -> bool {
    space == format!("{colour}0") || space == format!("{colour}6")
}

/// The spaces that a pawn of this colour can go to from here by one single step forward: two of them
/// at a branch (P-18), none from the yard and from home.
pub fn following(colour: char, space: &str) -> Vec<String> {
    match kind(space).unwrap_or_else(|| panic!("{space} is no space")) {
        Kind::Yard | Kind::Home => vec![],
        // P-26: at its own entrance it turns up the home path, always.
        Kind::Broadway(side, 0) if side == colour => vec![format!("{colour}h1")],
        // P-4, P-18: the turnout leaves Broadway after number 5.
        Kind::Broadway(side, 5) => vec![format!("{side}6"), format!("{side}t1")],
        // P-1: after 14 comes the next side's entrance.
        Kind::Broadway(side, 14) => vec![format!("{}0", next_side(side))],
        Kind::Broadway(side, n) => vec![format!("{side}{}", n + 1)],
        // P-4: the turnout comes back onto number 10.
        Kind::Turnout(side, 7) => vec![format!("{side}10")],
        Kind::Turnout(side, n) => vec![format!("{side}t{}", n + 1)],
        // P-5: six spaces, then home.
        Kind::HomePath(side, 6) => {
            assert_eq!(side, colour);
            vec!["home".to_string()]
        }
        Kind::HomePath(side, n) => vec![format!("{side}h{}", n + 1)],
    }
}

/// Every space where a pawn of this colour can stand, in the order in which a position line prints
/// them: yard, track from the own entry forward, turnouts in the order met, home path, home.
///
/// The own side's 1 to 5 and the own turnout are not among them: a pawn starts beyond them and
/// leaves Broadway before it comes round to them again (P-4).
pub fn standing(colour: char) -> &'static [String] {
    static ALL: LazyLock<BTreeMap<char, Vec<String>>> =
        LazyLock::new(|| SIDES.map(|colour| (colour, list_standing(colour))).into());
    &ALL[&colour]
}

fn list_standing(colour: char) -> Vec<String> {
    let mut track = vec![];
    let mut turnouts = vec![];
    for n in 6..=14 {
        track.push(format!("{colour}{n}"));
    }
    let mut side = next_side(colour);
    while side != colour {
        for n in 0..=14 {
            track.push(format!("{side}{n}"));
        }
        for n in 1..=7 {
            turnouts.push(format!("{side}t{n}"));
        }
        side = next_side(side);
    }
    track.push(format!("{colour}0"));

    let mut all = vec!["yard".to_string()];
    all.extend(track);
    all.extend(turnouts);
    for n in 1..=6 {
        all.push(format!("{colour}h{n}"));
    }
    all.push("home".to_string());
    all
}

/// All the ways to go forward from a space by exactly `count` spaces: each is the list of spaces
/// stepped on, the landing last. A way that would run beyond home is none (P-27).
pub fn ways(colour: char, from: &str, count: usize) -> Vec<Vec<String>> {
    if count == 0 {
        return vec![vec![]];
    }
    let mut all = vec![];
    for next in following(colour, from) {
        for rest in ways(colour, &next, count - 1) {
            let mut way = vec![next.clone()];
            way.extend(rest);
            all.push(way);
        }
    }
    all
}
