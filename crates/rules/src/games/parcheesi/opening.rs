//! Who can play, and who begins (C-5).

use ::words::t;

use super::Parcheesi;
use super::state::{Phase, State, opposite};
use super::throw::Thrown;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::seat::SeatSet;

impl Parcheesi {
    /// Whether these seats can play.
    pub(super) fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        let known = seats.iter().all(|seat| Self::FAMILY.all_seats().has(seat));
        let opposed = seats.iter().all(|seat| seats.has(opposite(seat)));
        match seats.len() {
            _ if !known => Err(Refusal::new("C-5", t!(parcheesi::four_seats))),
            0 | 1 => Err(Refusal::new("C-5", t!(parcheesi::how_many_players))),
            2 if !opposed => Err(Refusal::new("C-5", t!(parcheesi::two_opposite))),
            _ => Ok(()),
        }
    }

    /// The opening throw of the seat to act.
    pub(super) fn open(
        &self,
        state: &mut State,
        die: u8,
        contenders: SeatSet,
        mut thrown: [u8; 4],
        sink: &mut impl Sink,
    ) {
        let thrower = state.turn;
        sink.emit(|| Event::Opened {
            seat: thrower,
            faces: self.faces(Thrown::One(die)),
        });
        thrown[thrower.index()] = die;
        let waiting = contenders.iter().find(|seat| thrown[seat.index()] == 0);
        if let Some(next) = waiting {
            state.turn = next;
            state.phase = Phase::Opening { contenders, thrown };
            return;
        }
        let highest = thrown.iter().copied().max().unwrap_or_default();
        let tied: SeatSet = contenders
            .iter()
            .filter(|seat| thrown[seat.index()] == highest)
            .collect();
        state.turn = tied.iter().next().expect("somebody threw the highest");
        if tied.len() == 1 {
            state.phase = Phase::Throw;
            sink.emit(|| Event::Begins { seat: state.turn });
        } else {
            state.phase = Phase::Opening {
                contenders: tied,
                thrown: [0; 4],
            };
            sink.emit(|| Event::OpeningTied { seats: tied });
        }
    }
}
