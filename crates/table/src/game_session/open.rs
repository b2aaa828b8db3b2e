//! Starting game sessions: from a set-up form or from a record.

use rules::games;
use rules::record::{self, Player, Record, is_kind};
use rules::seat::Seat;
use words::t;

use crate::game_session::GameSession;
use crate::setup::{Setup, start};

/// Starts a session as set up in a form.
///
/// # Errors
/// If these seats cannot play this ruleset: a sentence that cites the rule. If a record cannot store a kind
/// of player.
pub fn open(setup: &Setup, seed: Option<u64>) -> Result<GameSession, String> {
    let players = setup.taken().map(|(seat, kind, name)| {
        let (kind, name) = (kind.to_owned(), Some(name.to_owned()));
        (seat, Player { kind, name })
    });
    let players: Vec<(Seat, Player)> = players.collect();
    // If its save could not be read again, the game would be lost on the first reload.
    if let Some((_, player)) = players.iter().find(|(_, player)| !is_kind(&player.kind)) {
        return Err(t!(address_errors::unsaveable, found = &player.kind));
    }
    let seats = players.iter().map(|(seat, _)| *seat).collect();
    let mut record = Record::new(start(setup.ruleset, seats)?, players, seed);
    let is_scored = record.start.about().is_scored;
    record.match_play = setup.match_play.clone().filter(|_| is_scored);
    Ok(GameSession::of(record))
}

/// Opens a session at the end of a record.
///
/// # Errors
/// What is wrong with the record, by line and column.
pub fn resume(text: &str) -> Result<GameSession, String> {
    read_record(text).map(GameSession::of)
}

/// Reads a record of any ruleset.
///
/// # Errors
/// The line and column of the first mistake, or the name of an unknown ruleset.
pub(crate) fn read_record(text: &str) -> Result<Record, String> {
    let name = record::ruleset_of(text).map_err(|error| error.to_string())?;
    let ruleset = games::ruleset(name).map_err(|problem| t!(save_errors::game_unknown, problem))?;
    Record::parse(&*games::game(ruleset), text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::record::Match;

    #[test]
    fn an_opened_game_can_be_saved_and_resumed() {
        let ruleset = games::ruleset("sorry+hand").unwrap();
        let mut setup = Setup::usual(ruleset, "easy");
        setup.match_play = Some(Match {
            total: 100,
            points: Vec::new(),
        });
        for name in [
            "",
            "Ann",
            " two  words ",
            "a=b:c",
            "100%",
            "%20",
            "\u{7f}\u{200b}\n",
            "\u{1f3b2}",
        ] {
            setup.places[0].name = name.to_owned();
            let record = open(&setup, Some(7)).unwrap().record();
            let table = resume(&record).unwrap();
            assert_eq!(
                (table.record(), table.seed()),
                (record, Some(7)),
                "{name:?}"
            );
        }
        for kind in ["", "Person", "two words", "a=b", &"a".repeat(41)] {
            setup.places[0].kind = Some(kind.to_owned());
            assert!(open(&setup, None).is_err(), "{kind}");
        }
    }
}
