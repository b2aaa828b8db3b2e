//! A choice shown large over the board, since no pawn of one's own stands for it: which way a shared token goes, or which
//! player is meant.

use rules::board::{Board, Point, Space};
use words::{capitalised, t};

use super::moves::way;
use crate::game_session::Choice;
use crate::session::{ChoiceId, Session};
use crate::status::task;

/// A choice shown large.
#[derive(Clone, PartialEq, Debug)]
pub struct LargeChoice {
    /// The question: "Which way?", "Choose who gets a star".
    pub question: String,
    /// The ways of the token; none where a player is chosen, each of whom has a panel.
    pub ways: Vec<TokenWay>,
}

/// A way that a shared token can go.
#[derive(Clone, PartialEq, Debug)]
pub struct TokenWay {
    /// The choice that it is.
    pub id: ChoiceId,
    /// Where it leads.
    pub to: Space,
    /// The direction of its first step on the board, of length 1.
    pub along: Point,
    /// In short: "Forward 8".
    pub words: String,
    /// The accessible name: where it leads, and what the space does.
    pub label: String,
    /// Whether the hint leads there.
    pub hinted: bool,
}

impl LargeChoice {
    /// The choice of a session. In a lesson the board shows the task itself.
    pub(super) fn of(session: &Session, choices: &[Choice]) -> Option<LargeChoice> {
        let local = session.local();
        if local.mode().lesson().is_some() || local.is_automatic() {
            return None;
        }
        let table = session.table();
        if choices.iter().any(|choice| choice.pointing.seat.is_some()) {
            return Some(LargeChoice {
                question: capitalised(&task(table)),
                ways: Vec::new(),
            });
        }
        let hinted = session.selection().hinted().map(|hinted| hinted.entry);
        let of_token = |choice: &&Choice| {
            let piece = choice.pointing.piece;
            choice.is_free && piece.is_some_and(|piece| piece.owner.is_none())
        };
        let token_way = |choice: &Choice| {
            let way = way(session, choice);
            let layout = local.layout();
            let count = way.len().saturating_sub(1);
            let to = choice.pointing.to?;
            let line = table.line(choice).full;
            Some(TokenWay {
                id: table.id(choice),
                to,
                along: first_step(layout, &way)?,
                words: match layout.is_backward(&way) {
                    true => t!(table::back, count),
                    false => t!(table::forward, count),
                },
                label: match layout.space(to).caption {
                    Some(caption) => t!(table::way_and_effect, line, effect = caption.note()),
                    None => line,
                },
                hinted: hinted == Some(choice.entry),
            })
        };
        let ways = choices.iter().filter(of_token).filter_map(token_way);
        let ways: Vec<TokenWay> = ways.collect();
        (!ways.is_empty()).then(|| LargeChoice {
            question: t!(table::which_way).to_owned(),
            ways,
        })
    }
}

/// The direction in which a way begins, along the rows or columns of a board.
fn first_step(board: &Board, way: &[Space]) -> Option<Point> {
    let [from, next, ..] = way else {
        return None;
    };
    let (from, next) = (board.space(*from).place, board.space(*next).place);
    Some(Point {
        x: (next.x - from.x).signum(),
        y: (next.y - from.y).signum(),
    })
}
