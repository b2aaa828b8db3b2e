//! Rulebooks, fetched at first use.

use std::rc::Rc;

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::words::in_edition;
use wasm_bindgen_futures::spawn_local;
use words::{Language, t};
use yew::prelude::*;

use super::lessons::LessonTexts;
use super::{App, AppMsg, Dialog};
use crate::dialogs::rulebook::{self, Block};
use crate::dialogs::rulebook_dialog::Book;
use crate::platform::fetch;

/// A rulebook that was asked for.
pub(super) enum Fetched {
    Coming,
    /// The blocks of each edition.
    Read(Vec<Rc<[Block]>>),
    Failed(String),
}

/// Rulebooks and lessons that were asked for.
#[derive(Default)]
pub(super) struct Library {
    /// The rulebooks, by the names of their games.
    pub(super) books: Vec<(&'static str, Fetched)>,
    /// The lessons.
    pub(super) lessons: LessonTexts,
}

impl App {
    /// The ruleset of the game on the screen, else of the form.
    pub(super) fn ruleset(&self) -> Ruleset {
        let active = self.active();
        active.map_or(self.form.setup.ruleset, |game| {
            game.session.table().ruleset()
        })
    }

    /// The rulebook of a ruleset, or its loading state.
    pub(super) fn book(&self, ruleset: Ruleset) -> Book {
        match self
            .library
            .books
            .iter()
            .find(|(name, _)| *name == ruleset.family.name())
        {
            Some((_, Fetched::Read(editions))) => {
                let mut all = ruleset.family.editions.iter().zip(editions);
                let found = all.find(|(edition, _)| *edition == ruleset.edition);
                Book::Read(found.map_or_else(|| [].into(), |(_, blocks)| blocks.clone()))
            }
            Some((_, Fetched::Failed(why))) => Book::Failed(why.clone().into()),
            Some((_, Fetched::Coming)) | None => Book::Loading,
        }
    }

    /// Fetches the rulebook that is shown, unless that was tried already.
    pub(super) fn fetch_rulebook(&mut self, ctx: &Context<App>) {
        let name = self.ruleset().family.name();
        if !matches!(self.dialogs.open, Some(Dialog::Rules(_)))
            || self.library.books.iter().any(|(known, _)| *known == name)
        {
            return;
        }
        self.library.books.push((name, Fetched::Coming));
        let link = ctx.link().clone();
        let language = words::language();
        spawn_local(async move {
            let text = fetch::book(language, &words::Book::Rulebook.path(language, name)).await;
            link.send_message(AppMsg::Book(name, language, text));
        });
    }

    /// Forgets rulebooks that could not be fetched, so that they are fetched again.
    pub(super) fn forget_failed_books(&mut self) {
        self.library
            .books
            .retain(|(_, book)| !matches!(book, Fetched::Failed(_)));
    }

    /// The text of a rulebook has arrived, or an error.
    pub(super) fn on_rulebook(
        &mut self,
        name: &'static str,
        language: Language,
        text: Result<String, String>,
    ) {
        // The language has changed, and its rulebook is being fetched.
        if language != words::language() {
            return;
        }
        let read = text.and_then(|text| {
            editions(name, &text).ok_or_else(|| t!(loading::no_rulebook).to_owned())
        });
        let book = read.map_or_else(Fetched::Failed, Fetched::Read);
        self.library.books.retain(|(known, _)| *known != name);
        self.library.books.push((name, book));
    }
}

/// The rulebook of each edition of a game.
fn editions(name: &str, text: &str) -> Option<Vec<Rc<[Block]>>> {
    let family = FAMILIES.iter().find(|family| family.name() == name)?;
    let editions = family.editions.iter();
    editions
        .map(|edition| rulebook::read(&in_edition(text, edition.name)).map(Rc::from))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edition_has_its_rulebook_in_every_language() {
        for family in FAMILIES {
            let name = family.name();
            for language in Language::ALL {
                let text = words::Book::Rulebook.of(language, name).unwrap();
                let books = editions(name, text).unwrap();
                assert_eq!(books.len(), family.editions.len());
                for book in &books {
                    let rules = book.iter().filter(|block| matches!(block, Block::Rule(..)));
                    assert!(rules.count() > 10, "{name}");
                }
            }
        }
        assert!(editions("chess", "# Chess").is_none());
        assert!(editions(FAMILIES[0].name(), "<html>").is_none());
    }
}
