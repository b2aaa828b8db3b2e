//! `perft`: counts the sequences of a given length from a position.

use std::io::Write;

use indicatif::ProgressIterator;
use rules::event::NullSink;
use rules::notation::parse_position_line;
use rules::perft::perft;
use rules::playable::{Playable, Visitor};
use rules::record::HistoryEntry;
use rules::state::Node;

use crate::failure::Failure;
use crate::position_input;
use crate::progress_bar;

/// Count the sequences with a given number of rolls and steps
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A position line, or a ruleset for its start
    #[arg(value_name = "POSITION LINE OR RULESET")]
    position: String,

    /// The number of rolls and steps in a sequence
    #[arg(long, value_name = "LEVELS")]
    depth: u32,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (line, depth) = (&*args.position, args.depth);
    let count = position_input::visit(line, Count { line, depth }).map_err(Failure::input)?;
    writeln!(out, "{count}")?;
    Ok(())
}

struct Count<'a> {
    line: &'a str,
    depth: u32,
}

impl Visitor for Count<'_> {
    type Output = Result<u64, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = parse_position_line(&game, self.line).map_err(|error| error.to_string())?;
        // Split at the second level, so that a long count can show its progress.
        let split = self.depth.min(2);
        let mut branches = vec![state];
        for _ in 0..split {
            branches = branches
                .iter()
                .flat_map(|state| next(&game, state))
                .collect();
        }
        let bar = progress_bar::progress_bar(branches.len() as u64, "branches");
        let counts = branches
            .iter()
            .progress_with(bar)
            .map(|state| perft(&game, state, self.depth - split));
        Ok(counts.sum())
    }
}

/// The states after each outcome or action, with repeats.
fn next<G: Playable>(game: &G, state: &G::State) -> Vec<G::State> {
    let entries: Vec<HistoryEntry<G>> = match game.node(state) {
        Node::Chance { .. } => {
            let mut chances = Vec::new();
            game.chance_outcomes(state, &mut chances);
            chances
                .into_iter()
                .map(|(chance, _)| HistoryEntry::Chance(chance))
                .collect()
        }
        Node::Decision { .. } => {
            let mut actions = Vec::new();
            game.legal_actions(state, &mut actions);
            actions.into_iter().map(HistoryEntry::Action).collect()
        }
        Node::Terminal { .. } => Vec::new(),
    };
    let after = |entry: HistoryEntry<G>| {
        let mut after = state.clone();
        entry.apply(game, &mut after, &mut NullSink);
        after
    };
    entries.into_iter().map(after).collect()
}
