//! Position lines of Parcheesi: read, checked by the rule of acceptance, printed.

use super::board::{self, Board, Space};
use std::collections::{BTreeMap, BTreeSet};

/// What the seat to act has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
    /// About to roll.
    Throw(char),
    /// Has rolled these two, the higher first, and played nothing yet.
    Thrown(char, u32, u32),
    /// The game is over, won by this seat.
    Over(char),
}

/// A position: the seats in turn order, each with its four pawns' spaces.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Everybody has begun with a pawn on the entry space (C-22). It changes nothing later.
    pub fast: bool,
    /// The ring of 68 instead of that of 72 (C-1).
    pub ring68: bool,
    /// The seats in play, in turn order from yellow on.
    pub seats: Vec<char>,
    /// Where each seat's pawns are.
    pub pawns: BTreeMap<char, Vec<Space>>,
    /// How many turns of their owner the two that stand there have ended there together (C-14).
    pub blockades: BTreeMap<Space, u32>,
    /// Doublets already played in this turn (C-10).
    pub doublets: u32,
    /// Whose turn, and with what.
    pub turn: Turn,
}

impl Position {
    /// The board it is on.
    pub fn board(&self) -> &'static Board {
        board::board(self.ring68)
    }

    /// The colours of the pawns on a space, one entry for each pawn.
    pub fn on(&self, space: &str) -> Vec<char> {
        let mut colours = vec![];
        for (colour, spaces) in &self.pawns {
            for pawn in spaces {
                if *pawn == space {
                    colours.push(*colour);
                }
            }
        }
        colours
    }

    /// The blockades of a seat (C-12), forward from its entry.
    pub fn blockades_of(&self, seat: char) -> Vec<Space> {
        let mut spaces = self.board().standing(seat).to_vec();
        spaces.retain(|space| board::on_ring(space));
        let pawns = &self.pawns[&seat];
        spaces.retain(|space| pawns.iter().filter(|pawn| *pawn == space).count() == 2);
        spaces
    }

    /// Whether all four pawns of a seat are home (C-21).
    pub fn all_home(&self, seat: char) -> bool {
        self.pawns[&seat].iter().all(|space| *space == "home")
    }

    /// The next seat in play, to the left (C-2).
    pub fn next_seat(&self, seat: char) -> char {
        let mut next = board::next_turn(seat);
        while !self.seats.contains(&next) {
            next = board::next_turn(next);
        }
        next
    }

    /// What `blockades=` says: seats in the order of the placement, each one's forward from its entry.
    fn print_blockades(&self) -> String {
        let mut all = vec![];
        for seat in &self.seats {
            for space in self.blockades_of(*seat) {
                if let Some(count) = self.blockades.get(space) {
                    all.push(format!("{space}:{count}"));
                }
            }
        }
        all.join(",")
    }

    /// The position line.
    pub fn print(&self) -> String {
        let mut placement = vec![];
        for seat in &self.seats {
            let order = self.board().standing(*seat);
            let mut ordered = self.pawns[seat].clone();
            ordered.sort_by_key(|space| order.iter().position(|known| known == space));
            placement.push(format!("{seat}:{}", ordered.join(",")));
        }
        let fast = if self.fast { "+fast" } else { "" };
        let ring = if self.ring68 { "+ring68" } else { "" };
        let turn = match &self.turn {
            Turn::Throw(seat) => format!("{seat}"),
            Turn::Thrown(seat, high, low) => format!("{seat}:{high}-{low}"),
            Turn::Over(_) => "-".to_string(),
        };
        let mut line = format!("parcheesi{fast}{ring} {} {turn}", placement.join("/"));
        if !self.blockades.is_empty() {
            line.push_str(&format!(" blockades={}", self.print_blockades()));
        }
        if self.doublets > 0 {
            line.push_str(&format!(" doublets={}", self.doublets));
        }
        if let Turn::Over(winner) = self.turn {
            line.push_str(&format!(" winner={winner}"));
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
    let (fast, ring68) = ruleset(fields[0])?;
    let keys = read_keys(&fields[3..])?;
    let pawns = read_placement(board::board(ring68), fields[1])?;
    // Read in any order, printed in turn order (C-2).
    let mut seats = board::TURNS.to_vec();
    seats.retain(|seat| pawns.contains_key(seat));

    let mut position = Position {
        fast,
        ring68,
        seats,
        pawns,
        blockades: BTreeMap::new(),
        doublets: match keys.get("doublets") {
            None => 0,
            Some(&"1") => 1,
            Some(&"2") => 2,
            // C-9, C-10: none is left out, and the third ends the turn.
            Some(other) => return Err(format!("doublets={other} should be 1 or 2 (C-10)")),
        },
        turn: match (fields[2], keys.get("winner")) {
            ("-", Some(letter)) => Turn::Over(one_seat(letter)?),
            ("-", None) => return Err("the game is over but nobody has won".to_string()),
            (_, Some(_)) => return Err("there is a winner but the game goes on".to_string()),
            (going, None) => read_turn(going)?,
        },
    };
    check(&position)?;

    if let Some(text) = keys.get("blockades") {
        read_blockades(&mut position, text)?;
    }
    Ok(position)
}

/// Whether a ruleset has a fast start (C-22), and whether it is that of the ring of 68 (C-1).
pub fn ruleset(name: &str) -> Result<(bool, bool), String> {
    match name {
        "parcheesi" => Ok((false, false)),
        "parcheesi+fast" => Ok((true, false)),
        "parcheesi+fast+ring68" => Ok((true, true)),
        "parcheesi+ring68" => Ok((false, true)),
        other => Err(format!("unknown ruleset {other}")),
    }
}

/// The keys with what they say: each once, in alphabetical order.
fn read_keys<'a>(fields: &[&'a str]) -> Result<BTreeMap<&'a str, &'a str>, String> {
    let mut keys = BTreeMap::new();
    for field in fields {
        let (key, value) = field.split_once('=').ok_or("a key has an =")?;
        if !["blockades", "doublets", "winner"].contains(&key) {
            return Err(format!("Parcheesi has no key {key}="));
        }
        if keys.keys().any(|before| *before >= key) {
            return Err("each key once, in alphabetical order".to_string());
        }
        keys.insert(key, value);
    }
    Ok(keys)
}

/// The seats with their pawns, each on a space where that colour can stand.
fn read_placement(board: &Board, text: &str) -> Result<BTreeMap<char, Vec<Space>>, String> {
    let mut pawns = BTreeMap::new();
    for part in text.split('/') {
        let (letter, names) = part
            .split_once(':')
            .ok_or("a seat is a letter and a colon")?;
        let seat = one_seat(letter)?;
        let mut spaces = vec![];
        for name in names.split(',') {
            let space = board.space(seat, name);
            spaces.push(space.ok_or(format!("no pawn of {seat} can stand on {name} (C-1, C-3)"))?);
        }
        if pawns.insert(seat, spaces).is_some() {
            return Err(format!("{seat} is there twice"));
        }
    }
    Ok(pawns)
}

fn one_seat(text: &str) -> Result<char, String> {
    let side = board::TURNS
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

/// C-14: only blockades that stand, each once, in their order, each with a count from 1 to 4.
fn read_blockades(position: &mut Position, text: &str) -> Result<(), String> {
    for item in text.split(',') {
        let (name, count) = item
            .split_once(':')
            .ok_or("a space, a colon and a count (C-14)")?;
        let mut standing = vec![];
        for seat in &position.seats {
            standing.extend(position.blockades_of(*seat));
        }
        let space = standing.into_iter().find(|space| *space == name);
        let space = space.ok_or(format!("there is no blockade on {name} (C-12)"))?;
        let count = (1..=4).find(|number: &u32| number.to_string() == count);
        let count = count.ok_or(format!("{item}: a count is from 1 to 4 (C-14)"))?;
        if position.blockades.insert(space, count).is_some() {
            return Err(format!("{name} is named twice"));
        }
    }
    if position.print_blockades() != text {
        return Err(format!("blockades={} is the order", {
            position.print_blockades()
        }));
    }
    Ok(())
}

/// The rule of acceptance: the right number of seats and pawns, no space with too many pawns or with
/// two rivals, and the game not over or with its winner.
fn check(position: &Position) -> Result<(), String> {
    match position.seats.as_slice() {
        [_, _, _] | [_, _, _, _] => {}
        [one, other] if board::opposite(*one) == *other => {}
        [_, _] => return Err("two players sit opposite each other (C-5)".to_string()),
        _ => return Err("two, three or four players (C-5)".to_string()),
    }

    let mut spaces = BTreeSet::new();
    for (seat, pawns) in &position.pawns {
        if pawns.len() != 4 {
            return Err(format!("{seat} has four pawns (C-5)"));
        }
        spaces.extend(pawns.iter().filter(|space| !is_yard_or_home(space)));
    }
    for space in spaces {
        let there = position.on(space);
        if there.len() > 2 {
            return Err(format!("{space} holds two at most (C-12)"));
        }
        if there.iter().any(|colour| *colour != there[0]) {
            return Err(format!("rivals never share {space} (C-16, C-17)"));
        }
    }

    let mut winners = position.seats.clone();
    winners.retain(|seat| position.all_home(*seat));
    match (&position.turn, winners.as_slice()) {
        (Turn::Over(_), _) if position.doublets > 0 => {
            Err("a finished game keeps no doublets".to_string())
        }
        (Turn::Over(said), [won]) if said == won => Ok(()),
        (Turn::Over(_), _) => Err("that is not who has won (C-21)".to_string()),
        (Turn::Throw(seat) | Turn::Thrown(seat, ..), []) if position.seats.contains(seat) => Ok(()),
        (Turn::Throw(seat) | Turn::Thrown(seat, ..), []) => Err(format!("{seat} does not play")),
        _ => Err("the game is over (C-21)".to_string()),
    }
}

fn is_yard_or_home(space: &str) -> bool {
    space == "yard" || space == "home"
}

/// Whether a position line is accepted, and if so how it is printed.
pub fn accepted(position_line: &str) -> Result<String, String> {
    read(position_line).map(|position| position.print())
}
