//! What the next throw of a rival could do: which pieces it could hit, and in how many of its cases.
//!
//! It is exact, by the rules: whatever legal plays of each throw capture is counted, nothing else.

use crate::board::Space;
use crate::event::Event;
use crate::piece::{Standing, moves};
use crate::position::Position;
use crate::seat::{Seat, SeatSet};

/// What the next throw of a seat could do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Danger {
    /// Who would throw.
    pub hunter: Option<Seat>,
    /// How many cases its throw has: 36, or the cards that may come. 0 where there is nothing to hit.
    pub total: u32,
    /// The pieces that it could hit, each space once, with in how many cases, in turn order of their
    /// owners.
    pub pieces: Vec<(Standing, u32)>,
    /// In how many cases it could hit any piece of the side that is asked for.
    pub hits: u32,
    /// In how many cases it could move nothing.
    pub stuck: u32,
}

impl Danger {
    /// In how many cases a piece that stands so could be hit.
    pub fn of(&self, standing: &Standing) -> u32 {
        let found = self.pieces.iter().find(|(each, _)| each == standing);
        found.map_or(0, |(_, cases)| *cases)
    }
}

/// What could happen to the side of `seat` by the throw of the next rival who has one to come.
pub fn danger(position: &dyn Position, seat: Seat) -> Danger {
    let seats = position.seats();
    let side = position.side(seat);
    let mut hunter = seats.after(seat);
    while hunter != seat {
        if !side.has(hunter) {
            let danger = of_throws(position, hunter, side);
            if danger.total > 0 {
                return danger;
            }
        }
        hunter = seats.after(hunter);
    }
    Danger::default()
}

fn of_throws(position: &dyn Position, hunter: Seat, side: SeatSet) -> Danger {
    let friends = position.side(hunter);
    let mut danger = Danger {
        hunter: Some(hunter),
        ..Danger::default()
    };
    for standing in position.pieces() {
        let is_prey = standing
            .piece
            .owner
            .is_some_and(|owner| !friends.has(owner));
        if is_prey && danger.pieces.iter().all(|(each, _)| *each != standing) {
            danger.pieces.push((standing, 0));
        }
    }
    position.about_to_throw(hunter, &mut |waiting| {
        waiting.each_outcome(&mut |thrown, weight| {
            let (mut hit, mut moves) = (Vec::new(), false);
            thrown.each_step(&mut |events, is_choice| {
                note(events, &mut hit);
                moves |= is_choice;
            });
            danger.count(&hit, moves, side, weight);
        });
    });
    danger.pieces.retain(|(_, cases)| *cases > 0);
    danger
}

impl Danger {
    /// Counts the cases of a throw by which these could be hit.
    fn count(&mut self, hit: &[Standing], moves: bool, side: SeatSet, weight: u32) {
        self.total += weight;
        if !moves {
            self.stuck += weight;
        }
        let mut hits_side = false;
        for (standing, cases) in &mut self.pieces {
            if hit.contains(standing) {
                *cases += weight;
                hits_side |= standing.piece.owner.is_some_and(|owner| side.has(owner));
            }
        }
        if hits_side {
            self.hits += weight;
        }
    }
}

/// Notes the pieces that the events of a step capture, by where they stood before it: others' pieces
/// move in a play only by what captures them, but for one that has just changed places.
fn note(events: &[Event], hit: &mut Vec<Standing>) {
    for (index, event) in events.iter().enumerate() {
        let Event::Captured { piece, from, .. } = event else {
            continue;
        };
        let mut at: Space = *from;
        for earlier in events[..index].iter().rev() {
            let came = moves(earlier).into_iter();
            let mut came = came.filter(|(standing, to)| standing.piece == *piece && *to == at);
            if let Some((standing, _)) = came.next() {
                at = standing.at;
            }
        }
        let standing = Standing { piece: *piece, at };
        if !hit.contains(&standing) {
            hit.push(standing);
        }
    }
}
