//! Single steps: one pawn moved, with the bumps and the slide that follow.

use super::board::{self, Space};
use super::line::Pawns;

/// A step that is legal.
pub struct Step {
    /// How it is written, without the card.
    pub text: String,
    /// Where everybody is afterwards.
    pub pawns: Pawns,
}

/// The pawn on a space, by its colour and its place among the four.
fn on(pawns: &Pawns, space: Space) -> Option<(char, usize)> {
    for (colour, spaces) in pawns {
        for (index, there) in spaces.iter().enumerate() {
            if *there == space {
                return Some((*colour, index));
            }
        }
    }
    None
}

fn put(pawns: &mut Pawns, (colour, index): (char, usize), space: Space) {
    pawns.get_mut(&colour).unwrap()[index] = space;
}

/// A move forward by exactly that many, whoever stands on the way (S-8).
pub fn go_forward(pawns: &Pawns, colour: char, index: usize, count: usize) -> Option<Step> {
    let from = pawns[&colour][index];
    let mut to = from;
    for _ in 0..count {
        to = board::forward(colour, to)?; // S-14: not beyond home
    }
    land(pawns, (colour, index), to)
}

/// A move backward by exactly that many.
pub fn go_backward(pawns: &Pawns, colour: char, index: usize, count: usize) -> Option<Step> {
    let from = pawns[&colour][index];
    let mut to = from;
    for _ in 0..count {
        to = board::backward(colour, to)?;
    }
    land(pawns, (colour, index), to)
}

/// A pawn put from START onto the circle (S-11).
pub fn start_on(pawns: &Pawns, colour: char, index: usize, circle: Space) -> Option<Step> {
    if pawns[&colour][index] != "yard" {
        return None;
    }
    land(pawns, (colour, index), circle)
}

/// Ends a move on a space, and slides from it if it is a triangle.
fn land(pawns: &Pawns, pawn: (char, usize), to: Space) -> Option<Step> {
    let from = pawns[&pawn.0][pawn.1];
    let mut after = pawns.clone();
    let mut sign = '-';
    if to != "home"
        && let Some(there) = on(pawns, to)
    {
        if there.0 == pawn.0 {
            return None; // S-9, also where it would slide on
        }
        put(&mut after, there, "yard"); // S-10, S-21
        sign = 'x';
    }
    put(&mut after, pawn, to);
    let slid = slide(&mut after, pawn);
    Some(Step {
        text: format!("{from}{sign}{to}{slid}"),
        pawns: after,
    })
}

/// S-20: lets a pawn that has come to a triangle slide, unless it is of its own colour; gives what is
/// written of it.
fn slide(pawns: &mut Pawns, pawn: (char, usize)) -> String {
    let Some((colour, squares)) = board::slide(pawns[&pawn.0][pawn.1]) else {
        return String::new();
    };
    if colour == pawn.0 {
        return String::new();
    }
    // S-23: those who stand there now; the one that slides has left its square (S-21).
    for square in &squares {
        if let Some(bumped) = on(pawns, square) {
            put(pawns, bumped, "yard");
        }
    }
    let end = squares.last().unwrap();
    put(pawns, pawn, end);
    format!(">{end}")
}

/// S-17: two pawns on the open track change places; the first of them is the player's.
pub fn swap(pawns: &Pawns, mine: (char, usize), theirs: (char, usize)) -> Option<Step> {
    let (from, to) = (pawns[&mine.0][mine.1], pawns[&theirs.0][theirs.1]);
    if !board::on_track(from) || !board::on_track(to) {
        return None;
    }
    let mut after = pawns.clone();
    put(&mut after, mine, to);
    put(&mut after, theirs, from);
    // S-22: the other one does not slide, but it may be bumped where it now stands.
    let slid = slide(&mut after, mine);
    Some(Step {
        text: format!("{from}~{to}{slid}"),
        pawns: after,
    })
}

/// S-18: a pawn from START takes the square of another on the open track.
pub fn take_square(pawns: &Pawns, mine: (char, usize), theirs: (char, usize)) -> Option<Step> {
    if pawns[&mine.0][mine.1] != "yard" {
        return None;
    }
    let to = pawns[&theirs.0][theirs.1];
    if !board::on_track(to) {
        return None;
    }
    let mut after = pawns.clone();
    put(&mut after, theirs, "yard");
    put(&mut after, mine, to);
    let slid = slide(&mut after, mine);
    Some(Step {
        text: format!("yardx{to}{slid}"),
        pawns: after,
    })
}
