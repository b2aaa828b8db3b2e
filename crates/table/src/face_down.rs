//! Cards that lie face down: what a link to a hand game under way tells of them.

use rules::notation::Notation;
use rules::record::{Made, Make, Record};

/// Whether a card of a record lies face down, so that its game can only be watched.
pub(crate) fn any<G: Notation>(record: &Record<G>) -> bool {
    let game = &record.game;
    let mut state = record.start();
    record.made.iter().any(|made| {
        let face_down = game.face_down(&state).map(Made::Chance);
        game.make(&mut state, *made);
        face_down == Some(*made)
    })
}
