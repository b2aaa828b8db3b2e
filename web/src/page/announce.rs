//! Announcements to screen readers, by the page's live region.

use crate::page::effect::Effect;

/// The page's live region.
#[derive(Default)]
pub struct Announcer {
    /// Its text.
    pub live: String,
    /// How many alerts there were. An alert that is repeated is drawn anew, and so it is read again.
    pub alerts: u32,
}

/// A message to the live region.
pub enum AnnounceMsg {
    /// Replace the announcement.
    Say(String),
    /// Add to the announcement.
    Add(&'static str),
    /// Clear the announcement.
    Clear,
    /// There is an alert.
    Alert,
}

impl Announcer {
    /// Handles a message.
    pub fn update(&mut self, msg: AnnounceMsg) -> Vec<Effect> {
        match msg {
            AnnounceMsg::Say(text) => self.live = text,
            AnnounceMsg::Add(text) => self.live.push_str(text),
            AnnounceMsg::Clear => self.live.clear(),
            AnnounceMsg::Alert => self.alerts += 1,
        }
        Vec::new()
    }
}
