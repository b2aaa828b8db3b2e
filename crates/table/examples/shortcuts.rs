//! Prints the title of each game in each edition and, behind a tab, the address of the form with it
//! chosen: `cargo xtask dist` makes of them what an installed page offers.

use std::io::{self, Write as _};

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::address;

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for family in FAMILIES {
        for (index, edition) in family.editions.iter().enumerate() {
            let address = address::choosing(Ruleset::of(family, index));
            writeln!(out, "{}\t{address}", edition.title)?;
        }
    }
    Ok(())
}
