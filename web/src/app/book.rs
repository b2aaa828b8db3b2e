//! The rulebooks: each is fetched when it is first wanted, and then kept.

use rules::games::{self, FAMILIES, Playable, Visitor};
use rules::ruleset::{Family, Ruleset};
use wasm_bindgen_futures::spawn_local;
use words::say;
use yew::prelude::*;

use super::{App, Dialog, Msg};
use crate::components::rules::Book;
use crate::fetch;
use crate::rulebook::{self, Block};

/// What has become of fetching a game's rulebook.
pub(super) enum Fetched {
    Coming,
    /// The blocks of each edition.
    Read(Vec<Vec<Block>>),
    Failed(String),
}

/// Puts a text into an edition's words.
struct InEdition<'a>(&'a str);

impl Visitor for InEdition<'_> {
    type Output = String;

    fn visit<G: Playable>(self, game: G) -> String {
        game.in_edition(self.0)
    }
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
    pub(super) fn book(&self, ruleset: Ruleset) -> Book<'_> {
        match self
            .books
            .iter()
            .find(|(name, _)| *name == name_of(ruleset.family))
        {
            Some((_, Fetched::Read(editions))) => {
                let mut all = ruleset.family.editions.iter().zip(editions);
                let found = all.find(|(edition, _)| *edition == ruleset.edition);
                Book::Read(found.map_or(&[], |(_, blocks)| blocks))
            }
            Some((_, Fetched::Failed(why))) => Book::Failed(why),
            Some((_, Fetched::Coming)) | None => Book::Coming,
        }
    }

    /// Fetches the rulebook that is shown, unless it is there, on its way, or has failed.
    pub(super) fn bring_book(&mut self, ctx: &Context<App>) {
        let name = name_of(self.ruleset().family);
        if !matches!(self.dialog, Some(Dialog::Rules(_)))
            || self.books.iter().any(|(known, _)| *known == name)
        {
            return;
        }
        self.books.push((name, Fetched::Coming));
        let link = ctx.link().clone();
        spawn_local(async move {
            link.send_message(Msg::Book(
                name,
                fetch::text(&format!("rulebooks/{name}.md")).await,
            ));
        });
    }

    /// Those that could not be fetched are fetched when they are wanted again.
    pub(super) fn forget_failed_books(&mut self) {
        self.books
            .retain(|(_, book)| !matches!(book, Fetched::Failed(_)));
    }

    /// The text of a game's rulebook is there, or why it is not.
    #[inline(never)]
    pub(super) fn keep_book(&mut self, name: &'static str, text: Result<String, String>) {
        let read = text.and_then(|text| {
            editions(name, &text).ok_or_else(|| say!(loading::no_rulebook).to_owned())
        });
        let book = read.map_or_else(Fetched::Failed, Fetched::Read);
        self.books.retain(|(known, _)| *known != name);
        self.books.push((name, book));
    }
}

/// The rulebook of each edition of the game of that name.
fn editions(name: &str, text: &str) -> Option<Vec<Vec<Block>>> {
    let family = FAMILIES.iter().find(|family| name_of(family) == name)?;
    let rulesets = (0..family.editions.len()).map(|index| Ruleset::of(family, index));
    rulesets
        .map(|ruleset| rulebook::read(&games::visit(ruleset, InEdition(text))))
        .collect()
}

/// The name of a game's rulebook, which is that of its folder: the first word of its first edition's.
pub(super) fn name_of(family: &Family) -> &'static str {
    let edition = family.editions[0].name;
    edition.split_once('-').map_or(edition, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn every_edition_has_its_rulebook_in_the_folder_of_its_game() {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/rules/src/games");
        for family in FAMILIES {
            let name = name_of(family);
            let text = std::fs::read_to_string(games.join(name).join("rules.md")).unwrap();
            let books = editions(name, &text).unwrap();
            assert_eq!(books.len(), family.editions.len());
            for book in &books {
                let rules = book.iter().filter(|block| matches!(block, Block::Rule(..)));
                assert!(rules.count() > 10, "{name}");
            }
        }
        assert!(editions("chess", "# Chess").is_none());
        assert!(editions(name_of(FAMILIES[0]), "<html>").is_none());
    }
}
