//! The table as a page uses it: stories, scenes, addresses, replays.

mod addresses;
mod bots;
mod desk;
mod golden;
mod hands;
mod links;
mod replays;
mod resume;
mod show;
mod stories;
mod watching;
