//! The board by names: which spaces a colour can stand on and which follow which.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::oracle::race::board::{Board, Drawing, SIDES, next_side};

/// The board with open turnouts or with closed ones (P-1 to P-6).
pub fn board(open: bool) -> &'static Board {
    static OPEN: LazyLock<Board> = LazyLock::new(|| drawn(true));
    static CLOSED: LazyLock<Board> = LazyLock::new(|| drawn(false));
    if open { &OPEN } else { &CLOSED }
}

fn drawn(open: bool) -> Board {
    let mut standing = BTreeMap::new();
    let mut following = BTreeMap::new();
    for colour in SIDES {
        let spaces = list_standing(colour, open);
        for space in &spaces {
            following.insert((colour, space.clone()), next(colour, space, open));
        }
        standing.insert(colour, spaces);
    }
    Board::new(Drawing {
        turns: SIDES, // P-2
        a_side: 15,
        start: 6,             // P-3
        coloured: vec![0, 6], // P-6
        single_file: true,    // P-23
        standing,
        following,
    })
}

/// The next spaces of a pawn of this colour that stands there.
fn next(colour: char, space: &str, open: bool) -> Vec<String> {
    if space == "yard" || space == "home" {
        return vec![];
    }
    let side = space.chars().next().unwrap();
    if let Some(n) = space[1..].strip_prefix('t') {
        // P-4: the turnout comes back onto number 10.
        return match n.parse::<u32>().unwrap() {
            7 => vec![format!("{side}10")],
            n => vec![format!("{side}t{}", n + 1)],
        };
    }
    if let Some(n) = space[1..].strip_prefix('h') {
        // P-5: six spaces, then home.
        return match n.parse::<u32>().unwrap() {
            6 => vec!["home".to_string()],
            n => vec![format!("{side}h{}", n + 1)],
        };
    }
    match space[1..].parse::<u32>().unwrap() {
        // P-26: at its own entrance it turns up the home path, always.
        0 if side == colour => vec![format!("{colour}h1")],
        // P-4, P-18: the turnout leaves Broadway after number 5.
        5 if open => vec![format!("{side}6"), format!("{side}t1")],
        // P-1: after 14 comes the next side's entrance.
        14 => vec![format!("{}0", next_side(side))],
        n => vec![format!("{side}{}", n + 1)],
    }
}

/// Every space where a pawn of this colour can stand: yard, track from the own entry forward,
/// turnouts in the order met, home path, home.
///
/// The own side's 1 to 5 and the own turnout are not among them: a pawn starts beyond them and
/// leaves Broadway before it comes round to them again (P-4).
fn list_standing(colour: char, open: bool) -> Vec<String> {
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
    if open {
        all.extend(turnouts);
    }
    for n in 1..=6 {
        all.push(format!("{colour}h{n}"));
    }
    all.push("home".to_string());
    all
}
