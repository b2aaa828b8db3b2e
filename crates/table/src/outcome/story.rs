//! The story of a game in one line, for the moment after the win.

use rules::seat::{Seat, SeatSet};
use words::t;

use super::race::Race;

/// A side with at most so far to go is almost home: as far as one roll or card moves a piece.
const ALMOST_HOME: i32 = 12;

/// What a story is based on.
pub(super) struct Storyteller<'a> {
    pub(super) race: &'a Race,
    pub(super) winners: SeatSet,
    /// The reader's seat, if they play one.
    pub(super) own: Option<Seat>,
    /// How much each seat has of what it needs to win, with the word for it: pawns at home, or stars.
    pub(super) tallies: &'a [(Seat, u32, String)],
    /// The length of the game, in words.
    pub(super) length: &'a str,
}

impl Storyteller<'_> {
    /// The line: what the win was like, or to a reader who lost, what they did well.
    pub(super) fn story(&self) -> String {
        if !self.race.has_own_pieces() {
            return self.collected();
        }
        let side = |seat| self.race.side(seat);
        let winner = self.winners.iter().next().and_then(side);
        let own = self.own.filter(|own| !self.winners.has(*own));
        let told = match (winner, own.and_then(side)) {
            (Some(winner), Some(own)) if winner != own => self.loss(winner, own),
            (Some(winner), _) => self.win(winner),
            (None, _) => None,
        };
        told.unwrap_or_else(|| self.length.to_owned())
    }

    /// The end of a game about collecting.
    fn collected(&self) -> String {
        let winning = |entry: &&(Seat, u32, _)| self.winners.has(entry.0);
        let most = self.tallies.iter().find(winning);
        let Some((_, count, things)) = most else {
            return self.length.to_owned();
        };
        let count = *count;
        let others = self.tallies.iter().filter(|entry| !winning(entry));
        let next = others.map(|(_, count, _)| *count).max();
        let own = self.tallies.iter().find(|entry| Some(entry.0) == self.own);
        match (own, next) {
            _ if self.winners.len() > 1 => t!(outcome::shared, count, things),
            (Some((seat, own, _)), _) if !self.winners.has(*seat) => {
                t!(outcome::to_yours, count, things, own = *own)
            }
            (_, Some(next)) => t!(outcome::to_next, count, things, next),
            (_, None) => t!(table::counted, count, things),
        }
    }

    /// How a side won.
    fn win(&self, winner: usize) -> Option<String> {
        let turns = self.race.turns();
        let others = || (0..self.race.sides.len()).filter(|side| *side != winner);
        let last = turns.last()?;
        if others().any(|side| last[side] <= ALMOST_HOME) {
            return Some(t!(outcome::by_a_hair).to_owned());
        }
        if let Some(turn) = self.race.last_behind(winner) {
            return Some(t!(outcome::after_last, turn));
        }
        let was_first = |to_go: &&&[i32]| others().all(|side| to_go[side] > to_go[winner]);
        let ahead = turns.iter().filter(was_first).count();
        if ahead * 10 >= turns.len() * 8 {
            return Some(t!(outcome::always_first).to_owned());
        }
        if self.race.captures(|_, of| self.race.sides[winner].has(of)) == 0 {
            return Some(t!(outcome::never_captured).to_owned());
        }
        let count = self.race.captures(|by, _| self.race.sides[winner].has(by));
        (count > 1).then(|| t!(outcome::with_captures, capture = self.race.capture, count))
    }

    /// The best that can be said of a side that lost.
    fn loss(&self, winner: usize, own: usize) -> Option<String> {
        let turns = self.race.turns();
        let last = turns.last()?;
        if last[own] <= ALMOST_HOME {
            return Some(t!(outcome::almost_home).to_owned());
        }
        let is_second = (0..last.len()).all(|side| side == winner || last[side] >= last[own]);
        if is_second && last.len() > 2 {
            let count = last[own].unsigned_abs();
            return Some(t!(outcome::you_second, count));
        }
        let led = |to_go: &&&[i32]| {
            let mut others = (0..to_go.len()).filter(|side| *side != own);
            others.all(|side| to_go[side] > to_go[own])
        };
        let count = turns.iter().filter(led).count();
        if count * 3 >= turns.len() {
            return Some(t!(outcome::you_led, count));
        }
        let seats = self.race.sides[own];
        let count = self.race.captures(|by, _| seats.has(by));
        let most = |side: &SeatSet| self.race.captures(|by, _| side.has(by)) < count;
        if self
            .race
            .sides
            .iter()
            .all(|side| *side == seats || most(side))
            && count > 1
        {
            return Some(t!(
                outcome::you_captured,
                capture = self.race.capture,
                count
            ));
        }
        let home = |(seat, count, _): &(Seat, u32, String)| seats.has(*seat).then_some(*count);
        let count = self.tallies.iter().filter_map(home).sum::<u32>();
        Some(match count {
            0 => t!(outcome::not_your_day).to_owned(),
            _ => t!(outcome::you_brought_home, count),
        })
    }
}
