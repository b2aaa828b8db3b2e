//! How the board is turned, and to which side a text faces.

use std::rc::Rc;

use rules::board::Board;
use rules::seat::Seat;

use super::LocalGame;
use crate::sides::{Side, own_side, sides};
use crate::table_settings::Seating;

impl LocalGame {
    /// How many quarter turns clockwise the board is turned: towards the player who holds the screen, or
    /// towards the only person or the learner.
    pub fn turns(&self) -> u8 {
        let facing = match self.settings.table_settings.seating {
            Seating::Pass => self.screen.current_player,
            Seating::Shared if !self.settings.player.own_colour_below => None,
            Seating::Shared => self
                .own_seat()
                .or(self.mode.lesson().map(|learning| learning.learner)),
            Seating::Round => None,
        };
        let side = facing.and_then(|seat| own_side(self.table.board(), seat));
        side.map_or(0, |side| side.turns())
    }

    /// The board as the viewer sees it.
    pub fn layout(&self) -> &Rc<Board> {
        let turns = self.turns();
        self.layouts[usize::from(turns)].get_or_init(|| Rc::new(self.table.board().turned(turns)))
    }
}

/// The side to which a text about a seat is turned: its own, where everybody sits at their side of the screen.
pub(crate) fn facing(local: &LocalGame, seat: Option<Seat>) -> Side {
    let seating = local.settings.table_settings.seating;
    let is_round = seating == Seating::Round && local.watching().is_none();
    let Some(seat) = seat.filter(|_| is_round) else {
        return Side::Bottom;
    };
    let seats: Vec<Seat> = local.table.seats().collect();
    let sides = sides(local.layout(), &seats).into_iter().zip(&seats);
    let own = sides.into_iter().find(|(_, each)| **each == seat);
    own.map_or(Side::Bottom, |(side, _)| side)
}
