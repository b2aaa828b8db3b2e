//! The plays of a roll or a choice, and what comes of them.
//!
//! Every play of Annie is one step: nothing is spent in parts and no order has to be tried.

use super::board::{self, Action, Beside};
use super::line::{self, At, Position, Thrown, Turn};
use std::collections::BTreeMap;

/// Every legal play of a position at a decision: the play line, and the position line it leads to.
pub fn plays(position_line: &str) -> Result<BTreeMap<String, String>, String> {
    let position = line::read(position_line)?;
    let Turn::Of(seat, at, thrown) = position.turn else {
        return Err("the game is over".to_string());
    };
    let mut all = BTreeMap::new();
    let mut play = |text: String, result: Position| {
        let twice = all.insert(text, result.print());
        assert_eq!(twice, None, "{position_line}");
    };
    match (at, thrown) {
        (At::Start, Thrown::One(die)) => {
            play("go".to_string(), one_die(&position, seat, die));
        }
        (At::Start, Thrown::Both(red, white)) => {
            for (text, result) in both_dice(&position, seat, red, white) {
                play(text.to_string(), result);
            }
        }
        (At::Arrow, Thrown::One(die)) => {
            play("go".to_string(), along_the_arrow(&position, seat, die));
        }
        (At::Stars, Thrown::Both(red, white)) => {
            let result = for_stars(&position, seat, red, white);
            play("go".to_string(), result);
        }
        (At::Give, _) => {
            for player in position.others(seat) {
                let mut result = position.clone();
                hand_over(&mut result, seat, player, 1);
                play(format!("give {player}"), turn_ends(&result, seat));
            }
        }
        (At::Against, _) => {
            for player in position.others(seat) {
                let mut result = position.clone();
                result.turn = Turn::Of(seat, At::AgainstPlayer(player), Thrown::Nothing);
                play(format!("against {player}"), result);
            }
        }
        (At::AgainstPlayer(player), Thrown::Both(red, white)) => {
            let result = against(&position, seat, player, red, white);
            play("go".to_string(), result);
        }
        _ => return Err("nothing has been thrown yet".to_string()),
    }
    Ok(all)
}

/// one die beside the space: red forward, white backward, by its number.
fn one_die(position: &Position, seat: char, die: u32) -> Position {
    match board::beside(position.token) {
        Beside::Red => forward_or_stay(position, seat, die),
        Beside::White => backward(position, seat, die),
        Beside::Nothing => panic!("both dice are thrown on {}", position.token),
    }
}

/// on the Orphanage.
fn both_dice(
    position: &Position,
    seat: char,
    red: u32,
    white: u32,
) -> Vec<(&'static str, Position)> {
    let on_orphanage = position.token == board::ORPHANAGE;
    if red > white {
        vec![("go", forward_or_stay(position, seat, red - white))]
    } else if white > red && on_orphanage {
        vec![("go", turn_ends(position, seat))]
    } else if white > red {
        vec![("go", backward(position, seat, white - red))]
    } else if on_orphanage {
        vec![("go", forward_or_stay(position, seat, red + white))]
    } else {
        let back = backward(position, seat, red + white);
        match forward(position, seat, red + white) {
            Some(result) => vec![("backward", back), ("forward", result)],
            // With `exact=yes` that way is not offered, and the roll leaves no choice.
            None => vec![("go", back)],
        }
    }
}

/// the arrow that Annie stands on says which way.
fn along_the_arrow(position: &Position, seat: char, die: u32) -> Position {
    match board::action(position.token) {
        Action::RedArrow => forward_or_stay(position, seat, die),
        Action::WhiteArrow => backward(position, seat, die),
        _ => panic!("{} is no arrow", position.token),
    }
}

/// Forward, or with `exact=yes` none if that leads beyond the end.
fn forward(position: &Position, seat: char, count: u32) -> Option<Position> {
    let mut next = position.clone();
    for _ in 0..count {
        if next.token == board::HAPPY_ENDING && position.house.is("exact", "yes") {
            return None;
        }
        next.token = board::following(next.token);
    }
    Some(landed(&next, seat))
}

/// Forward; a roll that leads beyond the end, with `exact=yes`, ends the turn where Annie is.
fn forward_or_stay(position: &Position, seat: char, count: u32) -> Position {
    let result = forward(position, seat, count);
    result.unwrap_or_else(|| turn_ends(position, seat))
}

fn backward(position: &Position, seat: char, count: u32) -> Position {
    let mut next = position.clone();
    for _ in 0..count {
        next.token = board::preceding(next.token);
    }
    landed(&next, seat)
}

/// Annie has been moved by dice: the stars for the landing come before what the space says.
fn landed(position: &Position, seat: char) -> Position {
    let mut next = position.clone();
    take(&mut next, seat, position.house.number("landing"));
    reached(&next, seat)
}

/// the action of the space reached, once, and the turn ends unless something is still to be
/// rolled or chosen for it.
fn reached(position: &Position, seat: char) -> Position {
    let mut next = position.clone();
    let from_friend = position.house.number("friends");
    let then = |at: At| Some(Turn::Of(seat, at, Thrown::Nothing));
    let turn = match board::action(next.token) {
        Action::Nothing => None,
        Action::Sandy => {
            // A-8; A-16: the mover first, then to the left.
            take(&mut next, seat, 1);
            for player in next.others(seat) {
                take(&mut next, player, 1);
            }
            None
        }
        Action::OtherOrphans => {
            for player in next.others(seat) {
                take(&mut next, player, 1);
            }
            None
        }
        Action::RedArrow | Action::WhiteArrow => then(At::Arrow),
        // without a star there is nothing to choose.
        Action::Give if next.stars[&seat] == 0 => None,
        Action::Give => then(At::Give),
        Action::Stars => then(At::Stars),
        Action::Return(count) => {
            give_back(&mut next, seat, count);
            None
        }
        Action::Against => then(At::Against),
        Action::GoTo(space) => {
            // once, not again for the space itself.
            next.token = space;
            take(&mut next, seat, from_friend);
            None
        }
        Action::Friend => {
            take(&mut next, seat, from_friend);
            None
        }
        Action::End => Some(Turn::Over(next.richest())),
    };
    match turn {
        Some(turn) => {
            next.turn = turn;
            next
        }
        None => turn_ends(&next, seat),
    }
}

/// for stars.
fn for_stars(position: &Position, seat: char, red: u32, white: u32) -> Position {
    let mut next = position.clone();
    if red == white {
        next.turn = Turn::Of(seat, At::Stars, Thrown::Nothing);
        return next;
    }
    if red > white {
        take(&mut next, seat, red - white);
    } else {
        give_back(&mut next, seat, white - red);
    }
    turn_ends(&next, seat)
}

/// the mover's red against the other's white.
fn against(position: &Position, seat: char, player: char, red: u32, white: u32) -> Position {
    let mut next = position.clone();
    if red == white {
        next.turn = Turn::Of(seat, At::AgainstPlayer(player), Thrown::Nothing);
        return next;
    }
    if red > white {
        hand_over(&mut next, player, seat, red - white);
    } else {
        hand_over(&mut next, seat, player, white - red);
    }
    turn_ends(&next, seat)
}

/// the next seat is about to roll.
fn turn_ends(position: &Position, seat: char) -> Position {
    let mut next = position.clone();
    next.turn = Turn::Of(position.next_seat(seat), At::Start, Thrown::Nothing);
    next
}

/// Stars from the supply, one by one while there are any.
fn take(position: &mut Position, seat: char, count: u32) {
    for _ in 0..count {
        if position.supply() > 0 {
            *position.stars.get_mut(&seat).unwrap() += 1;
        }
    }
}

/// Stars to the supply, one by one while the seat has any.
fn give_back(position: &mut Position, seat: char, count: u32) {
    for _ in 0..count {
        if position.stars[&seat] > 0 {
            *position.stars.get_mut(&seat).unwrap() -= 1;
        }
    }
}

/// Stars from one player to another, one by one while the first has any.
fn hand_over(position: &mut Position, from: char, to: char, count: u32) {
    for _ in 0..count {
        if position.stars[&from] > 0 {
            *position.stars.get_mut(&from).unwrap() -= 1;
            *position.stars.get_mut(&to).unwrap() += 1;
        }
    }
}
