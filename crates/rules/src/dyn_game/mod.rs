//! Any game at any state, behind one object-safe trait.

mod playing;

use std::fmt;

use words::Plain;

use crate::board::{Board, Space};
use crate::cast::CastText;
use crate::chance::{Card, Die, Faces};
use crate::event::Event;
use crate::notation::{NotationError, StepError};
use crate::piece::PiecePosition;
use crate::refusal::Refusal;
use crate::ruleset::Ruleset;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;
use crate::view::ActionView;
use crate::words::{Note, Phrases};

pub use playing::Playing;

/// A game at a state, for code that serves all games and need not be fast: records, links, screens and
/// hints. Bots are generic over [`Game`](crate::game::Game) instead.
///
/// Outcomes and steps are texts, as in a record. Methods named like those of [`Game`](crate::game::Game),
/// [`View`](crate::view::View), [`Words`](crate::words::Words) and
/// [`Explain`](crate::explain::Explain) give the same for this game and state.
pub trait DynGame {
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn DynGame>;
    /// The game at its initial state.
    ///
    /// # Errors
    /// If these seats cannot play this ruleset; cites the rule.
    fn start(&self, seats: SeatSet) -> Result<Box<dyn DynGame>, Refusal>;
    /// The game at the state of a position line.
    ///
    /// # Errors
    /// An error with the column, what was expected there and the rule.
    fn at(&self, line: &str) -> Result<Box<dyn DynGame>, NotationError>;
    /// The game at the state as `seat` may see it.
    fn observe(&self, seat: Seat) -> Box<dyn DynGame>;
    /// The game at the state in which `seat` is about to roll or draw.
    fn about_to_roll(&self, seat: Seat) -> Option<Box<dyn DynGame>>;

    /// The ruleset.
    fn ruleset(&self) -> Ruleset;
    /// The board.
    fn board(&self) -> Board;
    /// The seats in play.
    fn seats(&self) -> SeatSet;
    /// The seats that win together with `seat`, itself included.
    fn side(&self, seat: Seat) -> SeatSet;
    /// What the state waits for.
    fn node(&self) -> Node;
    /// Whether the state is within a play.
    fn in_play(&self) -> bool;
    /// The pieces.
    fn pieces(&self) -> Vec<PiecePosition>;
    /// The spaces where pieces that stand together bar the way.
    fn blockades(&self) -> Vec<Space>;
    /// The position line.
    fn position_line(&self) -> String;
    /// How the record's next line begins.
    fn record_head(&self) -> String;
    /// Whether the outcome of this chance node has a line of its own in a record.
    fn is_bare(&self) -> bool;

    /// The outcomes of a chance node with their weights, in the order of the game.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// The sum of their weights.
    fn chance_weight_total(&self) -> u32;
    /// The outcome for a ticket below [`DynGame::chance_weight_total`].
    fn sample_outcome(&self, ticket: u32) -> String;
    /// The outcome as shown to players who must not see it.
    fn face_down(&self) -> Option<String>;
    /// What an outcome looks like.
    fn roll_view(&self, outcome: &str) -> Faces;
    /// Whether the outcome comes automatically.
    fn is_automatic_chance(&self) -> bool;
    /// The legal steps of a decision, in the order of the game.
    fn steps(&self) -> Vec<String>;
    /// Whether a player chooses the step.
    fn is_player_choice(&self, step: &str) -> bool;
    /// The step in words.
    fn choice(&self, step: &str) -> String;
    /// What the step involves on the board.
    fn action_view(&self, step: &str) -> ActionView;
    /// The card of the hand that the step plays or discards.
    fn card_played(&self, step: &str) -> Option<Card>;
    /// Why a piece cannot move from one space to another; `None` if it can, or if no step means that.
    fn refusal(&self, from: Space, to: Space) -> Option<Refusal>;
    /// Calls `each` with the events of every step of every play of a decision, and with
    /// [`DynGame::is_player_choice`]. A state reached by several orders of steps is expanded once.
    fn each_step(&self, each: &mut dyn FnMut(&[Event], bool));

    /// Applies an outcome or a step that is known to be possible.
    ///
    /// # Panics
    /// If the text is no outcome or step here.
    fn apply(&mut self, text: &str);
    /// Like [`DynGame::apply`], and returns the events.
    ///
    /// # Panics
    /// If the text is no outcome or step here.
    fn apply_with_events(&mut self, text: &str) -> Vec<Event>;
    /// Applies an outcome if it is possible, or face down.
    ///
    /// # Errors
    /// What was expected.
    fn apply_outcome(&mut self, text: &str) -> Result<(), String>;
    /// Applies the steps of a play line. After an error the state is as before.
    ///
    /// # Errors
    /// The first step that cannot be made, with its column.
    fn apply_play(&mut self, line: &str) -> Result<(), (usize, StepError)>;

    /// Whose turn it is and for what, in words.
    fn status(&self) -> String;
    /// The task of the seat to act, if dice and cards do not show it.
    fn task(&self) -> Option<String>;
    /// The text of the button for the next chance outcome.
    fn chance_word(&self) -> &'static str;
    /// A text of the cast.
    fn cast(&self, seat: Seat, text: CastText) -> String;
    /// An event as a sentence of the log.
    fn sentence(&self, event: &Event) -> Option<String>;
    /// The name of a space in words.
    fn space_words(&self, space: Space) -> String;
    /// Notes shown on spaces.
    fn notes(&self) -> Vec<Note>;
    /// The phrases that explain hints and threats.
    fn phrases(&self) -> Phrases;
    /// How long it takes to learn the game by its lessons.
    fn learned_in(&self) -> Option<Plain>;
    /// The seat's count towards winning, such as pieces at home.
    fn tally(&self, seat: Seat) -> u32;
    /// The name of the count in the style sheet: `home`, `stars`.
    fn tallies(&self) -> &'static str;
    /// The word for the count, after a number.
    fn tally_word(&self, count: u32) -> &'static str;
    /// How far the seat's side still is from winning.
    fn steps_to_go(&self, seat: Seat) -> i32;
    /// The points of each seat, if the game is over and games are scored.
    fn points(&self) -> Option<Vec<(Seat, u32)>>;
    /// Whether pieces can be captured, so that threats can be shown.
    fn has_threats(&self) -> bool;
    /// The dice of the roll being played.
    fn dice(&self) -> Vec<Die>;
    /// The bonuses to use, in spaces, highest first.
    fn rewards(&self) -> Vec<u8>;
    /// The card being played.
    fn card(&self) -> Option<Card>;
    /// The cards that a seat holds; `None` in a game without hands.
    fn hand(&self, seat: Seat) -> Option<Vec<Card>>;
    /// The cards not yet drawn, as far as the state knows: each kind and its count.
    fn remaining_cards(&self) -> Vec<(Card, u32)>;
    /// How many of the things that players collect are left to take.
    fn supply(&self) -> Option<u32>;
}

impl Clone for Box<dyn DynGame> {
    fn clone(&self) -> Box<dyn DynGame> {
        self.boxed_clone()
    }
}

// The position line says more than the fields of all states, and is in the page anyway.
impl fmt::Debug for dyn DynGame + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position_line())
    }
}
