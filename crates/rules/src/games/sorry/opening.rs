//! Who can play, and who begins (S-5).

use words::t;

use super::Sorry;
use super::state::{Phase, State, opposite};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet};

impl Sorry {
    /// S-5, S-25: whether these seats can play.
    pub(super) fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        let known = seats.iter().all(|seat| Self::FAMILY.all_seats().has(seat));
        let opposed = seats.iter().all(|seat| seats.has(opposite(seat)));
        match seats.len() {
            _ if !known => Err(Refusal::new("S-5", t!(sorry_refusals::four_seats))),
            0 | 1 => Err(Refusal::new("S-5", t!(sorry_refusals::players))),
            2 if !opposed => Err(Refusal::new("S-5", t!(sorry_refusals::opposite))),
            2 | 3 if self.partners => Err(Refusal::new("S-25", t!(sorry_refusals::partners))),
            _ => Ok(()),
        }
    }

    /// The lot has fallen on `first`.
    pub(super) fn open(&self, state: &mut State, first: Seat, sink: &mut impl Sink) {
        state.turn = first;
        state.phase = Phase::Draw;
        sink.emit(|| Event::Begins { seat: first });
    }
}
