//! The bots' worker: the messages between it and the page, and the service that answers them.
//!
//! It is a program of its own: the page can be used before it arrives, and it is compiled for speed. It runs in a worker, or
//! on the page's own thread if the browser starts no worker.

pub mod backup;
pub mod book;
pub mod exercise;
pub mod protocol;
pub mod report;
pub mod service;
pub mod trial;
