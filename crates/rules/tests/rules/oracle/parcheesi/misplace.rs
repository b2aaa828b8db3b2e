//! Position lines with something in them that may be wrong.

use super::board;
use super::line;
use super::random::bearable;
use crate::oracle::random::{chance, one_of, random};

/// The same line with one or two things changed, whether they may be so or not.
pub fn misplace(seed: &mut u64, position_line: &str) -> String {
    let mut fields: Vec<String> = position_line.split(' ').map(str::to_string).collect();
    for _ in 0..1 + random(seed, 2) {
        match random(seed, 10) {
            0..=3 => fields[1] = pawns(seed, &fields[1]),
            4 => fields[1] = seats(seed, &fields[1]),
            5 => fields[2] = turn(seed, &fields[2]),
            6 => over(seed, &mut fields),
            7 => {
                // The other ring: some spaces are not on both.
                fields[0] = match fields[0].as_str() {
                    "parcheesi" => "parcheesi+ring68",
                    _ => "parcheesi",
                }
                .to_string();
            }
            8 => blockades(seed, &mut fields),
            _ => keys(seed, &mut fields),
        }
    }
    let changed = fields.join(" ");
    // A line that is accepted is compared on, and so must not have too many plays.
    match line::read(&changed) {
        Ok(position) if bearable(&position).is_none() => position_line.to_string(),
        _ => changed,
    }
}

/// One pawn on any space, one too many or one too few.
fn pawns(seed: &mut u64, placement: &str) -> String {
    let mut parts: Vec<String> = placement.split('/').map(str::to_string).collect();
    let part = random(seed, parts.len());
    let (seat, spaces) = parts[part].split_once(':').unwrap();
    let mut spaces: Vec<String> = spaces.split(',').map(str::to_string).collect();
    let pawn = random(seed, spaces.len());
    let anybodys: Vec<&str> = placement.split(['/', ',', ':']).collect();
    match random(seed, 12) {
        0 => drop(spaces.remove(pawn)),
        1 => spaces.push(spaces[pawn].clone()),
        // In any order: printed in one.
        2 | 3 => spaces.rotate_left(pawn),
        // On a pawn of one's own, or on anybody's.
        4 | 5 => spaces[pawn] = one_of(seed, &spaces).clone(),
        6 | 7 => spaces[pawn] = one_of(seed, &anybodys).to_string(),
        8 | 9 => {
            let seat = *one_of(seed, &board::SIDES);
            let standing = board::board(chance(seed, 50)).standing(seat);
            spaces[pawn] = one_of(seed, standing).to_string();
        }
        _ => {
            let side = *one_of(seed, &board::SIDES);
            let sort = *one_of(seed, &["", "", "", "h", "t", "0"]);
            spaces[pawn] = format!("{side}{sort}{}", random(seed, 20));
        }
    }
    parts[part] = format!("{seat}:{}", spaces.join(","));
    parts.join("/")
}

/// A seat gone, there twice, with another letter, or in another order.
fn seats(seed: &mut u64, placement: &str) -> String {
    let mut parts: Vec<String> = placement.split('/').map(str::to_string).collect();
    let part = random(seed, parts.len());
    match random(seed, 6) {
        0 => drop(parts.remove(part)),
        1 => parts.push(parts[part].clone()),
        2 => {
            let letter = *one_of(seed, &['Y', 'G', 'R', 'B', 'O', 'y']);
            parts[part] = format!("{letter}{}", &parts[part][1..]);
        }
        // In any order: printed in one.
        3 => parts.reverse(),
        _ => parts.rotate_left(part),
    }
    parts.join("/")
}

/// Another seat to act, or something else that it has.
fn turn(seed: &mut u64, turn: &str) -> String {
    let letter = match random(seed, 8) {
        0 => "O",
        1 => "-",
        2..=4 => *one_of(seed, &["Y", "G", "R", "B"]),
        _ => &turn[..1],
    };
    let (one, other) = (1 + random(seed, 7), random(seed, 7));
    match random(seed, 4) {
        0 => letter.to_string(),
        1 => format!("{letter}:{one}"),
        2 => format!("{letter}{}", &turn[1..]),
        _ => format!("{letter}:{one}-{other}"),
    }
}

/// A game that is over, more or less.
fn over(seed: &mut u64, fields: &mut Vec<String>) {
    let mut parts: Vec<String> = fields[1].split('/').map(str::to_string).collect();
    let part = random(seed, parts.len());
    let mut winner = parts[part][..1].to_string();
    parts[part] = format!("{winner}:home,home,home,home");
    if chance(seed, 90) {
        fields[1] = parts.join("/");
        // A game that goes on has other keys than one that is over.
        fields.retain(|field| !field.starts_with("doublets=") && !field.starts_with("blockades="));
    }
    if chance(seed, 15) {
        winner = one_of(seed, &["Y", "G", "R", "B", "Y,R", "-"]).to_string();
    }
    if chance(seed, 90) {
        fields[2] = "-".to_string();
    }
    fields.retain(|field| !field.starts_with("winner="));
    if chance(seed, 90) {
        fields.push(format!("winner={winner}"));
    }
}

/// Another count, another space, another order of `blockades=`.
fn blockades(seed: &mut u64, fields: &mut Vec<String>) {
    let placement = fields[1].clone();
    let Some(field) = fields.iter_mut().find(|f| f.starts_with("blockades=")) else {
        // Somebody's pawn: most often alone, now and then one of two.
        let all: Vec<&str> = placement.split(['/', ',', ':']).collect();
        let space = *one_of(seed, &all);
        fields.insert(3, format!("blockades={space}:{}", 1 + random(seed, 4)));
        return;
    };
    let (_, items) = field.split_once('=').unwrap();
    let mut items: Vec<String> = items.split(',').map(str::to_string).collect();
    let index = random(seed, items.len());
    let (space, count) = match items[index].split_once(':') {
        Some((space, count)) => (space.to_string(), count.to_string()),
        None => (items[index].clone(), String::new()),
    };
    match random(seed, 8) {
        0 => drop(items.remove(index)),
        1 => items.push(items[index].clone()),
        2 => items.reverse(),
        3 => items[index] = space,
        4 => {
            let all: Vec<&str> = placement.split(['/', ',', ':']).collect();
            items[index] = format!("{}:{count}", one_of(seed, &all));
        }
        _ => items[index] = format!("{space}:{}", random(seed, 6)),
    }
    *field = format!("blockades={}", items.join(","));
}

/// A key gone, changed, repeated, or in another order.
fn keys(seed: &mut u64, fields: &mut Vec<String>) {
    let doublets = format!("doublets={}", random(seed, 4));
    match random(seed, 8) {
        0 if fields.len() > 3 => drop(fields.pop()),
        1 => fields[3..].reverse(),
        2 => fields.push(fields[fields.len() - 1].clone()),
        3 => fields.push(one_of(seed, &["", "again=1", "doublets", "discard=1"]).to_string()),
        _ => match fields.iter().position(|f| f.starts_with("doublets=")) {
            Some(index) => fields[index] = doublets,
            None => fields.push(doublets),
        },
    }
}
