//! What the browser offers: storage, audio, sharing, offline support.

pub mod audio;
pub mod click_guard;
pub mod crash_guard;
pub mod devices;
pub mod download;
pub mod element_drag;
pub mod fetch;
pub mod focus;
pub mod games_db;
pub mod history;
pub mod last_input;
pub mod local_storage;
pub mod lying_flat;
pub mod open_tabs;
pub mod persistent_storage;
pub mod player_history;
pub mod press;
pub mod reduced_motion;
pub mod relative_date;
pub mod room;
pub mod share;
pub mod sleep;
pub mod storage_trouble;
pub mod updates;
pub mod vibration;
pub mod wake_lock;
