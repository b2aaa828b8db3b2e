//! The slow dice races: what the second Pollyanna and the second Parcheesi have in common. Spaces are
//! their printed names, a step walks from space to space, a roll is tried in every order with every
//! choice, and only then are whole plays compared with each other (P-13 to P-16, C-8, C-14).
//!
//! Each option of [`house`] can give one game the rule of the other, so there is one of each function,
//! which asks for the option by its value where a rule depends on it.
//!
//! - [`house`]: rulesets' names, read and printed.
//! - [`board`]: which space follows which, for each colour.
//! - [`line`]: position lines, read, checked and printed.
//! - [`step`]: one step of a roll half played.
//! - [`play`]: whole plays, and which of them are legal.
//! - [`settle`]: whose roll it is after a play, and the ages of blockades (P-16, C-9, C-10, C-14).
//! - [`start`]: where a game begins (P-8, C-5).
//! - [`random`]: rulesets and rolls at random, and what follows a position.
//! - [`place`]: positions to compare on, most of which no game would ever reach.
//! - [`matters`]: which house rules make a difference in a position.

pub mod board;
pub mod house;
pub mod line;
pub mod matters;
pub mod place;
pub mod play;
pub mod random;
pub mod settle;
pub mod start;
pub mod step;

/// The two games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Game {
    /// Both editions.
    Pollyanna,
    /// The only edition.
    Parcheesi,
}
