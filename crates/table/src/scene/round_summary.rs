//! One sentence for what others did to a person since that person's last turn.

use rules::event::Event;
use rules::seat::{Seat, SeatSet};
use words::t;

use crate::session::Session;

/// The sentence for the person whose turn it is; `None` if nobody captured, swapped or took anything of theirs.
pub(super) fn round_summary(session: &Session) -> Option<String> {
    let table = session.table();
    let own = table.node().seat().filter(|_| session.is_persons_turn())?;
    let turns = &table.game_summary().turns;
    let since = turns.iter().rposition(|(seat, _)| *seat == own);
    let since = since.map_or(0, |own| own + 1);
    let events = || turns[since..].iter().flat_map(|(_, events)| events);
    let names = |seats: SeatSet| {
        let names: Vec<String> = seats.iter().map(|seat| table.called(seat)).collect();
        words::list(&names)
    };

    let captors: Vec<Seat> = events().filter_map(|event| captor(event, own)).collect();
    if !captors.is_empty() {
        let capture = table.game().about().phrases.capture;
        let (count, names) = (captors.len(), names(captors.into_iter().collect()));
        return Some(t!(status::captured_yours, capture, names, count));
    }
    let given: Vec<(Option<Seat>, u32)> = events().filter_map(|event| paid(event, own)).collect();
    let count = given.iter().map(|(_, count)| count).sum();
    if count > 0 {
        let things = table.game().tally_word(count);
        let takers: SeatSet = given.iter().filter_map(|(to, _)| *to).collect();
        return Some(match takers.is_empty() {
            true => t!(status::lost_yours, count, things),
            false => t!(status::took_yours, names = names(takers), count, things),
        });
    }
    let swappers: SeatSet = events().filter_map(|event| swapper(event, own)).collect();
    (!swappers.is_empty()).then(|| t!(status::swapped_yours, names = names(swappers)))
}

/// Who captured a piece of `own`.
fn captor(event: &Event, own: Seat) -> Option<Seat> {
    match event {
        Event::Captured { seat, piece, .. } if piece.owner == Some(own) => Some(*seat),
        _ => None,
    }
}

/// To whom `own` paid, and how much.
fn paid(event: &Event, own: Seat) -> Option<(Option<Seat>, u32)> {
    match event {
        Event::Paid { from, to, count } if *from == Some(own) => Some((*to, u32::from(*count))),
        _ => None,
    }
}

/// Who changed places with a piece of `own`.
fn swapper(event: &Event, own: Seat) -> Option<Seat> {
    match event {
        Event::Swapped {
            seat, one, other, ..
        } => {
            let is_own = [one, other]
                .iter()
                .any(|each| each.piece.owner == Some(own));
            is_own.then_some(*seat)
        }
        _ => None,
    }
}
