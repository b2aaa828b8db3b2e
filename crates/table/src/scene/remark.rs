//! The line that a character says, in a bubble on the board.

use rules::board::Point;
use rules::seat::Seat;

use crate::session::Session;
use crate::sides::sides;

/// A line, and where its bubble points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemarkBubble {
    /// The seat of the character.
    pub seat: Seat,
    /// The colour's key in style sheets.
    pub colour_key: &'static str,
    /// The name of the portrait.
    pub portrait: Option<String>,
    /// The line.
    pub words: String,
    /// The middle of the speaker's yard; without yards the edge of the board where the speaker sits.
    pub at: Point,
}

/// The line that is said now.
pub(super) fn remark_bubble(session: &Session) -> Option<RemarkBubble> {
    let (seat, words) = session.remark()?;
    let standings = session.table().standings();
    let seats: Vec<Seat> = standings.iter().map(|each| each.seat).collect();
    let index = seats.iter().position(|each| *each == seat)?;
    let board = session.layout();
    Some(RemarkBubble {
        seat,
        colour_key: standings[index].colour_key,
        portrait: standings[index].portrait.clone(),
        words,
        at: match board.yard(seat) {
            Some(yard) => board.space(yard).place,
            None => sides(board, &seats)[index].middle(),
        },
    })
}
