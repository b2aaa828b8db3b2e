//! The line that a character says, in a bubble on the board.

use rules::board::Point;
use rules::cast::CastText;
use rules::seat::Seat;
use rules::state::Node;

use crate::durations::Speed;
use crate::session::LocalGame;
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

/// The character who says something now, and the line. With [`Speed::Instant`] only the end of a game has one.
pub fn remark(local: &LocalGame) -> Option<(Seat, String)> {
    let (table, player) = (local.table(), local.settings().player);
    let is_over = matches!(table.node(), Node::Terminal { .. });
    let is_seen = is_over || player.speed != Speed::Instant;
    let talks = player.opponents_talk && local.mode().is_game() && is_seen;
    let remark = table.remark().filter(|_| talks)?;
    let text = CastText::Line(remark.occasion, remark.line);
    Some((remark.seat, table.game().cast(remark.seat, text)))
}

/// The line that is said now, in its bubble.
pub(super) fn remark_bubble(local: &LocalGame) -> Option<RemarkBubble> {
    let (seat, words) = remark(local)?;
    let standings = local.table().standings();
    let seats: Vec<Seat> = standings.iter().map(|each| each.seat).collect();
    let index = seats.iter().position(|each| *each == seat)?;
    let board = local.layout();
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
