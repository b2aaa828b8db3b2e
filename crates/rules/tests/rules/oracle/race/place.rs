//! Positions at random: valid ones, but mostly such as no game would reach, full of what the rules
//! are hardest about: blockades on starts, entrances and branches, due ones, busy turnouts, captures
//! in a row with their bonuses, third rolls, undersides, last pawns before home.

use std::collections::BTreeMap;

use super::Game;
use super::board::{self, Space};
use super::house::{House, Name};
use super::line::{self, Position, Turn};
use super::random::{count_blockades, is_wanted, random_rolls, reach, special_roll};
use crate::oracle::random::{chance, one_of, random};

/// What sort of position is wanted.
#[derive(Clone, Copy, PartialEq)]
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
    Entering,
    /// Where one's own or the partner's pawns already are, and a die away.
    Paired,
    /// Where one's own or the partner's pawns already are, and where a die leads to them.
    Stacked,
    /// Where the pawns of the seat to act can reach with a die, a bonus or several of them.
    Hunted,
    /// Rivals on coloured spaces, the seat to act where a die leads to one.
    Coloured,
}

/// The styles of a ruleset: those that bring out its house rules are there more often.
fn styles(house: &House) -> Vec<Style> {
    let mut styles = vec![
        Style::Scattered,
        Style::Crowded,
        Style::Ending,
        Style::Entering,
        Style::Paired,
        Style::Hunted,
        if has_turnouts(house) {
            Style::Turnout
        } else {
            Style::Paired
        },
    ];
    let bring_out: [(&[Name], Style); 7] = [
        (&[Name::Safe], Style::Coloured),
        (&[Name::Room], Style::Stacked),
        (&[Name::Room], Style::Stacked),
        (&[Name::Blockades], Style::Stacked),
        (&[Name::Break, Name::March], Style::Paired),
        (
            &[
                Name::Enter,
                Name::EnterDoublets,
                Name::EnterSum,
                Name::MustEnter,
            ],
            Style::Entering,
        ),
        (&[Name::Home, Name::Exact], Style::Ending),
    ];
    for (options, style) in bring_out {
        if options.iter().any(|option| house.differs(*option)) {
            styles.extend([style; 4]);
        }
    }
    styles
}

fn has_turnouts(house: &House) -> bool {
    house.game() == Game::Pollyanna && house.is(Name::Turnouts, "open")
}

/// A valid position line with a roll, for two, three or four players.
pub fn random_position(seed: &mut u64, game: Game, ruleset: &str) -> Result<String, String> {
    let house = House::read(game, ruleset)?;
    loop {
        let position = any_position(seed, house);
        if is_wanted(seed, &position) {
            let text = position.print();
            assert_eq!(line::accepted(game, &text).as_ref(), Ok(&text));
            return Ok(text);
        }
    }
}

fn any_position(seed: &mut u64, house: House) -> Position {
    let mut position = Position {
        pawns: BTreeMap::new(),
        blockades: BTreeMap::new(),
        rolls: 0,
        turn: Turn::Over(vec![]),
        seats: vec![],
        house,
    };
    position.seats = position.board().turns.to_vec();
    if house.is(Name::Partners, "no") {
        let one = *one_of(seed, &position.seats);
        let seats = &mut position.seats;
        match random(seed, 3) {
            0 => seats.retain(|seat| *seat == one || *seat == board::opposite(one)),
            1 => seats.retain(|seat| *seat != one),
            _ => {}
        }
    }
    let mover = *one_of(seed, &position.seats);
    let (high, low) = special_roll(seed, &house);
    position.pawns = position.seats.iter().map(|seat| (*seat, vec![])).collect();
    position.rolls = random_rolls(seed, &house, high, low);
    position.turn = Turn::Thrown(mover, high, low);
    let dice = [high, low];
    let rolled = if low == 0 { &dice[..1] } else { &dice[..] };
    place(seed, &mut position, mover, rolled);
    count_blockades(seed, &mut position, mover);
    position
}

/// Puts everybody's pawns somewhere, the seat to act first.
fn place(seed: &mut u64, position: &mut Position, mover: char, dice: &[u32]) {
    let styles = styles(&position.house);
    let style = *one_of(seed, &styles);
    let mixed = chance(seed, 30);
    let few_spaces = stretch(seed, position, mover);
    // The undersides count only with an empty yard (C-9), so it should often be empty.
    let nobody_waits = chance(seed, 35);
    let mut order = position.seats.clone();
    order.sort_by_key(|seat| *seat != mover);

    for seat in order {
        let partner = seat != mover && position.together(seat, mover);
        let ending = seat == mover && style == Style::Ending && chance(seed, 60);
        let already_home = match random(seed, 8) {
            0 => 3,
            1 => random(seed, 3),
            2..=5 if ending => 3 - random(seed, 2),
            // Only a partner may have finished while the game goes on.
            2 | 3 if seat != mover && position.house.is(Name::Partners, "yes") => 4,
            4..=6 if style == Style::Ending && partner => 4,
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
                    let style = if mixed { *one_of(seed, &styles) } else { style };
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

/// Whether a pawn of this seat may be put there beside those that are there.
fn fits(position: &Position, seat: char, space: &str) -> bool {
    if board::is_yard_or_home(space) {
        return true;
    }
    let there = position.on(space);
    let mut others = there.iter();
    there.len() < line::room(position, space) && others.all(|other| position.together(seat, *other))
}

/// A few spaces near each other, for a crowd.
fn stretch(seed: &mut u64, position: &Position, mover: char) -> Vec<Space> {
    let board = position.board();
    let mut from = *one_of(seed, board.standing(mover));
    if from == "yard" || from == "home" {
        from = board.entry(mover);
    }
    let count = 2 + random(seed, 6);
    let ahead = |seed: &mut u64| {
        let far = random(seed, 14) as u32;
        ahead(seed, position, mover, from, far).unwrap_or(from)
    };
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
    let anywhere = *one_of(seed, board.standing(seat));
    let mut mine: Vec<Space> = vec![];
    for (colour, spaces) in &position.pawns {
        if position.together(*colour, seat) {
            mine.extend(spaces.iter().filter(|space| board::on_ring(space)));
        }
    }
    let space = match style {
        Style::Scattered => anywhere,
        Style::Crowded => *one_of::<Space>(seed, few_spaces),
        Style::Turnout => {
            let side = few_spaces[0].chars().next().unwrap();
            return if chance(seed, 40) {
                format!("{side}t{}", 1 + random(seed, 7))
            } else {
                format!("{side}{}", random(seed, board.a_side as usize))
            };
        }
        Style::Ending => {
            let near = if seat == mover && chance(seed, 50) {
                8
            } else {
                30
            };
            let mut last = board.standing(mover).to_vec();
            last.retain(|space| *space != "yard" && board.left(mover, space) <= near);
            *one_of::<Space>(seed, &last)
        }
        Style::Entering => match random(seed, 6) {
            0 | 1 => "yard",
            2 => board.entry(seat),
            3 => board.entry(mover),
            _ => {
                let side = if chance(seed, 50) { mover } else { seat };
                return format!("{side}{}", random(seed, board.a_side as usize));
            }
        },
        Style::Paired | Style::Stacked if mine.is_empty() || chance(seed, 15) => anywhere,
        Style::Paired if chance(seed, 40) => {
            // A die away from another, where C-13 may forbid to land.
            let from = *one_of(seed, &mine);
            let far = *one_of(seed, &reach(&position.house, dice));
            ahead(seed, position, seat, from, far).unwrap_or(anywhere)
        }
        Style::Stacked if chance(seed, 35) => behind(seed, position, seat, dice, &mine),
        Style::Paired | Style::Stacked => *one_of::<Space>(seed, &mine),
        Style::Coloured if seat == mover => {
            let mut coloured = board.standing(mover).to_vec();
            coloured.retain(|space| is_coloured(position, space));
            behind(seed, position, seat, dice, &coloured)
        }
        Style::Hunted | Style::Coloured => {
            let hunters = &position.pawns[&mover];
            if hunters.is_empty() || (seat == mover && chance(seed, 50)) {
                return anywhere.to_string();
            }
            let mut from = *one_of(seed, hunters);
            if from == "yard" {
                from = board.entry(mover);
            }
            let far = *one_of(seed, &reach(&position.house, dice));
            let prey = ahead(seed, position, mover, from, far).unwrap_or("home");
            if style == Style::Coloured && !is_coloured(position, prey) {
                let side = *one_of(seed, &board::SIDES);
                return format!("{side}{}", one_of(seed, &board.coloured));
            }
            prey
        }
    };
    space.to_string()
}

fn is_coloured(position: &Position, space: &str) -> bool {
    let coloured = &position.board().coloured;
    board::on_ring(space) && coloured.contains(&board::side_and_number(space).1)
}

/// Where one of the ways leads that are so long.
fn ahead(seed: &mut u64, position: &Position, seat: char, from: Space, far: u32) -> Option<Space> {
    let ways = position.board().ways(seat, from, far);
    match ways.get(random(seed, ways.len().max(1)))?.last() {
        Some(space) => Some(space),
        None => Some(from),
    }
}

/// One of the spaces from which a die leads to one of these; anywhere if there is none.
fn behind(
    seed: &mut u64,
    position: &Position,
    seat: char,
    dice: &[u32],
    targets: &[Space],
) -> Space {
    let board = position.board();
    let die = *one_of(seed, dice);
    let leads = |space: &Space| {
        let ways = board.ways(seat, space, die);
        ways.iter().any(|way| targets.contains(way.last().unwrap()))
    };
    let mut spaces = board.standing(seat).to_vec();
    spaces.retain(leads);
    if spaces.is_empty() {
        spaces = board.standing(seat).to_vec();
    }
    one_of::<Space>(seed, &spaces)
}
