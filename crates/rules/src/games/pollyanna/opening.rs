//! Who can play, and who begins (P-8 to P-10).

use ::words::t;

use super::Pollyanna;
use super::state::{Phase, State, opposite};
use crate::chance::TwoDice;
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::seat::SeatSet;

impl Pollyanna {
    /// P-8, P-9: whether these seats can play.
    pub(super) fn check_seats(&self, seats: SeatSet) -> Result<(), Refusal> {
        let known = seats.iter().all(|seat| Self::FAMILY.all_seats().has(seat));
        let opposed = seats.iter().all(|seat| seats.has(opposite(seat)));
        match seats.len() {
            _ if !known => Err(Refusal::new("P-8", t!(pollyanna::four_seats))),
            0 | 1 => Err(Refusal::new("P-8", t!(pollyanna::how_many_players))),
            2 if !opposed => Err(Refusal::new("P-8", t!(pollyanna::two_opposite))),
            2 | 3 if self.partners => Err(Refusal::new("P-9", t!(pollyanna::four_partners))),
            _ => Ok(()),
        }
    }

    /// The opening throw of the seat to act (P-10).
    pub(super) fn open(
        &self,
        state: &mut State,
        dice: TwoDice,
        contenders: SeatSet,
        mut totals: [u8; 4],
        sink: &mut impl Sink,
    ) {
        let thrower = state.turn;
        sink.emit(|| Event::Opened {
            seat: thrower,
            faces: self.faces(dice),
        });
        totals[thrower.index()] = dice.sum();
        let waiting = contenders.iter().find(|seat| totals[seat.index()] == 0);
        if let Some(next) = waiting {
            state.turn = next;
            state.phase = Phase::Opening { contenders, totals };
            return;
        }
        let highest = totals.iter().copied().max().unwrap_or_default();
        let tied: SeatSet = contenders
            .iter()
            .filter(|seat| totals[seat.index()] == highest)
            .collect();
        state.turn = tied.iter().next().expect("somebody threw the highest");
        if tied.len() == 1 {
            state.phase = Phase::Throw;
            sink.emit(|| Event::Begins { seat: state.turn });
        } else {
            state.phase = Phase::Opening {
                contenders: tied,
                totals: [0; 4],
            };
            sink.emit(|| Event::OpeningTied { seats: tied });
        }
    }
}
