//! The form "New game" with all options.

pub mod asked_options;
pub mod by_link;
pub mod dice_mode;
pub mod form;
pub mod name_box;
pub mod seat_help;
pub mod seats;
pub mod store;
