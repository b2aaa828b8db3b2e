//! Rulesets at random, and what follows a position.

use super::Game;
use super::house::{self, House, Name};
use super::line::{self, Position, Turn};
use super::play::how_many;
use crate::oracle::random::{chance, one_of, random};

/// Positions whose plays come to more than that many states of the board are not compared on: there
/// could be millions of plays.
const MAX_STATES: usize = 4_000;
/// Positions with more plays than that are rare.
const MANY_LINES: u64 = 600;
/// Positions with more plays than that are not compared on.
const MAX_LINES: u64 = 20_000;

/// The options that the printed rules name.
const PRINTED: [(Name, &str); 3] = [
    (Name::Fast, "1"),
    (Name::Partners, "yes"),
    (Name::Ring68, "yes"),
];

/// The name of a ruleset with 1 to 5 house rules that change plays, sometimes with head starts, and
/// with options that the printed rules name.
pub fn random_ruleset(seed: &mut u64, game: Game) -> String {
    loop {
        let mut house = House::printed(one_of::<&str>(seed, house::editions(game)));
        for (option, value) in PRINTED {
            if house::values(game, option).contains(&value) && chance(seed, 20) {
                house.set(option, value);
            }
        }
        if chance(seed, 20) {
            for head in Name::HEADS {
                let value = one_of::<&str>(seed, house::values(game, head));
                house.set(head, value);
            }
        }
        let printed = house;
        let mut all: Vec<Name> = house::options().collect();
        let has_values = |option| house::values(game, option).len() > 1;
        all.retain(|option| has_values(*option) && !Name::HEADS.contains(option));
        let is_printed = |option| PRINTED.iter().any(|(name, _)| *name == option);
        for _ in 0..1 + random(seed, 5) {
            let option = *one_of(seed, &all);
            // Only a fast start has other values too.
            let from = if is_printed(option) { 2 } else { 1 };
            if let Some(others @ [_, ..]) = house::values(game, option).get(from..) {
                house.set(option, one_of::<&str>(seed, others));
            }
        }
        if chance(seed, 70) {
            reconcile(seed, &mut house);
        }
        let changed = house::options().filter(|option| {
            house.differs(*option) && house.value(*option) != printed.value(*option)
        });
        if (1..=5).contains(&changed.count()) && house.contradiction().is_none() {
            return house.print();
        }
    }
}

/// Gives options what others ask for. Without it some options would hardly ever be drawn.
fn reconcile(seed: &mut u64, house: &mut House) {
    if house.is(Name::Fast, "4") {
        house.set(Name::Room, "4");
    }
    if house.is(Name::Blockades, "none") {
        return;
    }
    if house.game() == Game::Pollyanna {
        if house.differs(Name::March) || house.differs(Name::Break) {
            house.set(Name::Room, "2");
            house.set(Name::Partners, "no");
        }
    } else if house.is(Name::Room, "4") {
        if chance(seed, 30) {
            house.set(Name::Blockades, "none");
            house.set(Name::March, "no");
            house.set(Name::Break, "3");
        } else {
            house.set(Name::March, "yes");
            house.set(Name::Break, "never");
        }
    }
}

/// How many plays there are, if not so many that it takes too long to compare on them. A position
/// without a roll has none.
pub fn bearable(position: &Position) -> Option<u64> {
    match position.turn {
        Turn::Thrown(..) => how_many(position, MAX_STATES).filter(|lines| *lines <= MAX_LINES),
        _ => Some(0),
    }
}

/// Whether to compare on this position.
pub fn is_wanted(seed: &mut u64, position: &Position) -> bool {
    match bearable(position) {
        None => false,
        Some(lines) => lines <= MANY_LINES || chance(seed, 20),
    }
}

/// The next decision after a result, with dice from `roll`. Rolls with so many plays that nobody
/// could wait for them are rolled again.
pub fn onward(
    seed: &mut u64,
    game: Game,
    position_line: &str,
    roll: impl Fn(&mut u64) -> (u32, u32),
) -> Option<String> {
    let mut position = line::read(game, position_line).unwrap();
    match position.turn {
        Turn::Over(_) => None,
        Turn::Thrown(..) => Some(position.print()),
        Turn::Throw(seat) => loop {
            let (high, low) = rolled(&position.house, roll(seed));
            position.turn = Turn::Thrown(seat, high, low);
            if bearable(&position).is_some() {
                return Some(position.print());
            }
        },
    }
}

/// How many rolls of the turn have brought another: the third is worth a look, not more,
/// unless there is a house rule on it (C-10).
pub fn random_rolls(seed: &mut u64, house: &House, high: u32, low: u32) -> u32 {
    match random(seed, 8) {
        _ if !house.counts_rolls() => 0,
        0 => 1,
        1 if !house.brings_another(high, low) || chance(seed, 50) => 2,
        2..=4 if house.differs(Name::Third) && house.brings_another(high, low) => 2,
        _ => 0,
    }
}

/// How long blockades have stood: those of the seat to act are often due (C-14).
pub fn count_blockades(seed: &mut u64, position: &mut Position, mover: char) {
    let Some(due_at) = position.house.due_at() else {
        return;
    };
    for seat in position.seats.clone() {
        for space in position.blockades_of(seat) {
            if seat == mover && chance(seed, 55) {
                position.blockades.insert(space, due_at);
            } else if chance(seed, 75) {
                let count = 1 + random(seed, due_at as usize) as u32;
                position.blockades.insert(space, count);
            }
        }
    }
}

/// Two dice, the higher first.
pub fn two_dice(seed: &mut u64) -> (u32, u32) {
    let (one, other) = (random(seed, 6) as u32 + 1, random(seed, 6) as u32 + 1);
    (one.max(other), one.min(other))
}

/// What of two dice is rolled: both, or one of them.
fn rolled(house: &House, (high, low): (u32, u32)) -> (u32, u32) {
    if house.is(Name::Dice, "1") {
        // The higher one is a 5 or a 6 more often than a die is.
        (high, 0)
    } else {
        (high, low)
    }
}

/// A roll with doublets, and dice and sums that enter, more often than dice have them.
pub fn special_roll(seed: &mut u64, house: &House) -> (u32, u32) {
    let mut numbers = vec![5, 6];
    numbers.retain(|number| house.enters(*number));
    let number = *one_of(seed, &numbers);
    let (one, mut other) = two_dice(seed);
    match random(seed, 6) {
        0 => other = one,
        1 => other = number,
        2 if one < number => other = number - one,
        _ => {}
    }
    rolled(house, (one.max(other), one.min(other)))
}

/// How far a pawn may come in a roll: by a die, several, bonuses, or both.
pub fn reach(house: &House, dice: &[u32]) -> Vec<u32> {
    let (one, other) = (dice[0], *dice.last().unwrap());
    let capture = house.number(Name::Capture);
    let mut reach = vec![
        0,
        one,
        other,
        one + other,
        house.number(Name::Home),
        capture,
        one + capture,
        other + capture,
        one + other + capture,
        2 * capture,
        one + 2 * capture,
    ];
    if house.is(Name::Undersides, "yes") {
        reach.extend([7 - one, 7, 14]);
    }
    reach
}
