//! Position lines of Sorry!: read, checked by the rule of acceptance, printed.

use super::board::{self, Space};
use super::cards::{self, Card};
use super::house::House;
use std::collections::{BTreeMap, BTreeSet};

/// Where each colour's four pawns are.
pub type Pawns = BTreeMap<char, [Space; 4]>;

/// What the seat to act has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// About to draw, or in the hand game with a full hand about to choose.
    Act(char),
    /// Has drawn this card.
    Drawn(char, Card),
    /// The game is over, won by these colours.
    Over(Vec<char>),
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The options of the ruleset.
    pub house: House,
    /// The seats in play, in turn order from red on.
    pub seats: Vec<char>,
    /// Where everybody is.
    pub pawns: Pawns,
    /// Whose turn, and with what.
    pub turn: Turn,
    /// The seat to act has played a 2 and will choose again (S-26).
    pub again: bool,
    /// Cards whose play is over.
    pub discard: Vec<Card>,
    /// The hands that are not empty, that of the seat to act too.
    pub hands: BTreeMap<char, Vec<Card>>,
}

/// Whether two colours are on one side: the same, or partners.
pub fn together(house: House, one: char, other: char) -> bool {
    one == other || (house.partners && board::opposite(one) == other)
}

impl Position {
    /// The side of a seat, in placement order.
    pub fn side_of(&self, seat: char) -> Vec<char> {
        let mut side = self.seats.clone();
        side.retain(|other| together(self.house, seat, *other));
        side
    }

    /// The sides all of whose pawns are home (S-24, S-25).
    pub fn winners(&self) -> Vec<Vec<char>> {
        let mut sides = BTreeSet::new();
        for seat in &self.seats {
            let side = self.side_of(*seat);
            if side.iter().all(|member| self.pawns[member] == ["home"; 4]) {
                sides.insert(side);
            }
        }
        sides.into_iter().collect()
    }

    /// The next seat in turn order (S-1); one whose pawns are home keeps its turns (S-25).
    pub fn next_seat(&self, seat: char) -> char {
        let mut next = board::next_side(seat);
        while !self.seats.contains(&next) {
            next = board::next_side(next);
        }
        next
    }

    /// The seat to act, unless the game is over.
    pub fn to_act(&self) -> Option<char> {
        match self.turn {
            Turn::Act(seat) | Turn::Drawn(seat, _) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: char) -> Vec<Card> {
        self.hands.get(&seat).cloned().unwrap_or_default()
    }

    /// Whether a seat has all the cards of a hand, and is to choose one (S-26).
    pub fn hand_is_full(&self, seat: char) -> bool {
        self.house.has_hands() && self.hand(seat).len() == self.house.hand
    }

    /// Whether a played 2 lets its player choose once more from the hand (S-26).
    pub fn chooses_again_after_two(&self) -> bool {
        self.house.has_hands() && self.house.two_again
    }

    /// What is in the pile: all that is not in a hand, the discard or the turn field. The error names
    /// a card that there are too many of.
    pub fn pile(&self) -> Result<Vec<Card>, String> {
        let mut seen = self.discard.clone();
        seen.extend(self.hands.values().flatten());
        if let Turn::Drawn(_, card) = self.turn {
            seen.push(card);
        }
        let mut pile = cards::deck();
        for card in seen {
            if !pile.contains(&card) {
                return Err(format!("there are more {card}s than in the deck (S-4)"));
            }
            cards::take(&mut pile, card);
        }
        Ok(pile)
    }

    /// The position line.
    pub fn print(&self) -> String {
        let mut placement = vec![];
        for seat in &self.seats {
            let order = board::standing(*seat);
            let mut pawns = self.pawns[seat];
            pawns.sort_by_key(|space| order.iter().position(|known| known == space));
            placement.push(format!("{seat}:{}", pawns.join(",")));
        }
        let turn = match &self.turn {
            Turn::Act(seat) => seat.to_string(),
            Turn::Drawn(seat, card) => format!("{seat}:{card}"),
            Turn::Over(_) => "-".to_string(),
        };
        let ruleset = self.house.print();
        let mut line = format!("{ruleset} {} {turn}", placement.join("/"));
        if self.again {
            line += " again=1";
        }
        if !self.discard.is_empty() {
            line += &format!(" discard={}", cards::print(&self.discard));
        }
        if let Some(seat) = self.to_act() {
            if !self.hand(seat).is_empty() {
                line += &format!(" hand={}", cards::print(&self.hand(seat)));
            }
            let mut others = vec![];
            let mut other = self.next_seat(seat);
            while other != seat {
                if !self.hand(other).is_empty() {
                    others.push(format!("{other}:{}", cards::print(&self.hand(other))));
                }
                other = self.next_seat(other);
            }
            if !others.is_empty() {
                line += &format!(" hands={}", others.join("/"));
            }
        }
        if let Turn::Over(winners) = &self.turn {
            let letters: Vec<String> = winners.iter().map(char::to_string).collect();
            line += &format!(" winner={}", letters.join(","));
        }
        line
    }
}

/// Reads a position line; the error says what is wrong with it.
pub fn read(line: &str) -> Result<Position, String> {
    let fields: Vec<&str> = line.split(' ').collect();
    if fields.len() < 3 {
        return Err("a position line has three fields or more".to_string());
    }
    let (seats, pawns) = read_placement(fields[1])?;
    let mut position = Position {
        house: House::read(fields[0])?,
        seats,
        pawns,
        turn: Turn::Over(vec![]),
        again: false,
        discard: vec![],
        hands: BTreeMap::new(),
    };
    if fields[2] != "-" {
        position.turn = read_turn(fields[2])?;
    }

    let mut before = "";
    for field in &fields[3..] {
        let (key, value) = field.split_once('=').ok_or("a key, = and its value")?;
        if key <= before {
            return Err("keys stand once each, in alphabetical order".to_string());
        }
        before = key;
        let going_on = position.to_act();
        match (key, going_on) {
            ("again", Some(_)) if position.chooses_again_after_two() && value == "1" => {
                position.again = true;
            }
            ("discard", _) => position.discard = cards::several(value)?,
            ("hand", Some(seat)) if position.house.has_hands() => {
                position.hands.insert(seat, cards::several(value)?);
            }
            ("hands", Some(seat)) if position.house.has_hands() => {
                read_hands(value, &mut position, seat)?;
            }
            ("winner", None) => {
                let letters: Result<Vec<char>, String> = value.split(',').map(one_seat).collect();
                position.turn = Turn::Over(letters?);
            }
            _ => return Err(format!("{field} has no place here")),
        }
    }
    check(&position)?;
    Ok(position)
}

fn one_seat(text: &str) -> Result<char, String> {
    let side = board::SIDES
        .into_iter()
        .find(|side| side.to_string() == text);
    side.ok_or(format!("{text} is no seat"))
}

/// The seats in turn order, and their pawns; seats and pawns are read in any order.
fn read_placement(text: &str) -> Result<(Vec<char>, Pawns), String> {
    let mut pawns = BTreeMap::new();
    for part in text.split('/') {
        let (letter, names) = part
            .split_once(':')
            .ok_or("a seat is a letter and a colon")?;
        let seat = one_seat(letter)?;
        let mut spaces = vec![];
        for name in names.split(',') {
            let space = board::space(name).ok_or(format!("{name} is no space"))?;
            if !board::standing(seat).contains(&space) {
                return Err(format!("no pawn of {seat} can stand on {name} (S-13)"));
            }
            spaces.push(space);
        }
        let four = <[Space; 4]>::try_from(spaces);
        let four = four.map_err(|_| format!("{seat} has four pawns (S-5)"))?;
        if pawns.insert(seat, four).is_some() {
            return Err(format!("{seat} is there twice"));
        }
    }
    let mut seats = board::SIDES.to_vec();
    seats.retain(|seat| pawns.contains_key(seat));
    Ok((seats, pawns))
}

fn read_turn(text: &str) -> Result<Turn, String> {
    match text.split_once(':') {
        None => Ok(Turn::Act(one_seat(text)?)),
        Some((letter, card)) => Ok(Turn::Drawn(one_seat(letter)?, cards::one(card)?)),
    }
}

/// The other hands, in turn order from the seat after the one to act.
fn read_hands(text: &str, position: &mut Position, seat: char) -> Result<(), String> {
    if !position.seats.contains(&seat) {
        return Err(format!("{seat} does not play"));
    }
    let mut expected = vec![];
    let mut other = position.next_seat(seat);
    while other != seat {
        expected.push(other);
        other = position.next_seat(other);
    }
    for part in text.split('/') {
        let (letter, held) = part
            .split_once(':')
            .ok_or("a hand is a letter and a colon")?;
        let other = one_seat(letter)?;
        let index = expected.iter().position(|seat| *seat == other);
        let index = index.ok_or(format!("the hand of {letter} has no place here"))?;
        expected.drain(..=index);
        position.hands.insert(other, cards::several(held)?);
    }
    Ok(())
}

/// The rule of acceptance.
fn check(position: &Position) -> Result<(), String> {
    match position.seats.len() {
        4 => {}
        _ if position.house.partners => return Err("partners are four (S-25)".to_string()),
        3 => {}
        2 if board::opposite(position.seats[0]) == position.seats[1] => {}
        2 => return Err("two players sit opposite each other (S-5)".to_string()),
        _ => return Err("two, three or four players (S-5)".to_string()),
    }

    let mut taken = BTreeSet::new();
    for space in position.pawns.values().flatten() {
        // S-9, S-10: one pawn on a square, of whatever colour.
        if !["yard", "home"].contains(space) && !taken.insert(*space) {
            return Err(format!("two pawns on {space} (S-9, S-10)"));
        }
    }

    let most = position.house.hand;
    if position.hands.values().any(|hand| hand.len() > most) {
        return Err(format!("a hand is {most} cards at most (S-26)"));
    }
    if position.pile()?.is_empty() {
        return Err("the discards would have become the pile (S-4)".to_string());
    }
    if position.house.has_hands() && matches!(position.turn, Turn::Drawn(..)) {
        return Err("cards are drawn into the hand (S-26)".to_string());
    }

    match (&position.turn, position.winners().as_slice()) {
        (Turn::Over(said), [won]) if said == won => Ok(()),
        (Turn::Over(_), _) => Err("that is not who has won (S-24, S-25)".to_string()),
        (Turn::Act(seat) | Turn::Drawn(seat, _), []) if position.seats.contains(seat) => Ok(()),
        (Turn::Act(seat) | Turn::Drawn(seat, _), []) => Err(format!("{seat} does not play")),
        _ => Err("the game is over (S-24, S-25)".to_string()),
    }
}

/// Whether a position line is accepted, and if so how it is printed.
pub fn accepted(position_line: &str) -> Result<String, String> {
    read(position_line).map(|position| position.print())
}
