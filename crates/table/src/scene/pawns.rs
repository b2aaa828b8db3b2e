//! The pieces of a scene, and their names as buttons.

use rules::piece::Standing;

use super::Pawn;
use crate::session::Session;
use crate::sitting::Choice;
use crate::spots;

/// The pieces, in an order that never changes.
pub(super) fn pawns(session: &Session, choices: &[Choice]) -> Vec<Pawn> {
    let table = session.table();
    let board = table.board();
    let pieces = table.pieces();
    let pawn = |(index, standing): (usize, &Standing)| {
        // Of several alike on a space it is the last that goes.
        let last = !pieces[index + 1..].contains(standing);
        let moves = choices.iter().any(|choice| {
            choice.pointing.piece == Some(standing.piece)
                && choice.pointing.from == Some(standing.at)
        });
        let danger = danger_of(session, standing);
        let label = (last && moves).then(|| {
            let colour = |seat| table.ruleset().family.colour(seat);
            let called = standing.piece.owner.map_or_else(
                || "The token".to_owned(),
                |seat| format!("{} pawn", colour(seat)),
            );
            let space = table.space_words(standing.at);
            let alike = pieces.iter().filter(|other| *other == standing).count();
            let others = if alike > 1 {
                format!(", {alike} there")
            } else {
                String::new()
            };
            let at = spots::preposition(board, standing.at);
            let danger = danger.map(|cases| format!(", {}", could_be_hit(session, cases)));
            let danger = danger.unwrap_or_default();
            format!("{called} {at} {space}{others}{danger}")
        });
        Pawn {
            seat: standing.piece.owner,
            space: standing.at,
            at: spots::spot(board, pieces, index),
            selected: label.is_some() && session.selected() == Some(standing.at),
            lit: last
                && session.pointed().is_some_and(|pointed| {
                    pointed.pointing.piece == Some(standing.piece)
                        && pointed.pointing.from == Some(standing.at)
                }),
            label,
            danger,
        }
    };
    pieces.iter().enumerate().map(pawn).collect()
}

/// In how many cases a piece could be hit, where that is shown.
fn danger_of(session: &Session, standing: &Standing) -> Option<u32> {
    let mut pieces = session.danger()?.pieces.iter();
    let found =
        pieces.find(|(at, owner, _)| (*at, Some(*owner)) == (standing.at, standing.piece.owner));
    found.map(|(.., cases)| *cases)
}

/// "could be hit by 11 of 36 throws".
pub(crate) fn could_be_hit(session: &Session, cases: u32) -> String {
    let total = session.danger().map_or(0, |danger| danger.total);
    session.table().phrases().could_be_hit(cases, total)
}
