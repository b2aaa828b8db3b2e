//! Position lines of Pollyanna: read, checked by the rule of acceptance, printed.

use super::board;
use std::collections::{BTreeMap, BTreeSet};

/// What the seat to act has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// About to roll.
    Throw(char),
    /// Has rolled these two, the higher first, and played nothing yet.
    Thrown(char, u32, u32),
    /// The game is over, won by these colours.
    Over(Vec<char>),
}

/// A position: the seats in turn order, each with the names of its four pawns' spaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// `pollyanna-1916` or `pollyanna-1951`.
    pub edition: String,
    /// Everybody has begun with a pawn on the starting space (P-35). It changes nothing later.
    pub fast: bool,
    /// Opposite seats play together (P-9).
    pub partners: bool,
    /// The seats in play, in turn order from yellow on.
    pub seats: Vec<char>,
    /// Where each seat's pawns are.
    pub pawns: BTreeMap<char, Vec<String>>,
    /// Whose turn, and with what.
    pub turn: Turn,
}

impl Position {
    /// Whether two colours are on one side: the same, or partners.
    pub fn together(&self, one: char, other: char) -> bool {
        one == other || (self.partners && board::opposite(one) == other)
    }

    /// The colours of the pawns on a space, one entry for each pawn.
    pub fn on(&self, space: &str) -> Vec<char> {
        let mut colours = vec![];
        for (colour, spaces) in &self.pawns {
            for pawn in spaces {
                if pawn == space {
                    colours.push(*colour);
                }
            }
        }
        colours
    }

    /// Whether all four pawns of a seat are home.
    pub fn all_home(&self, seat: char) -> bool {
        self.pawns[&seat].iter().all(|space| space == "home")
    }

    /// The side of a seat, in placement order.
    pub fn side_of(&self, seat: char) -> Vec<char> {
        let seats = self.seats.iter().copied();
        seats.filter(|other| self.together(seat, *other)).collect()
    }

    /// The side that has won: all pawns of it are home (P-32, P-33).
    pub fn winners(&self) -> Vec<Vec<char>> {
        let mut sides = BTreeSet::new();
        for seat in &self.seats {
            let side = self.side_of(*seat);
            if side.iter().all(|member| self.all_home(*member)) {
                sides.insert(side);
            }
        }
        sides.into_iter().collect()
    }

    /// The next seat after this one that still has a pawn to bring home (P-2, P-33).
    pub fn next_seat(&self, seat: char) -> char {
        let mut next = board::next_side(seat);
        while !self.seats.contains(&next) || self.all_home(next) {
            assert_ne!(next, seat, "nobody is left to roll");
            next = board::next_side(next);
        }
        next
    }

    /// The position line.
    pub fn print(&self) -> String {
        let mut placement = vec![];
        for seat in &self.seats {
            let order = board::standing(*seat);
            let mut ordered = self.pawns[seat].clone();
            ordered.sort_by_key(|space| order.iter().position(|known| known == space));
            placement.push(format!("{seat}:{}", ordered.join(",")));
        }
        let fast = if self.fast { "+fast" } else { "" };
        let partners = if self.partners { "+partners" } else { "" };
        let ruleset = format!("{}{fast}{partners}", self.edition);
        let turn = match &self.turn {
            Turn::Throw(seat) => format!("{seat}"),
            Turn::Thrown(seat, high, low) => format!("{seat}:{high}-{low}"),
            Turn::Over(winners) => {
                let letters: Vec<String> = winners.iter().map(char::to_string).collect();
                format!("- winner={}", letters.join(","))
            }
        };
        format!("{ruleset} {} {turn}", placement.join("/"))
    }
}

/// Reads a position line; the error says what is wrong with it.
pub fn read(line: &str) -> Result<Position, String> {
    let fields: Vec<&str> = line.split(' ').collect();
    if fields.len() < 3 {
        return Err("a position line has three fields or more".to_string());
    }
    let (edition, fast, partners) = ruleset(fields[0])?;

    let mut seats = vec![];
    let mut pawns = BTreeMap::new();
    for part in fields[1].split('/') {
        let (letter, spaces) = part
            .split_once(':')
            .ok_or("a seat is a letter and a colon")?;
        let seat = one_seat(letter)?;
        let spaces: Vec<String> = spaces.split(',').map(str::to_string).collect();
        seats.push(seat);
        if pawns.insert(seat, spaces).is_some() {
            return Err(format!("{seat} is there twice"));
        }
    }

    // Read in any order, printed in turn order (P-2).
    seats.sort_by_key(|seat| board::SIDES.iter().position(|side| side == seat));

    let winner = fields.get(3).and_then(|key| key.strip_prefix("winner="));
    if fields.len() > 4 || (fields.len() == 4 && winner.is_none()) {
        return Err("Pollyanna has no key but winner=".to_string());
    }
    let turn = match (fields[2], winner) {
        ("-", Some(letters)) => {
            let letters: Result<Vec<char>, String> = letters.split(',').map(one_seat).collect();
            Turn::Over(letters?)
        }
        ("-", None) => return Err("the game is over but nobody has won".to_string()),
        (_, Some(_)) => return Err("there is a winner but the game goes on".to_string()),
        (going, None) => read_turn(going)?,
    };

    let position = Position {
        edition: edition.to_string(),
        fast,
        partners,
        seats,
        pawns,
        turn,
    };
    check(&position)?;
    Ok(position)
}

/// The edition, whether it has a fast start (P-35), and whether opposite seats play together (P-9).
pub fn ruleset(name: &str) -> Result<(&'static str, bool, bool), String> {
    for edition in ["pollyanna-1916", "pollyanna-1951"] {
        match name.strip_prefix(edition) {
            Some("") => return Ok((edition, false, false)),
            Some("+fast") => return Ok((edition, true, false)),
            Some("+fast+partners") => return Ok((edition, true, true)),
            Some("+partners") => return Ok((edition, false, true)),
            _ => {}
        }
    }
    Err(format!("unknown ruleset {name}"))
}

fn one_seat(text: &str) -> Result<char, String> {
    let side = board::SIDES
        .into_iter()
        .find(|side| side.to_string() == text);
    side.ok_or(format!("{text} is no seat"))
}

fn read_turn(text: &str) -> Result<Turn, String> {
    let Some((letter, dice)) = text.split_once(':') else {
        return Ok(Turn::Throw(one_seat(text)?));
    };
    let seat = one_seat(letter)?;
    for high in 1..=6 {
        for low in 1..=high {
            if dice == format!("{high}-{low}") {
                return Ok(Turn::Thrown(seat, high, low));
            }
        }
    }
    Err(format!("{dice} is no roll of two dice, the higher first"))
}

/// The rule of acceptance: spaces where that colour can stand, the right number of seats and pawns,
/// no space with too many pawns or with two rivals, and the game not over or with its winner.
fn check(position: &Position) -> Result<(), String> {
    match position.seats.len() {
        4 => {}
        _ if position.partners => return Err("partners are four players (P-9)".to_string()),
        3 => {}
        2 if board::opposite(position.seats[0]) == position.seats[1] => {}
        2 => return Err("two players sit opposite each other (P-8)".to_string()),
        _ => return Err("two, three or four players (P-8)".to_string()),
    }

    let mut spaces = BTreeSet::new();
    for (seat, pawns) in &position.pawns {
        if pawns.len() != 4 {
            return Err(format!("{seat} has four pawns (P-8)"));
        }
        let standing = board::standing(*seat);
        for space in pawns {
            if !standing.contains(space) {
                return Err(format!("no pawn of {seat} can stand on {space} (P-4, P-5)"));
            }
            spaces.insert(space.clone());
        }
    }
    for space in spaces {
        let there = position.on(&space);
        if board::on_broadway(&space) && there.len() > 3 {
            return Err(format!("{space} holds three at most (P-20)"));
        }
        if board::on_broadway(&space) && !there.iter().all(|c| position.together(*c, there[0])) {
            return Err(format!("rivals never share {space} (P-28)"));
        }
        if board::single_file(&space) && there.len() > 1 {
            return Err(format!("{space} holds one (P-23)"));
        }
    }

    match (&position.turn, position.winners().as_slice()) {
        (Turn::Over(said), [won]) if said == won => Ok(()),
        (Turn::Over(_), _) => Err("that is not who has won (P-32, P-33)".to_string()),
        (Turn::Throw(seat) | Turn::Thrown(seat, ..), []) => {
            if !position.seats.contains(seat) {
                Err(format!("{seat} does not play"))
            } else if position.all_home(*seat) {
                Err(format!("{seat} is home and takes no more turns (P-33)"))
            } else {
                Ok(())
            }
        }
        _ => Err("the game is over (P-32, P-33)".to_string()),
    }
}

/// Whether a position line is accepted, and if so how it is printed.
pub fn accepted(position_line: &str) -> Result<String, String> {
    read(position_line).map(|position| position.print())
}
