//! What must hold of records: they read back, whole and in part.

use super::{Holds, Lots, Suite, hold};
use crate::games::Playable;
use crate::record::{self, Record, SeatChange, Sitter};

/// Prefixes of a game of which a record is written and read.
const PREFIXES: usize = 8;

impl<G: Playable> Suite<'_, G> {
    /// The record of a game that is over.
    pub(super) fn records(&mut self, whole: &Record<G>, end: &G::State, lots: &mut Lots) -> Holds {
        hold(
            "the state is the fold of its record",
            whole.state() == *end,
            || format!("{:?}", whole.state()),
        )?;
        let mut counts = vec![0, whole.made.len()];
        counts.extend((0..PREFIXES).map(|_| lots.index(whole.made.len() + 1)));
        for count in counts {
            let mut part = whole.clone();
            part.made.truncate(count);
            // Some of them in the middle of a play.
            part.seat_changes = changes(&part, &[0, count / 3, count / 2, count / 2, count]);
            let text = part.to_text();
            let read = self.read(&text)?;
            hold(
                "a record reads back",
                read.made == part.made
                    && read.sitters == part.sitters
                    && read.seat_changes == part.seat_changes,
                || text.clone(),
            )?;
            let again = read.to_text();
            hold("a record is written as it was read", again == text, || {
                again.clone()
            })?;
            hold(
                "a record's state reads back",
                read.state() == whole.state_at(count),
                || text.clone(),
            )?;
            self.report.records += 1;
        }
        // A game may be cut after any of its lines but the last two, the winning play and the end.
        let text = whole.to_text();
        let lines: Vec<_> = text.lines().collect();
        let cut = 4 + lots.index(lines.len().saturating_sub(5).max(1));
        self.read(&lines[..cut].join("\n"))?;
        Ok(())
    }

    fn read(&self, text: &str) -> Result<Record<G>, super::Fault> {
        let ruleset = self.game.ruleset().to_string();
        let named = record::ruleset_of(text);
        hold("a record names its ruleset", named == Ok(&ruleset), || {
            format!("{named:?}")
        })?;
        Record::parse(self.game.clone(), text).map_err(|error| super::Fault {
            law: "a record is accepted",
            found: format!("{error} in\n{text}"),
            at: String::new(),
        })
    }
}

/// Changes of seats at these moments, in turns.
fn changes<G: Playable>(record: &Record<G>, moments: &[usize]) -> Vec<SeatChange> {
    let seats = record.sitters.iter().map(|(seat, _)| *seat).cycle();
    let kinds = ["easy", "person"].into_iter().cycle();
    let changes = moments.iter().zip(seats.zip(kinds));
    let change = |(at, (seat, kind)): (&usize, (_, &str))| SeatChange {
        at: *at,
        seat,
        sitter: Sitter {
            kind: kind.to_owned(),
            name: (kind == "person").then(|| "Zo\u{eb} B".to_owned()),
        },
    };
    changes.map(change).collect()
}
