//! The home page: saved games, files, the offer of lessons.

pub mod game_cards;
pub mod game_files;
pub mod hero;
pub mod lesson_offer;
pub mod mini_board;
pub mod quick_game;
pub mod saved_games;
pub mod screen;
pub mod start_sheet;
