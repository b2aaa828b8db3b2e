//! Positions at random: valid ones, but mostly such as no game would reach, full of what the rules
//! are hardest about: blockades on starts, entrances and branches, busy turnouts, captures in a row,
//! last pawns before home.

use std::collections::BTreeMap;

use crate::oracle::race::Game;
use crate::oracle::race::board::{SIDES, Space, on_ring, opposite};
use crate::oracle::race::house::{House, Name};
use crate::oracle::race::line::{self, Position, Turn};
use crate::oracle::race::random::{
    count_blockades, fits, is_wanted, random_rolls, reach, special_roll,
};
use crate::oracle::random::{chance, one_of, random};

/// What sort of position is wanted.
#[derive(Clone, Copy)]
enum Style {
    /// Anywhere at all.
    Scattered,
    /// Everybody on a few spaces of one stretch of the board.
    Crowded,
    /// One side of the board and its turnout.
    Turnout,
    /// Around the end of the way of the seat to act.
    Ending,
    /// Yards, and starts with what lies a roll before and behind them.
    Starting,
    /// Where one's own or the partner's pawns already are.
    Paired,
    /// Where the pawns of the seat to act can reach with a die, both, or ten.
    Hunted,
}

const STYLES: [Style; 8] = [
    Style::Scattered,
    Style::Crowded,
    Style::Turnout,
    Style::Ending,
    Style::Ending,
    Style::Starting,
    Style::Paired,
    Style::Hunted,
];

/// A valid position line with a roll, for two, three or four players.
pub fn random_position(seed: &mut u64, ruleset: &str) -> Result<String, String> {
    let house = House::read(Game::Pollyanna, ruleset)?;
    loop {
        let position = any_position(seed, house);
        if is_wanted(seed, &position) {
            let text = position.print();
            assert_eq!(line::accepted(Game::Pollyanna, &text).as_ref(), Ok(&text));
            return Ok(text);
        }
    }
}

fn any_position(seed: &mut u64, house: House) -> Position {
    let mut seats = SIDES.to_vec();
    if house.is(Name::Partners, "no") {
        let one = *one_of(seed, &SIDES);
        match random(seed, 3) {
            0 => seats.retain(|seat| *seat == one || *seat == opposite(one)),
            1 => seats.retain(|seat| *seat != one),
            _ => {}
        }
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
    let mixed = chance(seed, 25);
    let last_pawns = matches!(style, Style::Ending);
    let few_spaces = stretch(seed, position, mover);
    let mut order = position.seats.clone();
    order.sort_by_key(|seat| *seat != mover);

    for seat in order {
        let ending = last_pawns && chance(seed, 60);
        let already_home = match random(seed, 8) {
            0 => 3,
            1 => random(seed, 3),
            2..=5 if ending && seat == mover => 3 - random(seed, 2),
            // Only a partner may have finished while the game goes on.
            2 | 3 if position.house.is(Name::Partners, "yes") && seat != mover => 4,
            4..=6 if last_pawns && position.together(seat, mover) && seat != mover => 4,
            _ => 0,
        };
        let waiting = if chance(seed, 35) && !(ending && seat == mover) {
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
        // Nobody has won, and the seat to act has something left to do.
        let side_home = position.winners().contains(&position.side_of(seat));
        if side_home || (seat == mover && position.all_home(seat)) {
            position.pawns.get_mut(&seat).unwrap()[0] = "yard";
        }
    }
}

/// A few spaces near each other, for a crowd.
fn stretch(seed: &mut u64, position: &Position, mover: char) -> Vec<Space> {
    let board = position.board();
    let mut from = *one_of(seed, board.standing(mover));
    if !on_ring(from) {
        from = board.entry(mover);
    }
    let count = 2 + random(seed, 6);
    let mut spaces = vec![from];
    while spaces.len() < count {
        let ahead = 1 + random(seed, 14) as u32;
        let ways = board.ways(mover, from, ahead);
        let Some(way) = ways.get(random(seed, ways.len().max(1))) else {
            continue;
        };
        spaces.push(way.last().unwrap());
    }
    spaces
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
        Style::Turnout => {
            let side = few_spaces[0].chars().next().unwrap();
            if chance(seed, 40) {
                format!("{side}t{}", 1 + random(seed, 7))
            } else {
                format!("{side}{}", random(seed, 15))
            }
        }
        Style::Ending => {
            let mut spaces = board.standing(mover).to_vec();
            spaces.retain(|space| !space.contains('t'));
            let near = seat == mover && chance(seed, 50);
            let last = spaces.split_off(spaces.len() - if near { 8 } else { 22 });
            one_of(seed, &last).to_string()
        }
        Style::Starting => match random(seed, 6) {
            0 | 1 => "yard".to_string(),
            2 => board.entry(seat).to_string(),
            3 => board.entry(mover).to_string(),
            _ => {
                let side = if chance(seed, 50) { mover } else { seat };
                format!("{side}{}", random(seed, 15))
            }
        },
        Style::Paired => {
            let mut mine: Vec<Space> = vec![];
            for (colour, spaces) in &position.pawns {
                if position.together(*colour, seat) {
                    mine.extend(spaces.iter().filter(|space| on_ring(space)));
                }
            }
            if mine.is_empty() || chance(seed, 40) {
                one_of(seed, board.standing(seat)).to_string()
            } else {
                one_of(seed, &mine).to_string()
            }
        }
        Style::Hunted => {
            if seat == mover {
                return one_of(seed, board.standing(seat)).to_string();
            }
            let from = *one_of(seed, &position.pawns[&mover]);
            let from = if from == "yard" {
                board.entry(mover)
            } else {
                from
            };
            let far = *one_of(seed, &reach(&position.house, dice));
            let ways = board.ways(mover, from, far);
            match ways.get(random(seed, ways.len().max(1))) {
                Some(way) => way.last().unwrap_or(&from).to_string(),
                None => "home".to_string(),
            }
        }
    }
}
