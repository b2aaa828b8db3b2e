//! The game that is being set up, and the form "New game" with all its options.

pub mod by_link;
pub mod dice_mode;
pub mod form;
pub mod house_rules;
pub mod kept_rules;
pub mod name_box;
pub mod seat_help;
pub mod seats;
pub mod store;
