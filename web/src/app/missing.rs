//! Files that did not arrive, and trying again.

use words::Language;
use yew::prelude::*;

use super::App;

/// What did not arrive. A rulebook has a button of its own where it would stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// The texts of a language.
    Language(Language),
    /// The lessons of the address, or those that are being done in another language.
    Lessons,
    /// What bots have learned.
    Nets,
}

impl App {
    /// Says what did not arrive, and why.
    pub(super) fn miss(&mut self, what: Missing, sentence: String) {
        self.missing.retain(|(known, _)| *known != what);
        self.missing.push((what, sentence));
    }

    /// Fetches again what did not arrive.
    pub(super) fn try_again(&mut self, ctx: &Context<App>, what: Missing) {
        self.forget_missing(what);
        match what {
            Missing::Language(language) => self.bring_language(ctx, language),
            Missing::Lessons if self.is_in_lesson() => self.retell_lesson(ctx),
            Missing::Lessons => self.go_to_address(ctx),
            Missing::Nets => self.bots.fetch_missing_nets(),
        }
    }

    pub(super) fn forget_missing(&mut self, what: Missing) {
        self.missing.retain(|(known, _)| *known != what);
    }

    /// Whether something is on its way that has no place of its own on the screen.
    pub(super) fn is_loading(&self) -> bool {
        self.wanted != words::language() || self.course.coming || self.bots.is_loading()
    }
}
