//! The page: a Yew app. Besides it only the bots' worker knows a browser.
//!
//! Nothing here decides anything about a game: [`table`] does, and the page draws its
//! [`Scene`](table::scene::Scene) and carries out its [`Effect`](table::session::Effect)s.
//!
//! - [`page`]: the state of the page and its messages. The page is a few stores, each in the folder of its subject.
//! - [`game`], [`board`], [`replay`], [`saves`], [`backup`], [`family_book`], [`setup`], [`settings`], [`review`], [`trial`], [`links`], [`lessons`], [`rulebook`],
//!   [`fairness`], [`today`], [`home`], [`dialogs`]: the parts of the page, each with its components and styles, and some with a store.
//! - [`worker`]: the page's side of the bots' worker.
//! - [`platform`]: storage, audio, sharing, offline support, the crash guard (see `GUARD.md`).

pub mod backup;
pub mod board;
pub mod dialogs;
pub mod exercises;
pub mod fairness;
pub mod family_book;
pub mod game;
pub mod home;
pub mod lessons;
pub mod links;
pub mod markup;
pub mod page;
pub mod platform;
pub mod portrait;
pub mod replay;
pub mod report;
pub mod review;
pub mod rulebook;
pub mod saves;
pub mod segments;
pub mod settings;
pub mod setup;
#[cfg(test)]
mod tests;
pub mod today;
pub mod trial;
pub mod worker;
