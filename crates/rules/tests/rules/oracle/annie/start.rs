//! The position in which a game begins.

use super::house::House;
use super::line::{self, At, Position, SEATS, Thrown, Turn};

/// The position line in which a game of these seats begins, this one the first to roll.
pub fn start(ruleset: &str, seats: &[char], first: char) -> Result<String, String> {
    let house = House::read(ruleset)?;
    let mut position = Position {
        house,
        token: match house.value("street") {
            "whole" => "0",
            "from-12" => "12",
            "from-21" => "21",
            other => panic!("street={other}"),
        },
        seats: SEATS.to_vec(),
        stars: seats.iter().map(|s| (*s, house.stars_of(*s))).collect(),
        turn: Turn::Of(first, At::Start, Thrown::Nothing),
    };
    position.seats.retain(|seat| seats.contains(seat));
    line::check(&position)?;
    Ok(position.print())
}
