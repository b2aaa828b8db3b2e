//! Prints the records of the games that `tests/data/replays.txt` lists, an empty line after each:
//! the browser tests replay them in wasm, and compare what comes out.

use std::error::Error;
use std::io::{self, Write as _};

use table::replay::random_record;

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout().lock();
    for line in include_str!("../tests/data/replays.txt").lines() {
        let fields: Vec<_> = line.split(' ').collect();
        let &[ruleset, seats, seed, _digest] = &fields[..] else {
            return Err(format!("expected ruleset, seats, seed and digest, found {line:?}").into());
        };
        writeln!(out, "{}", random_record(ruleset, seats, seed.parse()?)?)?;
    }
    Ok(())
}
