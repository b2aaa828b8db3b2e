//! The game screen: everything beside the board.

pub mod alert;
pub mod cards;
pub mod dice;
pub mod hint;
pub mod line;
pub mod log;
pub mod manual_dice;
pub mod menu;
pub mod moves;
pub mod player_panels;
pub mod screen;
pub mod space_notes;
pub mod threats;
pub mod toolbar;
