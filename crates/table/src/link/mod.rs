//! Links: a whole game as text, short enough for a QR code.
//!
//! A link holds what a record holds: the ruleset, the players, and all outcomes and actions. For a finished
//! game it may hold the seed instead of the rolls, for an unfinished game never. A game with changes of
//! players uses version 2, any other game version 1. The meaning of a version never changes:
//! `tests/data/links.txt` pins it and only grows.
//!
//! - `digits`: characters, version, checksum. `coder`: numbers by their weights. `head`: everything before
//!   the first record entry. `walk`: a game from node to node.

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

/// The maximum number of record entries in a link.
pub const MOST_MADE: u32 = 10_000;

/// Whether a link includes the players' names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// With the record's names, cleaned for the screen.
    Told,
    /// Without names.
    LeftOut,
}

/// Writes a link to the game of a record. [`read`] restores the same game.
///
/// For a finished game, the result is the shorter of two texts: with the seed, or with all rolls. For an
/// unfinished game, the text reveals nothing about the seed but the rolls so far.
///
/// # Errors
/// If the text is not a record, or the game is too long for a link.
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

/// Reads the record of the game in a link.
///
/// # Errors
/// An error message without an initial capital.
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

/// The text with a correct checksum, for tests of what the checksum would keep away.
pub(crate) fn marked(text: &str) -> Option<String> {
    digits::marked(text)
}

/// The link to the game of a record, with this head.
fn written<G: Playable>(head: &Head, record: &Record<G>) -> Result<String, String> {
    let game = record.game.clone();
    let mut walk = Walking::along(head.record(game)?, &record.made);
    let link = encoded(head, &mut walk)?;
    // Fail rather than link to another game.
    if read(&link)? != walk.record().to_text() {
        return Err(t!(links::another_game).to_owned());
    }
    Ok(link)
}

/// Encodes a head and a game as a link.
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
