//! The end of a game: the result card, and what leads back to it.

pub mod celebration;
pub mod end_dialog;
pub mod podium;
pub mod race_chart;
pub mod results_button;
pub mod scenery;
