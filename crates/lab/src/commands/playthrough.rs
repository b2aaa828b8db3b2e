//! `playthrough`: prints the record of a whole random game.

use std::io::Write;

use bot::bot_table::BotTable;
use bot::level::Level;
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::record::Player;
use rules::ruleset::Ruleset;

use crate::bot_table::{by_seat, play};
use crate::failure::Failure;
use crate::seats;

/// Play one whole game of random bots and print its record
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The ruleset, such as pollyanna-1951 or sorry+hand
    #[arg(value_parser = games::ruleset)]
    ruleset: Ruleset,

    /// The seed of all random numbers
    #[arg(long, value_name = "NUMBER")]
    seed: u64,

    /// The number of players; by default a full table
    #[arg(long, value_name = "COUNT")]
    players: Option<usize>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let &Args {
        ruleset,
        seed,
        players,
    } = args;
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
        let start = game.initial_state(seats);
        let start = start.map_err(|refusal| refusal.to_string())?;
        let levels = by_seat(seats, &[level], G::FAMILY.seats.len());
        let mut table = BotTable::new(game, &levels, None);
        play(&mut table, start.clone(), self.seed)?;
        let players = Player::at_all(seats, level.name());
        Ok(table.record(start, players, self.seed).to_text())
    }
}
