//! The table crate.
