//! Notices: what the player should know, files that did not arrive, and a new version of the page.

use words::Language;
use worker::book::BookChange;

use super::effect::{Effect, send};
use crate::lessons::store::LessonMsg;
use crate::settings::store::SettingsMsg;

/// Something that the player should know.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// What can be done about it.
    pub offers: Option<Offer>,
    /// Whether it stays until it is dismissed or no longer true.
    pub stays: bool,
}

/// What a notice offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offer {
    /// To download a game: the text of its file.
    Download(String),
    /// To play again what was undone.
    Redo,
    /// To change the family's book.
    ChangeBook(BookChange),
    /// To save everything to a file.
    SaveEverything,
}

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

/// A message about notices.
#[derive(Clone)]
pub enum NoticeMsg {
    /// Show this notice, unless one with its text is shown already.
    Add(Notice),
    /// Show what this notice offers, if it is still shown.
    Renew(Notice),
    /// Take away the notice with this text.
    Dismiss(String),
    /// A file did not arrive: what it is, and the sentence that says so.
    Missing(Missing, String),
    /// Take away the notice about a file.
    Forget(Missing),
    /// Fetch a file again.
    TryAgain(Missing),
    /// A new version of the page is ready.
    UpdateReady,
    /// Load it.
    Update,
}

/// The notices on the page.
#[derive(Default)]
pub struct Notices {
    /// Notices, oldest first.
    pub list: Vec<Notice>,
    /// Files that did not arrive, and the sentences that say so.
    pub missing: Vec<(Missing, String)>,
    /// Whether a new version of the page is ready.
    pub is_update_ready: bool,
}

impl Notices {
    /// Handles a message.
    pub fn update(&mut self, msg: NoticeMsg) -> Vec<Effect> {
        match msg {
            NoticeMsg::Add(notice) => {
                // Only the last Undo counts.
                let is_last = notice.offers == Some(Offer::Redo);
                self.list
                    .retain(|known| !is_last || known.offers != notice.offers);
                if self.list.iter().all(|known| known.text != notice.text) {
                    self.list.push(notice);
                }
            }
            NoticeMsg::Renew(notice) => {
                let mut list = self.list.iter_mut();
                if let Some(known) = list.find(|known| known.text == notice.text) {
                    known.offers = notice.offers;
                }
            }
            NoticeMsg::Dismiss(text) => self.list.retain(|notice| notice.text != text),
            NoticeMsg::Missing(what, sentence) => {
                self.forget(what);
                self.missing.push((what, sentence));
            }
            NoticeMsg::Forget(what) => self.forget(what),
            NoticeMsg::TryAgain(what) => {
                self.forget(what);
                return vec![match what {
                    Missing::Language(language) => send(SettingsMsg::choose(language)),
                    Missing::Lessons => send(LessonMsg::FetchAgain),
                    Missing::Nets => Effect::FetchNets,
                }];
            }
            NoticeMsg::UpdateReady => self.is_update_ready = true,
            NoticeMsg::Update => return vec![Effect::UpdatePage],
        }
        Vec::new()
    }

    /// The file that did not arrive and is told in the settings: a language.
    pub fn missing_language(&self) -> Option<&(Missing, String)> {
        let mut missing = self.missing.iter();
        missing.find(|(what, _)| matches!(what, Missing::Language(_)))
    }

    fn forget(&mut self, what: Missing) {
        let is_language = |what: Missing| matches!(what, Missing::Language(_));
        self.missing
            .retain(|(known, _)| *known != what && !(is_language(*known) && is_language(what)));
    }
}

/// The effect that shows a notice for a while.
pub fn notify(text: &str) -> Effect {
    send(NoticeMsg::Add(Notice {
        text: text.to_owned(),
        offers: None,
        stays: false,
    }))
}
