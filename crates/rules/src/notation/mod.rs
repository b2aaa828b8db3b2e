//! Position lines and play lines: the parts that all games share.
//!
//! A position line is `<ruleset> <placement> <turn> [key=value ...]`, single spaces between; a
//! play line is steps joined by `, `. Reading never panics: what does not parse is refused with
//! what was expected, where, and by which rule.

mod fields;
mod plays;
mod turn_field;

use std::str::FromStr;

use crate::game::Game;
use crate::ruleset::Family;
use crate::seat::{Seat, SeatSet};
use crate::state::Node;

pub use fields::{Fields, NotationError, Seated, Token};
pub use plays::{MadeStep, PlayLine, StepError, legal_step, make_steps, plays, plays_up_to};
pub use turn_field::{Turn, TurnField};

/// A game that can write and read its positions and steps.
pub trait Notation: Game {
    /// The fields of a position line after the ruleset: placement, turn, keys.
    ///
    /// Within a play, which the notation has no form for, the turn field shows what is left to
    /// spend; such a line is for people and is refused by [`Notation::parse_position`].
    fn position(&self, state: &Self::State) -> String {
        let (placement, keys) = (self.placement(state), self.keys(state));
        match self.node(state) {
            Node::Terminal { winners } => {
                let winners = letters(Self::FAMILY, winners);
                format!("{placement} -{keys} winner={winners}")
            }
            _ => format!("{placement} {}{keys}", self.turn_field(state)),
        }
    }

    /// Where the pieces stand.
    fn placement(&self, state: &Self::State) -> String;

    /// Whose turn it is and for what, while the game is not over.
    fn turn_field(&self, state: &Self::State) -> String;

    /// The keys that only this game has, each after a space.
    fn keys(&self, _state: &Self::State) -> String {
        String::new()
    }

    /// The state of a position line's fields.
    ///
    /// # Errors
    /// An error with the column, what was expected there and the rule.
    fn parse_position(&self, fields: &Fields<'_>) -> Result<Self::State, NotationError>;

    /// A step as in a play line.
    fn step(&self, state: &Self::State, action: Self::Action) -> String;

    /// The action that a step of a play line means, legal or not.
    ///
    /// # Errors
    /// What was expected, with the column within the step.
    fn parse_step(&self, state: &Self::State, text: &str) -> Result<Self::Action, NotationError>;

    /// How the record's next line begins: `open Y`, `Y`, `Y draw`.
    fn record_head(&self, state: &Self::State) -> String;

    /// Whether the outcome of this chance node leaves nothing to play, so that its line in a record
    /// ends with it.
    fn is_bare(&self, state: &Self::State) -> bool {
        self.in_opening(state)
    }
}

/// The letters of a set of seats, joined by `,`.
pub fn letters(family: &Family, seats: SeatSet) -> String {
    let letters: Vec<_> = seats
        .iter()
        .map(|seat| family.letter(seat).to_string())
        .collect();
    letters.join(",")
}

/// The placement of a position line: each seat with what stands there.
pub fn placement(family: &Family, seats: SeatSet, names: impl Fn(Seat) -> Vec<String>) -> String {
    let row = |seat| format!("{}:{}", family.letter(seat), names(seat).join(","));
    let rows: Vec<String> = seats.iter().map(row).collect();
    rows.join("/")
}

/// A whole number, written without a sign or leading zeros.
pub fn whole<T: FromStr + ToString>(text: &str) -> Option<T> {
    let number: Option<T> = text.parse().ok();
    number.filter(|number| number.to_string() == text)
}

/// The position line of a state.
pub fn position_line<G: Notation>(game: &G, state: &G::State) -> String {
    format!("{} {}", game.ruleset(), game.position(state))
}

/// The state of a position line of this game's ruleset; the ruleset alone is the position after
/// the opening, the [full table](Family::full_table) in play, the first seat to begin.
///
/// # Errors
/// An error with the column, what was expected there and the rule.
pub fn parse_position_line<G: Notation>(game: &G, line: &str) -> Result<G::State, NotationError> {
    let fields = Fields::of(line)?;
    if fields.ruleset.text != game.ruleset().to_string() {
        return Err(NotationError::expected(fields.ruleset, game.ruleset()));
    }
    if fields.placement.is_none() {
        let seats = G::FAMILY.full_table;
        let begun = game.initial_state_with_first(seats, seats.iter().next().unwrap_or(Seat(0)));
        return begun.map_err(|refusal| NotationError::refused(Token::line(line), refusal));
    }
    game.parse_position(&fields)
}
