//! What holds in Sorry!.

use rules::any_game::AnyGame;
use rules::board::Kind;
use rules::conform::Change;
use rules::event::{Cost, Event};
use rules::piece::PiecePosition;
use rules::seat::SeatSet;
use rules::state::Node;

use super::{Holds, Race, ensure};

const RACE: Race = Race {
    room: |kind| match kind {
        Kind::Yard | Kind::Home => 4,
        _ => 1,
    },
    captured_on: |place, _| ![Kind::HomePath, Kind::Yard, Kind::Home].contains(&place.kind),
    steps: |cost, from| match cost {
        Cost::Card("1" | "2" | "sorry", steps @ 1) if from == Kind::Yard => Some(steps.into()),
        Cost::Card("7", steps @ 1..=7) | Cost::Card("10", steps @ 1) => Some(steps.into()),
        Cost::Card(card, steps) if card == steps.to_string() => Some(steps.into()),
        _ => None,
    },
    goes_back: |cost| matches!(cost, Cost::Card("4", _) | Cost::Card("10", 1)),
    moves_partner: true,
};

/// Cards in the pile, in hands and in play, and those discarded as the position line has them.
fn cards(game: &dyn AnyGame) -> [usize; 2] {
    let pile: u32 = game.shown().pile.iter().map(|(_, count)| count).sum();
    let hands = game
        .about()
        .seats
        .iter()
        .filter_map(|seat| game.seat(seat).hand);
    let held: usize = hands.map(|hand| hand.len()).sum();
    let in_play = usize::from(game.shown().card.is_some());
    let line = game.position_line();
    let discard = line
        .split(' ')
        .find_map(|field| field.strip_prefix("discard="));
    let discarded = discard.map_or(0, |cards| cards.split(',').count());
    [pile as usize, held + in_play + discarded]
}

/// Checks the points: 5 for each pawn home, and more for the winner.
fn check_points(game: &dyn AnyGame, winners: SeatSet) -> Holds {
    for seat in game.about().seats.iter() {
        let points = game.seat(seat).points.ok_or("no points")?;
        let home = |seats: SeatSet| seats.iter().map(|seat| game.seat(seat).tally).sum::<u32>();
        let own = 5 * home(game.seat(seat).side);
        let others = game.about().seats.iter().filter(|seat| !winners.has(*seat));
        let away: u32 = others.map(|seat| 4 - game.seat(seat).tally).sum();
        let more = points.checked_sub(own + if winners.has(seat) { 5 * away } else { 0 });
        let fits = match more {
            Some(0) => true,
            Some(more) => winners.has(seat) && [25, 50, 100].contains(&more),
            None => false,
        };
        ensure!(fits, "{points} points");
    }
    Ok(())
}

pub(super) fn check(change: &Change<'_>) -> Holds {
    RACE.check(change)?;
    let Change {
        board,
        before,
        events,
        after,
    } = change;
    let [pile, elsewhere] = cards(*after);
    let over = matches!(after.node(), Node::Terminal { .. });
    // Hands are laid down at the end.
    ensure!(
        over || pile + elsewhere == 45,
        "{pile} and {elsewhere} cards"
    );
    ensure!(pile > 0, "an empty pile is not shuffled at once");
    let Some(mover) = before.node().seat() else {
        return Ok(());
    };
    let side = before.seat(mover).side;
    for event in *events {
        match event {
            Event::Slid { piece, way, .. } => {
                let triangle = board.space(way[0]);
                let slides = board.slides.iter().any(|slide| slide.way == *way);
                let foreign = triangle.kind == Kind::Triangle && triangle.owner != piece.owner;
                ensure!(slides && foreign, "a slide that is none");
            }
            Event::Swapped { one, other, .. } => {
                let ours =
                    [one, other].map(|each| each.piece.owner.is_some_and(|seat| side.has(seat)));
                ensure!(ours == [true, false], "a swap with one's own side");
            }
            _ => {}
        }
    }
    // A pawn stands on a foreign triangle only if an opponent's swap has put it there.
    let pieces = before.shown().pieces;
    let foreign = |each: &PiecePosition| {
        let info = board.space(each.at);
        info.kind == Kind::Triangle && info.owner != each.piece.owner
    };
    for each in after.shown().pieces.into_iter().filter(foreign) {
        let put = |event: &Event| {
            matches!(event, Event::Swapped { one, other, .. }
                if other.piece == each.piece && one.at == each.at)
        };
        let swapped = events.iter().any(put);
        ensure!(swapped || pieces.contains(&each), "{each:?} does not slide");
    }
    match after.node() {
        Node::Terminal { winners } => check_points(*after, winners),
        _ => Ok(()),
    }
}
