//! Positions at random: valid ones, but mostly such as no game would reach, full of what the rules
//! are hardest about: blockades on entries and in the way, due ones, captures in a row with their
//! bonuses, third doublets, undersides, last pawns before home.

use std::collections::BTreeMap;

use super::board::{self, Space};
use super::line::{self, Position, Turn};
use super::play::how_many;
use crate::oracle::random::{chance, one_of, random};

/// What sort of position is wanted.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// Anywhere at all.
    Scattered,
    /// Everybody on a few spaces of one stretch of the board.
    Crowded,
    /// Around the end of the way of the seat to act.
    Ending,
    /// Nests, and entries with what lies a roll before and behind them.
    Entering,
    /// Where one's own pawns already are.
    Paired,
    /// Where the pawns of the seat to act can reach with a die, a bonus or several of them.
    Hunted,
}

const STYLES: [Style; 7] = [
    Style::Scattered,
    Style::Crowded,
    Style::Ending,
    Style::Entering,
    Style::Paired,
    Style::Paired,
    Style::Hunted,
];

/// Positions whose plays come to more than that many states of the board are not compared on: there
/// could be millions of plays.
const MAX_STATES: usize = 4_000;
/// Positions with more plays than that are rare.
const MANY_LINES: u64 = 600;
/// Positions with more plays than that are not compared on.
const MAX_LINES: u64 = 20_000;

/// How many plays there are, if not so many that it takes too long to compare on them. A position
/// without a roll has none.
pub fn bearable(position: &Position) -> Option<u64> {
    match position.turn {
        Turn::Thrown(..) => how_many(position, MAX_STATES).filter(|lines| *lines <= MAX_LINES),
        _ => Some(0),
    }
}

/// Two dice, the higher first.
fn two_dice(seed: &mut u64) -> (u32, u32) {
    let (one, other) = (random(seed, 6) as u32 + 1, random(seed, 6) as u32 + 1);
    (one.max(other), one.min(other))
}

/// A roll with doublets, fives and sums of five more often than dice have them.
fn special_throw(seed: &mut u64) -> (u32, u32) {
    let (high, low) = two_dice(seed);
    match random(seed, 6) {
        0 => (high, high),
        1 => (5.max(low), 5.min(low)),
        2 if low < 5 => (low.max(5 - low), low.min(5 - low)),
        _ => (high, low),
    }
}

/// The next decision after a result, the dice rolled as often as dice show it. Rolls with so many
/// plays that nobody could wait for them are rolled again.
pub fn onward(seed: &mut u64, position_line: &str) -> Option<String> {
    let mut position = line::read(position_line).unwrap();
    match position.turn {
        Turn::Over(_) => None,
        Turn::Thrown(..) => Some(position.print()),
        Turn::Throw(seat) => loop {
            let (high, low) = two_dice(seed);
            position.turn = Turn::Thrown(seat, high, low);
            if bearable(&position).is_some() {
                return Some(position.print());
            }
        },
    }
}

/// A valid position line with a roll, for two, three or four players.
pub fn random_position(seed: &mut u64, ruleset: &str) -> Result<String, String> {
    let (fast, ring68) = line::ruleset(ruleset)?;
    loop {
        let position = any_position(seed, fast, ring68);
        let wanted = match bearable(&position) {
            None => false,
            Some(lines) => lines <= MANY_LINES || chance(seed, 20),
        };
        if wanted {
            let text = position.print();
            assert_eq!(line::accepted(&text).as_ref(), Ok(&text));
            return Ok(text);
        }
    }
}

fn any_position(seed: &mut u64, fast: bool, ring68: bool) -> Position {
    let mut seats = board::TURNS.to_vec();
    let one = *one_of(seed, &board::TURNS);
    match random(seed, 3) {
        0 => seats.retain(|seat| *seat == one || *seat == board::opposite(one)),
        1 => seats.retain(|seat| *seat != one),
        _ => {}
    }
    let mover = *one_of(seed, &seats);
    let (high, low) = special_throw(seed);
    let mut position = Position {
        fast,
        ring68,
        pawns: seats.iter().map(|seat| (*seat, vec![])).collect(),
        seats,
        blockades: BTreeMap::new(),
        // C-10: the third doublet is worth a look, not more.
        doublets: match random(seed, 8) {
            0 => 1,
            1 if high != low || chance(seed, 50) => 2,
            _ => 0,
        },
        turn: Turn::Thrown(mover, high, low),
    };
    place(seed, &mut position, mover, &[high, low]);
    count_blockades(seed, &mut position, mover);
    position
}

/// How long blockades have stood: those of the seat to act are often due (C-14).
fn count_blockades(seed: &mut u64, position: &mut Position, mover: char) {
    for seat in position.seats.clone() {
        for space in position.blockades_of(seat) {
            if seat == mover && chance(seed, 55) {
                position.blockades.insert(space, 4);
            } else if chance(seed, 75) {
                let count = 1 + random(seed, 4) as u32;
                position.blockades.insert(space, count);
            }
        }
    }
}

/// Puts everybody's pawns somewhere, the seat to act first.
fn place(seed: &mut u64, position: &mut Position, mover: char, dice: &[u32]) {
    let style = *one_of(seed, &STYLES);
    let mixed = chance(seed, 35);
    let few_spaces = stretch(seed, position, mover);
    // The undersides count only with an empty nest (C-9), so it should often be empty.
    let nobody_waits = chance(seed, 35);
    let mut order = position.seats.clone();
    order.sort_by_key(|seat| *seat != mover);

    for seat in order {
        let ending = seat == mover && style == Style::Ending && chance(seed, 60);
        let already_home = match random(seed, 8) {
            0 => 3,
            1 => random(seed, 3),
            2..=5 if ending => 3 - random(seed, 2),
            _ => 0,
        };
        let waiting = if chance(seed, 35) && !ending && !(seat == mover && nobody_waits) {
            1 + random(seed, 3)
        } else {
            0
        };
        for pawn in 0..4 {
            let mut space = "home";
            if pawn >= already_home {
                space = "yard";
            }
            if pawn >= already_home + waiting {
                for _ in 0..12 {
                    let style = if mixed { *one_of(seed, &STYLES) } else { style };
                    let wish = wish(seed, style, position, seat, mover, dice, &few_spaces);
                    let wish = position.board().space(seat, &wish);
                    if let Some(wish) = wish.filter(|wish| fits(position, seat, wish)) {
                        space = wish;
                        break;
                    }
                }
            }
            position.pawns.get_mut(&seat).unwrap().push(space);
        }
        // Nobody has won.
        if position.all_home(seat) {
            position.pawns.get_mut(&seat).unwrap()[0] = "yard";
        }
    }
}

/// A few spaces near each other, for a crowd.
fn stretch(seed: &mut u64, position: &Position, mover: char) -> Vec<Space> {
    let spaces = position.board().standing(mover);
    let from = 1 + random(seed, spaces.len() - 2);
    let count = 2 + random(seed, 6);
    let ahead = |seed: &mut u64| spaces[(from + random(seed, 13)).min(spaces.len() - 1)];
    (0..count).map(|_| ahead(seed)).collect()
}

/// Where a pawn might go in this style. It may be no place for it: then another is asked for.
fn wish(
    seed: &mut u64,
    style: Style,
    position: &Position,
    seat: char,
    mover: char,
    dice: &[u32],
    few_spaces: &[Space],
) -> String {
    let board = position.board();
    match style {
        Style::Scattered => one_of(seed, board.standing(seat)).to_string(),
        Style::Crowded => one_of(seed, few_spaces).to_string(),
        Style::Ending => {
            let spaces = board.standing(mover);
            let near = seat == mover && chance(seed, 50);
            let last = spaces.len() - if near { 9 } else { 32 };
            one_of(seed, &spaces[last..]).to_string()
        }
        Style::Entering => match random(seed, 6) {
            0 | 1 => "yard".to_string(),
            2 => board::entry(seat),
            3 => board::entry(mover),
            _ => {
                let side = if chance(seed, 50) { mover } else { seat };
                format!("{side}{}", random(seed, board.a_side as usize))
            }
        },
        Style::Paired => {
            let mut mine = position.pawns[&seat].clone();
            mine.retain(|space| board::on_ring(space));
            if mine.is_empty() || chance(seed, 20) {
                one_of(seed, board.standing(seat)).to_string()
            } else if chance(seed, 60) {
                one_of(seed, &mine).to_string()
            } else {
                // A die away from another, where C-13 may forbid to land.
                let from = *one_of(seed, &mine);
                ahead(seed, position, seat, from, dice)
            }
        }
        Style::Hunted => {
            let hunters = position.pawns[&mover].clone();
            if hunters.is_empty() || (seat == mover && chance(seed, 50)) {
                return one_of(seed, board.standing(seat)).to_string();
            }
            let from = *one_of(seed, &hunters);
            ahead(seed, position, mover, from, dice)
        }
    }
}

/// A space that a pawn of this seat may come to in this roll.
fn ahead(seed: &mut u64, position: &Position, seat: char, from: Space, dice: &[u32]) -> String {
    let board = position.board();
    let entry = board::entry(seat);
    let from = if from == "yard" { &entry } else { from };
    let (one, other) = (dice[0], dice[1]);
    let reach = [
        0,
        one,
        other,
        one + other,
        7 - one,
        7,
        14,
        10,
        20,
        one + 20,
        other + 20,
        one + other + 20,
        40,
        one + 40,
    ];
    match board.walk(seat, from, *one_of(seed, &reach)) {
        Some(walk) => walk.last().map_or(from, |space| space).to_string(),
        None => "home".to_string(),
    }
}

/// Whether a pawn of this seat may be put there beside those that are there.
fn fits(position: &Position, seat: char, space: &str) -> bool {
    let there = position.on(space);
    match space {
        "yard" | "home" => true,
        _ => there.len() < 2 && there.iter().all(|other| *other == seat),
    }
}
