//! The page's side of the bots' worker, whose program is the crate [`worker`].

pub mod client;
pub mod net_loader;
