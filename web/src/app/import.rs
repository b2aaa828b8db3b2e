//! Saved games as files: download all, import from a file.

use table::saved_game::{self, LONGEST_FILE, MOST_GAMES, SavedGame, Unread};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use words::t;
use yew::prelude::*;

use super::saved_games::exported;
use super::{App, AppMsg, SavedGameMsg};
use crate::platform::download::download;
use crate::platform::relative_date::now;
use crate::platform::saved_games::{CURRENT, Games, new_key};
use crate::platform::sleep::sleep;
use crate::platform::storage::{self, Trouble};

/// At most this many unreadable games of a file are named.
const NAMED: usize = 5;

/// How many games of a file are read before the page may render.
const AT_ONCE: usize = 8;

impl App {
    /// Downloads all games, in one file that another page can read.
    pub(super) fn download_all(&mut self) {
        let games = &self.saved.games;
        let texts = games.keys().into_iter().filter_map(|key| games.read(&key));
        // A text that is no save would make those after it unreadable.
        let saves = texts.filter(|text| text.starts_with("turnout"));
        let saves: Vec<String> = saves.map(|text| exported(&text)).collect();
        let file = saved_game::join(saves.iter().map(String::as_str));
        download(t!(files::all_games), &file);
        self.warn_of_secrets(&file);
    }

    /// Reads the chosen file, unless it is too long.
    pub(super) fn open_file(&self, ctx: &Context<App>, event: &Event) {
        let Some(file) = chosen(event) else {
            return;
        };
        let link = ctx.link().clone();
        spawn_local(async move {
            let text = if file.size() > LONGEST_FILE as f64 {
                Err(t!(files::too_long).to_owned())
            } else {
                let text = JsFuture::from(file.text()).await;
                text.map_err(|_| t!(files::unread).to_owned())
                    .map(|text| text.as_string().unwrap_or_default())
            };
            link.send_message(AppMsg::SavedGame(SavedGameMsg::Read(text)));
        });
    }

    /// Imports the games of a file.
    pub(super) fn read_file(&self, ctx: &Context<App>, text: Result<String, String>) {
        let (games, link) = (self.saved.games.clone(), ctx.link().clone());
        spawn_local(async move {
            let said = match text {
                Ok(text) => import(&games, &text).await,
                Err(problem) => t!(files::unopened, problem),
            };
            link.send_message(AppMsg::SavedGame(SavedGameMsg::Imported(said)));
        });
    }

    /// A file was imported: `said` is the result in sentences.
    pub(super) fn file_imported(&mut self, said: &str) {
        // Without this, a page without a game would not look for saved games.
        storage::remember(CURRENT, self.saved.key.as_deref().unwrap_or_default());
        self.refresh_saved_games();
        said.clone_into(&mut self.access.live);
        self.notify(said);
    }
}

/// Imports the games of a file; returns the result in sentences.
async fn import(games: &Games, text: &str) -> String {
    let is_cut = saved_game::is_cut(text);
    let texts = saved_game::split(text);
    match texts.len() {
        0 => return t!(files::empty).to_owned(),
        count if count > MOST_GAMES => {
            return t!(files::too_many, count, most = MOST_GAMES);
        }
        _ => {}
    }
    let mut there: Vec<String> = games.keys().iter().map(|key| games.record(key)).collect();
    let mut added = Vec::new();
    let mut already = 0_usize;
    let mut wrong: Vec<String> = Vec::new();
    for (number, text) in (1_usize..).zip(texts) {
        if number % AT_ONCE == 0 {
            sleep(0).await;
        }
        match saved_game::open(text, now()) {
            Ok((save, _)) if there.contains(&save.record) => already += 1,
            Ok((save, _)) => {
                there.push(save.record.clone());
                added.push((
                    new_key(),
                    saved_game::write(&SavedGame { tab: None, ..save }),
                ));
            }
            Err(unread) => wrong.push(not_added(number, &unread)),
        }
    }
    let mut left = 0_usize;
    match games.add_all(&added).await {
        Ok(()) => {}
        Err(Trouble::Full) => {
            for game in &added {
                if games.add_all(std::slice::from_ref(game)).await.is_err() {
                    games.forget(&game.0);
                    left += 1;
                }
            }
        }
        // They stay in memory, and the browser asks before the page closes.
        Err(Trouble::Blocked) => added.iter().for_each(|(key, text)| games.keep(key, text)),
    }
    let mut said = vec![t!(files::added, count = added.len() - left)];
    if already > 0 {
        said.push(t!(files::already, count = already));
    }
    if left > 0 {
        said.push(t!(files::no_room, count = left));
    }
    let unnamed = wrong.len().saturating_sub(NAMED);
    said.extend(wrong.into_iter().take(NAMED));
    if unnamed > 0 {
        said.push(t!(files::not_added_either, count = unnamed));
    }
    if is_cut {
        said.push(t!(files::cut).to_owned());
    }
    said.join(" ")
}

fn not_added(number: usize, unread: &Unread) -> String {
    t!(files::not_added, number, problem = unread.words())
}

/// The file chosen in an `<input type="file">`, which is cleared so that the same file can be chosen again.
fn chosen(event: &Event) -> Option<File> {
    let input = event
        .target()?
        .dyn_into::<web_sys::HtmlInputElement>()
        .ok()?;
    let file = input.files()?.get(0);
    input.set_value("");
    file
}
