//! The table: one sitting at a game, from set-up to the end, without a screen.
//!
//! Everything that decides anything is here, pure and tested natively; a page only draws a
//! [`Scene`](scene::Scene) and carries out [`Effect`](session::Effect)s.
//!
//! - [`setup`], [`address`]: what a game is set up with, by form or by address.
//! - [`table_settings`], [`seating`]: how people sit round the screen, and what each of them is given.
//! - [`game_session`]: the record of a game and what follows from it, behind one object-safe trait.
//! - [`dice`]: where chance comes from. [`manual_dice`]: from real dice. [`cards`]: those on the table, and hands.
//! - [`session`]: messages in, effects out.
//! - [`scene`], [`timeline`], [`piece_layout`]: what is drawn, how events move it, and where it stands.
//! - [`outcome`]: how a game ended: the ranking, the chart of the race, awards.
//! - [`status`], [`log`]: whose turn it is and what happened, in words.
//! - [`sounds`]: what is heard of that. [`speech`]: what is said of it, and what can be asked for.
//! - [`hit_test`]: which space a finger on the board means. [`board_navigation`]: where keys lead on it.
//! - [`saved_game`]: a game as it is kept, and files of games.
//! - [`lesson`]: the lessons of a game, done one after another.
//! - [`replay`]: the position lines of a record. [`link`]: a whole game as the text of a link.
//! - [`fuzzing`]: what must hold of any address, link and save.

pub mod address;
pub mod board_navigation;
pub mod cards;
pub mod dice;
mod dice_layout;
mod face_down;
pub mod fuzzing;
pub mod game_session;
pub mod game_summary;
pub mod hit_test;
pub mod lesson;
pub mod lesson_layout;
pub mod link;
pub mod log;
pub mod manual_dice;
pub mod outcome;
pub mod piece_layout;
pub mod replay;
pub mod saved_game;
pub mod scene;
pub mod seating;
pub mod session;
mod session_log;
pub mod setup;
pub mod sounds;
pub mod speech;
pub mod speed;
mod start;
pub mod status;
pub mod table;
pub mod table_settings;
mod text;
pub mod timeline;
