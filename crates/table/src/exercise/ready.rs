//! Ready exercises: those that `lab exercises` has found in games of bots, a file for each edition.
//!
//! Each line is `easy medium hard gap theme lesson`, the best play and the position, with tabs between them: how many of 100 bots of a
//! level find the play, how much better it is than the next one, in hundredths of a game, what it shows, and the number
//! of the lesson on that; 0 where there is none. The easiest come first. Lines that begin with `#` are comments.

use super::Exercise;

/// A ready exercise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadyExercise {
    /// How many of 100 easy, medium and hard bots find the best play.
    pub found: [u8; 3],
    /// What the best play shows: a key of `exercises::theme`.
    pub theme: String,
    /// The number of the lesson on it.
    pub lesson: Option<usize>,
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
    let [easy, medium, hard, _gap, theme, lesson] = numbers.split(' ').collect::<Vec<_>>()[..]
    else {
        return None;
    };
    let share = |text: &str| text.parse::<u8>().ok().filter(|share| *share <= 100);
    let lesson: usize = lesson.parse().ok()?;
    Some(ReadyExercise {
        found: [share(easy)?, share(medium)?, share(hard)?],
        theme: theme.to_owned(),
        lesson: (lesson > 0).then_some(lesson),
        exercise: Exercise::of_fields(best, position, None)?,
    })
}
