//! Face-down cards: drawn cards that a link to an unfinished game with hands keeps secret.

use rules::notation::Notation;
use rules::record::{Made, Make, Record};

/// Whether a record has a face-down card. Such a game can only be watched.
pub(crate) fn any<G: Notation>(record: &Record<G>) -> bool {
    let game = &record.game;
    let mut state = record.start();
    record.made.iter().any(|made| {
        let face_down = game.face_down(&state).map(Made::Chance);
        game.make(&mut state, *made);
        face_down == Some(*made)
    })
}
