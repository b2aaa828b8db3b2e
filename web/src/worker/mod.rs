//! The bots' worker, and the page's side of it.

pub mod client;
pub mod net_loader;
pub mod protocol;
pub mod service;
