//! Trails of a scene: the paths of pieces since a person's last turn.

use rules::board::{Board, Kind, Point, Space};
use rules::event::Event;
use rules::seat::Seat;

use crate::session::Session;

/// The ways of a seat's pieces in its last turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trail {
    /// The seat.
    pub seat: Seat,
    /// The colour's key in style sheets.
    pub colour_key: &'static str,
    /// The points of each way, from its start to its end.
    pub ways: Vec<Vec<Point>>,
    /// Where it captured a piece, with the key of that piece's colour.
    pub captures: Vec<(Point, &'static str)>,
}

/// The trail of the player whose last turn is under the pointer, or else those that no person has answered yet: once
/// one rolls or plays, that turn is the last.
pub(super) fn trails(session: &Session) -> Vec<Trail> {
    if session.local().mode().lesson().is_some() {
        return Vec::new();
    }
    let table = session.table();
    let turns = &table.game_summary().turns;
    let is_persons = |(seat, _): &(Seat, Vec<Event>)| session.local().is_person(*seat);
    let last = turns.len().saturating_sub(1);
    let has_token = table.pieces().iter().any(|each| each.piece.owner.is_none());
    let since = match session.local().mode().is_game()
        && table.seats().any(|seat| session.local().is_person(seat))
    {
        true => turns.iter().rposition(is_persons).map_or(0, |own| own + 1),
        // Who only watches sees the last turn.
        false => last,
    };
    // The ways of a token that all players move would lie on one another.
    let since = if has_token { since.max(last) } else { since };
    let capture = |event: &Event| match event {
        Event::Captured { piece, from, .. } => {
            let at = session.local().layout().space(*from).place;
            Some((at, table.ruleset().family.colour_key(piece.owner?)))
        }
        _ => None,
    };
    let trail = |(seat, events): &(Seat, Vec<Event>)| Trail {
        seat: *seat,
        colour_key: table.ruleset().family.colour_key(*seat),
        ways: ways(session.local().layout(), events),
        captures: events.iter().filter_map(capture).collect(),
    };
    let trails = match session.selection().followed() {
        Some(followed) => {
            let mut newest = turns.iter().rev();
            let turn = newest.find(|(seat, _)| *seat == followed);
            turn.into_iter().map(trail).collect()
        }
        None => turns[since..].iter().map(trail).collect::<Vec<_>>(),
    };
    let trails = trails.into_iter();
    trails.filter(|trail| !trail.ways.is_empty()).collect()
}

/// The ways of a turn. A piece that goes on from where it has stopped goes on with its way. From a yard it begins where
/// it comes onto the track.
fn ways(board: &Board, events: &[Event]) -> Vec<Vec<Point>> {
    let mut ways: Vec<Vec<Space>> = Vec::new();
    for event in events {
        let way = match event {
            Event::Moved { way, .. } | Event::Slid { way, .. } => way.clone(),
            Event::Swapped { one, other, .. } => vec![one.at, other.at],
            _ => continue,
        };
        match ways.iter_mut().find(|known| known.last() == way.first()) {
            Some(known) => known.extend(&way[1..]),
            None => ways.push(way),
        }
    }
    for way in &mut ways {
        way.retain(|space| board.space(*space).kind != Kind::Yard);
    }
    let point = |space: Space| board.space(space).place;
    let points = |way: Vec<Space>| way.into_iter().map(point).collect();
    ways.into_iter().map(points).collect()
}
