//! Today's game: its store, its dialog, and the calendar of the month.

mod calendar;
pub mod dialog;
pub mod picture;
pub mod store;
