//! Today's game: one game a day, the same for everybody.
//!
//! [`game_of`] says which game a day has. The first game of a day counts: its session carries an [`Attempt`], and
//! [`Days`] has its result.

mod course;
mod day;
mod days;
mod friend;
mod game;
mod score;
#[cfg(test)]
mod tests;

pub use self::course::Course;
pub use self::day::Day;
pub use self::days::{Attempted, Change, Days};
pub use self::friend::Friend;
pub use self::game::game_of;
pub use self::score::{Reviewed, Score};
use crate::outcome::End;
use crate::session::Session;

/// What a session knows of the attempt that it is. The day stays that on which it began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// The day.
    pub day: Day,
    /// How many hints were asked for.
    pub hints: u32,
    /// A friend's result, to be beaten.
    pub friend: Option<Friend>,
}

impl Attempt {
    /// An attempt that begins.
    pub fn at(day: Day) -> Attempt {
        Attempt {
            day,
            hints: 0,
            friend: None,
        }
    }

    /// Parses an attempt as [`Attempt::line`] writes it.
    pub fn parse(line: &str) -> Option<Attempt> {
        let (day, rest) = line.split_once(' ')?;
        let (hints, friend) = match rest.split_once(' ') {
            Some((hints, friend)) => (hints, Some(Friend::parse(friend)?)),
            None => (rest, None),
        };
        let attempt = Attempt {
            day: Day::parse(day)?,
            hints: hints.parse().ok()?,
            friend,
        };
        // Each attempt has only one spelling.
        (attempt.line() == line).then_some(attempt)
    }

    /// The attempt in the head of a saved game: `2026-11-29 0`, with a friend's result `2026-11-29 0 won-41`.
    pub fn line(&self) -> String {
        let friend = self.friend.map(|friend| format!(" {friend}"));
        format!("{} {}{}", self.day, self.hints, friend.unwrap_or_default())
    }
}

/// What a session, whose game may have ended, tells the list of days; `None` if it is no attempt, or if nothing has
/// happened in it.
pub fn change(session: &Session, end: Option<&End>) -> Option<Change> {
    let attempt = session.local().attempt()?;
    let table = session.table();
    let Some(end) = end else {
        return (table.entry_count() > 0).then_some(Change::Begin(attempt.day));
    };
    let own = end.lines.iter().find(|line| line.is_own)?;
    let rolls = table.rollers().iter().flatten();
    let score = Score {
        ruleset: table.ruleset(),
        rank: own.rank as u32,
        players: end.lines.len() as u32,
        rolls: rolls.filter(|roller| **roller == own.seat).count() as u32,
        hints: attempt.hints,
        review: None,
    };
    Some(Change::End(attempt.day, score))
}
