//! The position in which a game begins.

use std::collections::BTreeMap;

use super::Game;
use super::board::{self, Space};
use super::house::{House, Name};
use super::line::{self, Position, Turn};

/// The position line in which a game of these seats begins, this one the first to roll (P-8, C-5).
pub fn start(game: Game, ruleset: &str, seats: &[char], first: char) -> Result<String, String> {
    let house = House::read(game, ruleset)?;
    let mut position = Position {
        pawns: BTreeMap::new(),
        blockades: BTreeMap::new(),
        rolls: 0,
        turn: Turn::Throw(first),
        seats: vec![],
        house,
    };
    position.seats = position.board().turns.to_vec();
    position.seats.retain(|seat| seats.contains(seat));
    for seat in seats {
        position.pawns.insert(*seat, pawns(&position, *seat));
    }
    let text = position.print();
    line::accepted(game, &text)
}

/// Where the four pawns of a seat begin.
fn pawns(position: &Position, seat: char) -> Vec<Space> {
    let board = position.board();
    let house = &position.house;
    let head = Name::head_of(seat);
    let half_way = board.space(seat, &format!("{}0", board::opposite(seat)));
    let mut pawns = vec![board.entry(seat); house.pawns_out(head) as usize];
    pawns.extend(vec![half_way.unwrap(); house.pawns_half_way(head) as usize]);
    pawns.extend(vec!["home"; house.pawns_home() as usize]);
    pawns.resize(4, "yard");
    pawns
}
