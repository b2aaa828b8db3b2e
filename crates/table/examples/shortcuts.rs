//! Prints each game in each edition, in the language with the given code: its title, a tab, and the address of
//! the form with the game selected. The build makes them the shortcuts of an installed page.

use std::env;
use std::io::{self, Write as _};

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use words::Language;

fn main() -> io::Result<()> {
    let code = env::args().nth(1).unwrap_or_default();
    words::speak(Language::parse(&code).unwrap_or_default());
    let mut out = io::stdout().lock();
    for family in FAMILIES {
        for (index, edition) in family.editions.iter().enumerate() {
            let ruleset = Ruleset::of(family, index);
            writeln!(out, "{}\t#/new?game={ruleset}", edition.title())?;
        }
    }
    Ok(())
}
