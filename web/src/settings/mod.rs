//! Settings of the page.

pub mod all_settings;
pub mod controls;
pub mod dialog;
pub mod effect;
pub mod select;
pub mod store;
pub mod text_size;
pub mod theme_choice;
