//! The page: a Yew app and the bots' worker; the only crate that knows a browser.
//!
//! Nothing here decides anything about a game: [`table`] does, and the page draws its
//! [`Scene`](table::scene::Scene) and carries out its [`Effect`](table::session::Effect)s.
//!
//! - [`app`]: the state of the page and its messages; [`effects`] carries out what a session wants,
//!   [`focus`] keeps the keyboard's place.
//! - [`components`]: what is on the screen, one noun a file.
//! - [`letter`], [`bots`], [`desk`]: what page and worker say to each other, the page's side of
//!   it, the worker's. Both run this one program.
//! - [`fetch`]: files that are loaded when they are needed; `nets`: those that bots judge by.
//! - [`share`]: handing a link on. [`theme`], [`sounds`], [`awake`]: colours, noises, and a screen that
//!   stays on.
//! - [`store`], [`kept`]: what the browser keeps; [`lasting`] asks it to do so for good. [`dates`]: as one
//!   says them. [`rulebook`]: reads the rules.
//! - [`offline`]: what is kept to play without a network, and new versions.
//! - [`guard`]: the script outside the program, see `GUARD.md`.

pub mod animate;
pub mod app;
pub mod awake;
pub mod bots;
pub mod components;
pub mod dates;
pub mod desk;
pub mod effects;
pub mod fetch;
pub mod focus;
pub mod guard;
pub mod kept;
pub mod lasting;
pub mod letter;
mod nets;
pub mod offline;
pub mod press;
pub mod rulebook;
pub mod share;
pub mod sounds;
pub mod store;
pub mod theme;
