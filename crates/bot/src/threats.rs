//! What the next rolls of rivals could do: which pieces of a side it could hit, and in how many of its cases.
//!
//! It is exact, by the rules: whatever legal plays of each roll capture is counted, nothing else.

use rules::any_game::AnyGame;
use rules::board::Space;
use rules::event::{Event, moves};
use rules::piece::PiecePosition;
use rules::seat::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::service::{Request, Seen};

/// What the next roll of a seat could do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Threats {
    /// Who would roll.
    pub attacker: Option<Seat>,
    /// How many cases its roll has: 36, or the cards that may come. 0 where there is nothing to hit.
    pub total: u32,
    /// The pieces that it could hit, of the side that is asked for: each space once, with in how many cases.
    pub pieces: Vec<(PiecePosition, u32)>,
    /// In how many cases it could hit any of them.
    pub hits: u32,
    /// In how many cases it could move nothing.
    pub stuck: u32,
}

impl Threats {
    /// In how many cases a piece that stands so could be hit.
    pub fn of(&self, standing: &PiecePosition) -> u32 {
        let found = self.pieces.iter().find(|(each, _)| each == standing);
        found.map_or(0, |(_, cases)| *cases)
    }
}

/// What could happen to the side of `seat` by the roll of the next rival who has one to come.
pub fn threats(game: &dyn AnyGame, seat: Seat) -> Threats {
    let side = game.seat(seat).side;
    let found = rivals(game, seat).into_iter();
    let mut found = found.map(|rival| of_rolls(game, rival, side));
    found.find(|threats| threats.total > 0).unwrap_or_default()
}

/// All rivals, not only the next, who could hit a piece of the side of `seat` with one roll in this position, and in how
/// many cases.
pub fn reaching(game: &dyn AnyGame, seat: Seat) -> Vec<(Seat, u32)> {
    let side = game.seat(seat).side;
    let rivals = rivals(game, seat).into_iter();
    rivals
        .map(|rival| (rival, of_rolls(game, rival, side).hits))
        .filter(|(_, hits)| *hits > 0)
        .collect()
}

fn of_rolls(game: &dyn AnyGame, attacker: Seat, side: SeatSet) -> Threats {
    let mut threats = Threats {
        attacker: Some(attacker),
        ..Threats::default()
    };
    for standing in game.shown().pieces {
        let is_prey = standing.piece.owner.is_some_and(|owner| side.has(owner));
        if is_prey && threats.pieces.iter().all(|(each, _)| *each != standing) {
            threats.pieces.push((standing, 0));
        }
    }
    if let Some(waiting) = game.about_to_roll(attacker) {
        for (outcome, weight) in waiting.moves() {
            let mut rolled = waiting.clone();
            rolled.apply(outcome);
            let (mut hit, mut moves) = (Vec::new(), false);
            rolled.each_step(&mut |events, is_choice| {
                note(events, &mut hit);
                moves |= is_choice;
            });
            threats.count(&hit, moves, weight);
        }
    }
    threats.pieces.retain(|(_, cases)| *cases > 0);
    threats
}

impl Threats {
    /// Counts the cases of a roll by which these could be hit.
    fn count(&mut self, hit: &[PiecePosition], moves: bool, weight: u32) {
        self.total += weight;
        if !moves {
            self.stuck += weight;
        }
        let mut hits = false;
        for (standing, cases) in &mut self.pieces {
            if hit.contains(standing) {
                *cases += weight;
                hits = true;
            }
        }
        if hits {
            self.hits += weight;
        }
    }
}

/// Adds the captured pieces of a step to `hit`, at their positions before the step. A captured piece
/// may have moved in the same step, by a swap.
fn note(events: &[Event], hit: &mut Vec<PiecePosition>) {
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
        let standing = PiecePosition { piece: *piece, at };
        if !hit.contains(&standing) {
            hit.push(standing);
        }
    }
}

/// The threats of all rivals as the page receives them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Danger {
    /// How many cases a roll has: 36, or the cards that may come. 0 where nothing can be hit at all.
    pub total: u32,
    /// The pieces of the request's side that could be hit.
    pub pieces: Vec<InDanger>,
}

/// A piece that rivals could hit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InDanger {
    /// The index of its space.
    pub space: u8,
    /// The letter of its owner.
    pub owner: char,
    /// The letters of those rivals, in the order in which they play, and in how many cases each could hit it.
    pub by: Vec<(char, u32)>,
}

/// Which pieces of the side of the request's seat the next roll of each rival could hit as the pieces stand now, and in
/// how many of its cases. The seat need not be the one to act; level and seed do not matter.
///
/// # Errors
/// An error message about the question.
pub fn danger(request: &Request) -> Result<Danger, String> {
    let Seen { game, seat } = request.seen()?;
    let side = game.seat(seat).side;
    let family = game.ruleset().family;
    let letter = |seat| family.letter(seat);
    let mut danger = Danger {
        total: 0,
        pieces: Vec::new(),
    };
    for rival in rivals(&*game, seat) {
        let found = of_rolls(&*game, rival, side);
        danger.total = danger.total.max(found.total);
        for (standing, cases) in found.pieces {
            if let Some(owner) = standing.piece.owner {
                danger.add(standing.at, letter(owner), (letter(rival), cases));
            }
        }
    }
    Ok(danger)
}

impl Danger {
    fn add(&mut self, at: Space, owner: char, by: (char, u32)) {
        let is_same = |each: &&mut InDanger| (each.space, each.owner) == (at.0, owner);
        match self.pieces.iter_mut().find(is_same) {
            Some(piece) => piece.by.push(by),
            None => self.pieces.push(InDanger {
                space: at.0,
                owner,
                by: vec![by],
            }),
        }
    }
}

/// The rivals of a seat, in the order in which they play after it.
fn rivals(game: &dyn AnyGame, seat: Seat) -> Vec<Seat> {
    let (seats, side) = (game.about().seats, game.seat(seat).side);
    let mut rivals = Vec::new();
    let mut next = seats.after(seat);
    while next != seat {
        if !side.has(next) {
            rivals.push(next);
        }
        next = seats.after(next);
    }
    rivals
}
