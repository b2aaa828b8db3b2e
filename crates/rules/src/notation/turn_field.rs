//! The turn field of games that are won with all pawns at home: reading it is the same for all.

use words::t;

use super::{Fields, NotationError, Token};
use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};

/// A position whose pawns stand, and whose turn is to be read.
pub struct TurnField<'a> {
    /// The game's family.
    pub family: &'a Family,
    /// The seats in play, and the rule that says who can play.
    pub seats: (SeatSet, &'static str),
    /// Who wins together with a seat, itself included.
    pub side: &'a dyn Fn(Seat) -> SeatSet,
    /// Whether all pawns of a seat are home.
    pub all_home: &'a dyn Fn(Seat) -> bool,
    /// The rule that says who has won.
    pub won: &'static str,
}

/// What a turn field says.
pub enum Turn<'a> {
    /// The game is over, and this seat is the first of those that have won.
    Over(Seat),
    /// A seat is to act: its letter, and what follows the `:` after it.
    Of(Seat, Token<'a>, Option<Token<'a>>),
}

impl TurnField<'_> {
    /// Reads the turn field and the winner.
    ///
    /// # Errors
    /// When they do not fit where the pawns stand.
    pub fn turn<'a>(&self, fields: &Fields<'a>) -> Result<Turn<'a>, NotationError> {
        let token = fields.turn;
        let winner = fields.winner(self.family)?;
        let (seats, players) = self.seats;
        let has_won = |seat: Seat| (self.side)(seat).iter().all(self.all_home);
        let won = seats.iter().find(|&seat| has_won(seat));
        if token.text == "-" {
            let Some((value, winners)) = winner else {
                let what = t!(notation::winner_over);
                return Err(NotationError::expected(token, what));
            };
            let Some(seat) = won.filter(|&seat| (self.side)(seat) == winners) else {
                let what = t!(notation::winner_home);
                return Err(NotationError::expected(value, what).by(self.won));
            };
            let others = |seat: Seat| !winners.has(seat) && has_won(seat);
            if seats.iter().any(others) {
                return Err(NotationError::expected(value, t!(notation::one_winner)).by(self.won));
            }
            return Ok(Turn::Over(seat));
        }
        if let Some((value, _)) = winner {
            let what = t!(notation::no_winner_yet);
            return Err(NotationError::expected(value, what));
        }
        if let Some(seat) = won {
            let colour = self.family.colour(seat);
            let what = t!(notation::has_won, colour);
            return Err(NotationError::expected(token, what).by(self.won));
        }
        let (letter, rest) = match token.split_once(":") {
            Some((letter, rest)) => (letter, Some(rest)),
            None => (token, None),
        };
        let seat = letter.seat(self.family)?;
        if !seats.has(seat) {
            return Err(NotationError::expected(letter, t!(notation::seat_in_play)).by(players));
        }
        Ok(Turn::Of(seat, letter, rest))
    }
}
