//! Single steps: one pawn moved, with the bumps and the slide that follow.

use super::board::{self, Space};
use super::house::House;
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
pub fn go_forward(house: House, pawns: &Pawns, pawn: (char, usize), count: usize) -> Option<Step> {
    let mut to = pawns[&pawn.0][pawn.1];
    for _ in 0..count {
        to = board::forward(pawn.0, to)?; // S-14: not beyond home
    }
    land(house, pawns, pawn, to)
}

/// A move forward by a card that is not a 7: by exactly that many, unless a house rule lets a
/// pawn that would go beyond home end there.
pub fn go_forward_or_home(
    house: House,
    pawns: &Pawns,
    pawn: (char, usize),
    count: usize,
) -> Option<Step> {
    if house.exact {
        return go_forward(house, pawns, pawn, count);
    }
    // No step leads on from START or from home; on the way, home is where the pawn stops.
    let mut to = board::forward(pawn.0, pawns[&pawn.0][pawn.1])?;
    for _ in 1..count {
        to = board::forward(pawn.0, to).unwrap_or("home");
    }
    land(house, pawns, pawn, to)
}

/// A move backward by exactly that many.
pub fn go_backward(house: House, pawns: &Pawns, pawn: (char, usize), count: usize) -> Option<Step> {
    let mut to = pawns[&pawn.0][pawn.1];
    for _ in 0..count {
        to = board::backward(pawn.0, to)?;
    }
    land(house, pawns, pawn, to)
}

/// A pawn put from START onto its circle (S-11).
pub fn start(house: House, pawns: &Pawns, pawn: (char, usize)) -> Option<Step> {
    if pawns[&pawn.0][pawn.1] != "yard" {
        return None;
    }
    land(house, pawns, pawn, board::circle(pawn.0))
}

/// Ends a move on a space, and slides from it if it is a triangle.
fn land(house: House, pawns: &Pawns, pawn: (char, usize), to: Space) -> Option<Step> {
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
    let slid = slide(house, &mut after, pawn);
    Some(Step {
        text: format!("{from}{sign}{to}{slid}"),
        pawns: after,
    })
}

/// S-20: slides a pawn that stands on a triangle, unless the slide is of its own colour and pawns do not slide there.
/// Returns the end of the slide as a play line has it.
fn slide(house: House, pawns: &mut Pawns, pawn: (char, usize)) -> String {
    let Some((colour, squares)) = board::slide(pawns[&pawn.0][pawn.1]) else {
        return String::new();
    };
    if colour == pawn.0 && !house.own_slides {
        return String::new();
    }
    // S-23: those who stand there now; the one that slides has left its square (S-21).
    let end = squares.last().unwrap();
    for square in &squares {
        if house.sweep_ends && square != end {
            continue;
        }
        if let Some(bumped) = on(pawns, square) {
            put(pawns, bumped, "yard");
        }
    }
    put(pawns, pawn, end);
    format!(">{end}")
}

/// S-17: two pawns on the open track change places; the first of them is the player's.
pub fn swap(
    house: House,
    pawns: &Pawns,
    mine: (char, usize),
    theirs: (char, usize),
) -> Option<Step> {
    let (from, to) = (pawns[&mine.0][mine.1], pawns[&theirs.0][theirs.1]);
    if !board::on_track(from) || !board::on_track(to) {
        return None;
    }
    let mut after = pawns.clone();
    put(&mut after, mine, to);
    put(&mut after, theirs, from);
    // S-22: the other one does not slide, but it may be bumped where it now stands.
    let slid = slide(house, &mut after, mine);
    Some(Step {
        text: format!("{from}~{to}{slid}"),
        pawns: after,
    })
}

/// S-18: a pawn from START takes the square of another on the open track.
pub fn take_square(
    house: House,
    pawns: &Pawns,
    mine: (char, usize),
    theirs: (char, usize),
) -> Option<Step> {
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
    let slid = slide(house, &mut after, mine);
    Some(Step {
        text: format!("yardx{to}{slid}"),
        pawns: after,
    })
}
