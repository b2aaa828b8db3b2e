//! The rulebooks: each is fetched when it is first wanted, in the language that is spoken, and then kept.

use std::rc::Rc;

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::words::in_edition;
use wasm_bindgen_futures::spawn_local;
use words::{Language, say};
use yew::prelude::*;

use super::App;
use super::Dialog;
use super::Msg;
use crate::dialogs::rulebook::{self, Block};
use crate::dialogs::rulebook_dialog::Book;
use crate::platform::fetch;

/// What has become of fetching a game's rulebook.
pub(super) enum Fetched {
    Coming,
    /// The blocks of each edition.
    Read(Vec<Rc<[Block]>>),
    Failed(String),
}

impl App {
    /// The ruleset that is played, or else that of the form.
    pub(super) fn ruleset(&self) -> Ruleset {
        let playing = self.play.as_ref().filter(|_| !self.setting_up);
        playing.map_or(self.form.setup.ruleset, |play| {
            play.session.table().ruleset()
        })
    }

    /// The rulebook of a ruleset, as far as it is there.
    pub(super) fn book(&self, ruleset: Ruleset) -> Book {
        match self
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

    /// Fetches the rulebook that is shown, unless it is there, on its way, or has failed.
    pub(super) fn bring_book(&mut self, ctx: &Context<App>) {
        let name = self.ruleset().family.name();
        if !matches!(self.dialog, Some(Dialog::Rules(_)))
            || self.books.iter().any(|(known, _)| *known == name)
        {
            return;
        }
        self.books.push((name, Fetched::Coming));
        let link = ctx.link().clone();
        let language = words::language();
        spawn_local(async move {
            let text = fetch::book(language, &words::Book::Rulebook.path(language, name)).await;
            link.send_message(Msg::Book(name, language, text));
        });
    }

    /// Those that could not be fetched are fetched when they are wanted again.
    pub(super) fn forget_failed_books(&mut self) {
        self.books
            .retain(|(_, book)| !matches!(book, Fetched::Failed(_)));
    }

    /// The text of a game's rulebook is there, or why it is not.
    pub(super) fn keep_book(
        &mut self,
        name: &'static str,
        language: Language,
        text: Result<String, String>,
    ) {
        // Another language is spoken by now, and its text is on its way.
        if language != words::language() {
            return;
        }
        let read = text.and_then(|text| {
            editions(name, &text).ok_or_else(|| say!(loading::no_rulebook).to_owned())
        });
        let book = read.map_or_else(Fetched::Failed, Fetched::Read);
        self.books.retain(|(known, _)| *known != name);
        self.books.push((name, book));
    }
}

/// The rulebook of each edition of the game of that name.
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
