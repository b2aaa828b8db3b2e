//! Settings of the page.

pub mod check_box;
pub mod dialog;
pub mod language;
pub mod select;
pub mod speed;
pub mod switch;
pub mod theme;
pub mod volume;
