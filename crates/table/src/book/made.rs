//! Entries of the book, made of saved games.

use rules::seat::Seat;
use rules::state::Node;
use sha2::{Digest as _, Sha256};

use super::entry::{BookGame, BookPlayer, Line, Mark};
use crate::game_session::GameSession;
use crate::outcome::{Race, ranking};
use crate::saved_game::{self, SavedGame};
use crate::setup::PERSON;

/// The checksum in the last line of a save.
pub fn checksum_of(save: &str) -> &str {
    let last = save.trim_end().rsplit([' ', '\n']).next();
    last.unwrap_or_default()
}

/// The entry of a saved game; `None` unless it is a finished game of people that can be read. `accuracy` tells the accuracy of a
/// seat, in percent.
pub fn line_of(
    key: &str,
    text: &str,
    accuracy: impl Fn(&SavedGame, &GameSession, Seat) -> Option<u8>,
) -> Option<Line> {
    let (save, session) = saved_game::open(text).ok()?;
    let Node::Terminal { winners } = session.node() else {
        return None;
    };
    let standings = ranking::ranked(&session, winners);
    if standings.iter().all(|each| each.player.kind != PERSON) {
        return None;
    }
    let race = Race::of(&session);
    let rolls = race.best_rolls();
    let stands = race.longest_blockades(&|pieces| session.game().blockades(pieces));
    let family = session.ruleset().family;
    let ranks = ranking::ranks(&standings, winners);
    let player = |seat: Seat| {
        let at = standings.iter().position(|each| each.seat == seat)?;
        let side = race.side(seat)?;
        let player = session.player(seat);
        let own = stands.iter().filter(|stand| stand.owners.has(seat));
        let longest = own.map(|stand| stand.turns).max().unwrap_or_default();
        let best = rolls.iter().find(|roll| roll.seat == seat);
        let best = best.filter(|_| race.has_own_pieces());
        let last = race.last_behind(side).filter(|_| winners.has(seat));
        Some(BookPlayer {
            seat: family.letter(seat).to_string(),
            kind: player.kind.clone(),
            side: side as u8,
            rank: ranks[at] as u8,
            captures: race.captures(|by, _| by == seat) as u32,
            blockade: longest / race.player_count(),
            best_roll: best.map_or(0, |roll| roll.gain.unsigned_abs()),
            accuracy: accuracy(&save, &session, seat),
            last_in_turn: last.unwrap_or_default() as u32,
            name: player.name.clone().unwrap_or_default(),
        })
    };
    Some(Line {
        mark: Mark {
            key: key.to_owned(),
            checksum: checksum_of(text).to_owned(),
            hash: hash_of(&save.record),
        },
        game: Some(BookGame {
            moment: save.changed,
            ruleset: session.ruleset().to_string(),
            rolls: session.game_summary().rolls,
            players: session.seats().map(player).collect::<Option<_>>()?,
        }),
    })
}

/// A hash of a record without its seed: a copy of a finished game has another one.
fn hash_of(record: &str) -> String {
    let mut hash = Sha256::new();
    for line in record.lines() {
        if !line.starts_with("seed ") && !line.starts_with("salt ") {
            hash.update(line);
            hash.update("\n");
        }
    }
    let bytes: [u8; 32] = hash.finalize().into();
    bytes[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}
