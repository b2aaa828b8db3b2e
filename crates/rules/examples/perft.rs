//! Counts the sequences of rolls and steps that lead from a position, or from the start of a ruleset.
//!
//! `cargo run --release -p rules --example perft -- "pollyanna-1951 Y:yard,yard,yard,G3/R:yard,yard,Y9,Y9 Y:6-3" 4`

#![allow(clippy::disallowed_methods, reason = "arguments are read")]

use rules::games;
use rules::notation::parse_position_line;
use rules::perft::perft;
use rules::playable::{Playable, Visitor};

struct Count<'a> {
    line: &'a str,
    levels: u32,
}

impl Visitor for Count<'_> {
    type Output = Result<(), String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let state = match self.line.contains(' ') {
            true => parse_position_line(&game, self.line).map_err(|error| error.to_string())?,
            false => game
                .initial_state(G::FAMILY.usual_seats)
                .map_err(|refusal| refusal.to_string())?,
        };
        for depth in 1..=self.levels {
            println!("{depth:2} {}", perft(&game, &state, depth));
        }
        Ok(())
    }
}

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let line = arguments
        .next()
        .unwrap_or_else(|| games::FAMILIES[0].editions[0].name.to_owned());
    let levels = arguments.next().unwrap_or_else(|| "3".to_owned());
    let levels = levels
        .parse()
        .map_err(|_| "usage: perft [RULESET OR POSITION LINE [LEVELS]]")?;
    let name = line.split(' ').next().unwrap_or_default();
    games::visit(
        games::ruleset(name)?,
        Count {
            line: &line,
            levels,
        },
    )
}
