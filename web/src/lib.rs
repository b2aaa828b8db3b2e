//! The page: a Yew app and the bots' worker; the only crate that knows a browser.
//!
//! Nothing here decides anything about a game: [`table`] does, and the page draws its
//! [`Scene`](table::scene::Scene) and carries out its [`Effect`](table::session::Effect)s.
//!
//! - [`app`]: the state of the page and its messages; [`effects`] carries out what a session wants,
//!   [`focus`] keeps the keyboard's place.
//! - [`components`]: what is on the screen, one noun a file.
//! - [`worker_protocol`]: the messages between the page and the bots' worker; [`bot_client`], [`worker`]: the
//!   two sides of it. Both run this one program.
//! - [`fetch`]: files that are loaded when they are needed; `net_loader`: the bots' nets.
//! - [`share`]: sharing a link. [`theme`], [`sounds`], [`awake`]: colours, sounds, keeping the screen on.
//! - [`kept`]: saved games, in IndexedDB by `games_db`; `tab_lock`: which tabs are open; [`legacy_saves`]: games of
//!   earlier versions; [`download`]: files to download. [`store`]: settings. [`lasting`] asks the browser to keep
//!   all that. [`dates`]: dates in words. [`rulebook`]: the rulebook's markup.
//! - [`offline`]: offline support and updates.
//! - [`guard`]: the crash guard, a script outside the program, see `GUARD.md`.

pub mod animate;
pub mod app;
pub mod awake;
pub mod bot_client;
pub mod components;
pub mod dates;
pub mod download;
pub mod effects;
pub mod fetch;
pub mod focus;
mod games_db;
pub mod guard;
pub mod kept;
pub mod lasting;
pub mod legacy_saves;
mod net_loader;
pub mod offline;
pub mod press;
pub mod rulebook;
pub mod share;
mod sleep;
pub mod sounds;
pub mod store;
mod tab_lock;
pub mod theme;
pub mod worker;
pub mod worker_protocol;
