//! `calibrate`: compares the predicted chances of reviews with the results of games.

use std::io::Write;

use bot::NetCache;
use bot::level::Level;
use bot::review::{ReviewRequest, review};
use bot::rng::mix;
use bot::win_chance::CERTAIN;
use rules::games;
use rules::playable::{Playable, Visitor};
use rules::record::Player;
use rules::seat::{Seat, SeatSet};

use crate::batch::Batch;
use crate::bot_table::{BotTable, by_seat};
use crate::calibration::Calibration;
use crate::failure::Failure;
use crate::seats;

/// Compare the chances that reviews predict with the results of bot games
///
/// One turn of each game is reviewed, at a random place: the chances before its roll are the predictions.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    batch: Batch,

    /// The level of each player; by default a full table of experts without search
    #[arg(long, value_name = "LEVEL,...", value_delimiter = ',')]
    players: Option<Vec<Level>>,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let batch = &args.batch;
    batch.threads.start()?;
    let players = args.players.clone();
    let levels = players.unwrap_or_else(|| batch.full_table(Level::Sight));
    let predictions = Predictions {
        batch,
        levels: &levels,
    };
    let predictions = games::visit(batch.ruleset, predictions).map_err(Failure::input)?;
    let mut calibration = Calibration::default();
    for (predicted, won) in predictions.into_iter().flatten() {
        calibration.add(predicted, won);
    }
    writeln!(out, "chance\tpredictions\tpredicted\twon")?;
    for (from, bin) in calibration.bins() {
        let (predicted, won) = (100.0 * bin.predicted(), 100.0 * bin.won());
        writeln!(
            out,
            "{from} to {}%\t{}\t{predicted:.1}\t{won:.1}",
            from + 10,
            bin.count
        )?;
    }
    writeln!(out, "mean distance\t\t{:.1}", 100.0 * calibration.error())?;
    Ok(())
}

/// Plays the games of a batch, and predicts the results of each.
struct Predictions<'a> {
    batch: &'a Batch,
    levels: &'a [Level],
}

impl Visitor for Predictions<'_> {
    /// For each game, the predicted chance and the result of each side.
    type Output = Result<Vec<Vec<(f64, f64)>>, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Output {
        let seats = seats::for_players(&game, self.levels.len())?;
        let by_seat = by_seat(seats, self.levels, G::FAMILY.seats.len());
        let ruleset = game.ruleset();
        let set_up = || {
            let nets = NetCache::carried();
            let game = G::new(ruleset);
            let table = BotTable::new(game.clone(), &by_seat, nets.net(ruleset));
            (game, table, nets)
        };
        self.batch.run(set_up, |(game, table, nets), _, seed| {
            let start = game.initial_state(seats);
            let start = start.map_err(|refusal| refusal.to_string())?;
            let winners = table.play(start.clone(), seed)?;
            let players = Player::at_all(seats, Level::Sight.name());
            let record = table.record(start, players, seed);
            let entries = record.history.len() as u64;
            let mut request = ReviewRequest {
                record: record.to_text(),
                viewer: None,
                from: (mix(seed) % entries) as usize,
                turns: 1,
            };
            let mut reviewed = review(nets, &request)?;
            if reviewed.turns.is_empty() {
                // Within the last turn.
                request.from = 0;
                reviewed = review(nets, &request)?;
            }
            let chances = &reviewed.turns[0].before;
            let sides = reviewed.sides.iter().zip(chances);
            let result = |(side, chance): (&String, &i32)| {
                let seats = side.chars().filter_map(|letter| G::FAMILY.seat(letter));
                (
                    f64::from(*chance) / f64::from(CERTAIN),
                    won(seats.collect(), winners),
                )
            };
            Ok(sides.map(result).collect())
        })
    }
}

/// What a side has won: 1, or its part of a shared win.
fn won(side: SeatSet, winners: SeatSet) -> f64 {
    let has_won = side.iter().any(|seat: Seat| winners.has(seat));
    f64::from(u8::from(has_won)) / (winners.len() / side.len()).max(1) as f64
}
