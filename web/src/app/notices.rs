//! Notices: what the player should know, and files that did not arrive.

use words::Language;
use yew::prelude::*;

use super::{App, Dialog};
use crate::dialogs::toasts::Notice;

/// A file that did not arrive. A missing rulebook is said in its own dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// The texts of a language.
    Language(Language),
    /// Lessons.
    Lessons,
    /// The nets of the bots.
    Nets,
}

/// The notices on the page.
#[derive(Default)]
pub(super) struct Notices {
    /// Notices, oldest first.
    pub(super) list: Vec<Notice>,
    /// Files that did not arrive, and the sentences that say so.
    pub(super) missing: Vec<(Missing, String)>,
    /// Whether a new version of the page is ready.
    pub(super) is_update_ready: bool,
}

impl App {
    /// Adds a notice about a file that did not arrive.
    pub(super) fn add_missing(&mut self, what: Missing, sentence: String) {
        self.notices.missing.retain(|(known, _)| *known != what);
        self.notices.missing.push((what, sentence));
    }

    /// Files that did not arrive, for the page's notices. The settings themselves tell of a language: they would
    /// cover the notice.
    pub(super) fn missing_files(&self) -> Vec<(Missing, String)> {
        let mut missing = self.notices.missing.clone();
        if self.dialogs.open == Some(Dialog::Settings) {
            missing.retain(|(what, _)| !matches!(what, Missing::Language(_)));
        }
        missing
    }

    /// The language that did not arrive, and the sentence that says so.
    pub(super) fn missing_language(&self) -> Option<(Missing, String)> {
        let mut missing = self.notices.missing.iter();
        let found = missing.find(|(what, _)| matches!(what, Missing::Language(_)));
        found.cloned()
    }

    /// Fetches a missing file again.
    pub(super) fn try_again(&mut self, ctx: &Context<App>, what: Missing) {
        self.forget_missing(what);
        match what {
            Missing::Language(language) => self.fetch_language(ctx, language),
            Missing::Lessons if self.is_in_lesson() => self.retell_lesson(ctx),
            Missing::Lessons => self.go_to_address(ctx),
            Missing::Nets => self.bots.fetch_missing_nets(),
        }
    }

    pub(super) fn forget_missing(&mut self, what: Missing) {
        self.notices.missing.retain(|(known, _)| *known != what);
    }

    /// Whether something is loading that has no place of its own on the screen.
    pub(super) fn is_loading(&self) -> bool {
        self.preferences.language != words::language()
            || self.library.lessons.coming
            || self.saved.is_importing
            || self.bots.is_loading()
    }
}
