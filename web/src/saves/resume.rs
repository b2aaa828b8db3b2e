//! Resuming a saved game.

use table::saved_game::{self, Unread};
use table::session::{PlayerSettings, Session};
use words::t;

use super::games::CURRENT;
use super::store::{SavesMsg, SavesStore};
use crate::game::start::{drawn_seed, levels};
use crate::game::store::{GameMsg, Load};
use crate::links::open_link::{NextLink, continued};
use crate::page::Now;
use crate::page::effect::{Effect, send};
use crate::page::notices::{Notice, NoticeMsg, Offer};
use crate::page::route::{GAME, Screen};
use crate::platform::local_storage;

/// A saved game to be resumed.
#[derive(Clone)]
pub struct Opening {
    /// Its key.
    pub key: String,
    /// The link that continues it, if one was opened.
    pub next: Option<NextLink>,
    /// Whether a link of it was opened: whoever opens a link means this tab.
    pub is_by_link: bool,
    /// Whether its address is set.
    pub sets_address: bool,
}

impl Opening {
    /// A game that was chosen on the page.
    fn chosen(key: String) -> Opening {
        Opening {
            key,
            next: None,
            is_by_link: false,
            sets_address: true,
        }
    }
}

impl SavesStore {
    /// The message that resumes the game that was played last, in this tab or in any. A game whose end was seen, or that
    /// was last played on an earlier day, is not resumed: the page opens at home.
    pub fn resume_last(&self, now: &Now) -> Option<SavesMsg> {
        let games = &self.games;
        let [own, last] = local_storage::recall(CURRENT);
        let known = [own, games.last_interrupted(last.as_deref()), last];
        let mut known = known.into_iter().flatten();
        let key = known.find(|key| games.read(key).is_some())?;
        let text = games.read(&key)?;
        // A spoilt save may have no time: then it is opened, to say so.
        let is_earlier = (1..now.midnight).contains(&saved_game::changed_of(&text));
        if saved_game::is_seen(&text) || is_earlier {
            return None;
        }
        let opening = Opening {
            sets_address: false,
            ..Opening::chosen(key)
        };
        Some(SavesMsg::Resume(Box::new(opening)))
    }

    pub(super) fn take(&self, key: String) -> Vec<Effect> {
        if self.key.as_ref() == Some(&key) {
            // The game is on the table already.
            return vec![Effect::SetAddress(GAME.to_owned())];
        }
        let resume = SavesMsg::Resume(Box::new(Opening::chosen(key))).into();
        vec![Effect::FindTabs(self.games.clone(), Box::new(resume))]
    }

    /// Resumes a game, unless another open tab plays it.
    pub(super) fn resume(&mut self, opening: Opening, player: PlayerSettings) -> Vec<Effect> {
        let Some(text) = self.games.read(&opening.key) else {
            return Vec::new();
        };
        let tab = saved_game::tab_of(&text);
        if tab.is_some_and(|tab| tab != self.games.tab() && self.games.is_open(tab)) {
            return vec![
                send(GameMsg::PlayedElsewhere),
                send(SavesMsg::Elsewhere(Box::new(opening))),
            ];
        }
        self.load(opening, player)
    }

    /// Puts a saved game on the table, or says why it cannot be read.
    pub(super) fn load(&mut self, opening: Opening, player: PlayerSettings) -> Vec<Effect> {
        let text = self.games.read(&opening.key).unwrap_or_default();
        let opened = saved_game::open(&text).and_then(|(save, table)| {
            let session = match save.link_player(&table) {
                Ok(Some(each)) => {
                    let (each, seen) = continued(each, opening.next);
                    Ok(Session::by_link(each, seen, player, levels()))
                }
                Ok(None) => Session::resume(&save.record, drawn_seed(), player, levels()),
                Err(problem) => Err(problem),
            };
            Ok((save, session.map_err(Unread::Spoilt)?))
        });
        match opened {
            Ok((save, (mut session, mut told))) => {
                session.set_attempt(save.today);
                told.extend(session.read_table_settings(&save.table_settings));
                vec![send(GameMsg::Load(Box::new(Load {
                    key: opening.key,
                    save,
                    session,
                    told,
                    sets_address: opening.sets_address,
                })))]
            }
            Err(unread) => {
                // The notice is shown once.
                local_storage::remember(CURRENT, "");
                let notice = Notice {
                    text: unread_sentence(&unread),
                    offers: Some(Offer::Download(text)),
                    stays: false,
                };
                vec![
                    send(GameMsg::Clear),
                    send(NoticeMsg::Add(notice)),
                    send(GameMsg::Leave(Screen::Home)),
                ]
            }
        }
    }
}

/// The notice about a game that cannot be resumed.
fn unread_sentence(unread: &Unread) -> String {
    match unread {
        Unread::Newer => t!(saved_games::opened_newer).to_owned(),
        Unread::Spoilt(problem) => t!(saved_games::opened_spoilt, problem),
    }
}
