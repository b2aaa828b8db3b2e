//! The end of a play.

use super::Sorry;
use super::cards::CardKind;
use super::deck::Cards;
use super::state::{Phase, State};

impl Sorry {
    /// What a play leaves to be done once it has ended.
    pub(super) fn ended(&self, next: &mut State, card: CardKind, played: bool) {
        let seat = next.turn;
        let hand = &mut next.hands[seat.index()];
        *hand = hand.played(card);
        next.discard = next.discard.with(card);
        let side = self.side_of(seat);
        if next.pawns.all_home(side) {
            // A side has won, whoever of it moved last: positions alike are equal.
            next.turn = side.iter().next().unwrap_or(seat);
            next.phase = Phase::Over;
            next.again = false;
            next.hands = [Cards::NONE; 4];
            return;
        }
        next.phase = Phase::Draw;
        if self.hand {
            next.again = played && card == CardKind::Two;
        } else if card != CardKind::Two {
            // S-15: after a 2 the same player draws again, even if nothing could move.
            next.turn = next.seats.after(seat);
        }
    }
}
