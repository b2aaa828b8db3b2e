//! How a sitting begins: as a form was filled in, or where a record ends.

use rules::games::{self, Playable, Visitor};
use rules::record::{Record, RecordError, Series, Sitter};
use rules::refusal::Refusal;
use rules::seat::Seat;

use crate::replay;
use crate::setup::{LONGEST_NAME, Setup};
use crate::sitting::Sitting;
use crate::table::Table;
use crate::text::clean;

/// Opens a sitting as a form was filled in.
///
/// # Errors
/// When these seats cannot play this ruleset: a sentence with the rule. When a sitter is of a kind
/// that no record can hold.
pub fn open(setup: &Setup, seed: Option<u64>) -> Result<Box<dyn Table>, String> {
    struct Opening {
        sitters: Vec<(Seat, Sitter)>,
        seed: Option<u64>,
        series: Option<Series>,
    }
    impl Visitor for Opening {
        type Output = Result<String, Refusal>;

        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let mut record = Record::new(game, self.sitters, self.seed)?;
            let scored = record.game.points(&record.start()).is_some();
            record.series = self.series.filter(|_| scored);
            Ok(record.to_text())
        }
    }
    let sitters = setup.taken().map(|(seat, kind, name)| {
        let name = clean(name, LONGEST_NAME);
        let name = (!name.is_empty()).then_some(name);
        let kind = kind.to_owned();
        (seat, Sitter { kind, name })
    });
    let sitters = sitters.collect();
    let series = setup.series.clone();
    let record = games::visit(
        setup.ruleset,
        Opening {
            sitters,
            seed,
            series,
        },
    );
    let record = record.map_err(|refusal| refusal.to_string())?;
    // A sitting whose save could not be read again would lose the game at the first reload. So it
    // begins as one that is read.
    resume(&record).map(|(table, _)| table)
}

/// Opens a sitting where its record ends; also gives the record's seed.
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
            Ok((Box::new(Sitting::of(record)), seed))
        }
    }
    replay::visit(text, Resuming(text))
}
