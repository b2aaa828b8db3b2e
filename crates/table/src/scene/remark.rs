//! What characters say, and what their portraits show.

use rules::seat::Seat;
use rules::state::Node;

use crate::durations::Speed;
use crate::remarks::Mood;
use crate::session::LocalGame;

/// A line, for a bubble at the portrait of the character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RemarkBubble {
    /// The seat of the character.
    pub seat: Seat,
    /// The colour's key in style sheets.
    pub colour_key: &'static str,
    /// The line.
    pub words: String,
}

/// Whether characters are seen to take part. With [`Speed::Instant`] they do so only at the end of a game.
fn take_part(local: &LocalGame) -> bool {
    let is_over = matches!(local.table().node(), Node::Terminal { .. });
    let is_seen = is_over || local.settings().player.speed != Speed::Instant;
    local.mode().is_game() && is_seen
}

/// The character who says something now, and the line; `None` as long as the lines are not loaded.
pub fn remark(local: &LocalGame) -> Option<(Seat, String)> {
    let talks = local.settings().player.opponents_talk && take_part(local);
    let remark = local.table().remark().filter(|_| talks)?;
    let game = local.table().game();
    let line = game.cast_line(remark.seat, remark.occasion, remark.line);
    (!line.is_empty()).then_some((remark.seat, line))
}

/// What the portrait of a character shows now, and the number of record entries since when.
pub fn mood(local: &LocalGame, seat: Seat) -> Option<(Mood, usize)> {
    local.table().mood(seat).filter(|_| take_part(local))
}

/// The line that is said now, in its bubble.
pub(super) fn remark_bubble(local: &LocalGame) -> Option<RemarkBubble> {
    let (seat, words) = remark(local)?;
    Some(RemarkBubble {
        seat,
        colour_key: local.table().ruleset().family.colour_key(seat),
        words,
    })
}
