//! The home page: saved games, files, the offer of lessons.

pub mod game_files;
pub mod lesson_offer;
pub mod mini_board;
pub mod saved_games;
