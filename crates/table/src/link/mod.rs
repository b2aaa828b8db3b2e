//! Links: a whole game as text, short enough for a QR code.
//!
//! A link holds what a record holds: the ruleset, the players, and all outcomes and actions. For a finished
//! game it may hold the seed instead of the rolls, for an unfinished game never. `tests/data/links.txt` pins the
//! encoding.
//!
//! - `digits`: characters, version, checksum. `arithmetic_coding`: numbers by their weights. `head`: everything before
//!   the first record entry. `entries`: a game from node to node.

pub(crate) mod arithmetic_coding;
pub(crate) mod digits;
mod entries;
pub(crate) mod head;
#[cfg(test)]
mod tests;

use rules::record::Record;
use words::t;

use crate::game_session::read_record;
use arithmetic_coding::Coder;
pub use digits::LONGEST;
use entries::EntryCoder;
use head::Head;

/// The maximum number of record entries in a link.
pub const MAX_ENTRIES: u32 = 10_000;

/// The version of the encoding, in the first letter of the text.
const VERSION: char = '1';

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
/// A finished game is written with its seed and salt, so that its dice can be checked. Without a salt, the result
/// is the shorter of two texts: with the seed, or with all rolls. For an unfinished game, the text reveals nothing
/// about the seed but the rolls so far.
///
/// # Errors
/// If the text is not a record, or the game is too long for a link.
pub fn write(record: &str, names: Names) -> Result<String, String> {
    let record = read_record(record)?;
    let mut head = Head::of(&record, names);
    if head.hidden || record.seed.is_none() {
        return written(&head, &record);
    }
    if record.salt.is_some() {
        (head.seed, head.salt) = (record.seed, record.salt);
        return written(&head, &record);
    }
    let rolled = written(&head, &record);
    head.seed = record.seed;
    match (rolled, written(&head, &record)) {
        (Ok(rolled), Ok(seeded)) if rolled.len() <= seeded.len() => Ok(rolled),
        (rolled, seeded) => seeded.or(rolled),
    }
}

/// Reads the record of the game in a link.
///
/// # Errors
/// An error message without an initial capital.
pub fn read(link: &str) -> Result<String, String> {
    let mut coder = Coder::reading(digits::read(link, VERSION)?);
    let head = Head::code(&mut coder, None)?;
    let mut entries = EntryCoder::new(head.record()?, None);
    entries.code(&mut coder, &head)?;
    if !coder.is_used_up() {
        return Err(t!(link_errors::more).to_owned());
    }
    Ok(entries.record.to_text())
}

/// The text with a correct checksum, for tests of what the checksum would keep away.
pub(crate) fn marked(text: &str) -> Option<String> {
    digits::marked(text, VERSION)
}

/// The link to the game of a record, with this head.
fn written(head: &Head, record: &Record) -> Result<String, String> {
    let mut entries = EntryCoder::new(head.record()?, Some(&record.history));
    let mut coder = Coder::writing();
    Head::code(&mut coder, Some(head))?;
    entries.code(&mut coder, head)?;
    let link = digits::write(VERSION, &coder.written());
    if link.len() > LONGEST {
        let (most, found) = (LONGEST, link.len());
        return Err(t!(link_errors::too_big, most, found));
    }
    // Fail rather than link to another game.
    if read(&link)? != entries.record.to_text() {
        return Err(t!(link_errors::another_game).to_owned());
    }
    Ok(link)
}
