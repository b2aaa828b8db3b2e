//! The bot crate.
