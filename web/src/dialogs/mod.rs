//! Dialogs over the page.

pub mod about;
pub mod ask_go_back;
pub mod dialog;
pub mod more_menu;
pub mod move_choice;
pub mod players;
pub mod shortcuts;
