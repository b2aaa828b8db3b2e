//! Rules of old race games: Pollyanna, Parcheesi, Sorry! and Annie.
//!
//! The crate lists legal actions, applies them, and explains why others are refused. It draws no
//! random numbers: at a chance node it lists the outcomes with their weights, and the caller picks.
//!
//! # A game in ten lines
//!
//! ```
//! use rules::{event::NullSink, game::Game, games, state::Node};
//!
//! let game = games::pollyanna::Pollyanna::new(games::ruleset("pollyanna-1951").unwrap());
//! let mut state = game.initial_state(game.ruleset().family.usual_seats).unwrap();
//! let (mut actions, mut seed) = (Vec::new(), 1951_u32);
//! let mut random = |below: u32| {
//!     seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
//!     (seed >> 16) % below
//! };
//! let winners = loop {
//!     match game.node(&state) {
//!         Node::Chance { .. } => {
//!             let roll = game.sample_outcome(&state, random(game.chance_weight_total(&state)));
//!             game.apply_chance(&mut state, roll, &mut NullSink);
//!         }
//!         Node::Decision { .. } => {
//!             actions.clear();
//!             game.legal_actions(&state, &mut actions);
//!             let action = actions[random(actions.len() as u32) as usize];
//!             game.apply(&mut state, action, &mut NullSink);
//!         }
//!         Node::Terminal { winners } => break winners,
//!     }
//! };
//! assert_eq!(winners.len(), 1);
//! ```
//!
//! The folder `examples` has three programs to start from:
//!
//! - `play_random` plays a random game of any ruleset and prints its log;
//! - `perft` counts the positions that a position line leads to;
//! - `write_a_game` defines a small game and plays it.
//!
//! # Concepts
//!
//! - A [`Ruleset`](ruleset::Ruleset) is an edition of a game with its options, such as
//!   `pollyanna-1951+partners`. [`games`] lists all games; [`games::visit`] calls generic code with
//!   the game that plays a ruleset.
//! - A [`Game`](game::Game) holds the rules. A **state** is a plain value at one kind of
//!   [`Node`](state::Node): a **chance node**, a **decision** of one seat, or **terminal**.
//! - An **action** is one step of a player. A **play** is all the steps that one roll or card calls
//!   for. Rules such as "use both dice if you can" judge whole plays; [`turn`] finds the steps that
//!   begin a legal play.
//! - An [`AnyGame`](any_game::AnyGame) is any game at any state, for code that is not generic over games:
//!   [`games::game`] gives the one of a ruleset. Its actions and outcomes are [`Move`](any_game::Move)s.
//! - **Events** ([`event`]) tell what an outcome or an action did, in enough detail to show it.
//! - A **refusal** ([`refusal`]) says which numbered rule forbids an action.
//! - **Position lines**, **play lines** ([`notation`]) and **records** ([`record`]) are the text
//!   formats.
//! - [`race`] is a kit for games with pawns and two dice. Pollyanna and Parcheesi are built on it.
//! - [`conform`] is a test suite that every game passes.
//!
//! # Positions and plays as text
//!
//! ```
//! use rules::event::NullSink;
//! use rules::game::Game;
//! use rules::games::pollyanna::Pollyanna;
//! use rules::notation::{self, Notation};
//!
//! let game = Pollyanna::new(rules::games::ruleset("pollyanna-1951").unwrap());
//! let line = "pollyanna-1951 Y:yard,yard,yard,G3/R:yard,yard,Y9,Y9 Y:6-3";
//! let mut state = notation::parse_position_line(&game, line).unwrap();
//!
//! // The 6 must enter a pawn. The 3 may move that pawn or the other one, before or after.
//! let mut actions = Vec::new();
//! game.legal_actions(&state, &mut actions);
//! let steps: Vec<_> = actions.iter().map(|&action| game.step(&state, action)).collect();
//! assert_eq!(steps, ["3 G3-G6", "3 G3-Gt1", "6 yard-Y6"]);
//!
//! for step in ["6 yard-Y6", "3 G3-G6"] {
//!     let action = notation::legal_step(&game, &state, step).unwrap();
//!     game.apply(&mut state, action, &mut NullSink);
//! }
//! let after = "pollyanna-1951 Y:yard,yard,Y6,G6/R:yard,yard,Y9,Y9 R";
//! assert_eq!(notation::position_line(&game, &state), after);
//!
//! // A refusal names the rule.
//! let refused = notation::legal_step(&game, &state, "6 yard-Y6").unwrap_err();
//! println!("{refused}");
//! ```
//!
//! # Any game
//!
//! ```
//! use rules::games;
//!
//! let game = games::game(games::ruleset("pollyanna-1951").unwrap());
//! let mut game = game.at("pollyanna-1951 Y:yard,yard,yard,G3/R:yard,yard,Y9,Y9 Y:6-3").unwrap();
//! let step = game.read("6 yard-Y6").unwrap();
//! assert!(game.describe(step).is_choice);
//! println!("{}", game.describe(step).words);
//! for event in game.apply_with_events(step) {
//!     println!("{:?}", game.sentence(&event));
//! }
//!
//! let steps: Vec<_> = game.moves().iter().map(|&(step, _)| game.write(step)).collect();
//! assert_eq!(steps, ["3 G3-G6", "3 G3-Gt1"]);
//! ```

#![warn(missing_docs)]
// The rules are pure: `clippy.toml` refuses types and functions, and these lints the rest. Tests may use them.
#![cfg_attr(
    not(test),
    warn(clippy::float_arithmetic, clippy::print_stdout, clippy::print_stderr)
)]
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod any_game;
mod bit_iter;
pub mod board;
pub mod cast;
pub mod chance;
pub mod conform;
mod dedup;
pub mod event;
pub mod explain;
pub mod features;
pub mod fuzzing;
pub mod game;
pub mod games;
pub mod lesson;
pub mod narrator;
pub mod notation;
pub mod observe;
pub mod perft;
pub mod piece;
pub mod race;
pub mod record;
pub mod refusal;
pub mod ruleset;
pub mod seat;
pub mod state;
pub mod turn;
pub mod view;
pub mod words;
