//! What the next throw of a rival could do: which pieces it could hit, and in how many of its cases.
//!
//! It is exact, by the rules: whatever legal plays of each throw capture is counted, nothing else.
//! No play is gone on from twice, however many orders of steps come to it.

use crate::board::Space;
use crate::distinct::Distinct;
use crate::event::{Event, Silent};
use crate::game::Game;
use crate::piece::{Standing, moves};
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

/// What each outcome of a chance node leads to, and its weight; nothing without one.
pub(crate) fn thrown<G: Game>(game: &G, state: Option<G::State>) -> Vec<(G::State, u32)> {
    let Some(state) = state else {
        return Vec::new();
    };
    let mut chances = Vec::new();
    game.chances(&state, &mut chances);
    let after = |(chance, weight)| {
        let mut after = state.clone();
        game.happen(&mut after, chance, &mut Silent);
        (after, weight)
    };
    chances.into_iter().map(after).collect()
}

/// What could happen to `side` by the throw of the next rival after `seat` who has one to come;
/// nobody is to win together with that rival.
pub fn danger<G: Game>(game: &G, state: &G::State, seat: Seat) -> Danger {
    let seats = game.seats(state);
    let side = game.side(state, seat);
    let mut hunter = seat;
    loop {
        hunter = seats.after(hunter);
        if hunter == seat {
            return Danger::default();
        }
        let decisions = if side.has(hunter) {
            Vec::new()
        } else {
            game.next_throws(state, hunter)
        };
        if !decisions.is_empty() {
            return of_throws(game, state, hunter, side, &decisions);
        }
    }
}

fn of_throws<G: Game>(
    game: &G,
    state: &G::State,
    hunter: Seat,
    side: SeatSet,
    decisions: &[(G::State, u32)],
) -> Danger {
    let friends = game.side(state, hunter);
    let mut pieces: Vec<(Standing, u32)> = Vec::new();
    for standing in game.pieces(state) {
        let is_prey = standing
            .piece
            .owner
            .is_some_and(|owner| !friends.has(owner));
        if is_prey && pieces.iter().all(|(each, _)| *each != standing) {
            pieces.push((standing, 0));
        }
    }
    let mut danger = Danger {
        hunter: Some(hunter),
        pieces,
        ..Danger::default()
    };
    let mut hunt = Hunt {
        game,
        met: Distinct::default(),
        hit: Vec::new(),
        moves: false,
        events: Vec::new(),
    };
    for (decision, weight) in decisions {
        hunt.begin();
        hunt.walk(decision);
        danger.count(&hunt.hit, hunt.moves, side, *weight);
    }
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

/// A walk through all plays of a throw.
struct Hunt<'a, G: Game> {
    game: &'a G,
    /// Plays under way that have been gone on from.
    met: Distinct<G::Play>,
    /// What could be hit, by where it stood before the throw.
    hit: Vec<Standing>,
    /// Whether there is anything to choose.
    moves: bool,
    events: Vec<Event>,
}

impl<G: Game> Hunt<'_, G> {
    fn begin(&mut self) {
        self.met.clear();
        self.hit.clear();
        self.moves = false;
    }

    fn walk(&mut self, state: &G::State) {
        // The throw is the same for all, so that equal plays are equal states.
        if !self.met.insert(self.game.play(state).1) {
            return;
        }
        let mut actions = Vec::new();
        self.game.legal_actions(state, &mut actions);
        for action in actions {
            self.moves |= self.game.is_choice(state, action);
            let mut after = state.clone();
            self.events.clear();
            let mut told = Some(&mut self.events);
            self.game.apply(&mut after, action, &mut told);
            note(&self.events, &mut self.hit);
            if self.game.in_play(&after) {
                self.walk(&after);
            }
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
