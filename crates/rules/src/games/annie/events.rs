//! Changes of a state, with their events.

use super::rules::AnnieRules;
use super::state::{Cause, Phase, STARS, State};
use super::track::way;
use crate::board::Space;
use crate::event::{Cost, Event, Sink};
use crate::piece::Piece;
use crate::seat::Seat;

/// Annie, who belongs to nobody.
pub(super) const ANNIE: Piece = Piece { owner: None };

/// A state being changed, and the sink for its events.
pub(super) struct Update<'a, S> {
    pub(super) rules: &'a AnnieRules,
    pub(super) state: &'a mut State,
    pub(super) sink: &'a mut S,
}

impl<S: Sink> Update<'_, S> {
    /// Moves Annie along the track.
    pub(super) fn move_to(&mut self, goal: u8, cost: Cost) {
        let (seat, from) = (self.state.turn, self.state.annie);
        self.sink.emit(|| Event::Moved {
            seat,
            piece: ANNIE,
            way: way(from, goal).into_iter().map(Space).collect(),
            cost,
        });
        self.state.annie = goal;
    }

    /// Hands stars from one to another, `None` being the supply: so many, or all there are.
    #[inline]
    pub(super) fn pay(&mut self, from: Option<Seat>, to: Option<Seat>, most: u8) {
        let held = from.map_or_else(|| self.state.supply(), |seat| self.state.stars_of(seat));
        let count = most.min(held);
        if count == 0 {
            return;
        }
        if let Some(seat) = from {
            self.state.stars[seat.index()] -= count;
        }
        if let Some(seat) = to {
            self.state.stars[seat.index()] += count;
        }
        debug_assert!(self.state.stars.iter().sum::<u8>() <= STARS);
        self.sink.emit(|| Event::Paid { from, to, count });
    }

    /// The same player rolls again in this turn.
    pub(super) fn roll_again(&mut self, cause: Cause) {
        self.state.phase = Phase::Roll(cause);
        let seat = self.state.turn;
        self.sink.emit(|| Event::RollsAgain { seat, number: None });
    }

    /// The turn passes to the left.
    pub(super) fn end_turn(&mut self) {
        self.state.phase = Phase::Roll(Cause::Turn);
        let to = self.state.seats.after(self.state.turn);
        self.state.turn = to;
        self.sink.emit(|| Event::TurnPasses { to });
    }

    /// The game ends.
    pub(super) fn end_game(&mut self) {
        let seats = self.state.leaders();
        self.state.phase = Phase::Over;
        // Whoever moved last: positions alike are equal.
        self.state.turn = seats.iter().next().unwrap_or(self.state.turn);
        self.sink.emit(|| Event::Won { seats });
    }
}
