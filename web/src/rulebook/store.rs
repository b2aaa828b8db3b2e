//! Rulebooks, fetched at first use.

use std::rc::Rc;

use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use rules::words::in_edition;
use words::{Book as File, Language, t};

use super::book::{self, Block};
use super::dialog::Book;
use crate::page::effect::Effect;

/// A message about rulebooks.
pub enum BookMsg {
    /// The rulebook of a game in a language has arrived, or an error.
    Come(&'static str, Language, Result<String, String>),
    /// Fetch those again that could not be fetched.
    ForgetFailed,
    /// The language is another one.
    Retell,
}

/// A rulebook that was asked for.
enum Fetched {
    Coming,
    /// The blocks of each edition.
    Read(Vec<Rc<[Block]>>),
    Failed(String),
}

/// Rulebooks that were asked for, by the names of their games.
#[derive(Default)]
pub struct BookStore(Vec<(&'static str, Fetched)>);

impl BookStore {
    /// Handles a message.
    pub fn update(&mut self, msg: BookMsg) -> Vec<Effect> {
        match msg {
            // Else the language has changed, and its rulebook is being fetched.
            BookMsg::Come(name, language, text) if language == words::language() => {
                let read = text.and_then(|text| {
                    editions(name, &text).ok_or_else(|| t!(loading::no_rulebook).to_owned())
                });
                self.0.retain(|(known, _)| *known != name);
                let book = read.map_or_else(Fetched::Failed, Fetched::Read);
                self.0.push((name, book));
            }
            BookMsg::Come(..) => {}
            BookMsg::ForgetFailed => {
                self.0
                    .retain(|(_, book)| !matches!(book, Fetched::Failed(_)));
            }
            BookMsg::Retell => self.0.clear(),
        }
        Vec::new()
    }

    /// Fetches the rulebook of a ruleset, unless that was tried already.
    pub fn fetch(&mut self, ruleset: Ruleset) -> Option<Effect> {
        let name = ruleset.family.name();
        if self.fetched(name).is_some() {
            return None;
        }
        self.0.push((name, Fetched::Coming));
        Some(Effect::FetchBook(File::Rulebook, words::language(), name))
    }

    /// The rulebook of a ruleset, or its loading state.
    pub fn book(&self, ruleset: Ruleset) -> Book {
        match self.fetched(ruleset.family.name()) {
            Some(Fetched::Read(editions)) => {
                let mut all = ruleset.family.editions.iter().zip(editions);
                let found = all.find(|(edition, _)| *edition == ruleset.edition);
                Book::Read(found.map_or_else(|| [].into(), |(_, blocks)| blocks.clone()))
            }
            Some(Fetched::Failed(why)) => Book::Failed(why.clone().into()),
            Some(Fetched::Coming) | None => Book::Loading,
        }
    }

    fn fetched(&self, name: &str) -> Option<&Fetched> {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, book)| book)
    }
}

/// The rulebook of each edition of a game.
fn editions(name: &str, text: &str) -> Option<Vec<Rc<[Block]>>> {
    let family = FAMILIES.iter().find(|family| family.name() == name)?;
    let editions = family.editions.iter();
    editions
        .map(|edition| book::read(&in_edition(text, edition.name)).map(Rc::from))
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
                let text = File::Rulebook.of(language, name).unwrap();
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
