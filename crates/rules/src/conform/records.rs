//! Checks that records can be written and parsed, whole and in part.

use super::{Holds, Suite, TestRng, hold};
use crate::event::NullSink;
use crate::playable::Playable;
use crate::record::{self, HistoryEntry, Player, Record, SeatChange};

/// How many prefixes of a game to write and parse as records.
const PREFIXES: usize = 8;

impl<G: Playable> Suite<'_, G> {
    /// Checks the record of a finished game, from its initial state to its end.
    pub(super) fn records(
        &mut self,
        whole: &Record,
        mut state: G::State,
        end: &G::State,
        rng: &mut TestRng,
    ) -> Holds {
        let law = "replaying a record gives its state";
        for entry in &whole.history {
            HistoryEntry::unpacked(*entry).apply(self.game, &mut state, &mut NullSink);
        }
        hold(law, state == *end, || format!("{state:?}"))?;
        let mut counts = vec![0, whole.history.len()];
        counts.extend((0..PREFIXES).map(|_| rng.index(whole.history.len() + 1)));
        for count in counts {
            let mut part = whole.clone();
            part.history.truncate(count);
            // Some changes fall in the middle of a play.
            part.seat_changes = changes(&part, &[0, count / 3, count / 2, count / 2, count]);
            let text = part.to_text();
            let read = self.read(whole, &text)?;
            hold(
                "a record reads back",
                read.history == part.history
                    && read.players == part.players
                    && read.seat_changes == part.seat_changes,
                || text.clone(),
            )?;
            let again = read.to_text();
            hold(
                "printing a parsed record gives the same text",
                again == text,
                || again.clone(),
            )?;
            self.report.records += 1;
        }
        // A record may be cut off after any line except the last two: the winning play and the
        // end.
        let text = whole.to_text();
        let lines: Vec<_> = text.lines().collect();
        let cut = 4 + rng.index(lines.len().saturating_sub(5).max(1));
        self.read(whole, &lines[..cut].join("\n"))?;
        Ok(())
    }

    fn read(&self, whole: &Record, text: &str) -> Result<Record, super::Fault> {
        let ruleset = self.game.ruleset().to_string();
        let named = record::ruleset_of(text);
        hold("a record names its ruleset", named == Ok(&ruleset), || {
            format!("{named:?}")
        })?;
        Record::parse(&*whole.start, text).map_err(|error| super::Fault {
            law: "a record is accepted",
            found: format!("{error} in\n{text}"),
            at: String::new(),
        })
    }
}

/// Seat changes at these points of the record, for one seat after another.
fn changes(record: &Record, moments: &[usize]) -> Vec<SeatChange> {
    let seats = record.players.iter().map(|(seat, _)| *seat).cycle();
    let kinds = ["easy", "person"].into_iter().cycle();
    let changes = moments.iter().zip(seats.zip(kinds));
    let change = |(at, (seat, kind)): (&usize, (_, &str))| SeatChange {
        at: *at,
        seat,
        player: Player {
            kind: kind.to_owned(),
            name: (kind == "person").then(|| "Zo\u{eb} B".to_owned()),
        },
    };
    changes.map(change).collect()
}
