//! What a timeline asks of events, pieces and rolls.

use rules::any_game::AnyGame;
use rules::board::Board;
use rules::event::Event;
use rules::piece::PiecePosition;

/// Events in the order in which they are shown: a slide comes before the captures that it makes.
pub(super) fn slides_first(events: &[Event]) -> Vec<&Event> {
    let mut shown: Vec<&Event> = events.iter().collect();
    for index in 0..shown.len() {
        if let Event::Slid { way, .. } = shown[index] {
            let is_hit = |event: &&Event| matches!(event, Event::Captured { from, .. } if way[1..].contains(from));
            let hit = shown[..index]
                .iter()
                .rev()
                .take_while(|event| is_hit(event));
            let first = index - hit.count();
            shown[first..=index].rotate_right(1);
        }
    }
    shown
}

/// The piece that forms a blockade with `piece`: the only other one on its space.
pub(super) fn blockade_partner(
    game: &dyn AnyGame,
    pieces: &[PiecePosition],
    piece: usize,
) -> Option<usize> {
    let at = pieces[piece].at;
    if !game.blockades(pieces).contains(&at) {
        return None;
    }
    let is_beside = |index: &usize| *index != piece && pieces[*index].at == at;
    let mut others = (0..pieces.len()).filter(is_beside);
    match (others.next(), others.next()) {
        (other, None) => other,
        _ => None,
    }
}

/// Whether a roll to play is a doublet, on a board where the dice are alike.
pub(super) fn is_doublet(board: &Board, event: &Event) -> bool {
    let Event::Rolled { faces, .. } = event else {
        return false;
    };
    let are_alike = board.spaces.iter().all(|space| space.die.is_none());
    are_alike && matches!(faces.numbers()[..], [one, other] if one == other)
}
