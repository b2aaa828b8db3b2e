//! The table as a page uses it: stories, scenes, addresses, replays.

mod addresses;
mod arrows;
mod bots;
mod by_hand;
mod desk;
mod golden;
mod hands;
mod languages;
mod learning;
mod links;
mod manners;
mod replays;
mod resume;
mod saves;
mod show;
mod sounds;
mod speech;
mod spoil;
mod stories;
mod watching;
