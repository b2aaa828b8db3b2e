//! Positions at random: valid ones, but mostly such as no game would reach, full of what the rules
//! are hardest about: blockades on entries and in the way, due ones, captures in a row with their
//! bonuses, third doublets, undersides, last pawns before home.

use std::collections::BTreeMap;

use super::board;
use crate::oracle::race::Game;
use crate::oracle::race::board::{Space, on_ring, opposite};
use crate::oracle::race::house::{House, Name};
use crate::oracle::race::line::{self, Position, Turn};
use crate::oracle::race::random::{
    count_blockades, fits, is_wanted, random_rolls, reach, special_roll,
};
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

/// A valid position line with a roll, for two, three or four players.
pub fn random_position(seed: &mut u64, ruleset: &str) -> Result<String, String> {
    let house = House::read(Game::Parcheesi, ruleset)?;
    loop {
        let position = any_position(seed, house);
        if is_wanted(seed, &position) {
            let text = position.print();
            assert_eq!(line::accepted(Game::Parcheesi, &text).as_ref(), Ok(&text));
            return Ok(text);
        }
    }
}

fn any_position(seed: &mut u64, house: House) -> Position {
    let mut seats = board::board(house.is(Name::Ring68, "yes")).turns.to_vec();
    let one = *one_of(seed, &seats);
    match random(seed, 3) {
        0 => seats.retain(|seat| *seat == one || *seat == opposite(one)),
        1 => seats.retain(|seat| *seat != one),
        _ => {}
    }
    let mover = *one_of(seed, &seats);
    let (high, low) = special_roll(seed, &house);
    let mut position = Position {
        house,
        pawns: seats.iter().map(|seat| (*seat, vec![])).collect(),
        seats,
        blockades: BTreeMap::new(),
        rolls: random_rolls(seed, &house, high, low),
        turn: Turn::Thrown(mover, high, low),
    };
    place(seed, &mut position, mover, &[high, low]);
    count_blockades(seed, &mut position, mover);
    position
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
            2 => board.entry(seat).to_string(),
            3 => board.entry(mover).to_string(),
            _ => {
                let side = if chance(seed, 50) { mover } else { seat };
                format!("{side}{}", random(seed, board.a_side as usize))
            }
        },
        Style::Paired => {
            let mut mine = position.pawns[&seat].clone();
            mine.retain(|space| on_ring(space));
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
    let from = if from == "yard" {
        board.entry(seat)
    } else {
        from
    };
    let far = *one_of(seed, &reach(&position.house, dice));
    match board.ways(seat, from, far).first() {
        Some(way) => way.last().unwrap_or(&from).to_string(),
        None => "home".to_string(),
    }
}
