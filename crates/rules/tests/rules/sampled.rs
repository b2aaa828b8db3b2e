//! Positions of random games, of every ruleset.

use rules::conform::Lots;
use rules::danger::Danger;
use rules::event::{Event, Silent};
use rules::games::Playable;
use rules::piece::{Standing, fold};
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

/// A random game that goes on, whoever plays it.
pub(crate) struct Walk<'a, G: Playable> {
    game: &'a G,
    pub(crate) state: G::State,
    lots: Lots,
}

impl<'a, G: Playable> Walk<'a, G> {
    /// With a seating drawn from the seed.
    pub(crate) fn new(game: &'a G, seed: u64) -> Walk<'a, G> {
        let mut lots = Lots::new(seed);
        let state = begun(game, &mut lots);
        Walk { game, state, lots }
    }

    /// Goes on by one outcome or step, in another game after the last.
    pub(crate) fn go_on(&mut self) {
        match self.game.node(&self.state) {
            Node::Chance { .. } => {
                let ticket = self.lots.below(self.game.chance_total(&self.state));
                let chance = self.game.chance_at(&self.state, ticket);
                self.game.happen(&mut self.state, chance, &mut Silent);
            }
            Node::Decision { .. } => {
                let mut actions = Vec::new();
                self.game.legal_actions(&self.state, &mut actions);
                let action = actions[self.lots.index(actions.len())];
                self.game.apply(&mut self.state, action, &mut Silent);
            }
            Node::Terminal { .. } => self.state = begun(self.game, &mut self.lots),
        }
    }
}

fn begun<G: Playable>(game: &G, lots: &mut Lots) -> G::State {
    loop {
        let seats = SeatSet(1 + lots.below(u32::from(G::FAMILY.all_seats().0)) as u8);
        let first = seats.iter().nth(lots.index(seats.len()));
        if let Ok(state) = game.begin(seats, first.unwrap_or(Seat(0))) {
            return state;
        }
    }
}

/// Throws with more steps in all their plays than these are left out: the orders of a shared 7 are
/// too many.
const MOST: usize = 20_000;

/// Every play of a throw, made step by step in every order.
struct Plays<'a, G: Playable> {
    game: &'a G,
    /// The pieces before the throw.
    pieces: Vec<Standing>,
    /// Those of them that some play captures.
    captured: Vec<Standing>,
    /// Whether there is anything to choose.
    moves: bool,
    /// Steps that may still be made.
    left: usize,
}

impl<G: Playable> Plays<'_, G> {
    fn walk(&mut self, state: &G::State, shown: &[Standing]) -> Option<()> {
        let mut actions = Vec::new();
        self.game.legal_actions(state, &mut actions);
        for action in actions {
            self.left = self.left.checked_sub(1)?;
            self.moves |= self.game.is_choice(state, action);
            let (mut after, mut shown) = (state.clone(), shown.to_vec());
            let mut events: Vec<Event> = Vec::new();
            self.game.apply(&mut after, action, &mut events);
            for event in &events {
                let moved = fold(&mut shown, event);
                if let Event::Captured { .. } = event {
                    let stood = moved.into_iter().map(|index| self.pieces[index]);
                    self.captured.extend(stood);
                }
            }
            if self.game.in_play(&after) {
                self.walk(&after, &shown)?;
            }
        }
        Some(())
    }
}

/// Danger from all plays written out; nothing when they are too many.
pub(crate) fn written_out<G: Playable>(game: &G, state: &G::State, seat: Seat) -> Option<Danger> {
    let seats = game.seats(state);
    let side = game.side(state, seat);
    let mut hunters = Vec::new();
    let mut next = seats.after(seat);
    while next != seat {
        hunters.push(next);
        next = seats.after(next);
    }
    hunters.retain(|hunter| !side.has(*hunter));
    let throws = hunters.into_iter().map(|hunter| {
        let throws = throws(game, state, hunter);
        (hunter, throws)
    });
    let Some((hunter, throws)) = throws.into_iter().find(|(_, throws)| !throws.is_empty()) else {
        return Some(Danger::default());
    };
    let mut pieces = game.pieces(state);
    pieces.sort();
    let mut cases = vec![0; pieces.len()];
    let mut danger = Danger {
        hunter: Some(hunter),
        ..Danger::default()
    };
    for (decider, decision, weight) in throws {
        let game = &decider;
        assert_eq!(game.node(&decision), Node::Decision { seat: hunter });
        let mut standing = game.pieces(&decision);
        standing.sort();
        assert_eq!(standing, pieces);
        let standing = game.pieces(&decision);
        let mut plays = Plays {
            game,
            pieces: standing.clone(),
            captured: Vec::new(),
            moves: false,
            left: MOST,
        };
        plays.walk(&decision, &standing)?;
        let Plays {
            captured, moves, ..
        } = plays;
        danger.total += weight;
        danger.stuck += if moves { 0 } else { weight };
        // Alike pieces on a space share its danger.
        let hit = |at: usize| captured.contains(&pieces[at]);
        let of_side = |at: usize| pieces[at].piece.owner.is_some_and(|owner| side.has(owner));
        let own = (0..pieces.len()).any(|at| of_side(at) && hit(at));
        danger.hits += if own { weight } else { 0 };
        for (at, cases) in cases.iter_mut().enumerate() {
            *cases += if hit(at) { weight } else { 0 };
        }
    }
    let friends = game.side(state, hunter);
    for (standing, cases) in pieces.into_iter().zip(cases) {
        let is_prey = !friends.has(standing.piece.owner?);
        if is_prey && cases > 0 && danger.of(&standing) == 0 {
            danger.pieces.push((standing, cases));
        }
    }
    Some(danger)
}

/// The game, decision and weight of each outcome of a seat's next throw.
pub(crate) fn throws<G: Playable>(
    game: &G,
    state: &G::State,
    seat: Seat,
) -> Vec<(G, G::State, u32)> {
    let Some((game, waiting)) = game.about_to_throw(state, seat) else {
        return Vec::new();
    };
    let mut chances = Vec::new();
    game.chances(&waiting, &mut chances);
    let thrown = |(chance, weight)| {
        let mut thrown = waiting.clone();
        game.happen(&mut thrown, chance, &mut Silent);
        (game.clone(), thrown, weight)
    };
    chances.into_iter().map(thrown).collect()
}
