//! Rolls, and the state after a play.

use super::pairs::BlockadePairs;
use super::{
    Context, PawnRow, Phase, Play, Race, RaceGame, RollAgain, Rolled, State, YARD, all_home,
    side_of,
};
use crate::chance::TwoDice;
use crate::seat::Seat;

impl<G: RaceGame> Race<G> {
    /// Starts the play of a roll.
    pub(super) fn roll(&self, state: &mut State, dice: TwoDice) {
        let own = state.own();
        if let (Some(memory), Some(blockade)) = (&mut state.memory, self.rules.blockade) {
            memory.pairs = match blockade.may_march {
                true => BlockadePairs::NONE,
                false => BlockadePairs::of(self.track(), own),
            };
        }
        let undersides = self.rules.doublets.undersides
            && dice.is_doublet()
            && !own.has(YARD)
            && !self.rules.is_unplayed(state, dice);
        state.phase = Phase::Play(Rolled::new(dice, undersides));
    }

    /// The state after `play`, which may be unfinished.
    #[inline]
    pub(super) fn after_play(&self, state: &State, context: &Context, play: &Play) -> State {
        let mut next = *state;
        let seat = state.turn;
        let parts = play.state();
        next.pawns[seat.index()] = parts.own;
        self.send_back(&mut next, context, play);
        if let Some(memory) = &mut next.memory {
            let blockades = &mut memory.aged_blockades[seat.index()];
            *blockades = blockades.keep(parts.standing);
            (memory.forfeited, memory.pairs) = (parts.forfeited, parts.pairs);
        }
        if parts.is_won(context) {
            // A side has won, whoever of it moved last: positions alike are equal.
            next.turn = side_of(self, seat).iter().next().unwrap_or(seat);
            next.phase = Phase::Over;
            if let Some(memory) = &mut next.memory {
                memory.start_turn();
            }
        } else if !play.has_ended() {
            next.phase = Phase::Play(Rolled {
                dice: context.dice,
                all: context.all,
                left: parts.left,
                bonuses: parts.bonuses,
            });
        } else {
            next.phase = Phase::Roll;
            let rolls_again = rolls_again(context, play);
            if let Some(memory) = &mut next.memory {
                memory.end_roll();
                let counts = rolls_again && self.rules.doublets.limit.is_some();
                memory.doublets = if counts { memory.doublets + 1 } else { 0 };
                if let (false, Some(due)) = (rolls_again, self.rules.due()) {
                    let blockades = &mut memory.aged_blockades[seat.index()];
                    *blockades = blockades.grown(self.track(), parts.own, due);
                }
            }
            if !rolls_again {
                next.turn = self.next_turn(&next);
            }
        }
        next
    }

    /// Puts the rivals captured in a play back into their yards.
    #[inline]
    fn send_back(&self, state: &mut State, context: &Context, play: &Play) {
        let captured = play.captured(context);
        if captured == 0 {
            return;
        }
        let road = self.rules.road;
        for ahead in 1..4 {
            let seat = road.track.layout.seat_ahead(state.turn, ahead);
            let row = &mut state.pawns[seat.index()];
            for index in row.indexes() {
                if road.met(ahead, index) & captured != 0 {
                    *row = row.shift(index, YARD);
                }
            }
        }
    }

    /// The turn passes on from `state.turn`, past players who are done (P-33).
    fn next_turn(&self, state: &State) -> Seat {
        let mut seat = state.seats.after(state.turn);
        while all_home(self, state, seat) && seat != state.turn {
            seat = state.seats.after(seat);
        }
        seat
    }
}

/// Whether the roll of this finished play earns another (P-16, C-9).
fn rolls_again(context: &Context, play: &Play) -> bool {
    let parts = play.state();
    // Not for a player whose four are home (P-33).
    let goes_on = parts.own != PawnRow::all(context.rules.road.home) && !context.is_unplayed;
    let again = match context.rules.doublets.roll_again {
        RollAgain::Never => false,
        RollAgain::IfPlayed => parts.forfeited == 0,
        RollAgain::Always => true,
    };
    again && goes_on && context.dice.is_doublet()
}
