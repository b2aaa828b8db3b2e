//! The rules of the old race games: states, chance, legal actions, events, refusals, notation.
//!
//! The crate is pure. It draws no random number, reads no clock, uses no float and does no I/O:
//! chance is a node of the game whose outcomes have weights, and somebody else picks one.
//!
//! # The vocabulary
//!
//! - A [`Ruleset`](ruleset::Ruleset) is an edition of a game with its options:
//!   `pollyanna-1951+partners`. [`games`] holds the list of games and the way in to one.
//! - A [`Game`](game::Game) gives the **state** at the opening and says which [`Node`](state::Node)
//!   a state is: a **chance node**, a **decision** of one seat, or **terminal**.
//! - An **action** is one step of a player. A **play** is the whole sequence of steps that one
//!   throw calls for; the rules judge plays, a player makes steps, and [`turn`] offers just those
//!   steps that begin a legal play.
//! - **Events** tell what an outcome or an action did, in enough detail to show it ([`event`]).
//! - A **refusal** says by which rule a step is not legal ([`refusal`]).
//! - A [`Lesson`](lesson::Lesson) is a position in which somebody who is new finds out one thing.
//! - **Position lines**, **play lines** ([`notation`]) and **records** ([`record`]) are the texts.
//!
//! # A walk
//!
//! ```
//! use rules::event::Silent;
//! use rules::game::Game;
//! use rules::notation::{self, Notation};
//! use rules::games::pollyanna::Pollyanna;
//!
//! let game = Pollyanna::new(rules::games::ruleset("pollyanna-1951").unwrap());
//! let line = "pollyanna-1951 Y:yard,yard,yard,G3/R:yard,yard,Y9,Y9 Y:6-3";
//! let mut state = notation::parse_position_line(&game, line).unwrap();
//!
//! // The six must enter a pawn; the three may be played by that pawn or the other, in any order.
//! let mut actions = Vec::new();
//! game.legal_actions(&state, &mut actions);
//! let steps: Vec<_> = actions.iter().map(|&action| game.step(&state, action)).collect();
//! assert_eq!(steps, ["3 G3-G6", "3 G3-Gt1", "6 yard-Y6"]);
//!
//! // A whole play, and where it leads.
//! for step in ["6 yard-Y6", "3 G3-G6"] {
//!     let action = notation::legal_step(&game, &state, step).unwrap();
//!     game.apply(&mut state, action, &mut Silent);
//! }
//! let after = "pollyanna-1951 Y:yard,yard,Y6,G6/R:yard,yard,Y9,Y9 R";
//! assert_eq!(notation::position_line(&game, &state), after);
//! ```

mod bit_iter;
pub mod board;
pub mod chance;
pub mod conform;
pub mod danger;
mod dedup;
pub mod event;
pub mod explain;
pub mod features;
pub mod fuzzing;
pub mod game;
pub mod games;
pub mod lesson;
pub mod notation;
pub mod observe;
pub mod perft;
pub mod piece;
pub mod plain;
pub mod playthrough;
pub mod position;
pub mod race;
pub mod reasons;
pub mod record;
pub mod refusal;
pub mod ruleset;
pub mod seat;
pub mod state;
pub mod turn;
pub mod view;
pub mod words;
