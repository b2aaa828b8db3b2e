//! `links`: how long links to whole games of bots are.

use std::io::Write;

use bot::Shelf;
use bot::level::Level;
use rules::games::{self, Playable, Visitor};
use rules::record::{Record, Sitter};
use table::link::{self, Names};

use crate::batch::Batch;
use crate::failure::Failure;
use crate::seats;
use crate::sitting::{Sitting, by_seat};

/// Measure how long links to whole games of bots are, with virtual and with manual dice
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    batch: Batch,

    /// The level of each player; by default a full table of runner bots
    #[arg(long, value_name = "LEVEL,...", value_delimiter = ',')]
    players: Option<Vec<Level>>,
}

/// What a phone reads from a screen at arm's length.
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
    /// For each game, the lengths with the seed and with all rolls.
    type Output = Result<Vec<[usize; 2]>, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seats = seats::for_players(&game, self.levels.len())?;
        let by_seat = by_seat(seats, self.levels, G::FAMILY.seats.len());
        let sitters = seats.iter().map(|seat| {
            let kind = by_seat[seat.index()].name().to_owned();
            (seat, Sitter { kind, name: None })
        });
        let sitters: Vec<_> = sitters.collect();
        let ruleset = game.ruleset();
        let set_up = || {
            let net = Shelf::carried().net(ruleset);
            Sitting::new(G::new(ruleset), &by_seat, net)
        };
        self.batch.run(set_up, |sitting, _, seed| {
            let record = Record::new(G::new(ruleset), sitters.clone(), Some(seed));
            let mut record = record.map_err(|refusal| refusal.to_string())?;
            sitting.play(record.start(), seed)?;
            record.made = std::mem::take(&mut sitting.made);
            let seeded = length(&record)?;
            record.seed = None;
            Ok([seeded, length(&record)?])
        })
    }
}

/// The length of the link to a game, which must lead back to it, perhaps without its seed.
fn length<G: Playable>(record: &Record<G>) -> Result<usize, String> {
    let text = record.to_text();
    let link = link::write(&text, Names::Told)?;
    let read = link::read(&link)?;
    let thrown = Record {
        seed: None,
        ..record.clone()
    };
    if read != text && read != thrown.to_text() {
        return Err(format!("{link} is another game than\n{text}"));
    }
    Ok(link.len())
}

/// How lengths are spread.
fn spread(mut lengths: Vec<usize>) -> String {
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
