//! The position in which a game begins.

use std::collections::BTreeMap;

use super::board::{self, SIDES, Space};
use super::house::House;
use super::line::{self, Position, Turn};

/// The position line in which a game of these seats begins, this one the first to act (S-5). Hands
/// are dealt afterwards (S-26).
pub fn start(ruleset: &str, seats: &[char], first: char) -> Result<String, String> {
    let house = House::read(ruleset)?;
    if !seats.contains(&first) {
        return Err(format!("{first} does not play"));
    }
    let mut position = Position {
        house,
        seats: SIDES.to_vec(),
        pawns: BTreeMap::new(),
        turn: Turn::Act(first),
        again: false,
        discard: vec![],
        hands: BTreeMap::new(),
    };
    position.seats.retain(|seat| seats.contains(seat));
    for seat in seats {
        position.pawns.insert(*seat, pawns(&house, *seat));
    }
    line::accepted(&position.print())
}

/// Where the four pawns of a seat begin.
fn pawns(house: &House, seat: char) -> [Space; 4] {
    let head = house.head(seat);
    let mut pawns = ["yard"; 4];
    // S-6, or a head start.
    if house.fast || head == "1" || head == "2" {
        pawns[0] = board::circle(seat);
    }
    if head == "half" || head == "2" {
        let half_way = format!("{}7", board::opposite(seat));
        pawns[1] = board::space(&half_way).unwrap();
    }
    pawns
}
