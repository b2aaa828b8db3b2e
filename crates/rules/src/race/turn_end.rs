//! The end of a play: who is next, or who has won.

use super::indexes::IndexSet;
use super::roll_again::rolls_again;
use super::{Context, PawnRow, Phase, Play, Race, RaceGame, Rolled, State, YARD, side_of};
use crate::seat::Seat;

impl<S: IndexSet> Play<S> {
    /// Whether the game is won: the mover's last pawn is home, and the partner's are.
    #[inline]
    pub(super) fn is_won(self, context: &Context<'_, S>) -> bool {
        self.own() == PawnRow::all(context.home()) && context.is_last
    }
}

impl<G: RaceGame> Race<G> {
    /// Brings `next`, the state before the play, to the state after it. The play may be unfinished.
    pub(super) fn end_play(
        &self,
        next: &mut State,
        context: &Context<'_, G::Indexes>,
        play: Play<G::Indexes>,
    ) {
        let seat = next.turn;
        next.pawns[seat.index()] = play.own();
        self.return_captured(next, context, play);
        if let Some(memory) = &mut next.memory {
            if context.standing_blockades != play.standing_blockades() {
                let blockades = &mut memory.aged_blockades[seat.index()];
                *blockades = blockades.keep(play.standing_blockades());
            }
            (memory.forfeited, memory.pairs) = (play.forfeited(), play.pairs());
        }
        if play.is_won(context) {
            // The turn goes to the side's first seat, so that all won positions with the same pawns are equal.
            next.turn = side_of(self, seat).iter().next().unwrap_or(seat);
            next.phase = Phase::Over;
            if let Some(memory) = &mut next.memory {
                memory.start_turn();
            }
        } else if !play.has_ended() {
            next.phase = Phase::Play(Rolled {
                dice: context.rolled.dice,
                all: context.rolled.all,
                left: play.left(),
                bonuses: play.bonuses(),
            });
        } else {
            next.phase = Phase::Roll;
            let rolls_again = rolls_again(context, play);
            if let Some(memory) = &mut next.memory {
                memory.end_roll();
                let counts = rolls_again && self.ruled.rules.limit().is_some();
                memory.rolls_again = if counts { memory.rolls_again + 1 } else { 0 };
                if let (false, Some(due)) = (rolls_again, self.ruled.rules.due()) {
                    let blockades = &mut memory.aged_blockades[seat.index()];
                    *blockades = blockades.grown(self.track(), play.own(), due);
                }
            }
            if !rolls_again {
                next.turn = self.next_turn(next);
            }
        }
    }

    /// Puts the rivals captured in a play back into their yards.
    #[inline]
    fn return_captured(
        &self,
        state: &mut State,
        context: &Context<'_, G::Indexes>,
        play: Play<G::Indexes>,
    ) {
        let captured = play.captured(context);
        if captured.is_empty() {
            return;
        }
        let road = self.ruled.rules.road;
        for index in captured.iter() {
            for ahead in 1..4 {
                let seat = road.track.layout.seat_ahead(state.turn, ahead);
                let row = &mut state.pawns[seat.index()];
                let there = road.index_of(ahead, index);
                while row.has(there) {
                    *row = row.shift(there, YARD);
                }
            }
        }
    }

    /// The turn passes on from `state.turn`, past players who are done (P-33).
    fn next_turn(&self, state: &State) -> Seat {
        let all_home = PawnRow::all(self.ruled.rules.road.home);
        let mut seat = state.seats.after(state.turn);
        while state.pawns[seat.index()] == all_home && seat != state.turn {
            seat = state.seats.after(seat);
        }
        seat
    }
}
