//! Starting game sessions: from a set-up form or from a record.

use rules::games::{self, Playable, Visitor};
use rules::record::{Record, RecordError, Series, Sitter, is_kind};
use rules::refusal::Refusal;
use rules::seat::Seat;
use words::t;

use crate::game_session::GameSession;
use crate::replay;
use crate::setup::{LONGEST_NAME, Setup};
use crate::table::Table;
use crate::text::clean;

/// Starts a session as set up in a form.
///
/// # Errors
/// If these seats cannot play this ruleset: a sentence that cites the rule. If a record cannot store a kind
/// of player.
pub fn open(setup: &Setup, seed: Option<u64>) -> Result<Box<dyn Table>, String> {
    struct Opening {
        sitters: Vec<(Seat, Sitter)>,
        seed: Option<u64>,
        series: Option<Series>,
    }
    impl Visitor for Opening {
        type Output = Result<Box<dyn Table>, Refusal>;

        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let mut record = Record::new(game, self.sitters, self.seed)?;
            let scored = record.game.points(&record.start()).is_some();
            record.series = self.series.filter(|_| scored);
            Ok(Box::new(GameSession::of(record)))
        }
    }
    let sitters = setup.taken().map(|(seat, kind, name)| {
        let name = clean(name, LONGEST_NAME);
        let name = (!name.is_empty()).then_some(name);
        let kind = kind.to_owned();
        (seat, Sitter { kind, name })
    });
    let sitters: Vec<(Seat, Sitter)> = sitters.collect();
    // If its save could not be read again, the game would be lost on the first reload.
    if let Some((_, sitter)) = sitters.iter().find(|(_, sitter)| !is_kind(&sitter.kind)) {
        return Err(t!(addresses::unsaveable, found = &sitter.kind));
    }
    let series = setup.series.clone();
    let table = games::visit(
        setup.ruleset,
        Opening {
            sitters,
            seed,
            series,
        },
    );
    table.map_err(|refusal| refusal.to_string())
}

/// Opens a session at the end of a record, and returns the record's seed as well.
///
/// # Errors
/// What is wrong with the record, by line and column.
pub fn resume(text: &str) -> Result<(Box<dyn Table>, Option<u64>), String> {
    struct Resuming<'a>(&'a str);
    impl Visitor for Resuming<'_> {
        type Output = Result<(Box<dyn Table>, Option<u64>), RecordError>;

        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let record = Record::parse(game, self.0)?;
            let seed = record.seed;
            Ok((Box::new(GameSession::of(record)), seed))
        }
    }
    replay::visit(text, Resuming(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_opened_can_be_read_again() {
        let ruleset = games::ruleset("sorry+hand").unwrap();
        let mut setup = Setup::usual(ruleset, "easy");
        setup.series = Some(Series {
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
            let (table, seed) = resume(&record).unwrap();
            assert_eq!((table.record(), seed), (record, Some(7)), "{name:?}");
        }
        for kind in ["", "Person", "two words", "a=b", &"a".repeat(41)] {
            setup.places[0].kind = Some(kind.to_owned());
            assert!(open(&setup, None).is_err(), "{kind}");
        }
    }
}
