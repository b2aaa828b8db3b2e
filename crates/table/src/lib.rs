//! Game sessions from setup to result, without a screen.
//!
//! Every decision is made here, in pure code that is tested natively. The page only draws a
//! [`Scene`](scene::Scene) and carries out [`Effect`](session::Effect)s.
//!
//! - [`draft`]: a game that is being set up. [`setup`], [`address`]: the setup of a game, and its address. [`people`]: who
//!   played on this device. [`kept_rules`]: the house rules that it keeps.
//! - [`table_settings`], [`sides`]: seating around the screen and help for each seat.
//! - [`game_session`]: the record of a game and everything derived from it, behind one object-safe trait.
//! - [`random_numbers`]: their sources, seeds. [`dice_mode`], [`roll_prompt`]: rolls of real dice. [`scene::cards`]: piles
//!   and hands.
//! - [`session`]: intents in, effects out.
//! - [`scene`], [`timeline`], [`piece_layout`]: what the screen draws, its animations, and the places of
//!   pieces.
//! - [`placement`]: where bubbles and labels lie on the board.
//! - [`screen`]: the layout of the game screen.
//! - [`outcome`]: the result: ranking, race chart, awards.
//! - [`status`]: whose turn it is, in words.
//! - [`sounds`]: sounds of a timeline. [`speech`]: announcements and spoken answers.
//! - [`hit_test`]: the space under a touch. [`board_navigation`]: moving over the board with keys.
//! - [`saved_game`]: the text format of saved games, and files of several games.
//! - [`lesson`]: the lessons of a game. [`exercise`]: single plays to find. [`today`]: one game a day, the same for everybody.
//! - [`roll_counts`]: how often each number, pair and card came, with a chi-squared test.
//! - [`position_lines`]: the position lines of a record. [`link`]: a whole game as the text of a link.
//! - [`book`]: the finished games of the people of a device, and their statistics. [`backup`]: all that a device stores, in
//!   one file.
//! - [`fuzzing`]: properties of all addresses, links, saves, books, backups, and lists of exercises, of people and house rules.

pub mod about_games;
pub mod address;
pub mod backup;
mod blocked_pawns;
pub mod board_navigation;
pub mod board_outlines;
pub mod book;
mod clean_text;
mod dice_layout;
pub mod dice_mode;
pub mod draft;
pub mod durations;
pub mod exercise;
pub mod fingerprint;
pub mod fuzzing;
pub mod game_session;
pub mod game_summary;
pub mod hit_test;
pub mod kept_rules;
pub mod lesson;
pub mod link;
pub mod link_game;
mod no_move;
pub mod outcome;
pub mod party;
pub mod people;
pub mod piece_layout;
pub mod placement;
pub mod position_lines;
pub mod random_numbers;
mod remarks;
pub mod roll_counts;
pub mod roll_prompt;
pub mod saved_game;
pub mod scene;
pub mod screen;
pub mod session;
mod session_log;
pub mod setup;
pub mod sides;
pub mod sounds;
pub mod speech;
pub mod status;
pub mod table_settings;
pub mod timeline;
pub mod today;
