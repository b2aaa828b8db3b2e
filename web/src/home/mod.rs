//! The home page: the last game, the games to choose from, saved games.

pub mod daily;
pub mod game_cards;
pub mod hero;
pub mod known_people;
pub mod mini_board;
pub mod person_editor;
pub mod seat_picker;
pub mod start_sheet;
