//! Position lines: read, checked by the rule of acceptance, printed.

use super::Game;
use super::board::{self, Board, Space};
use super::house::{House, Name};
use std::collections::{BTreeMap, BTreeSet};

/// What the seat to act has.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
    /// About to roll.
    Throw(char),
    /// Has rolled these two, the higher first, and played nothing yet. Of one die the lower is 0.
    Thrown(char, u32, u32),
    /// The game is over, won by these seats.
    Over(Vec<char>),
}

/// A position: the seats in turn order, each with its four pawns' spaces.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Where each seat's pawns are.
    pub pawns: BTreeMap<char, Vec<Space>>,
    /// How many turns of their owner the two that stand there have ended there together (C-14).
    pub blockades: BTreeMap<Space, u32>,
    /// Rolls of this turn that brought another (C-10).
    pub rolls: u32,
    /// Whose turn, and with what.
    pub turn: Turn,
    /// The seats in play, in turn order from yellow on.
    pub seats: Vec<char>,
    /// The rules. Options that change nothing later, like the fast start, are only printed.
    pub house: House,
}

impl Position {
    /// The board it is on.
    pub fn board(&self) -> &'static Board {
        match self.house.game() {
            Game::Pollyanna => {
                crate::oracle::pollyanna::board::board(self.house.is(Name::Turnouts, "open"))
            }
            Game::Parcheesi => {
                crate::oracle::parcheesi::board::board(self.house.is(Name::Ring68, "yes"))
            }
        }
    }

    /// Whether two colours are on one side: the same, or partners (P-9).
    pub fn together(&self, one: char, other: char) -> bool {
        one == other || (self.house.is(Name::Partners, "yes") && board::opposite(one) == other)
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

    /// The pairs of a seat on the ring, forward from its entry: its blockades, where the rules on
    /// breaking ask for them (C-12).
    pub fn blockades_of(&self, seat: char) -> Vec<Space> {
        let mut spaces = self.board().standing(seat).to_vec();
        spaces.retain(|space| board::on_ring(space));
        let pawns = &self.pawns[&seat];
        spaces.retain(|space| pawns.iter().filter(|pawn| *pawn == space).count() == 2);
        spaces
    }

    /// Whether all four pawns of a seat are home.
    pub fn all_home(&self, seat: char) -> bool {
        self.pawns[&seat].iter().all(|space| *space == "home")
    }

    /// The side of a seat, in placement order.
    pub fn side_of(&self, seat: char) -> Vec<char> {
        let seats = self.seats.iter().copied();
        seats.filter(|other| self.together(seat, *other)).collect()
    }

    /// The sides that have all their pawns home (P-32, P-33, C-21).
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

    /// The next seat in turn order that still has a pawn to bring home (P-2, P-33, C-2).
    pub fn next_seat(&self, seat: char) -> char {
        let turns = self.board().turns;
        let here = turns.iter().position(|other| *other == seat).unwrap();
        let mut after = (1..=4).map(|far| turns[(here + far) % 4]);
        after
            .find(|next| self.seats.contains(next) && !self.all_home(*next))
            .expect("somebody left to roll")
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
        let turn = match &self.turn {
            Turn::Throw(seat) => format!("{seat}"),
            Turn::Thrown(seat, die, 0) => format!("{seat}:{die}"),
            Turn::Thrown(seat, high, low) => format!("{seat}:{high}-{low}"),
            Turn::Over(_) => "-".to_string(),
        };
        let mut line = format!("{} {} {turn}", self.house.print(), placement.join("/"));
        if !self.blockades.is_empty() {
            line.push_str(&format!(" blockades={}", self.print_blockades()));
        }
        if self.rolls > 0 {
            line.push_str(&format!(" doublets={}", self.rolls));
        }
        if let Turn::Over(winners) = &self.turn {
            let letters: Vec<String> = winners.iter().map(char::to_string).collect();
            line.push_str(&format!(" winner={}", letters.join(",")));
        }
        line
    }
}

/// Reads a position line; the error says what is wrong with it.
pub fn read(game: Game, line: &str) -> Result<Position, String> {
    let fields: Vec<&str> = line.split(' ').collect();
    if fields.len() < 3 {
        return Err("a position line has three fields or more".to_string());
    }
    let house = House::read(game, fields[0])?;
    let keys = read_keys(&house, &fields[3..])?;
    let mut position = Position {
        pawns: BTreeMap::new(),
        blockades: BTreeMap::new(),
        rolls: match keys.get("doublets") {
            None => 0,
            Some(&"1") => 1,
            Some(&"2") => 2,
            // C-9, C-10: none is left out, and the third ends the turn.
            Some(other) => return Err(format!("doublets={other} should be 1 or 2 (C-10)")),
        },
        turn: match (fields[2], keys.get("winner")) {
            ("-", Some(letters)) => {
                let letters: Result<Vec<char>, String> = letters.split(',').map(one_seat).collect();
                Turn::Over(letters?)
            }
            ("-", None) => return Err("the game is over but nobody has won".to_string()),
            (_, Some(_)) => return Err("there is a winner but the game goes on".to_string()),
            (going, None) => read_turn(&house, going)?,
        },
        seats: vec![],
        house,
    };
    position.pawns = read_placement(position.board(), fields[1])?;
    // Read in any order, printed in turn order (P-2, C-2).
    position.seats = position.board().turns.to_vec();
    let pawns = &position.pawns;
    position.seats.retain(|seat| pawns.contains_key(seat));
    check(&position)?;

    if let Some(text) = keys.get("blockades") {
        read_blockades(&mut position, text)?;
    }
    Ok(position)
}

/// The keys with what they say: each once, in alphabetical order.
fn read_keys<'a>(house: &House, fields: &[&'a str]) -> Result<BTreeMap<&'a str, &'a str>, String> {
    let mut keys = BTreeMap::new();
    for field in fields {
        let (key, value) = field.split_once('=').ok_or("a key has an =")?;
        let known = match key {
            // C-14: only where a blockade may be due one day.
            "blockades" => house.due_at().is_some(),
            // C-10: only where something happens at the third roll.
            "doublets" => house.counts_rolls(),
            _ => key == "winner",
        };
        if !known {
            return Err(format!("{} has no key {key}=", house.print()));
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
            spaces.push(space.ok_or(format!(
                "no pawn of {seat} can stand on {name} (P-4, P-5, C-1, C-3)"
            ))?);
        }
        if pawns.insert(seat, spaces).is_some() {
            return Err(format!("{seat} is there twice"));
        }
    }
    Ok(pawns)
}

fn one_seat(text: &str) -> Result<char, String> {
    let side = board::SIDES
        .into_iter()
        .find(|side| side.to_string() == text);
    side.ok_or(format!("{text} is no seat"))
}

fn read_turn(house: &House, text: &str) -> Result<Turn, String> {
    let Some((letter, dice)) = text.split_once(':') else {
        return Ok(Turn::Throw(one_seat(text)?));
    };
    let seat = one_seat(letter)?;
    for high in 1..=6 {
        if house.is(Name::Dice, "1") {
            if dice == high.to_string() {
                return Ok(Turn::Thrown(seat, high, 0));
            }
            continue;
        }
        for low in 1..=high {
            if dice == format!("{high}-{low}") {
                return Ok(Turn::Thrown(seat, high, low));
            }
        }
    }
    Err(format!("{dice} is no roll of the dice, the higher first"))
}

/// C-14: only blockades that stand, each once, in their order, each with a count from 1 to the one at
/// which it is due.
fn read_blockades(position: &mut Position, text: &str) -> Result<(), String> {
    let due_at = position.house.due_at().unwrap();
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
        let count = (1..=due_at).find(|number: &u32| number.to_string() == count);
        let count = count.ok_or(format!("{item}: a count is from 1 to {due_at} (C-14)"))?;
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
        [_, _, _, _] => {}
        _ if position.house.is(Name::Partners, "yes") => {
            return Err("partners are four players (P-9)".to_string());
        }
        [_, _, _] => {}
        [one, other] if board::opposite(*one) == *other => {}
        [_, _] => return Err("two players sit opposite each other (P-8, C-5)".to_string()),
        _ => return Err("two, three or four players (P-8, C-5)".to_string()),
    }

    let mut spaces = BTreeSet::new();
    for (seat, pawns) in &position.pawns {
        if pawns.len() != 4 {
            return Err(format!("{seat} has four pawns (P-8, C-5)"));
        }
        spaces.extend(pawns.iter().filter(|space| !board::is_yard_or_home(space)));
    }
    for space in spaces {
        let there = position.on(space);
        if there.len() > room(position, space) {
            return Err(format!("{space} holds too many (P-20, P-23, C-12)"));
        }
        if there
            .iter()
            .any(|colour| !position.together(*colour, there[0]))
        {
            return Err(format!("rivals never share {space} (P-28, C-16, C-17)"));
        }
    }

    match (&position.turn, position.winners().as_slice()) {
        (Turn::Over(_), _) if position.rolls > 0 => {
            Err("a finished game keeps no doublets".to_string())
        }
        (Turn::Over(said), [won]) if said == won => Ok(()),
        (Turn::Over(_), _) => Err("that is not who has won (P-32, P-33, C-21)".to_string()),
        (Turn::Throw(seat) | Turn::Thrown(seat, ..), []) => {
            if !position.seats.contains(seat) {
                Err(format!("{seat} does not play"))
            } else if position.all_home(*seat) {
                Err(format!("{seat} is home and takes no more turns (P-33)"))
            } else {
                Ok(())
            }
        }
        _ => Err("the game is over (P-32, P-33, C-21)".to_string()),
    }
}

/// How many pawns of one side rest on a space that is neither yard nor home. The option is about the
/// ring only.
pub fn room(position: &Position, space: &str) -> usize {
    if board::on_ring(space) {
        position.house.number(Name::Room) as usize
    } else if position.board().single_file {
        1 // P-23
    } else {
        2 // C-12
    }
}

/// Whether a position line is accepted, and if so how it is printed.
pub fn accepted(game: Game, position_line: &str) -> Result<String, String> {
    read(game, position_line).map(|position| position.print())
}
