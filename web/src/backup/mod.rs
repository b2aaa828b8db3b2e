//! Backup: everything on this device in one file, and bringing it back.

pub mod controls;
pub mod dialog;
pub mod file;
pub mod store;
