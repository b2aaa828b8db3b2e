//! `links`: measures the length of links to whole games.

use std::io::Write;

use bot::NetCache;
use bot::level::Level;
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::record::{Player, Record};
use table::link::{self, Names};

use crate::batch::Batch;
use crate::bot_table::{BotTable, by_seat};
use crate::failure::Failure;
use crate::seats;

/// Measure how long links to whole games of bots are, with virtual and with manual dice
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    batch: Batch,

    /// The level of each player; by default a full table of runner bots
    #[arg(long, value_name = "LEVEL,...", value_delimiter = ',')]
    players: Option<Vec<Level>>,
}

/// The most that a phone can scan from a screen at arm's length.
const SHORT: usize = 400;

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let batch = &args.batch;
    batch.threads.start()?;
    let players = args.players.clone();
    let levels = players.unwrap_or_else(|| batch.full_table(Level::Runner));
    let lengths = Lengths {
        batch,
        levels: &levels,
    };
    let lengths = games::visit(batch.ruleset, lengths).map_err(Failure::input)?;
    writeln!(out, "games {}", batch.games)?;
    for (by, name) in ["with the seed", "by hand"].into_iter().enumerate() {
        let lengths = lengths.iter().map(|both| both[by]).collect();
        writeln!(out, "{name}: {}", spread(lengths))?;
    }
    Ok(())
}

/// Measures the links to the games of a batch.
struct Lengths<'a> {
    batch: &'a Batch,
    levels: &'a [Level],
}

impl Visitor for Lengths<'_> {
    /// For each game, the length of the link with the seed, and with all rolls.
    type Output = Result<Vec<[usize; 2]>, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seats = seats::for_players(&game, self.levels.len())?;
        let by_seat = by_seat(seats, self.levels, G::FAMILY.seats.len());
        let players = seats.iter().map(|seat| {
            let kind = by_seat[seat.index()].name().to_owned();
            (seat, Player { kind, name: None })
        });
        let players: Vec<_> = players.collect();
        let ruleset = game.ruleset();
        let set_up = || {
            let net = NetCache::carried().net(ruleset);
            BotTable::new(G::new(ruleset), &by_seat, net)
        };
        self.batch.run(set_up, |table, _, seed| {
            let start = G::new(ruleset).initial_state(seats);
            let start = start.map_err(|refusal| refusal.to_string())?;
            table.play(start.clone(), seed)?;
            let mut record = table.record(start, players.clone(), seed);
            // As long as any salt is in a link.
            record.salt = Some(u128::MAX);
            let seeded = length(&record)?;
            (record.seed, record.salt) = (None, None);
            Ok([seeded, length(&record)?])
        })
    }
}

/// The length of the link to a game. The link must decode to the same game, possibly without its
/// seed.
fn length(record: &Record) -> Result<usize, String> {
    let text = record.to_text();
    let link = link::write(&text, Names::Told)?;
    let read = link::read(&link)?;
    let without_seed = Record {
        seed: None,
        ..record.clone()
    };
    if read != text && read != without_seed.to_text() {
        return Err(format!("{link} is another game than\n{text}"));
    }
    Ok(link.len())
}

/// Describes the distribution of lengths.
pub(super) fn spread(mut lengths: Vec<usize>) -> String {
    lengths.sort_unstable();
    let at = |share: usize| lengths[(lengths.len() - 1) * share / 100];
    let short = lengths.iter().filter(|length| **length < SHORT).count();
    format!(
        "least {}, median {}, 90 of 100 up to {}, 99 of 100 up to {}, most {}; \
         {:.1} of 100 below {SHORT}",
        at(0),
        at(50),
        at(90),
        at(99),
        at(100),
        100.0 * short as f64 / lengths.len() as f64
    )
}
