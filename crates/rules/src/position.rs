//! A state of any game behind one object-safe trait.

use crate::board::Board;
use crate::dedup::Dedup;
use crate::event::Event;
use crate::explain::Explain;
use crate::game::Game;
use crate::piece::Standing;
use crate::record::{Made, Make};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

/// A state of some game.
pub trait Position {
    /// What it waits for.
    fn node(&self) -> Node;
    /// The seats in play.
    fn seats(&self) -> SeatSet;
    /// The seats that win together with one, itself included.
    fn side(&self, seat: Seat) -> SeatSet;
    /// The pieces.
    fn pieces(&self) -> Vec<Standing>;
    /// The board.
    fn board(&self) -> Board;
    /// What a seat has come to, as [`Explain::tally`] counts it.
    fn tally(&self, seat: Seat) -> u32;
    /// How far the seat's side still is from winning.
    fn steps_to_go(&self, seat: Seat) -> i32;
    /// Calls `each` with every outcome of a chance node and in how many cases it comes. Outcomes that
    /// do not come one after the other may come more than once.
    fn each_outcome(&self, each: &mut dyn FnMut(&dyn Position, u32));
    /// Calls `each` with the position after every legal action.
    fn each_action(&self, each: &mut dyn FnMut(&dyn Position));
    /// Calls `each` with what is told of every step of every play of a decision, and whether it is a
    /// choice. No play under way is gone on from twice, however many orders of steps come to it.
    fn each_step(&self, each: &mut dyn FnMut(&[Event], bool));
    /// Calls `each` with [`View::about_to_throw`](crate::view::View::about_to_throw), if there is such a thing.
    fn about_to_throw(&self, seat: Seat, each: &mut dyn FnMut(&dyn Position));
}

/// A state of a game, as such a position.
#[derive(Debug)]
pub struct At<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The state.
    pub state: &'a G::State,
}

impl<G: Explain> At<'_, G> {
    /// Calls `each` with what `made` leads to.
    fn after(&self, made: Made<G>, each: &mut dyn FnMut(&dyn Position)) {
        let mut state = self.state.clone();
        self.game.make(&mut state, made);
        each(&At {
            game: self.game,
            state: &state,
        });
    }
}

impl<G: Explain> Position for At<'_, G> {
    fn node(&self) -> Node {
        self.game.node(self.state)
    }

    fn seats(&self) -> SeatSet {
        self.game.seats(self.state)
    }

    fn side(&self, seat: Seat) -> SeatSet {
        self.game.side(self.state, seat)
    }

    fn pieces(&self) -> Vec<Standing> {
        self.game.pieces(self.state)
    }

    fn board(&self) -> Board {
        self.game.board()
    }

    fn tally(&self, seat: Seat) -> u32 {
        self.game.tally(self.state, seat)
    }

    fn steps_to_go(&self, seat: Seat) -> i32 {
        self.game.steps_to_go(self.state, seat)
    }

    fn each_outcome(&self, each: &mut dyn FnMut(&dyn Position, u32)) {
        let total = self.game.chance_total(self.state);
        let mut from = 0;
        while from < total {
            let chance = self.game.chance_at(self.state, from);
            let start = from;
            while from < total && self.game.chance_at(self.state, from) == chance {
                from += 1;
            }
            let weight = from - start;
            self.after(Made::Chance(chance), &mut |after| each(after, weight));
        }
    }

    fn each_action(&self, each: &mut dyn FnMut(&dyn Position)) {
        let mut actions = Vec::new();
        self.game.legal_actions(self.state, &mut actions);
        for action in actions {
            self.after(Made::Action(action), each);
        }
    }

    fn each_step(&self, each: &mut dyn FnMut(&[Event], bool)) {
        let mut met = Dedup::default();
        walk(self.game, self.state, &mut met, each);
    }

    fn about_to_throw(&self, seat: Seat, each: &mut dyn FnMut(&dyn Position)) {
        if let Some((game, state)) = self.game.about_to_throw(self.state, seat) {
            each(&At {
                game: &game,
                state: &state,
            });
        }
    }
}

fn walk<G: Game>(
    game: &G,
    state: &G::State,
    met: &mut Dedup<G::Play>,
    each: &mut dyn FnMut(&[Event], bool),
) {
    // The throw is the same for all, so that equal plays are equal states.
    if !met.insert(game.play(state).1) {
        return;
    }
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    for action in actions {
        let (mut after, mut events) = (state.clone(), Vec::new());
        game.make_told(&mut after, Made::Action(action), Some(&mut events));
        each(&events, game.is_choice(state, action));
        if game.in_play(&after) {
            walk(game, &after, met, each);
        }
    }
}
