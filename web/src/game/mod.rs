//! The game screen: everything beside the board.

pub mod alert;
pub mod card_text;
pub mod cards_left;
pub mod curtain;
pub mod dice;
pub mod end;
pub mod hand;
pub mod hint;
pub mod last_turns;
pub mod line;
pub mod log;
pub mod manual_dice;
pub mod menu;
pub mod moves;
pub mod player_panels;
pub mod roll_button;
pub mod screen;
pub mod space_notes;
pub mod status;
pub mod threat_panel;
pub mod toolbar;
