//! `playthrough`: a whole random game as a record.

use std::io::Write;

use bot::level::Level;
use rules::games::{self, Playable, Visitor};
use rules::playthrough::all_of;
use rules::record::Record;

use super::Command;
use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::seats;
use crate::sitting::{Sitting, by_seat};

pub(super) const COMMAND: Command = Command {
    name: "playthrough",
    about: "one whole random game as a record, a full table unless --players says how many",
    free: &["ruleset"],
    flags: &[],
    options: &[("seed", "number"), ("players", "count")],
    run,
};

fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let ruleset = games::ruleset(arguments.free(0)).map_err(Failure::input)?;
    let seed = arguments.wanted("seed")?;
    let players = arguments.number("players")?;
    let text = games::visit(ruleset, Through { seed, players }).map_err(Failure::input)?;
    out.write_all(text.as_bytes())?;
    Ok(())
}

struct Through {
    seed: u64,
    players: Option<usize>,
}

impl Visitor for Through {
    type Output = Result<String, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seats = match self.players {
            Some(count) => seats::for_players(&game, count)?,
            None => G::FAMILY.full_table,
        };
        let level = Level::Random;
        let sitters = all_of::<G>(seats, level.name());
        let mut record = Record::new(game.clone(), sitters, Some(self.seed))
            .map_err(|refusal| refusal.to_string())?;
        let levels = by_seat(seats, &[level], G::FAMILY.seats.len());
        let mut sitting = Sitting::new(game, &levels, None);
        sitting.play(record.start(), self.seed)?;
        record.made = sitting.made;
        Ok(record.to_text())
    }
}
