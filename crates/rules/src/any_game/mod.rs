//! Any game at any state, behind one object-safe trait.

mod moves;
mod playing;
mod views;

use std::any::Any;
use std::fmt;

use crate::board::{Board, Space};
use crate::cast::Occasion;
use crate::chance::Faces;
use crate::event::Event;
use crate::notation::{NotationError, StepError};
use crate::piece::PiecePosition;
use crate::playable::Playable;
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::words::Note;

pub use moves::Move;
pub use playing::Playing;
pub use views::{About, MoveView, SeatView, Shown, Turn};

/// A game at a state, for code that serves all games and need not be fast: records, links, screens and
/// hints. Bots are generic over [`Game`](crate::game::Game) instead.
///
/// Methods named like those of [`Game`](crate::game::Game), [`View`](crate::view::View) and
/// [`Words`](crate::words::Words) give the same for this game and state.
pub trait AnyGame: Any {
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
    /// The game at its initial state.
    ///
    /// # Errors
    /// If these seats cannot play this ruleset; cites the rule.
    fn start(&self, seats: SeatSet) -> Result<Box<dyn AnyGame>, Refusal>;
    /// The game at the state of a position line.
    ///
    /// # Errors
    /// An error with the column, the expected text and the rule.
    fn at(&self, line: &str) -> Result<Box<dyn AnyGame>, NotationError>;
    /// The game after the steps of a play line; the line may be empty.
    ///
    /// # Errors
    /// The first step that cannot be taken, and its column in the line.
    fn after_steps(&self, line: &str) -> Result<Box<dyn AnyGame>, (usize, StepError)>;
    /// The game at the state as `seat` may see it.
    fn observe(&self, seat: Seat) -> Box<dyn AnyGame>;
    /// The game at the state in which `seat` is about to roll or draw.
    fn about_to_roll(&self, seat: Seat) -> Option<Box<dyn AnyGame>>;

    /// The ruleset.
    fn ruleset(&self) -> Ruleset;
    /// Other facts that stay the same throughout the game.
    fn about(&self) -> About;
    /// The board.
    fn board(&self) -> Board;

    /// What the state waits for.
    fn node(&self) -> Node;
    /// How far the turn has come.
    fn turn(&self) -> Turn;
    /// The view of the state for a screen: pieces, dice and cards.
    fn shown(&self) -> Shown;
    /// Notes shown on spaces.
    fn notes(&self) -> Vec<Note>;
    /// Whose turn it is and for what, in words.
    fn status(&self) -> String;
    /// The spaces where pieces that stand as given are a blockade.
    fn blockades(&self, pieces: &[PiecePosition]) -> Vec<Space>;
    /// The task of the seat to act, if dice and cards do not show it; `called` says what the player of a seat is called.
    fn task(&self, called: &dyn Fn(Seat) -> String) -> Option<String>;
    /// The hand, tally and side of a seat.
    fn seat(&self, seat: Seat) -> SeatView;
    /// The position line.
    fn position_line(&self) -> String;

    /// The outcomes of a chance node with their weights, or the legal steps of a decision, each with a
    /// weight of 1; in the order of the game.
    fn moves(&self) -> Vec<(Move, u32)>;
    /// The outcome for a ticket below [`Turn::weight_total`].
    fn sample(&self, ticket: u32) -> Move;
    /// What an outcome looks like.
    ///
    /// # Panics
    /// If it is a step.
    fn faces(&self, outcome: Move) -> Faces;
    /// What a step does.
    ///
    /// # Panics
    /// If it is an outcome.
    fn describe(&self, step: Move) -> MoveView;
    /// A step in words.
    ///
    /// # Panics
    /// If it is an outcome.
    fn choice(&self, step: Move) -> String;
    /// Why a piece cannot move from one space to another; `None` if it can, or if no step means that.
    fn refusal(&self, from: Space, to: Space) -> Option<Refusal>;
    /// Calls `each` with the events of every step of every play of a decision, and with
    /// [`MoveView::is_choice`]. A state reached by several orders of steps is expanded once.
    fn each_step(&self, each: &mut dyn FnMut(&[Event], bool));

    /// Applies a move that is known to be possible, and returns the events.
    fn apply(&mut self, made: Move) -> Vec<Event>;
    /// The move as text, as in a record.
    fn write(&self, made: Move) -> String;
    /// The possible outcome or the legal step of a text. An outcome may be face down.
    ///
    /// # Errors
    /// The expected text, or why the step is not legal.
    fn read(&self, text: &str) -> Result<Move, StepError>;

    /// The name of the character at a seat.
    fn cast(&self, seat: Seat) -> &'static str;
    /// One of the lines of the character at a seat.
    fn cast_line(&self, seat: Seat, occasion: Occasion, line: usize) -> String;
    /// An event as a full sentence.
    fn sentence(&self, event: &Event) -> Option<String>;
    /// The name of a space in words.
    fn space_words(&self, space: Space) -> String;
}

impl dyn AnyGame {
    /// The state, if this is a game of that type. Code for one type reads a position line in this way, because the
    /// compiler would give it a second copy of all that reads such lines.
    pub fn state<G: Playable>(&self) -> Option<&G::State> {
        let playing: Option<&Playing<G>> = (self as &dyn Any).downcast_ref();
        playing.map(|playing| &playing.state)
    }

    /// The steps of a play, written as in a play line: `6 yard-Y6, 3 Y6-Y9`; `None` if one of them is not legal.
    pub fn read_play(&self, play: &str) -> Option<Vec<Move>> {
        let mut game = self.boxed_clone();
        let steps = play.split(", ").map(|step| {
            let step = game.read(step).ok()?;
            game.apply(step);
            Some(step)
        });
        steps.collect()
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Box<dyn AnyGame> {
        self.boxed_clone()
    }
}

// The position line says more than the fields of all states, and is in the page anyway.
impl fmt::Debug for dyn AnyGame + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position_line())
    }
}
