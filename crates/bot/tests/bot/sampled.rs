//! Positions from random games of every ruleset.

use bot::threats::Threats;
use rules::conform::TestRng;
use rules::event::{Event, NullSink, fold};
use rules::piece::PiecePosition;
use rules::playable::Playable;
use rules::seat::{Seat, SeatSet};
use rules::state::Node;

/// A walk through random games.
pub(crate) struct Walk<'a, G: Playable> {
    game: &'a G,
    pub(crate) state: G::State,
    rng: TestRng,
}

impl<'a, G: Playable> Walk<'a, G> {
    /// Starts a walk with random seats.
    pub(crate) fn new(game: &'a G, seed: u64) -> Walk<'a, G> {
        let mut rng = TestRng::new(seed);
        let state = random_start(game, &mut rng);
        Walk { game, state, rng }
    }

    /// Makes one random outcome or step, and starts another game after the last.
    pub(crate) fn go_on(&mut self) {
        match self.game.node(&self.state) {
            Node::Chance { .. } => {
                let ticket = self.rng.below(self.game.chance_weight_total(&self.state));
                let chance = self.game.sample_outcome(&self.state, ticket);
                self.game
                    .apply_chance(&mut self.state, chance, &mut NullSink);
            }
            Node::Decision { .. } => {
                let mut actions = Vec::new();
                self.game.legal_actions(&self.state, &mut actions);
                let action = actions[self.rng.index(actions.len())];
                self.game.apply(&mut self.state, action, &mut NullSink);
            }
            Node::Terminal { .. } => self.state = random_start(self.game, &mut self.rng),
        }
    }
}

fn random_start<G: Playable>(game: &G, rng: &mut TestRng) -> G::State {
    loop {
        let seats = SeatSet(1 + rng.below(u32::from(G::FAMILY.all_seats().0)) as u8);
        let first = seats.iter().nth(rng.index(seats.len()));
        if let Ok(state) = game.initial_state_with_first(seats, first.unwrap_or(Seat(0))) {
            return state;
        }
    }
}

/// Rolls with more steps than this in all their plays are left out: shared 7s have too many orders.
const MAX_STEPS: usize = 20_000;

/// Collects every play of a roll, in every order of its steps.
struct Plays<'a, G: Playable> {
    game: &'a G,
    /// The pieces before the roll.
    pieces: Vec<PiecePosition>,
    /// The pieces among these that some play captures.
    captured: Vec<PiecePosition>,
    /// Whether any step can be played.
    moves: bool,
    /// How many more steps may be tried.
    left: usize,
}

impl<G: Playable> Plays<'_, G> {
    fn walk(&mut self, state: &G::State, shown: &[PiecePosition]) -> Option<()> {
        let mut actions = Vec::new();
        self.game.legal_actions(state, &mut actions);
        for action in actions {
            self.left = self.left.checked_sub(1)?;
            self.moves |= self.game.is_player_choice(state, action);
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

/// The threats to a seat, found by trying all plays; `None` if there are too many.
pub(crate) fn written_out<G: Playable>(game: &G, state: &G::State, seat: Seat) -> Option<Threats> {
    let seats = game.seats(state);
    let side = game.side(state, seat);
    let mut attackers = Vec::new();
    let mut next = seats.after(seat);
    while next != seat {
        attackers.push(next);
        next = seats.after(next);
    }
    attackers.retain(|attacker| !side.has(*attacker));
    written_out_by(game, state, side, &attackers)
}

/// The threats to a side by the first of these rivals who has a roll to come, found by trying all plays.
pub(crate) fn written_out_by<G: Playable>(
    game: &G,
    state: &G::State,
    side: SeatSet,
    attackers: &[Seat],
) -> Option<Threats> {
    let rolls = attackers.iter().map(|&attacker| {
        let rolls = rolls(game, state, attacker);
        (attacker, rolls)
    });
    let Some((attacker, rolls)) = rolls.into_iter().find(|(_, rolls)| !rolls.is_empty()) else {
        return Some(Threats::default());
    };
    let mut pieces = game.pieces(state);
    pieces.sort();
    let mut cases = vec![0; pieces.len()];
    let mut threats = Threats {
        attacker: Some(attacker),
        ..Threats::default()
    };
    for (decider, decision, weight) in rolls {
        let game = &decider;
        assert_eq!(game.node(&decision), Node::Decision { seat: attacker });
        let mut standing = game.pieces(&decision);
        standing.sort();
        assert_eq!(standing, pieces);
        let standing = game.pieces(&decision);
        let mut plays = Plays {
            game,
            pieces: standing.clone(),
            captured: Vec::new(),
            moves: false,
            left: MAX_STEPS,
        };
        plays.walk(&decision, &standing)?;
        let Plays {
            captured, moves, ..
        } = plays;
        threats.total += weight;
        threats.stuck += if moves { 0 } else { weight };
        // Equal pieces on a space share its danger.
        let hit = |at: usize| captured.contains(&pieces[at]);
        let of_side = |at: usize| pieces[at].piece.owner.is_some_and(|owner| side.has(owner));
        let own = (0..pieces.len()).any(|at| of_side(at) && hit(at));
        threats.hits += if own { weight } else { 0 };
        for (at, cases) in cases.iter_mut().enumerate() {
            *cases += if hit(at) { weight } else { 0 };
        }
    }
    for (standing, cases) in pieces.into_iter().zip(cases) {
        let is_prey = side.has(standing.piece.owner?);
        if is_prey && cases > 0 && threats.of(&standing) == 0 {
            threats.pieces.push((standing, cases));
        }
    }
    Some(threats)
}

/// The game, decision and weight of each outcome of a seat's next roll.
pub(crate) fn rolls<G: Playable>(
    game: &G,
    state: &G::State,
    seat: Seat,
) -> Vec<(G, G::State, u32)> {
    let Some((game, waiting)) = game.about_to_roll(state, seat) else {
        return Vec::new();
    };
    let mut chances = Vec::new();
    game.chance_outcomes(&waiting, &mut chances);
    let decision = |(chance, weight)| {
        let mut decision = waiting.clone();
        game.apply_chance(&mut decision, chance, &mut NullSink);
        (game.clone(), decision, weight)
    };
    chances.into_iter().map(decision).collect()
}
