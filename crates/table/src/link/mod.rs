//! A whole game as the text of a link, short enough for a code that a phone reads.
//!
//! A link holds what a record holds: the ruleset, who sits where, and all that was made to happen. Of a
//! game that is over it may hold the seed in place of the throws, of a running one never. Of a game in
//! which seats have changed it is of version 2, else of version 1. What a text of a version means never
//! changes: it is pinned by `tests/data/links.txt`, which only grows.
//!
//! - `digits`: characters, version, check mark. `coder`: numbers by their weights. `head`: what is known
//!   before anything happens. `walk`: a game from node to node.

mod coder;
mod digits;
mod head;
#[cfg(test)]
mod tests;
mod walk;

use rules::games::{self, Playable, Visitor};
use rules::record::{Record, RecordError};
use words::t;

use crate::replay;
use coder::Coder;
pub use digits::LONGEST;
use head::Head;
use walk::{Walk, Walking};

/// The most outcomes and steps that a link holds.
pub const MOST_MADE: u32 = 10_000;

/// Whether a link tells the names of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// As the record has them, fit to be shown.
    Told,
    /// Nobody's.
    LeftOut,
}

/// The text of a link to the game of a record: what [`read`] makes the same game of.
///
/// Of a game that is over, the shorter of two: with the seed, and with all throws. Of a running one the
/// text depends on the seed only by the throws so far.
///
/// # Errors
/// When the text is no record; when the game is longer than a link holds.
pub fn write(record: &str, names: Names) -> Result<String, String> {
    struct Writing(String, Names);
    impl Visitor for Writing {
        type Output = Result<Result<String, String>, RecordError>;

        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let record = Record::parse(game, &self.0)?;
            let mut head = Head::of(&record, self.1);
            let thrown = written(&head, &record);
            head.seed = record.seed.filter(|_| !head.hidden);
            if head.seed.is_none() {
                return Ok(thrown);
            }
            let seeded = written(&head, &record);
            Ok(match (thrown, seeded) {
                (Ok(thrown), Ok(seeded)) if thrown.len() <= seeded.len() => Ok(thrown),
                (thrown, seeded) => seeded.or(thrown),
            })
        }
    }
    replay::visit(record, Writing(record.to_owned(), names))?
}

/// The record of the game that a link holds.
///
/// # Errors
/// What is wrong with the link, in a sentence without its first capital.
pub fn read(link: &str) -> Result<String, String> {
    struct Reading(Coder, Head);
    impl Visitor for Reading {
        type Output = Result<String, String>;

        fn visit<G: Playable>(mut self, game: G) -> Self::Output {
            let mut walk = Walking::new(self.1.record(game)?);
            walk::go(&mut self.0, &self.1, &mut walk)?;
            if !self.0.is_used_up() {
                return Err(t!(links::more).to_owned());
            }
            Ok(walk.record().to_text())
        }
    }
    let (version, digits) = digits::read(link)?;
    let mut coder = Coder::reading(digits);
    let head = Head::code(&mut coder, version, None)?;
    games::visit(head.ruleset, Reading(coder, head))
}

/// The text with the check mark that it should have, for tests of what the mark keeps away.
pub(crate) fn marked(text: &str) -> Option<String> {
    digits::marked(text)
}

/// The text of a link to the game of a record with this head.
fn written<G: Playable>(head: &Head, record: &Record<G>) -> Result<String, String> {
    let game = record.game.clone();
    let mut walk = Walking::along(head.record(game)?, &record.made);
    let link = encoded(head, &mut walk)?;
    // Better no link than one to another game.
    if read(&link)? != walk.record().to_text() {
        return Err(t!(links::another_game).to_owned());
    }
    Ok(link)
}

/// The text of a link to a game that is gone along.
fn encoded(head: &Head, walk: &mut dyn Walk) -> Result<String, String> {
    let mut coder = Coder::writing();
    let version = head.version();
    Head::code(&mut coder, version, Some(head))?;
    walk::go(&mut coder, head, walk)?;
    let text = digits::write(version, &coder.written());
    if text.len() > LONGEST {
        let (most, found) = (LONGEST, text.len());
        return Err(t!(links::too_big, most, found));
    }
    Ok(text)
}
