//! Games as files: all of them in one, and whatever a file holds added to those that are kept.

use table::save::{self, LONGEST_FILE, MOST_GAMES, Save, Unread};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use words::say;
use yew::prelude::*;

use super::shelf::{exported, file, now};
use super::{App, Msg, Wish};
use crate::components::kept::Kept;
use crate::kept::{self, CURRENT, PREVIOUS, SAVE};
use crate::store::{self, Trouble};

/// So many games of a file that cannot be read are named.
const NAMED: usize = 5;

/// What has become of a game that was to be added.
enum Added {
    /// It is among the others.
    Yes,
    /// It was there already.
    Already,
    /// There is no room.
    NoRoom,
}

impl App {
    /// The address of a file of all games that another page could read.
    pub(super) fn all_games(shelf: &[Kept]) -> String {
        // What is no save would spoil those after it.
        let games = shelf.iter().filter(|game| game.text.starts_with("turnout"));
        let mut texts = String::new();
        for game in games {
            texts.push_str(exported(&game.text).trim_end());
            texts.push('\n');
        }
        file(&texts)
    }

    /// Reads a file that the player has chosen, if it is not too long.
    pub(super) fn open_file(&self, ctx: &Context<App>, event: &Event) {
        let Some(file) = chosen(event) else {
            return;
        };
        let link = ctx.link().clone();
        spawn_local(async move {
            let text = if file.size() > LONGEST_FILE as f64 {
                Err(say!(files::too_long).to_owned())
            } else {
                let text = JsFuture::from(file.text()).await;
                text.map_err(|_| say!(files::unread).to_owned())
                    .map(|text| text.as_string().unwrap_or_default())
            };
            link.send_message(Msg::Games(Wish::Read(text)));
        });
    }

    /// Adds the games of a file.
    pub(super) fn read_file(&mut self, text: Result<String, String>) {
        let said = match &text {
            Ok(text) => match &*save::split(text) {
                [] => say!(files::empty).to_owned(),
                texts if texts.len() > MOST_GAMES => {
                    say!(files::too_many, count = texts.len(), most = MOST_GAMES)
                }
                texts => self.add_all(texts),
            },
            Err(problem) => say!(files::unopened, problem),
        };
        // There are games now, though none was played.
        store::remember(CURRENT, self.keeping.key.as_deref().unwrap_or_default());
        self.tidy_shelf();
        self.live.clone_from(&said);
        self.notify(&said);
    }

    /// Adds games, and says what has become of each.
    fn add_all(&mut self, texts: &[&str]) -> String {
        let (mut added, mut already, mut left) = (0_usize, 0_usize, 0_usize);
        let mut wrong: Vec<String> = Vec::new();
        let games = &self.keeping.games;
        let mut there = Vec::new();
        for key in games.keys() {
            there.extend(games.read(&key));
        }
        for (number, text) in (1_usize..).zip(texts) {
            match self.add(text, &mut there) {
                Ok(Added::Yes) => added += 1,
                Ok(Added::Already) => already += 1,
                Ok(Added::NoRoom) => left += 1,
                Err(unread) => {
                    wrong.push(say!(files::not_added, number, problem = unread.words()));
                }
            }
        }
        let mut said = vec![say!(files::added, count = added)];
        if already > 0 {
            said.push(say!(files::already, count = already));
        }
        if left > 0 {
            said.push(say!(files::no_room, count = left));
        }
        let unnamed = wrong.len().saturating_sub(NAMED);
        said.extend(wrong.into_iter().take(NAMED));
        if unnamed > 0 {
            said.push(say!(files::not_added_either, count = unnamed));
        }
        said.join(" ")
    }

    /// Adds a game, if it is none of those that are there.
    fn add(&mut self, text: &str, there: &mut Vec<String>) -> Result<Added, Unread> {
        let (save, _) = save::open(text, now())?;
        let save = Save { tab: None, ..save };
        if there.iter().any(|text| text.ends_with(&save.record)) {
            return Ok(Added::Already);
        }
        let key = kept::new_key();
        let text = save::write(&save);
        match store::write(&key, &text) {
            Ok(()) => {}
            Err(Trouble::Full) => return Ok(Added::NoRoom),
            // What cannot be kept at all, the page has as long as it is open.
            Err(Trouble::Blocked) => drop(self.keep(&key, &text)),
        }
        there.push(text);
        Ok(Added::Yes)
    }

    /// Takes over what an earlier version of this page has kept, or keeps beside this one: each game is
    /// written under a key of its own before it goes from where it was. Returns the key of what was
    /// played.
    pub(super) fn take_over(&mut self) -> Option<String> {
        let mut played = None;
        let mut any = false;
        for older in [PREVIOUS, SAVE] {
            let Some(text) = store::read(older) else {
                continue;
            };
            played = None;
            let mut all = true;
            let texts = if older == SAVE {
                vec![&*text]
            } else {
                save::split(&text)
            };
            // Those left last come first.
            for text in texts.into_iter().rev() {
                match self.add_older(text) {
                    Some(key) => played = Some(key),
                    None => all = false,
                }
            }
            if all {
                store::remove(older);
                any = true;
            } else if older == SAVE {
                // It is played where it lies.
                played = Some(SAVE.to_owned());
            }
        }
        if any {
            self.notify(say!(kept::taken_over));
        }
        played
    }

    /// Takes over a game; one that has gone on since it was taken over before takes its own place.
    /// Returns its key; nothing where there is no room.
    fn add_older(&mut self, text: &str) -> Option<String> {
        let mut before = None;
        let text = match save::open(text, now()) {
            Ok((save, _)) => {
                before = self.same_before(&save.record);
                save::write(&Save { tab: None, ..save })
            }
            // It is not touched.
            Err(_) => text.to_owned(),
        };
        match before {
            Some((key, true)) => Some(key),
            before => {
                let key = before.map_or_else(kept::new_key, |(key, _)| key);
                store::write(&key, &text).ok()?;
                Some(key)
            }
        }
    }

    /// The game that a record is a later moment of, or an earlier; and whether it is an earlier, or the
    /// same. A game that a tab plays is left alone.
    fn same_before(&self, record: &str) -> Option<(String, bool)> {
        for key in self.keeping.games.keys() {
            let there = self.keeping.games.read(&key).unwrap_or_default();
            let kept = save::read(&there, now()).unwrap_or_default();
            if !key.starts_with(kept::GAME) || kept.record.is_empty() {
                continue;
            }
            if save::is_before(record, &kept.record) {
                return Some((key, true));
            }
            if kept.tab.is_none() && save::is_before(&kept.record, record) {
                return Some((key, false));
            }
        }
        None
    }
}

/// The file that was chosen in a field for files; the same one can then be chosen again.
fn chosen(event: &Event) -> Option<File> {
    let input = event
        .target()?
        .dyn_into::<web_sys::HtmlInputElement>()
        .ok()?;
    let file = input.files()?.get(0);
    input.set_value("");
    file
}
