//! The bots' worker: the messages between it and the page, and the service that answers them.
//!
//! Its program is apart from the page's: the page can be used before it arrives, and it is compiled for speed. Usually it
//! runs in a worker of the browser, where there is none on the page's own thread.

pub mod protocol;
pub mod service;
