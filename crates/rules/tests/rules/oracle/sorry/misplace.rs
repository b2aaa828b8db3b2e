//! Position lines with something in them that may be wrong.

use super::board;
use super::cards::{self, CARDS};
use super::random::pick;
use crate::oracle::random::{chance, one_of, random};

/// A position line in pieces, each of which can be spoilt.
struct Pieces {
    ruleset: String,
    /// Letter and spaces.
    seats: Vec<(String, Vec<String>)>,
    turn: String,
    /// Key and value.
    keys: Vec<(String, String)>,
}

impl Pieces {
    fn of(line: &str) -> Pieces {
        let fields: Vec<&str> = line.split(' ').collect();
        let mut seats = vec![];
        for part in fields[1].split('/') {
            let (letter, spaces) = part.split_once(':').unwrap();
            let spaces = spaces.split(',').map(str::to_string).collect();
            seats.push((letter.to_string(), spaces));
        }
        let mut keys = vec![];
        for field in &fields[3..] {
            let (key, value) = field.split_once('=').unwrap();
            keys.push((key.to_string(), value.to_string()));
        }
        Pieces {
            ruleset: fields[0].to_string(),
            seats,
            turn: fields[2].to_string(),
            keys,
        }
    }

    fn print(&self) -> String {
        let seats = self.seats.iter();
        let seats: Vec<String> = seats
            .map(|(letter, spaces)| format!("{letter}:{}", spaces.join(",")))
            .collect();
        let mut line = format!("{} {} {}", self.ruleset, seats.join("/"), self.turn);
        for (key, value) in &self.keys {
            line += &format!(" {key}={value}");
        }
        line
    }

    /// Sets a key, in its place.
    fn set(&mut self, key: &str, value: &str) {
        self.keys.retain(|(other, _)| other != key);
        self.keys.push((key.to_string(), value.to_string()));
        self.keys.sort();
    }

    /// Takes a key away.
    fn unset(&mut self, key: &str) {
        self.keys.retain(|(other, _)| other != key);
    }

    fn get(&self, key: &str) -> String {
        let found = self.keys.iter().find(|(other, _)| other == key);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    }
}

/// The same line with one thing changed, or two, so that it is often a line to be refused.
pub fn misplace(seed: &mut u64, position_line: &str) -> String {
    let mut pieces = Pieces::of(position_line);
    for _ in 0..1 + random(seed, 2) {
        match random(seed, 12) {
            0..=3 => a_pawn(seed, &mut pieces),
            4 => the_seats(seed, &mut pieces),
            5 => the_ruleset(seed, &mut pieces),
            6 => the_turn(seed, &mut pieces),
            7 | 8 => the_cards(seed, &mut pieces),
            9 => the_keys(seed, &mut pieces),
            10 => the_end(seed, &mut pieces),
            _ => about_to_draw(seed, &mut pieces),
        }
    }
    pieces.print()
}

/// One pawn on any space of the board, whether it may stand there or not.
fn a_pawn(seed: &mut u64, pieces: &mut Pieces) {
    let all: Vec<String> = pieces
        .seats
        .iter()
        .flat_map(|seat| seat.1.clone())
        .collect();
    let seats = pieces.seats.len();
    let (letter, spaces) = &mut pieces.seats[random(seed, seats)];
    let own = board::SIDES
        .into_iter()
        .find(|side| side.to_string() == *letter)
        .unwrap_or('R');
    let other = *one_of(seed, &board::SIDES);
    let space = match random(seed, 6) {
        0 if chance(seed, 50) => one_of(seed, spaces).clone(),
        0 => one_of(seed, &all).clone(),
        1 | 2 => pick(seed, board::standing(own)).to_string(),
        3 => one_of(
            seed,
            &["home", "yard", "R1", "B9", "start", "", "Yh6", "G04"],
        )
        .to_string(),
        4 => pick(seed, board::standing(other)).to_string(),
        _ => {
            let side = *one_of(seed, &board::SIDES);
            let sort = pick(seed, &["", "", "h", "t"]);
            format!("{side}{sort}{}", random(seed, 17))
        }
    };
    match random(seed, 20) {
        0 => spaces.push(space),
        1 if spaces.len() > 1 => {
            spaces.pop();
        }
        _ => {
            let pawn = random(seed, spaces.len());
            spaces[pawn] = space;
        }
    }
}

/// Other seats, or the same in another order.
fn the_seats(seed: &mut u64, pieces: &mut Pieces) {
    let index = random(seed, pieces.seats.len());
    match random(seed, 4) {
        0 if pieces.seats.len() > 1 => {
            pieces.seats.remove(index);
        }
        1 => {
            let letter = pick(seed, &["R", "B", "Y", "G", "O", "r", ""]).to_string();
            pieces.seats.push((letter, vec!["yard".to_string(); 4]));
        }
        2 => pieces.seats[index].1.reverse(),
        _ => pieces.seats.reverse(),
    }
}

/// Other options.
fn the_ruleset(seed: &mut u64, pieces: &mut Pieces) {
    let parts = ["sorry", "+fast", "+hand", "+partners"];
    let mut ruleset = "sorry".to_string();
    if chance(seed, 20) {
        // Not in order, not once, or nothing that there is.
        for _ in 0..random(seed, 4) {
            ruleset += pick(seed, &["+fast", "+hand", "+partners", "+slow", "+", ""]);
        }
    } else {
        let turned = 1 + random(seed, 3);
        for (index, part) in parts.iter().enumerate().skip(1) {
            if pieces.ruleset.contains(part) != (index == turned) {
                ruleset += part;
            }
        }
    }
    pieces.ruleset = ruleset;
}

/// Another seat to act, or with another card.
fn the_turn(seed: &mut u64, pieces: &mut Pieces) {
    let letters = ["R", "B", "Y", "G"];
    let (letter, card) = match pieces.turn.split_once(':') {
        Some((letter, card)) => (letter.to_string(), Some(card.to_string())),
        None => (pieces.turn.clone(), None),
    };
    pieces.turn = match (random(seed, 6), card) {
        (0 | 1, Some(card)) => format!("{}:{card}", pick(seed, &letters)),
        (0 | 1, None) => pick(seed, &letters).to_string(),
        (2 | 3, Some(_)) => format!("{letter}:{}", pick(seed, &CARDS)),
        (2 | 3, None) => letter,
        (4, _) => format!("{letter}:{}", pick(seed, &CARDS)),
        _ => {
            let odd = [
                "R:6", "Y:9", "R:Sorry", "-", "", "R:", ":7", "R:5-3", "Y:07",
            ];
            pick(seed, &odd).to_string()
        }
    };
}

/// Other cards in the discard or in a hand.
fn the_cards(seed: &mut u64, pieces: &mut Pieces) {
    if chance(seed, 15) {
        pieces.set("discard", &nearly_all(seed, pieces));
        return;
    }
    let key = pick(seed, &["discard", "discard", "hand", "hands"]);
    let before = pieces.get(key);
    if before.is_empty() {
        let card = pick(seed, &CARDS);
        let seat = *one_of(seed, &board::SIDES);
        let value = if key == "hands" {
            format!("{seat}:{card}")
        } else {
            card.to_string()
        };
        pieces.set(key, &value);
        return;
    }
    let mut hands: Vec<String> = before.split('/').map(str::to_string).collect();
    let which = random(seed, hands.len());
    let (letter, held) = match hands[which].split_once(':') {
        Some((letter, held)) => (format!("{letter}:"), held.to_string()),
        None => (String::new(), hands[which].clone()),
    };
    let mut held: Vec<String> = held.split(',').map(str::to_string).collect();
    let card = pick(seed, &CARDS).to_string();
    let index = random(seed, held.len());
    match random(seed, 8) {
        0 => held.push(card),
        1 => held[index] = card,
        // Another one of the same kind stands in order.
        2 | 3 => held.insert(index, held[index].clone()),
        4 | 5 => {
            held.remove(index);
        }
        6 => held.reverse(),
        _ => held[index] = pick(seed, &["6", "9", "", "Sorry", "13", "01"]).to_string(),
    }
    hands[which] = format!("{letter}{}", held.join(","));
    if held.is_empty() {
        hands.remove(which);
    }
    if chance(seed, 10) {
        hands.reverse();
    }
    if hands.is_empty() && chance(seed, 70) {
        pieces.unset(key);
    } else {
        pieces.set(key, &hands.join("/"));
    }
}

/// All cards that are nowhere else, or one or two fewer: nothing or hardly anything in the pile.
fn nearly_all(seed: &mut u64, pieces: &Pieces) -> String {
    let mut cards = cards::deck();
    let held = format!("{},{}", pieces.get("hand"), pieces.get("hands"));
    let elsewhere = format!("{},{}", pieces.turn, held);
    for card in elsewhere.split([',', ':', '/']) {
        if let Some(index) = cards.iter().position(|other| *other == card) {
            cards.remove(index);
        }
    }
    for _ in 0..random(seed, 3) {
        cards.remove(random(seed, cards.len()));
    }
    cards.join(",")
}

/// Keys that are there or not, in order or not.
fn the_keys(seed: &mut u64, pieces: &mut Pieces) {
    let index = random(seed, pieces.keys.len().max(1));
    match random(seed, 8) {
        0 | 1 => pieces.set("again", pick(seed, &["1", "1", "1", "0", "2", ""])),
        2 => pieces.unset("again"),
        3 => pieces.set("winner", pick(seed, &["R", "R,Y", "B,G", ""])),
        4 => pieces.set(pick(seed, &["doublets", "blockades", "pile"]), "1"),
        5 => pieces.keys.reverse(),
        6 if index < pieces.keys.len() => {
            let key = pieces.keys[index].clone();
            pieces.keys.push(key);
        }
        _ if index < pieces.keys.len() => {
            pieces.keys.remove(index);
        }
        _ => {}
    }
}

/// The game over, or nearly.
fn the_end(seed: &mut u64, pieces: &mut Pieces) {
    let partners = pieces.ruleset.contains("partners");
    let first = *one_of(seed, &board::SIDES);
    let mut winners = vec![first];
    if partners && chance(seed, 90) {
        winners.push(board::opposite(first));
    }
    if chance(seed, 80) {
        winners.sort_by_key(|winner| board::SIDES.iter().position(|side| side == winner));
    }
    let winners: Vec<String> = winners.iter().map(char::to_string).collect();
    for (letter, spaces) in &mut pieces.seats {
        if winners.contains(letter) && chance(seed, 95) {
            *spaces = vec!["home".to_string(); 4];
        }
    }
    if chance(seed, 90) {
        pieces.turn = "-".to_string();
        pieces.set("winner", &winners.join(","));
    }
    for key in ["again", "hand", "hands"] {
        if chance(seed, 95) {
            pieces.unset(key);
        }
    }
}

/// The same seat before its draw, or between its draws.
fn about_to_draw(seed: &mut u64, pieces: &mut Pieces) {
    let letter = pieces.turn.split(':').next().unwrap_or_default();
    pieces.turn = letter.to_string();
    let hand = pieces.get("hand");
    let mut held: Vec<&str> = hand.split(',').collect();
    let keep = random(seed, 5);
    held.truncate(keep);
    if keep == 0 {
        pieces.unset("hand");
    } else if !hand.is_empty() {
        pieces.set("hand", &held.join(","));
    }
}
