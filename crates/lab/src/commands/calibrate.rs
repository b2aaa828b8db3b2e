//! `calibrate`: compares the predicted chances of reviews with the results of games.

use std::io::Write;

use bot::NetCache;
use bot::level::Level;
use bot::review::{ReviewRequest, review};
use bot::rng::mix;
use bot::win_chance::CERTAIN;
use rules::playable::Playable;
use rules::seat::{Seat, SeatSet};

use crate::bot_games::{BotGames, Finished, Measure};
use crate::calibration::Calibration;
use crate::failure::Failure;

/// Compare the chances that reviews predict with the results of bot games
///
/// One turn of each game is reviewed, at a random place: the chances before its roll are the predictions.
/// By default, a full table of experts without search plays.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    games: BotGames,
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let nets = NetCache::carried();
    let (_, predictions) = args.games.run(Level::Sight, &Predictions { nets })?;
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

/// Predicts the result of a game.
struct Predictions {
    nets: NetCache,
}

impl Measure for Predictions {
    /// The predicted chance and the result of each side.
    type Measured = Vec<(f64, f64)>;

    fn measure<G: Playable>(&self, finished: &Finished<'_, G>) -> Result<Self::Measured, String> {
        let record = finished.record();
        let entries = record.history.len() as u64;
        let mut request = ReviewRequest {
            record: record.to_text(),
            viewer: None,
            from: (mix(finished.seed) % entries) as usize,
            turns: 1,
        };
        let mut reviewed = review(&self.nets, &request)?;
        if reviewed.turns.is_empty() {
            // Within the last turn.
            request.from = 0;
            reviewed = review(&self.nets, &request)?;
        }
        let chances = &reviewed.turns[0].before;
        let sides = reviewed.sides.iter().zip(chances);
        let result = |(side, chance): (&String, &i32)| {
            let seats = side.chars().filter_map(|letter| G::FAMILY.seat(letter));
            (
                f64::from(*chance) / f64::from(CERTAIN),
                won(seats.collect(), finished.winners),
            )
        };
        Ok(sides.map(result).collect())
    }
}

/// What a side has won: 1, or its part of a shared win.
fn won(side: SeatSet, winners: SeatSet) -> f64 {
    let has_won = side.iter().any(|seat: Seat| winners.has(seat));
    f64::from(u8::from(has_won)) / (winners.len() / side.len()).max(1) as f64
}
