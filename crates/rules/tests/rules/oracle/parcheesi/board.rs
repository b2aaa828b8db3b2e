//! The board by names: which spaces a colour can stand on and which follow which.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::oracle::race::board::{Board, Drawing, SIDES, next_side};

/// The seats in turn order, clockwise, which is also that of the placement (C-2).
const TURNS: [char; 4] = ['Y', 'B', 'R', 'G'];

/// The ring of 72 spaces or that of 68 (C-1).
pub fn board(ring68: bool) -> &'static Board {
    static RING72: LazyLock<Board> = LazyLock::new(|| drawn(18));
    static RING68: LazyLock<Board> = LazyLock::new(|| drawn(17));
    if ring68 { &RING68 } else { &RING72 }
}

fn drawn(a_side: u32) -> Board {
    let mut standing = BTreeMap::new();
    let mut following = BTreeMap::new();
    for colour in SIDES {
        // The own side's 1 to 4 are not among the spaces: a pawn enters beyond them and leaves the
        // ring before it comes round to them again (C-19).
        let mut spaces = vec!["yard".to_string()];
        let mut space = format!("{colour}5");
        while space != "home" {
            let next = next(a_side, colour, &space);
            following.insert((colour, space.clone()), vec![next.clone()]);
            spaces.push(space);
            space = next;
        }
        spaces.push("home".to_string());
        standing.insert(colour, spaces);
    }
    Board::new(Drawing {
        turns: TURNS,
        a_side,
        start: 5,
        // C-1: the home entrance, the entry space, and the fifth from the end of the side.
        coloured: vec![0, 5, a_side - 5],
        single_file: false, // C-12
        standing,
        following,
    })
}

/// The next space of a pawn of this colour that stands here.
fn next(a_side: u32, colour: char, space: &str) -> String {
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
