//! Ready exercises: those that `lab exercises` has found in games of bots, a file for each edition.
//!
//! Each line is `easy medium hard gap`, the best play and the position, with tabs between them: how many of 100 bots of a level
//! find the play, and how much better it is than the next one, in hundredths of a game. The easiest come first. Lines that begin
//! with `#` are comments.

use super::Exercise;

/// A ready exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadyExercise {
    /// How many of 100 easy, medium and hard bots find the best play.
    pub found: [u8; 3],
    /// The exercise.
    pub exercise: Exercise,
}

/// Reads the ready exercises of a file; a line that is none is left out.
pub fn read_ready(text: &str) -> Vec<ReadyExercise> {
    text.lines().filter_map(read).collect()
}

fn read(line: &str) -> Option<ReadyExercise> {
    let mut fields = line.split('\t');
    let mut next = || fields.next();
    let [numbers, best, position] = [next()?, next()?, next()?];
    let mut numbers = numbers.split(' ').map(|number| number.parse::<u8>().ok());
    let mut next = || numbers.next()?.filter(|number| *number <= 100);
    Some(ReadyExercise {
        found: [next()?, next()?, next()?],
        exercise: Exercise::of_fields(best, position, None)?,
    })
}
