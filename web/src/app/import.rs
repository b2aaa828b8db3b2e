//! Saved games as files: download all, import from a file.

use js_sys::{Array, Uint8Array};
use table::saved_game::{self, FileReader, Import, LONGEST_FILE, Unread};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use words::t;
use yew::prelude::*;

use super::{App, AppMsg, SavedGameMsg};
use crate::platform::download::download_parts;
use crate::platform::saved_games::{CURRENT, Games, new_key};
use crate::platform::sleep::Pace;
use crate::platform::storage::{self, Trouble};

/// At most this many unreadable games of a file are named.
const NAMED: usize = 5;

/// About how many bytes of games are stored in one transaction.
const STORED_AT_ONCE: usize = 1_000_000;

impl App {
    /// Downloads all games, in one file that another page can read.
    pub(super) fn download_all(&mut self) {
        let games = &self.saved.games;
        let texts = games.keys().into_iter().filter_map(|key| games.read(&key));
        let texts: Vec<String> = texts.collect();
        let mut all = texts.iter();
        if let Some(text) = all.find(|text| !saved_game::link_of(text).is_empty()) {
            self.warn_of_secrets(text);
        }
        spawn_local(async move {
            let saves = texts.iter().map(|text| saved_game::exported(text));
            let (parts, mut pace) = (Array::new(), Pace::new());
            for part in saved_game::file_parts(saves) {
                parts.push(&part.into());
                pace.keep().await;
            }
            download_parts(t!(files::all_games), &parts);
        });
    }

    /// Imports the games of the chosen file.
    pub(super) fn open_file(&mut self, ctx: &Context<App>, event: &Event) {
        let Some(file) = chosen(event) else {
            return;
        };
        self.saved.is_importing = true;
        let (games, link) = (self.saved.games.clone(), ctx.link().clone());
        spawn_local(async move {
            let said = match read(&file).await {
                Ok(text) => import(&games, &text).await,
                Err(problem) => t!(files::unopened, problem),
            };
            link.send_message(AppMsg::SavedGame(SavedGameMsg::Imported(said)));
        });
    }

    /// A file was imported: `said` is the result in sentences.
    pub(super) fn file_imported(&mut self, said: &str) {
        self.saved.is_importing = false;
        // Without this, a page without a game would not look for saved games.
        storage::remember(CURRENT, self.saved.key.as_deref().unwrap_or_default());
        self.refresh_saved_games();
        said.clone_into(&mut self.access.live);
        self.notify(said);
    }
}

/// The text of a file. The error is the end of a sentence.
async fn read(file: &File) -> Result<String, String> {
    if file.size() > LONGEST_FILE as f64 {
        return Err(t!(files::too_long).to_owned());
    }
    let buffer = JsFuture::from(file.array_buffer()).await;
    let buffer = buffer.map_err(|_| t!(files::unread).to_owned())?;
    let bytes = Uint8Array::new(&buffer).to_vec();
    // What is not text is refused game by game.
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// Imports the games of a file; returns the result in sentences.
async fn import(games: &Games, file: &str) -> String {
    let mut import = Import::default();
    let mut pace = Pace::new();
    for key in games.keys() {
        import.note(&games.read(&key).unwrap_or_default());
        pace.keep().await;
    }
    // Editors may put a byte order mark before a text.
    let mut reader = FileReader::new(file.trim_start_matches('\u{feff}'));
    let (mut added, mut left) = (0_usize, 0_usize);
    let mut batch = Vec::new();
    let mut size = 0;
    loop {
        let next = reader.next();
        if let Some(text) = next
            && let Some(save) = import.add(text)
        {
            size += save.len();
            batch.push((new_key(), save));
        }
        if next.is_none() || size > STORED_AT_ONCE {
            let unstored = store(games, &batch).await;
            added += batch.len() - unstored;
            left += unstored;
            batch.clear();
            size = 0;
        }
        if next.is_none() {
            break;
        }
        pace.keep().await;
    }
    if import.count() == 0 {
        return t!(files::empty).to_owned();
    }
    let mut said = vec![t!(files::added, count = added)];
    if import.already > 0 {
        said.push(t!(files::already, count = import.already));
    }
    if left > 0 {
        said.push(t!(files::no_room, count = left));
    }
    let wrong = import.unread.iter();
    let named = wrong.map(|(number, unread)| not_added(*number, unread));
    said.extend(named.take(NAMED));
    let unnamed = import.unread.len().saturating_sub(NAMED);
    if unnamed > 0 {
        said.push(t!(files::not_added_either, count = unnamed));
    }
    if reader.is_cut() {
        said.push(t!(files::cut).to_owned());
    }
    said.join(" ")
}

/// Stores new games. Returns for how many there is no room.
async fn store(games: &Games, added: &[(String, String)]) -> usize {
    let mut left = 0;
    match games.add_all(added).await {
        Ok(()) => {}
        Err(Trouble::Full) => {
            for game in added {
                if games.add_all(std::slice::from_ref(game)).await.is_err() {
                    games.forget(&game.0);
                    left += 1;
                }
            }
        }
        // They stay in memory, and the browser asks before the page closes.
        Err(Trouble::Blocked) => added.iter().for_each(|(key, text)| games.keep(key, text)),
    }
    left
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
