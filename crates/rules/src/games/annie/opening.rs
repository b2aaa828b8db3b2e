//! Who can play, and who begins.

use words::t;

use super::Annie;
use super::state::{Cause, Phase, SEATS, State};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet};

impl Annie {
    /// whether these seats can play.
    pub(super) fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        if !seats.iter().all(|seat| Self::FAMILY.all_seats().has(seat)) {
            return Err(Refusal::new("A-2", t!(annie_refusals::six_seats)));
        }
        match seats.len() {
            2..=SEATS => Ok(()),
            _ => Err(Refusal::new("A-2", t!(annie_refusals::players))),
        }
    }

    /// The lot falls on `first`.
    pub(super) fn open(&self, state: &mut State, first: Seat, sink: &mut impl Sink) {
        state.turn = first;
        state.phase = Phase::Throw(Cause::Turn);
        sink.emit(|| Event::Begins { seat: first });
    }
}
