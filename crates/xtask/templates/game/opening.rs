//! Who can play, and who begins.

use ::words::t;

use super::GameName;
use super::state::{Phase, State};
use crate::chance::{Faces, TwoDice};
use crate::event::{Event, Sink};
use crate::game::Game;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatSet};

/// whether these seats can play.
pub(super) fn check_seats(seats: SeatSet) -> Result<(), Refusal> {
    let known = seats
        .iter()
        .all(|seat| GameName::FAMILY.all_seats().has(seat));
    match seats.len() {
        _ if !known => Err(Refusal::new("X-3", t!(game_name::four_seats))),
        0 | 1 => Err(Refusal::new("X-3", t!(game_name::how_many_players))),
        _ => Ok(()),
    }
}

/// The state before anybody has thrown.
pub(super) fn first_throw(seats: SeatSet) -> State {
    let turn = seats.iter().next().expect("the seats were checked");
    let leader = turn;
    State::set_up(seats, turn, Phase::Opening { best: 0, leader })
}

/// a throw that may decide who begins.
pub(super) fn throw(
    state: &mut State,
    dice: TwoDice,
    best: u8,
    leader: Seat,
    sink: &mut impl Sink,
) {
    let seat = state.turn;
    sink.emit(|| Event::Opened {
        seat,
        faces: faces(dice),
    });
    let (best, leader) = if dice.sum() > best {
        (dice.sum(), seat)
    } else {
        (best, leader)
    };
    let next = state.seats.after(seat);
    if next > seat {
        (state.turn, state.phase) = (next, Phase::Opening { best, leader });
    } else {
        // Round the table: all have thrown.
        sink.emit(|| Event::Begins { seat: leader });
        (state.turn, state.phase) = (leader, Phase::Throw);
    }
}

/// A throw as a screen shows it.
pub(super) fn faces(dice: TwoDice) -> Faces {
    Faces::Dice(vec![dice.high(), dice.low()])
}
