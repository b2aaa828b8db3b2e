//! The entries of a game, written to a link or read from it one after the other.

use rules::any_game::{AnyGame, Move};
use rules::record::Record;
use rules::state::Node;
use words::t;

use super::arithmetic_coding::Coder;
use super::head::Head;
use crate::random_numbers::{Dice as _, Seeded};

/// Writes the entries of a record, or reads those of a game.
pub(super) struct EntryCoder<'a> {
    /// The record of the entries so far.
    pub(super) record: Record,
    game: Box<dyn AnyGame>,
    /// The record entries to write; `None` when reading.
    given: Option<&'a [Move]>,
    /// How often each seat has rolled.
    rolled: Vec<u64>,
}

/// An outcome or step that is possible at a node, and its weight, which is 1 for a step.
type Way = (Move, u32);

impl<'a> EntryCoder<'a> {
    /// The start of a game.
    pub(super) fn new(record: Record, given: Option<&'a [Move]>) -> EntryCoder<'a> {
        EntryCoder {
            game: record.start.clone(),
            rolled: vec![0; record.start.ruleset().family.seats.len()],
            record,
            given,
        }
    }

    /// Writes or reads all entries.
    ///
    /// # Errors
    /// If the stream or the game ends before the number of record entries in the head.
    pub(super) fn code(&mut self, coder: &mut Coder, head: &Head) -> Result<(), String> {
        // How often the seed's dice gave the actual outcome, and how often not. The first player may have
        // been decided without them.
        let mut foretold = [0, 0];
        for count in 0..head.entry_count {
            let ways = self.ways(head.hidden);
            let given = self.given(&ways)?;
            let way = match (self.game.node(), head.seed) {
                (Node::Terminal { .. }, _) => {
                    return Err(t!(
                        link_errors::over_early,
                        all = head.entry_count,
                        made = count
                    ));
                }
                // All steps have the same weight, and a forced step takes no space. (Weights learned from
                // the texts of steps during a game made links shorter by only one part in 30: rolls make up
                // most of a link, and players differ.)
                (Node::Decision { .. }, _) => {
                    coder.number(ways.len() as u32, given as u32)? as usize
                }
                (Node::Chance { .. }, None) => outcome(coder, &ways, given)?,
                (Node::Chance { .. }, Some(seed)) => {
                    let way = self.foretold(seed, &ways);
                    let is_other = usize::from(given != way);
                    let weights = foretold.map(|times| 1 + 2 * times);
                    let is_other = coder.index(&weights, is_other)?;
                    foretold[is_other] += 1;
                    if is_other == 1 {
                        outcome(coder, &ways, given)?
                    } else {
                        way
                    }
                }
            };
            if let Node::Chance { seat } = self.game.node() {
                self.rolled[seat.index()] += 1;
            }
            let (entry, _) = ways[way];
            self.game.apply(entry);
            self.record.history.push(entry);
        }
        if !head.hidden && self.game.node().seat().is_some() {
            return Err(t!(link_errors::not_over).to_owned());
        }
        Ok(())
    }

    /// The outcomes or steps at the current node, sorted by their texts. The order of the game's own list
    /// does not matter and may change. If `hidden`, a card drawn into a hand is face down.
    fn ways(&self, hidden: bool) -> Vec<Way> {
        if let Some(outcome) = self.game.turn().face_down.filter(|_| hidden) {
            return vec![(outcome, 1)];
        }
        let mut ways = self.game.moves();
        ways.sort_by_cached_key(|(entry, _)| self.game.write(*entry));
        ways
    }

    /// The index of the outcome that a seed's dice give at a chance node.
    fn foretold(&self, seed: u64, ways: &[Way]) -> usize {
        let Some(seat) = self.game.node().seat() else {
            return 0;
        };
        let below = self.game.turn().weight_total;
        let ticket = Seeded { seed }.ticket(seat, self.rolled[seat.index()], below);
        let outcome = self.game.sample(ticket);
        let way = ways.iter().position(|(entry, _)| *entry == outcome);
        way.unwrap_or_default()
    }

    /// The index of the given record's next entry; 0 if no record is given.
    ///
    /// # Errors
    /// If the entry is neither a possible outcome nor a legal step.
    fn given(&self, ways: &[Way]) -> Result<usize, String> {
        let Some(entries) = self.given else {
            return Ok(0);
        };
        if let [(only, _)] = ways
            && self.game.turn().face_down == Some(*only)
        {
            return Ok(0);
        }
        let given = entries.get(self.record.history.len());
        let way = ways.iter().position(|(entry, _)| Some(entry) == given);
        way.ok_or_else(|| t!(link_errors::not_by_rules).to_owned())
    }
}

/// Writes or reads an outcome.
fn outcome(coder: &mut Coder, ways: &[Way], given: usize) -> Result<usize, String> {
    let weights: Vec<u32> = ways.iter().map(|(_, weight)| *weight).collect();
    coder.index(&weights, given)
}
