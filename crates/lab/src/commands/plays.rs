//! `plays`: lists the legal plays of a position, or their results.

use std::collections::BTreeSet;
use std::io::{self, BufRead, Write};

use rules::notation::{parse_position_line, plays, position_line};
use rules::playable::{Playable, Visitor};
use rules::state::Node;

use crate::failure::Failure;
use crate::position_input;

/// List every legal play of a position with a roll or card
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A position line, or - to answer each line of standard input
    #[arg(value_name = "POSITION LINE")]
    position: String,

    /// List the distinct positions that the plays lead to instead
    #[arg(long)]
    results: bool,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let results = args.results;
    match &*args.position {
        "-" => answer_each(results, &mut io::stdin().lock(), out),
        line => write_lines(&answers(line, results).map_err(Failure::input)?, out),
    }
}

/// Answers line by line, so that another program can ask and wait for the answer.
fn answer_each(
    results: bool,
    questions: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let (mut asked, mut refused) = (0, 0);
    let mut line = Vec::new();
    while read_line(questions, &mut line)? {
        asked += 1;
        // Text that is not UTF-8 is refused as a position, with its column.
        match answers(&String::from_utf8_lossy(&line), results) {
            Ok(lines) => write_lines(&lines, out)?,
            Err(error) => {
                refused += 1;
                writeln!(out, "error: {error}")?;
            }
        }
        writeln!(out)?;
        out.flush()?;
    }
    if refused == 0 {
        return Ok(());
    }
    Err(Failure::input(format!(
        "{refused} of {asked} lines were refused; each answer says why"
    )))
}

/// Reads a line without its end; returns `false` at the end of input.
fn read_line(from: &mut dyn BufRead, line: &mut Vec<u8>) -> Result<bool, Failure> {
    line.clear();
    let read = from.read_until(b'\n', line);
    let read = read.map_err(|error| Failure::input(format!("standard input: {error}")))?;
    for end in [b'\n', b'\r'] {
        if line.last() == Some(&end) {
            line.pop();
        }
    }
    Ok(read > 0)
}

fn write_lines(lines: &[String], out: &mut dyn Write) -> Result<(), Failure> {
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The plays or results of a position, sorted by bytes.
fn answers(line: &str, results: bool) -> Result<Vec<String>, String> {
    position_input::visit(line, PlaysVisitor { line, results })
}

struct PlaysVisitor<'a> {
    line: &'a str,
    results: bool,
}

impl Visitor for PlaysVisitor<'_> {
    type Output = Result<Vec<String>, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = parse_position_line(&game, self.line).map_err(|error| error.to_string())?;
        if !matches!(game.node(&state), Node::Decision { .. }) {
            return Err(position_input::nothing_to_play(self.line));
        }
        if !self.results {
            return Ok(plays(&game, &state)
                .into_iter()
                .map(|play| play.text)
                .collect());
        }
        // Different results may have the same position line, such as a forfeited die and none left.
        let mut distinct = BTreeSet::new();
        game.results(&state, &mut G::Scratch::default(), |result| {
            distinct.insert(position_line(&game, &result));
        });
        Ok(distinct.into_iter().collect())
    }
}
