//! Layout of the game screen: its shape and its mode are values, its zones are rows of tables.
//!
//! The page gives the tables to its style sheets: see `web/src/game/layout.rs`.

mod band;
mod contents;
mod grid;
mod layout;
mod mode;
mod screen_grid;
mod shape;
#[cfg(test)]
mod tests;
mod tools;
mod turn_button;
mod turn_panel;
mod zone;

pub use band::{Flat, Lengths};
pub use contents::{Contents, MANY};
pub use grid::{Grid, Row, Track};
pub use layout::{BoardWidth, HintPlace, Layout, Panels, ShownTurns};
pub use mode::Mode;
pub use shape::{Room, Shape};
pub use tools::{MENU, Tool, bar};
pub use turn_button::TurnButton;
pub use turn_panel::Stage;
pub use zone::Zone;
