//! What a learned evaluation sees of a position.

use super::Annie;
use super::state::{Cause, Phase, SEATS, State};
use super::track::SPACES;
use crate::features::{FeatureSet, Features};
use crate::seat::Seat;

/// The largest lead or deficit in stars that features distinguish.
const LEAD: u8 = 12;
/// The features of a player: in play or not, the observing seat's lead over them, and their stars up
/// to [`FEW`], because a player may have to give or return some.
const PLAYER: u16 = 1 + 2 * LEAD as u16 + FEW;
const FEW: u16 = 4;
/// The order of the features: Annie's space, the task, the seat to act, the opponent of the next roll,
/// and the players. Seats are counted from the observing seat.
const FIRST_CAUSE: u16 = SPACES as u16;
const FIRST_TURN: u16 = FIRST_CAUSE + 6;
const FIRST_AGAINST: u16 = FIRST_TURN + SEATS as u16;
const FIRST_PLAYER: u16 = FIRST_AGAINST + SEATS as u16;

impl Features for Annie {
    const COUNT: usize = (FIRST_PLAYER + SEATS as u16 * PLAYER) as usize;

    fn features(&self, state: &State, seat: Seat, out: &mut FeatureSet) {
        let places = SEATS as u8;
        let ahead = |other: Seat| u16::from((other.0 + places - seat.0) % places);
        out.insert(state.annie.into());
        out.insert(FIRST_TURN + ahead(state.turn));
        if let Phase::Roll(cause) | Phase::Play(cause, _) = state.phase {
            out.insert(FIRST_CAUSE + cause_index(cause));
            if let Cause::Against(other) = cause {
                out.insert(FIRST_AGAINST + ahead(other));
            }
        }
        match state.phase {
            Phase::Give => out.insert(FIRST_CAUSE + 4),
            Phase::Choose => out.insert(FIRST_CAUSE + 5),
            _ => {}
        }
        let own = state.stars_of(seat);
        for other in state.seats.iter() {
            let first = FIRST_PLAYER + ahead(other) * PLAYER;
            let stars = state.stars_of(other);
            out.insert(first);
            if other != seat {
                let lead = (own + LEAD).saturating_sub(stars).min(2 * LEAD);
                out.fill(first + 1, lead.into());
            }
            out.fill(first + 1 + 2 * u16::from(LEAD), u16::from(stars).min(FEW));
        }
    }
}

fn cause_index(cause: Cause) -> u16 {
    match cause {
        Cause::Turn => 0,
        Cause::Arrow => 1,
        Cause::Stars => 2,
        Cause::Against(_) => 3,
    }
}
