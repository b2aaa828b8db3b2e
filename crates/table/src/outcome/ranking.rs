//! The ranking at the end: the winners first, the others by how far they have to go, as in the chart of the race.

use std::cmp::Reverse;

use rules::seat::{Seat, SeatSet};
use rules::sort_few::sort_few;
use words::t;

use crate::game_session::{GameSession, SeatStanding};
use crate::scene::tally;
use crate::session::Session;

/// A seat in the ranking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankedLine {
    /// The rank, from 1. Equal results share a rank, and all winners have rank 1.
    pub rank: usize,
    /// The colour's key in style sheets.
    pub colour_key: &'static str,
    /// The line: "Ann: 12 steps to go, 3 home, 2 captures".
    pub words: String,
    /// The seat.
    pub seat: Seat,
    /// Whether it is the only person's.
    pub is_own: bool,
    /// The number of its pieces.
    pub pieces: usize,
}

/// The seats, best first.
pub(crate) fn ranked(table: &GameSession, winners: SeatSet) -> Vec<SeatStanding> {
    let mut standings = table.standings();
    sort_few(&mut standings, |each| {
        (result(each, winners), Reverse(each.tally), each.seat)
    });
    standings
}

/// What a seat is ranked by, the smallest first: nothing beats a win.
fn result(each: &SeatStanding, winners: SeatSet) -> Option<(i32, Reverse<u32>)> {
    let is_winner = winners.has(each.seat);
    (!is_winner).then_some((each.steps_to_go, Reverse(each.tally)))
}

/// The lines of these standings.
pub(super) fn lines(
    session: &Session,
    winners: SeatSet,
    standings: &[SeatStanding],
    name: &impl Fn(Seat) -> String,
) -> Vec<RankedLine> {
    let pieces = session.table().pieces();
    let ranked = |(each, rank): (&SeatStanding, usize)| RankedLine {
        rank,
        colour_key: each.colour_key,
        words: line(session, each, name(each.seat)),
        seat: each.seat,
        is_own: session.local().own() == Some(each.seat),
        pieces: {
            let own = pieces
                .iter()
                .filter(|standing| standing.piece.owner == Some(each.seat));
            own.count()
        },
    };
    let ranks = ranks(standings, winners);
    standings.iter().zip(ranks).map(ranked).collect()
}

/// The ranks of these standings, from 1. Equal results share a rank.
pub(crate) fn ranks(standings: &[SeatStanding], winners: SeatSet) -> Vec<usize> {
    let better = |each: &SeatStanding| {
        let result_of = result(each, winners);
        let others = standings.iter();
        others
            .filter(|other| result(other, winners) < result_of)
            .count()
    };
    standings.iter().map(|each| 1 + better(each)).collect()
}

/// A line of the ranking: "Ann: 12 steps to go, 3 home, 2 captures".
fn line(session: &Session, each: &SeatStanding, name: String) -> String {
    let table = session.table();
    let mut parts = vec![tally(each)];
    // With a shared token, no seat has steps of its own to go.
    let owns = |seat| {
        let mut pieces = table.pieces().iter();
        pieces.any(|standing| standing.piece.owner == Some(seat))
    };
    if owns(each.seat) {
        // They decide the rank, and count for the whole side.
        let others = each.side.without(each.seat);
        let count = each.steps_to_go.unsigned_abs();
        if count > 0 && others.is_empty() {
            parts.insert(0, t!(table::steps_to_go, count));
        } else if count > 0 {
            let names = table.names(others);
            parts.insert(0, t!(table::steps_to_go_with, count, names));
        }
        let count = table.game_summary().captures_of(each.seat);
        let capture = table.game().about().phrases.capture;
        parts.push(t!(table::captured, capture, count));
    }
    t!(table::standing, name, parts = parts.join(", "))
}
