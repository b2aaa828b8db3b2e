//! Notes on spaces, with the names of the players.

use rules::words::Note;

use crate::session::Session;

/// The notes on spaces.
pub(crate) fn notes(session: &Session) -> Vec<Note> {
    let table = session.table();
    let told = |note: Note| {
        let whose = match session.local().own() == Some(note.owner) {
            true => "own",
            false => "other",
        };
        let name = table.called(note.owner);
        note.told(whose, &name)
    };
    table.game().notes().into_iter().map(told).collect()
}
