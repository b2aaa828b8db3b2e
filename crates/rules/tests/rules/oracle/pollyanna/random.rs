//! Positions at random: valid ones, but mostly such as no game would reach, full of what the rules
//! are hardest about: blockades on starts, entrances and branches, busy turnouts, captures in a row,
//! last pawns before home.

use super::board;
use super::line::{self, Position, Turn};
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

/// A roll: higher die first, with doublets, sixes and sums of six more often than dice have them.
pub fn any_throw(seed: &mut u64) -> (u32, u32) {
    let mut die = || random(seed, 6) as u32 + 1;
    let (one, mut other) = (die(), die());
    match random(seed, 5) {
        0 => other = one,
        1 => other = 6,
        2 if one < 6 => other = 6 - one,
        _ => {}
    }
    (one.max(other), one.min(other))
}

/// A valid position line with a roll, for two, three or four players.
pub fn random_position(seed: &mut u64, ruleset: &str) -> Result<String, String> {
    let (edition, fast, partners) = line::ruleset(ruleset)?;
    let mut seats = board::SIDES.to_vec();
    if !partners {
        let one = *one_of(seed, &board::SIDES);
        match random(seed, 3) {
            0 => seats.retain(|seat| *seat == one || *seat == board::opposite(one)),
            1 => seats.retain(|seat| *seat != one),
            _ => {}
        }
    }
    let mover = *one_of(seed, &seats);
    let (high, low) = any_throw(seed);
    let mut position = Position {
        edition: edition.to_string(),
        fast,
        partners,
        pawns: seats.iter().map(|seat| (*seat, vec![])).collect(),
        seats,
        turn: Turn::Thrown(mover, high, low),
    };
    place(seed, &mut position, mover, &[high, low]);
    let text = position.print();
    assert_eq!(line::accepted(&text).as_ref(), Ok(&text));
    Ok(text)
}

/// Puts everybody's pawns somewhere, the seat to act first.
fn place(seed: &mut u64, position: &mut Position, mover: char, dice: &[u32]) {
    let style = *one_of(seed, &STYLES);
    let mixed = chance(seed, 25);
    let last_pawns = matches!(style, Style::Ending);
    let few_spaces = stretch(seed, mover);
    let mut order = position.seats.clone();
    order.sort_by_key(|seat| *seat != mover);

    for seat in order {
        let ending = last_pawns && chance(seed, 60);
        let already_home = match random(seed, 8) {
            0 => 3,
            1 => random(seed, 3),
            2..=5 if ending && seat == mover => 3 - random(seed, 2),
            // Only a partner may have finished while the game goes on.
            2 | 3 if position.partners && seat != mover => 4,
            4..=6 if last_pawns && position.together(seat, mover) && seat != mover => 4,
            _ => 0,
        };
        let waiting = if chance(seed, 35) && !(ending && seat == mover) {
            1 + random(seed, 3)
        } else {
            0
        };
        for pawn in 0..4 {
            let mut space = "home".to_string();
            if pawn >= already_home {
                space = "yard".to_string();
            }
            if pawn >= already_home + waiting {
                for _ in 0..12 {
                    let style = if mixed { *one_of(seed, &STYLES) } else { style };
                    let wish = wish(seed, style, position, seat, mover, dice, &few_spaces);
                    if fits(position, seat, &wish) {
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
            position.pawns.get_mut(&seat).unwrap()[0] = "yard".to_string();
        }
    }
}

/// A few spaces near each other, for a crowd.
fn stretch(seed: &mut u64, mover: char) -> Vec<String> {
    let mut from = one_of(seed, board::standing(mover)).clone();
    if !board::on_broadway(&from) {
        from = board::start(mover);
    }
    let count = 2 + random(seed, 6);
    let mut spaces = vec![from.clone()];
    while spaces.len() < count {
        let ahead = 1 + random(seed, 14);
        let ways = board::ways(mover, &from, ahead);
        let Some(way) = ways.get(random(seed, ways.len().max(1))) else {
            continue;
        };
        spaces.push(way.last().unwrap().clone());
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
    few_spaces: &[String],
) -> String {
    match style {
        Style::Scattered => one_of(seed, board::standing(seat)).clone(),
        Style::Crowded => one_of(seed, few_spaces).clone(),
        Style::Turnout => {
            let side = few_spaces[0].chars().next().unwrap();
            if chance(seed, 40) {
                format!("{side}t{}", 1 + random(seed, 7))
            } else {
                format!("{side}{}", random(seed, 15))
            }
        }
        Style::Ending => {
            let mut spaces = board::standing(mover).to_vec();
            spaces.retain(|space| !space.contains('t'));
            let near = seat == mover && chance(seed, 50);
            let last = spaces.split_off(spaces.len() - if near { 8 } else { 22 });
            one_of(seed, &last).clone()
        }
        Style::Starting => match random(seed, 6) {
            0 | 1 => "yard".to_string(),
            2 => board::start(seat),
            3 => board::start(mover),
            _ => {
                let side = if chance(seed, 50) { mover } else { seat };
                format!("{side}{}", random(seed, 15))
            }
        },
        Style::Paired => {
            let mut mine = vec![];
            for (colour, spaces) in &position.pawns {
                if position.together(*colour, seat) {
                    mine.extend(spaces.iter().filter(|space| board::on_broadway(space)));
                }
            }
            if mine.is_empty() || chance(seed, 40) {
                one_of(seed, board::standing(seat)).clone()
            } else {
                (*one_of(seed, &mine)).clone()
            }
        }
        Style::Hunted => {
            if seat == mover {
                return one_of(seed, board::standing(seat)).clone();
            }
            let from = one_of(seed, &position.pawns[&mover]).clone();
            let from = if from == "yard" {
                board::start(mover)
            } else {
                from
            };
            let (one, other) = (dice[0] as usize, dice[1] as usize);
            let far = *one_of(
                seed,
                &[
                    0,
                    one,
                    other,
                    one + other,
                    10,
                    one + 10,
                    other + 10,
                    20,
                    one + other + 10,
                ],
            );
            let ways = board::ways(mover, &from, far);
            match ways.get(random(seed, ways.len().max(1))) {
                Some(way) => way.last().unwrap_or(&from).clone(),
                None => "home".to_string(),
            }
        }
    }
}

/// Whether a pawn of this seat may be put there beside those that are there.
fn fits(position: &Position, seat: char, space: &str) -> bool {
    if !board::standing(seat).contains(&space.to_string()) {
        return false;
    }
    let there = position.on(space);
    if board::single_file(space) {
        there.is_empty()
    } else if board::on_broadway(space) {
        there.len() < 3 && there.iter().all(|other| position.together(seat, *other))
    } else {
        true
    }
}
