//! `perft`: how many sequences of so many levels a position has.

use std::io::Write;

use indicatif::ProgressIterator;
use rules::event::Silent;
use rules::games::{Playable, Visitor};
use rules::notation::parse_position_line;
use rules::perft::perft;
use rules::record::{Made, Make};
use rules::state::Node;

use crate::failure::Failure;
use crate::lines;
use crate::progress;

/// Count the sequences of exactly so many throws and steps
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A position line, or a ruleset for its start
    #[arg(value_name = "POSITION LINE OR RULESET")]
    position: String,

    /// The number of throws and steps in a sequence
    #[arg(long, value_name = "LEVELS")]
    depth: u32,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let (line, depth) = (&*args.position, args.depth);
    let count = lines::visit(line, Count { line, depth }).map_err(Failure::input)?;
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
        // The first two levels apart, so that a long count shows how far it has come.
        let split = self.depth.min(2);
        let mut branches = vec![state];
        for _ in 0..split {
            branches = branches
                .iter()
                .flat_map(|state| next(&game, state))
                .collect();
        }
        let bar = progress::bar(branches.len() as u64, "branches");
        let counts = branches
            .iter()
            .progress_with(bar)
            .map(|state| perft(&game, state, self.depth - split));
        Ok(counts.sum())
    }
}

/// The states one level on, with repetitions.
fn next<G: Playable>(game: &G, state: &G::State) -> Vec<G::State> {
    let made: Vec<Made<G>> = match game.node(state) {
        Node::Chance { .. } => {
            let mut chances = Vec::new();
            game.chances(state, &mut chances);
            chances
                .into_iter()
                .map(|(chance, _)| Made::Chance(chance))
                .collect()
        }
        Node::Decision { .. } => {
            let mut actions = Vec::new();
            game.legal_actions(state, &mut actions);
            actions.into_iter().map(Made::Action).collect()
        }
        Node::Terminal { .. } => Vec::new(),
    };
    let after = |made| {
        let mut after = state.clone();
        game.make_heard(&mut after, made, &mut Silent);
        after
    };
    made.into_iter().map(after).collect()
}
