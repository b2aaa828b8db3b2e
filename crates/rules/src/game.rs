//! The trait of a game: states, chance, legal actions, events and refusals.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::event::Sink;
use crate::refusal::Refusal;
use crate::ruleset::{Family, Ruleset};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

/// A game: a value that holds its ruleset, with the functions of its rules.
///
/// A state is at a chance node, at a decision of one seat, or terminal ([`Node`]). The state after
/// an outcome or an action depends only on these and on the state before.
pub trait Game: Clone + Debug + 'static {
    /// A state. Equal states are the same position with the same continuations.
    type State: Clone + Eq + Hash + Debug;
    /// One step of a player. It names spaces, not pawns, because pawns of one colour on one space
    /// are interchangeable. Its order is the order of [`Game::legal_actions`].
    type Action: Copy + Ord + Hash + Debug;
    /// A chance outcome, printed and parsed in record notation.
    type Chance: Copy + Ord + Hash + Debug + Display + FromStr<Err = String>;
    /// Working memory for [`Game::results`], reused between calls to avoid allocations.
    type Scratch: Default;

    /// The editions, options and seats of the game.
    const FAMILY: &'static Family;

    /// The game with the rules of `ruleset`.
    fn new(ruleset: Ruleset) -> Self;

    /// The ruleset of the game.
    fn ruleset(&self) -> Ruleset;

    /// The initial state, before any roll or draw for who goes first.
    ///
    /// # Errors
    /// When these seats cannot play by this ruleset; cites the rule.
    fn initial_state(&self, seats: SeatSet) -> Result<Self::State, Refusal>;

    /// The state in which `first` is about to make the first turn.
    ///
    /// # Errors
    /// When these seats cannot play by this ruleset, or `first` is not among them.
    fn initial_state_with_first(&self, seats: SeatSet, first: Seat)
    -> Result<Self::State, Refusal>;

    /// The seats in play.
    fn seats(&self, state: &Self::State) -> SeatSet;

    /// The seats that win together with `seat`, including `seat`.
    fn side(&self, state: &Self::State, seat: Seat) -> SeatSet;

    /// The kind of node: what the state waits for.
    fn node(&self, state: &Self::State) -> Node;

    /// Whether it is still being decided who goes first.
    fn in_opening(&self, state: &Self::State) -> bool;

    /// Whether a play is under way: at least one step is made, and the last is not.
    fn in_play(&self, state: &Self::State) -> bool;

    /// Lists the outcomes of a chance node with their positive weights, in ascending order. Lists
    /// nothing at other nodes.
    fn chance_outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// The sum of the weights of [`Game::chance_outcomes`].
    fn chance_weight_total(&self, state: &Self::State) -> u32;

    /// The outcome as shown to players who must not see it: a card drawn into a hand, face down. It
    /// is none of [`Game::chance_outcomes`] and is never drawn; records of what everybody has seen
    /// contain it. After it, the player may do whatever some card would allow.
    fn face_down(&self, _state: &Self::State) -> Option<Self::Chance> {
        None
    }

    /// Whether the outcome of this chance node is automatic, without a player's roll or draw: a
    /// random first player, a dealt card.
    fn is_automatic_chance(&self, _state: &Self::State) -> bool {
        false
    }

    /// The outcome for a ticket below [`Game::chance_weight_total`]. Uniformly random tickets give
    /// outcomes in proportion to their weights.
    fn sample_outcome(&self, state: &Self::State, ticket: u32) -> Self::Chance;

    /// Applies a chance outcome.
    ///
    /// # Panics
    /// May panic when the state is not a chance node or does not have this outcome.
    fn apply_chance(&self, state: &mut Self::State, chance: Self::Chance, sink: &mut impl Sink);

    /// Appends the legal actions of a decision to `out`, sorted and distinct. A decision has at
    /// least one, other nodes none. This list is the only definition of legality.
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>);

    /// Calls `each` with the state after every legal way to finish the current play. Several ways
    /// may lead to equal states.
    ///
    /// # Panics
    /// May panic when the state is not a decision.
    fn results(
        &self,
        state: &Self::State,
        scratch: &mut Self::Scratch,
        each: impl FnMut(Self::State),
    );

    /// The first sequence of actions that finishes the play with the state `result`, one of
    /// [`Game::results`]. Empty if there is none.
    fn path(&self, state: &Self::State, result: &Self::State) -> Vec<Self::Action>;

    /// Applies an action.
    ///
    /// # Panics
    /// May panic when the action is not legal in this state.
    fn apply(&self, state: &mut Self::State, action: Self::Action, sink: &mut impl Sink);

    /// Why an action is not legal; `None` if it is legal.
    fn refusal(&self, state: &Self::State, action: Self::Action) -> Option<Refusal>;

    /// The points of each seat after a game, in turn order, if games score points towards a match.
    fn points(&self, _state: &Self::State) -> Option<Vec<(Seat, u32)>> {
        None
    }

    /// The state as a seat may know it, with hidden information blanked.
    fn observe(&self, state: &Self::State, _seat: Seat) -> Self::State {
        state.clone()
    }

    /// A random full state that agrees with what `seat` knows: hidden cards are dealt anew. `seen`
    /// comes from [`Game::observe`], and `below` returns uniform random numbers below its argument.
    fn resample(
        &self,
        seen: &Self::State,
        _seat: Seat,
        _below: &mut dyn FnMut(u32) -> u32,
    ) -> Self::State {
        seen.clone()
    }
}
