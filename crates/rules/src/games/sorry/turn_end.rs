//! The end of a turn: who is next, or who has won.

use super::cards::Cards;
use super::state::{Phase, Stage, State};
use super::{Play, Sorry};

impl Sorry {
    /// The state after a play of `state`'s player. The play may be unfinished.
    #[inline]
    pub(super) fn end_turn(&self, state: &State, play: &Play) -> State {
        let mut next = *state;
        next.pawns = play.pawns;
        let Stage::Ended { card, played } = play.stage else {
            next.phase = Phase::Play(play.stage);
            next.turn_up_seven();
            return next;
        };
        let seat = next.turn;
        let hand = &mut next.hands[seat.index()];
        *hand = hand.played(card);
        next.discard = next.discard.with(card);
        let side = self.side_of(seat);
        if next.pawns.all_home(side) {
            // The turn goes to the side's first seat, so that all won positions with the same pawns are equal.
            next.turn = side.iter().next().unwrap_or(seat);
            next.phase = Phase::Over;
            next.again = false;
            next.hands = [Cards::NONE; 4];
            return next;
        }
        next.phase = Phase::Draw;
        let draws_again = self.rules.card(card).draws_again;
        if self.has_hands() {
            next.again = played && draws_again;
        } else if !draws_again {
            // S-15: after a 2 the same player draws again, even if nothing could move.
            next.turn = next.seats.after(seat);
        }
        next
    }
}
