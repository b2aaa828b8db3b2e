//! Position lines of Annie: read, checked by the rule of acceptance, printed.

use super::board::{self, Action, Beside};
use super::house::House;
use std::collections::BTreeMap;

/// the seats clockwise, which is the order of turns.
pub const SEATS: [char; 6] = ['Y', 'B', 'R', 'G', 'O', 'P'];

/// all the stars there are.
pub const ALL_STARS: u32 = 64;

/// What the seat to act is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The roll that begins its turn.
    Start,
    /// An arrow's roll.
    Arrow,
    /// The roll for stars.
    Stars,
    /// To choose whom to give a star.
    Give,
    /// To choose whom to roll against.
    Against,
    /// The roll against this player.
    AgainstPlayer(char),
}

/// What was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thrown {
    /// Nothing yet.
    Nothing,
    /// The one die of the space.
    One(u32),
    /// Red, white.
    Both(u32, u32),
}

/// Whose turn, and with what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat's.
    Of(char, At, Thrown),
    /// The game is over, won by these.
    Over(Vec<char>),
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The rules. Options about the beginning of a game change nothing later and are only printed.
    pub house: House,
    /// The space that Annie stands on.
    pub token: &'static str,
    /// The seats in play, in turn order from yellow on.
    pub seats: Vec<char>,
    /// How many stars each has.
    pub stars: BTreeMap<char, u32>,
    /// Whose turn, and with what.
    pub turn: Turn,
}

impl Position {
    /// The stars that nobody has.
    pub fn supply(&self) -> u32 {
        ALL_STARS - self.stars.values().sum::<u32>()
    }

    /// The seat to the left of this one.
    pub fn next_seat(&self, seat: char) -> char {
        let here = self.seats.iter().position(|other| *other == seat).unwrap();
        *self.seats.get(here + 1).unwrap_or(&self.seats[0])
    }

    /// Everybody but this seat, in turn order from the one to its left.
    pub fn others(&self, seat: char) -> Vec<char> {
        let mut all = vec![];
        let mut other = self.next_seat(seat);
        while other != seat {
            all.push(other);
            other = self.next_seat(other);
        }
        all
    }

    /// Those with the most stars, in placement order.
    pub fn richest(&self) -> Vec<char> {
        let most = self.stars.values().max().unwrap();
        let seats = self.seats.iter().copied();
        seats.filter(|seat| self.stars[seat] == *most).collect()
    }

    /// The position line.
    pub fn print(&self) -> String {
        let mut placement = vec![self.token.to_string()];
        for seat in &self.seats {
            placement.push(format!("{seat}:{}", self.stars[seat]));
        }
        let turn = match &self.turn {
            Turn::Over(winners) => {
                let letters: Vec<String> = winners.iter().map(char::to_string).collect();
                format!("- winner={}", letters.join(","))
            }
            Turn::Of(seat, at, thrown) => {
                let at = match at {
                    At::Start => String::new(),
                    At::Arrow => "@arrow".to_string(),
                    At::Stars => "@stars".to_string(),
                    At::Give => "@give".to_string(),
                    At::Against => "@against".to_string(),
                    At::AgainstPlayer(player) => format!("@against-{player}"),
                };
                let thrown = match thrown {
                    Thrown::Nothing => String::new(),
                    Thrown::One(die) => format!(":{die}"),
                    Thrown::Both(red, white) => format!(":{red}-{white}"),
                };
                format!("{seat}{at}{thrown}")
            }
        };
        let ruleset = self.house.print();
        format!("{ruleset} {} {turn}", placement.join("/"))
    }
}

/// Reads a position line; the error says what is wrong with it.
pub fn read(line: &str) -> Result<Position, String> {
    let fields: Vec<&str> = line.split(' ').collect();
    if fields.len() < 3 {
        return Err("a position line has three fields or more".to_string());
    }
    let house = House::read(fields[0])?;

    let mut parts = fields[1].split('/');
    let token = parts.next().unwrap();
    let token = board::named(token).ok_or(format!("there is no space {token} (A-1)"))?;
    let mut seats = vec![];
    let mut stars = BTreeMap::new();
    for part in parts {
        let (letter, count) = part
            .split_once(':')
            .ok_or("a seat is a letter and a colon")?;
        let seat = one_seat(letter)?;
        seats.push(seat);
        if stars.insert(seat, number(count)?).is_some() {
            return Err(format!("{seat} is there twice"));
        }
    }
    // Read in any order, printed in turn order.
    seats.sort_by_key(|seat| SEATS.iter().position(|other| other == seat));

    let winner = fields.get(3).and_then(|key| key.strip_prefix("winner="));
    if fields.len() > 4 || (fields.len() == 4 && winner.is_none()) {
        return Err("Annie has no key but winner=".to_string());
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
        house,
        token,
        seats,
        stars,
        turn,
    };
    check(&position)?;
    Ok(position)
}

fn one_seat(text: &str) -> Result<char, String> {
    let seat = SEATS.into_iter().find(|seat| seat.to_string() == text);
    seat.ok_or(format!("{text} is no seat (A-2)"))
}

/// A decimal number written as it is printed; more than all stars is too many at once.
fn number(text: &str) -> Result<u32, String> {
    let found = (0..=ALL_STARS).find(|number| number.to_string() == text);
    found.ok_or(format!("{text} is no number of stars (A-2)"))
}

fn read_turn(text: &str) -> Result<Turn, String> {
    let (who, thrown) = match text.split_once(':') {
        Some((who, dice)) => (who, read_thrown(dice)?),
        None => (text, Thrown::Nothing),
    };
    let (letter, at) = match who.split_once('@') {
        Some((letter, at)) => (letter, read_at(at)?),
        None => (who, At::Start),
    };
    Ok(Turn::Of(one_seat(letter)?, at, thrown))
}

fn read_thrown(text: &str) -> Result<Thrown, String> {
    for red in 1..=6 {
        if text == format!("{red}") {
            return Ok(Thrown::One(red));
        }
        for white in 1..=6 {
            if text == format!("{red}-{white}") {
                return Ok(Thrown::Both(red, white));
            }
        }
    }
    Err(format!("{text} is neither one die nor red and white"))
}

fn read_at(text: &str) -> Result<At, String> {
    match text {
        "arrow" => Ok(At::Arrow),
        "stars" => Ok(At::Stars),
        "give" => Ok(At::Give),
        "against" => Ok(At::Against),
        _ => match text.strip_prefix("against-") {
            Some(letter) => Ok(At::AgainstPlayer(one_seat(letter)?)),
            None => Err(format!("{text} is nothing that a seat can be at")),
        },
    }
}

/// The rule of acceptance: two to six seats, no more stars than there are, a turn that the space has
/// room for, and the game not over or with its winner.
pub fn check(position: &Position) -> Result<(), String> {
    if !(2..=6).contains(&position.seats.len()) {
        return Err("two to six players (A-2)".to_string());
    }
    if position.stars.values().sum::<u32>() > ALL_STARS {
        return Err("there are 64 stars in all (A-2)".to_string());
    }
    let ended = position.token == board::HAPPY_ENDING;
    match &position.turn {
        Turn::Over(said) if ended && *said == position.richest() => Ok(()),
        Turn::Over(_) if ended => Err("that is not who has won (A-17)".to_string()),
        Turn::Over(_) => Err("the game is not over before A Happy Ending (A-6)".to_string()),
        Turn::Of(..) if ended => Err("the game is over (A-6, A-17)".to_string()),
        Turn::Of(seat, ..) if !position.seats.contains(seat) => {
            Err(format!("{seat} does not play"))
        }
        Turn::Of(seat, at, thrown) => check_turn(position, *seat, *at, *thrown),
    }
}

fn check_turn(position: &Position, seat: char, at: At, thrown: Thrown) -> Result<(), String> {
    let action = board::action(position.token);
    let beside = board::beside(position.token);
    let space_fits = match at {
        At::Start => true,
        At::Arrow => matches!(action, Action::RedArrow | Action::WhiteArrow),
        At::Stars => action == Action::Stars,
        At::Give => action == Action::Give,
        At::Against | At::AgainstPlayer(_) => action == Action::Against,
    };
    if !space_fits {
        return Err(format!("that is not done on {}", position.token));
    }
    if let At::AgainstPlayer(player) = at
        && (player == seat || !position.seats.contains(&player))
    {
        return Err(format!("{player} is no other player (A-13)"));
    }
    let dice_fit = match (at, thrown) {
        (_, Thrown::Nothing) => true,
        (At::Start, Thrown::One(_)) => beside != Beside::Nothing,
        (At::Start, Thrown::Both(..)) => beside == Beside::Nothing,
        // the arrow's die alone.
        (At::Arrow, Thrown::One(_)) => true,
        (At::Arrow, Thrown::Both(..)) => false,
        // both, whatever is beside the space.
        (At::Stars | At::AgainstPlayer(_), Thrown::Both(..)) => true,
        (At::Stars | At::AgainstPlayer(_), Thrown::One(_)) => false,
        // the choice comes first.
        (At::Give | At::Against, _) => false,
    };
    if !dice_fit {
        return Err("those dice are not rolled there (A-3, A-9, A-11, A-13)".to_string());
    }
    Ok(())
}

/// Whether a position line is accepted, and if so how it is printed.
pub fn accepted(position_line: &str) -> Result<String, String> {
    read(position_line).map(|position| position.print())
}
