//! Entries of the family's book, made of saved games. The page makes them, since it knows how games are played; the bots' program
//! only reads lines.

use bot::review::{accuracy, read_review};
use rules::record::Record;
use rules::seat::Seat;
use table::book;
use table::game_session::GameSession;
use table::saved_game::SavedGame;

/// How a record says that a person has a seat.
const PERSON_AT_SEAT: &str = "=person";

/// The line of a finished game with this key and text; `None` if there is nothing to enter.
pub(super) fn line_of((key, text): &(String, String)) -> Option<String> {
    // A game of bots alone is not opened.
    let has_people = text.contains(PERSON_AT_SEAT);
    let line = has_people.then(|| book::line_of(key, text, accuracy_of))??;
    Some(line.text())
}

/// The accuracy of a player in percent, if the game has a whole review.
fn accuracy_of(save: &SavedGame, session: &GameSession, seat: Seat) -> Option<u8> {
    let lines: Vec<&str> = save.review.iter().map(String::as_str).collect();
    if lines.is_empty() {
        return None;
    }
    let history = Record::parse(session.game(), &save.record).ok()?.texts();
    let (sides, turns) = read_review(&lines, &history)?;
    let letter = session.ruleset().family.letter(seat);
    let side = sides.iter().position(|side| side.contains(letter))?;
    let is_whole = turns.last()?.end == history.len();
    let kept = accuracy(&turns, letter, side).filter(|_| is_whole)?;
    u8::try_from(kept.percent()?).ok()
}
