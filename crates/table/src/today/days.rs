//! Today's games that were played on this device, day by day.

use std::iter;

use super::day::Day;
use super::score::{Reviewed, Score};

/// The first line of a stored list.
const HEADER: &str = "days 1";

/// The most days that are kept: ten years.
const MOST: usize = 3_660;

/// A day's attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempted {
    /// It has begun.
    Begun,
    /// It is over.
    Done(Score),
}

/// A change of the days.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The attempt at this day's game has begun.
    Begin(Day),
    /// The attempt at this day's game is over.
    End(Day, Score),
    /// The attempt at this day's game was reviewed.
    Review(Day, Reviewed),
}

/// The days whose game was attempted, in order.
///
/// The streak is computed from this list, never stored. So a clock that was wrong for a while takes nothing away.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Days(Vec<(Day, Attempted)>);

impl Days {
    /// Whether no game was attempted yet.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The attempt at a day's game.
    pub fn get(&self, day: Day) -> Option<Attempted> {
        let at = self.place(day).ok()?;
        Some(self.0[at].1)
    }

    /// How many days in a row have a finished attempt: those that end today, or yesterday if today's is not finished.
    pub fn streak(&self, today: Day) -> usize {
        let is_done = |day: &Day| matches!(self.get(*day), Some(Attempted::Done(_)));
        let last = Some(today).filter(is_done).or_else(|| today.before());
        iter::successors(last, |day| day.before())
            .take_while(is_done)
            .count()
    }

    /// Applies a change. Returns whether it changes anything: a day counts once.
    pub fn apply(&mut self, change: Change) -> bool {
        match change {
            Change::Begin(day) => {
                let Err(at) = self.place(day) else {
                    return false;
                };
                self.0.insert(at, (day, Attempted::Begun));
                let surplus = self.0.len().saturating_sub(MOST);
                self.0.drain(..surplus);
            }
            Change::End(day, score) => {
                self.apply(Change::Begin(day));
                match self.get_mut(day) {
                    Some(attempted @ Attempted::Begun) => *attempted = Attempted::Done(score),
                    _ => return false,
                }
            }
            Change::Review(day, reviewed) => match self.get_mut(day) {
                Some(Attempted::Done(score)) if score.review != Some(reviewed) => {
                    score.review = Some(reviewed);
                }
                _ => return false,
            },
        }
        true
    }

    /// The text to store.
    pub fn text(&self) -> String {
        let mut text = format!("{HEADER}\n");
        for (day, attempted) in &self.0 {
            let score = match attempted {
                Attempted::Begun => String::new(),
                Attempted::Done(score) => format!(" {}", score.line()),
            };
            text.push_str(&format!("{day}{score}\n"));
        }
        text
    }

    /// Reads a stored text; `None` for another text. A damaged line takes no other day away.
    pub fn read(text: &str) -> Option<Days> {
        let mut days = Days::default();
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return None;
        }
        for change in lines.filter_map(read) {
            days.apply(change);
        }
        Some(days)
    }

    /// Reads a stored text. Another text has no days.
    pub fn parse(text: &str) -> Days {
        Days::read(text).unwrap_or_default()
    }

    /// Adds what other days know. Returns how many days change.
    pub fn merge(&mut self, others: &Days) -> usize {
        let changes = others.0.iter().filter(|(day, attempted)| match attempted {
            Attempted::Begun => self.apply(Change::Begin(*day)),
            Attempted::Done(score) => {
                let is_new = self.apply(Change::End(*day, *score));
                let reviewed = score.review.filter(|_| self.is_unreviewed(*day));
                let review = |reviewed| self.apply(Change::Review(*day, reviewed));
                is_new | reviewed.is_some_and(review)
            }
        });
        changes.count()
    }

    fn is_unreviewed(&self, day: Day) -> bool {
        matches!(self.get(day), Some(Attempted::Done(score)) if score.review.is_none())
    }

    fn place(&self, day: Day) -> Result<usize, usize> {
        self.0.binary_search_by_key(&day, |(each, _)| *each)
    }

    fn get_mut(&mut self, day: Day) -> Option<&mut Attempted> {
        let at = self.place(day).ok()?;
        Some(&mut self.0[at].1)
    }
}

/// Reads a line: that an attempt has begun, or that it is over.
fn read(line: &str) -> Option<Change> {
    let (day, score) = line.split_once(' ').unwrap_or((line, ""));
    let day = Day::parse(day)?;
    match score {
        "" => Some(Change::Begin(day)),
        score => Score::parse(score).map(|score| Change::End(day, score)),
    }
}
