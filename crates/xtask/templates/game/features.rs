//! What a learned evaluation sees of a position.
//!
//! `lab train game_name` learns what each feature is worth; its file, put into `crates/bot/nets`,
//! is what bots judge by. Without one they go by steps to go.

use super::GameName;
use super::spaces::{HOME, SEATS};
use super::state::State;
use crate::features::{FeatureSet, Features};
use crate::seat::Seat;

/// For each mark, whether one pawn of a player or more stands there, and so on up to four.
const PLAYER: u16 = 4 * (HOME as u16 + 1);
/// The features begin with the players, by how many places they sit after the one who sees; then
/// comes who plays, and whose turn it is.
const FIRST_SEAT: u16 = SEATS as u16 * PLAYER;
const FIRST_TURN: u16 = FIRST_SEAT + SEATS as u16;

impl Features for GameName {
    const COUNT: usize = (FIRST_TURN + SEATS as u16) as usize;

    fn features(&self, state: &State, seat: Seat, out: &mut FeatureSet) {
        for ahead in 0..SEATS {
            let other = Seat((seat.0 + ahead) % SEATS);
            if !state.seats.has(other) {
                continue;
            }
            out.insert(FIRST_SEAT + u16::from(ahead));
            let pawns = state.pawns[other.index()];
            for (index, mark) in pawns.into_iter().enumerate() {
                let alike = pawns[..index].iter().filter(|&&each| each == mark).count() as u16;
                out.insert(u16::from(ahead) * PLAYER + 4 * u16::from(mark) + alike);
            }
        }
        out.insert(FIRST_TURN + u16::from((state.turn.0 + SEATS - seat.0) % SEATS));
    }
}
