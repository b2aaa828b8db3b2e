//! The contract of a game: states, chance, legal actions, events, refusals.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::event::Sink;
use crate::refusal::Refusal;
use crate::ruleset::{Family, Ruleset};
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::turn::Play;

/// A game: a value that holds its ruleset, and the functions of its rules.
///
/// A state is a plain value; what it holds is the game's affair. It is at a chance node, at a
/// decision of one seat, or terminal ([`Node`]). The state after an outcome or an action depends
/// on the state and on it alone.
pub trait Game: Clone + Debug + 'static {
    /// A state. Equal states are the same position with the same things still to do.
    type State: Clone + Eq + Hash + Debug;
    /// One step of a player. Pawns of one colour on one space are alike, so it names spaces, not
    /// pawns. Its order is the order of [`Game::legal_actions`].
    type Action: Copy + Ord + Hash + Debug;
    /// A chance outcome, printed and parsed as in records.
    type Chance: Copy + Ord + Hash + Debug + Display + FromStr<Err = String>;
    /// A play under way, as the look-ahead over whole plays sees it.
    type Play: Play<Step = Self::Action>;

    /// What the game declares about itself.
    const FAMILY: &'static Family;

    /// The game by a ruleset of its family.
    fn new(ruleset: Ruleset) -> Self;

    /// The ruleset it is played by.
    fn ruleset(&self) -> Ruleset;

    /// The state before anybody has thrown for who begins.
    ///
    /// # Errors
    /// When these seats cannot play this ruleset; cites the rule.
    fn opening(&self, seats: SeatSet) -> Result<Self::State, Refusal>;

    /// The state after the opening, `first` about to throw.
    ///
    /// # Errors
    /// When these seats cannot play this ruleset, or `first` is not among them.
    fn begin(&self, seats: SeatSet, first: Seat) -> Result<Self::State, Refusal>;

    /// The seats in play.
    fn seats(&self, state: &Self::State) -> SeatSet;

    /// The seats that win together with `seat`, itself included.
    fn side(&self, state: &Self::State, seat: Seat) -> SeatSet;

    /// What the state waits for.
    fn node(&self, state: &Self::State) -> Node;

    /// Whether the state is within the opening.
    fn in_opening(&self, state: &Self::State) -> bool;

    /// Whether the state is within a play: its first step made, its last not yet.
    fn in_play(&self, state: &Self::State) -> bool;

    /// The outcomes of a chance node with their weights, in ascending order, none of weight 0;
    /// nothing at other nodes.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// The sum of the weights of [`Game::chances`].
    fn chance_total(&self, state: &Self::State) -> u32;

    /// The outcome of this chance node as those see it who may not know it: a card drawn into a hand
    /// lies face down. It is none of [`Game::chances`] and never comes by itself; a record of what
    /// everybody has seen has it. From then on the player may do whatever some cards would allow.
    fn face_down(&self, _state: &Self::State) -> Option<Self::Chance> {
        None
    }

    /// Whether the outcome of this chance node comes by itself, without anybody's throw or draw: a
    /// lot, a card that is dealt.
    fn is_dealt(&self, _state: &Self::State) -> bool {
        false
    }

    /// The outcome that the `ticket`-th of all weights belongs to, so that tickets drawn without
    /// bias below [`Game::chance_total`] give outcomes by their weights.
    fn chance_at(&self, state: &Self::State, ticket: u32) -> Self::Chance;

    /// Applies a chance outcome.
    ///
    /// # Panics
    /// May panic when the state is no chance node or does not have that outcome.
    fn happen(&self, state: &mut Self::State, chance: Self::Chance, sink: &mut impl Sink);

    /// Whether an action is chosen by a player; not if it only carries out what chance has decided,
    /// or says that nothing can be played.
    fn is_choice(&self, state: &Self::State, action: Self::Action) -> bool;

    /// A decision, as the look-ahead sees it: what stays the same during the throw, and the play.
    ///
    /// # Panics
    /// May panic when the state is no decision.
    fn play(&self, state: &Self::State) -> (<Self::Play as Play>::Throw, Self::Play);

    /// The state that `state` becomes once its play has come to `play`.
    fn settle(
        &self,
        state: &Self::State,
        throw: &<Self::Play as Play>::Throw,
        play: &Self::Play,
    ) -> Self::State;

    /// The legal actions of a decision, appended to `out`, sorted and distinct; nothing at other
    /// nodes, at least one at a decision. This list is the only definition of legality.
    fn legal_actions(&self, state: &Self::State, out: &mut Vec<Self::Action>) {
        if let Node::Decision { .. } = self.node(state) {
            let (throw, play) = self.play(state);
            crate::turn::legal(play, &throw, out);
        }
    }

    /// Applies an action.
    ///
    /// # Panics
    /// May panic when it is not a legal action of this state.
    fn apply(&self, state: &mut Self::State, action: Self::Action, sink: &mut impl Sink);

    /// Why an action that is not legal is not; `None` for a legal one.
    fn refusal(&self, state: &Self::State, action: Self::Action) -> Option<Refusal>;

    /// The points that each seat is given for a game that is over, in turn order, where games are
    /// scored and several make a match.
    fn points(&self, _state: &Self::State) -> Option<Vec<(Seat, u32)>> {
        None
    }

    /// What a seat may know of the state, as a state: what is hidden from it is blanked.
    fn observe(&self, state: &Self::State, _seat: Seat) -> Self::State {
        state.clone()
    }

    /// A whole state that `seat` may be in, by what it knows: what is hidden from it is dealt anew,
    /// by numbers drawn evenly below what `below` is given. `seen` is what [`Game::observe`] gave.
    fn resample(
        &self,
        seen: &Self::State,
        _seat: Seat,
        _below: &mut dyn FnMut(u32) -> u32,
    ) -> Self::State {
        seen.clone()
    }
}
