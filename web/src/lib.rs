//! The page: a Yew app and the bots' worker; the only crate that knows a browser.
//!
//! Nothing here decides anything about a game: [`table`] does, and the page draws its
//! [`Scene`](table::scene::Scene) and carries out its [`Effect`](table::session::Effect)s.
//!
//! - [`app`]: the state of the page and its messages.
//! - [`home`], [`setup`], [`game`], [`board`], [`lessons`], [`replay`], [`review`], [`dialogs`], [`settings`]: the screens and
//!   their parts, one component a file.
//! - [`worker`]: the bots' worker, the page's side of it, and the messages between them.
//! - [`platform`]: storage, audio, sharing, offline support, the crash guard (see `GUARD.md`).

pub mod app;
pub mod board;
pub mod by_link;
pub mod dialogs;
pub mod fairness;
pub mod game;
pub mod home;
pub mod lessons;
pub mod markup;
pub mod platform;
pub mod replay;
pub mod review;
pub mod settings;
pub mod setup;
#[cfg(test)]
mod tests;
pub mod worker;
