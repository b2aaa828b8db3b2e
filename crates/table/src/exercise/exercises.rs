//! The exercises of a device: moves to try again, and the ready ones that were solved.
//!
//! ```text
//! exercises 1
//! solved pollyanna-1951 3
//! 2026-11-30 1 0 | 5 Y6-Y11, 3 yard-Y3 | pollyanna-1951 Y:yard,Y6,... | 3 Y6-Y9, 5 Y9-Y14
//! ```
//!
//! A move is a line of fields with tabs between them, shown here as `|`. The first has the day of the last try, or of the review
//! that found the move, and how often it was tried and solved. Then come the best play, the position, and the play that was made.

use rules::games;

use super::Exercise;
use crate::today::Day;

/// The first line of a stored list.
const HEADER: &str = "exercises 1";
/// Before the edition and the number of a ready exercise that was solved.
const SOLVED: &str = "solved ";

/// After how many days a move comes back: when it was found, after the first try, and so on.
const DAYS: [u32; 4] = [1, 3, 7, 21];
/// A move is done after it was solved so often.
const TIMES: u32 = 2;
/// The most moves that a device keeps.
pub(super) const MOST: usize = 300;
/// The highest number of a ready exercise.
const LAST_READY: usize = 999;

/// A move to try again.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Kept {
    exercise: Exercise,
    /// The day of the last try, or of the review.
    day: Day,
    tries: u32,
    solved: u32,
}

/// The exercises of a device.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exercises {
    /// The moves to try again, in the order in which they were found. Those that are solved stay, so that no review brings them
    /// back.
    moves: Vec<Kept>,
    /// The ready exercises that were solved: the edition and the number.
    solved: Vec<(String, usize)>,
}

/// A change of the exercises.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// A review has found these moves.
    Find(Vec<Exercise>, Day),
    /// The move of this position was tried.
    Try {
        /// The position line.
        position: String,
        /// Whether it was solved.
        is_solved: bool,
        /// The day.
        day: Day,
    },
    /// The ready exercise of this edition and number was solved.
    Solve(&'static str, usize),
}

impl Kept {
    /// Whether it is time to try it. Days count in both directions: the clock may have been wrong.
    fn is_due(&self, today: Day) -> bool {
        let wait = DAYS[(self.tries as usize).min(DAYS.len() - 1)];
        self.solved < TIMES && today.number().abs_diff(self.day.number()) >= wait
    }

    fn line(&self) -> String {
        let Kept {
            exercise:
                Exercise {
                    position,
                    best,
                    played,
                },
            day,
            tries,
            solved,
        } = self;
        let played = played.iter().map(|played| format!("\t{played}"));
        let played: String = played.collect();
        format!("{day} {tries} {solved}\t{best}\t{position}{played}\n")
    }

    fn read(line: &str) -> Option<Kept> {
        let mut fields = line.split('\t');
        let mut next = || fields.next();
        let [tried, best, position] = [next()?, next()?, next()?];
        let played = next();
        let mut tried = tried.split(' ');
        let mut next = || tried.next();
        let [day, tries, solved] = [next()?, next()?, next()?];
        Some(Kept {
            exercise: Exercise::of_fields(best, position, played)?,
            day: Day::parse(day)?,
            tries: tries.parse().ok()?,
            solved: solved.parse().ok()?,
        })
    }
}

impl Exercises {
    /// The moves to try on a day.
    pub fn due(&self, today: Day) -> Vec<Exercise> {
        let due = self.moves.iter().filter(|kept| kept.is_due(today));
        due.map(|kept| kept.exercise.clone()).collect()
    }

    /// How many moves there are that are not solved, and how many that are.
    pub fn counts(&self) -> (usize, usize) {
        let solved = self.moves.iter().filter(|kept| kept.solved >= TIMES);
        let solved = solved.count();
        (self.moves.len() - solved, solved)
    }

    /// Whether a ready exercise was solved.
    pub fn is_solved(&self, edition: &str, number: usize) -> bool {
        let mut solved = self.solved.iter();
        solved.any(|(name, each)| name == edition && *each == number)
    }

    /// Applies a change. Returns whether it changes anything.
    pub fn apply(&mut self, change: Change) -> bool {
        match change {
            Change::Find(found, day) => {
                let before = self.moves.len();
                for exercise in found {
                    self.add(Kept {
                        exercise,
                        day,
                        tries: 0,
                        solved: 0,
                    });
                }
                self.moves.len() > before
            }
            Change::Try {
                position,
                is_solved,
                day,
            } => {
                let Some(kept) = self.find(&position) else {
                    return false;
                };
                kept.day = day;
                kept.tries = kept.tries.saturating_add(1);
                kept.solved = kept.solved.saturating_add(u32::from(is_solved));
                true
            }
            Change::Solve(edition, number) => self.solve(edition, number),
        }
    }

    fn find(&mut self, position: &str) -> Option<&mut Kept> {
        let mut moves = self.moves.iter_mut();
        moves.find(|kept| kept.exercise.position == position)
    }

    fn add(&mut self, kept: Kept) {
        if self.moves.len() < MOST && self.find(&kept.exercise.position).is_none() {
            self.moves.push(kept);
        }
    }

    fn solve(&mut self, edition: &str, number: usize) -> bool {
        let is_new = !self.is_solved(edition, number);
        if is_new {
            self.solved.push((edition.to_owned(), number));
        }
        is_new
    }

    /// The text to store.
    pub fn text(&self) -> String {
        let solved = self.solved.iter();
        let solved = solved.map(|(edition, number)| format!("{SOLVED}{edition} {number}\n"));
        let moves = self.moves.iter().map(Kept::line);
        let lines: String = solved.chain(moves).collect();
        format!("{HEADER}\n{lines}")
    }

    /// Reads a stored text; `None` for another text. A damaged line takes no other line away.
    pub fn read(text: &str) -> Option<Exercises> {
        let mut exercises = Exercises::default();
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return None;
        }
        for line in lines {
            match line.strip_prefix(SOLVED) {
                Some(solved) => {
                    if let Some((edition, number)) = read_solved(solved) {
                        exercises.solve(edition, number);
                    }
                }
                None => {
                    if let Some(kept) = Kept::read(line) {
                        exercises.add(kept);
                    }
                }
            }
        }
        Some(exercises)
    }

    /// Reads a stored text. Another text has no exercises.
    pub fn parse(text: &str) -> Exercises {
        Exercises::read(text).unwrap_or_default()
    }

    /// Adds what other exercises know: of a move, the longer series of tries counts. Returns how many exercises change.
    pub fn merge(&mut self, others: Exercises) -> usize {
        let mut count = 0;
        for theirs in others.moves {
            let own = self.find(&theirs.exercise.position);
            let Some(own) = own else {
                let before = self.moves.len();
                self.add(theirs);
                count += self.moves.len() - before;
                continue;
            };
            if (theirs.solved, theirs.tries) > (own.solved, own.tries) {
                *own = theirs;
                count += 1;
            }
        }
        for (edition, number) in others.solved {
            count += usize::from(self.solve(&edition, number));
        }
        count
    }
}

/// The edition and the number of a ready exercise.
fn read_solved(line: &str) -> Option<(&str, usize)> {
    let (edition, number) = line.split_once(' ')?;
    let number = number.parse().ok()?;
    let is_ready = games::ruleset(edition).is_ok() && (1..=LAST_READY).contains(&number);
    is_ready.then_some((edition, number))
}
