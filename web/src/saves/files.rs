//! Games as files: download them, open them.

use js_sys::{Array, Uint8Array};
use table::backup;
use table::saved_game::{self, FileReader, Import, LONGEST_FILE, NewGame, Unread};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};
use words::t;
use yew::prelude::*;

use super::games::{CURRENT, Games};
use super::store::{SavesMsg, SavesStore};
use crate::backup::store::BackupMsg;
use crate::page::announce::AnnounceMsg;
use crate::page::effect::{Effect, send};
use crate::page::notices::notify;
use crate::page::{Dispatch, Msg};
use crate::platform::download::download_parts;
use crate::platform::local_storage;
use crate::platform::sleep::Pace;
use crate::platform::storage_trouble::Trouble;

/// At most this many unreadable games of a file are named.
const NAMED: usize = 5;

/// About how many bytes of games are stored in one transaction.
const STORED_AT_ONCE: usize = 1_000_000;

/// A field that opens a file, and a button that downloads all games.
pub fn game_files(dispatch: &Dispatch, has_games: bool, is_importing: bool) -> Html {
    let ondownload = dispatch.callback(|_: MouseEvent| SavesMsg::DownloadAll);
    html! {
        <section class="files" aria-label={t!(files::title)}>
            { file_button(dispatch, t!(files::open), is_importing) }
            if has_games {
                <button type="button" onclick={ondownload}>{ t!(files::download_all) }</button>
            }
        </section>
    }
}

/// A button that opens a file of games, or a backup.
pub fn file_button(dispatch: &Dispatch, label: &'static str, is_importing: bool) -> Html {
    let dispatch = dispatch.clone();
    let onopen = move |event: Event| {
        if let Some(file) = chosen(&event) {
            dispatch.send(SavesMsg::Open(file));
        }
    };
    html! {
        <label class="button">
            <input type="file" accept=".txt,text/plain" disabled={is_importing} onchange={onopen} />{ label }
        </label>
    }
}

impl SavesStore {
    pub(super) fn download(&self, key: &str) -> Vec<Effect> {
        let Some(text) = self.games.read(key) else {
            return Vec::new();
        };
        let file = saved_game::exported(&text);
        let mut effects = vec![Effect::Download(t!(files::file_name_of_one_game), file)];
        effects.extend(warning_of_secrets(&text));
        effects
    }

    /// Downloads all games, in one file that another page can read.
    pub(super) fn download_all(&self) -> Vec<Effect> {
        let keys = self.games.keys().into_iter();
        let texts: Vec<String> = keys.filter_map(|key| self.games.read(&key)).collect();
        let warning = texts.iter().find_map(|text| warning_of_secrets(text));
        let mut effects: Vec<Effect> = warning.into_iter().collect();
        effects.push(Effect::DownloadAll(texts));
        effects
    }

    /// A file was imported: `said` is the result in sentences.
    pub(super) fn on_imported(&mut self, said: Option<String>) -> Vec<Effect> {
        self.is_importing = false;
        let Some(said) = said else {
            return Vec::new();
        };
        // Without this, a page without a game would not look for saved games.
        local_storage::remember(CURRENT, self.key.as_deref().unwrap_or_default());
        let notice = notify(&said);
        vec![
            send(SavesMsg::Refresh),
            send(AnnounceMsg::Say(said)),
            notice,
        ]
    }
}

/// The warning that a downloaded file holds the secret of a game by link, if it does.
pub fn warning_of_secrets(file: &str) -> Option<Effect> {
    let has_secret = file.lines().any(|line| line.starts_with("link "));
    has_secret.then(|| notify(t!(by_link::file_is_secret)))
}

/// Downloads the saved games of these texts as one file.
pub async fn download_all(texts: Vec<String>) {
    let saves = texts.iter().map(|text| saved_game::exported(text));
    let (parts, mut pace) = (Array::new(), Pace::new());
    for part in saved_game::file_parts(saves) {
        parts.push(&part.into());
        pace.keep().await;
    }
    download_parts(t!(files::file_name_of_all_games), &parts);
}

/// Opens a file: imports its games, or has a backup read.
pub async fn open(games: &Games, file: &File) -> Msg {
    let text = match read(file).await {
        Ok(text) => text,
        Err(problem) => return SavesMsg::Imported(Some(t!(files::unopened, problem))).into(),
    };
    // Editors may put a byte order mark before a text.
    let text = text.trim_start_matches('\u{feff}');
    match text.starts_with(backup::HEAD) {
        true => BackupMsg::Opened(text.into()).into(),
        false => SavesMsg::Imported(Some(import(games, text, false).await)).into(),
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

/// Imports the games of a text; returns the result in sentences. A dry run imports none.
pub async fn import(games: &Games, file: &str, is_dry_run: bool) -> String {
    let mut import = Import::default();
    let mut pace = Pace::new();
    for key in games.keys() {
        import.note(&games.read(&key).unwrap_or_default());
        pace.keep().await;
    }
    let mut reader = FileReader::new(file);
    let (mut added, mut left) = (0_usize, 0_usize);
    let mut batch = Vec::new();
    let mut size = 0;
    loop {
        let next = reader.next();
        if let Some(text) = next
            && let Some(game) = import.add(text)
        {
            size += game.text.len();
            batch.push(game);
        }
        if next.is_none() || size > STORED_AT_ONCE {
            let stored = match is_dry_run {
                true => Stored {
                    added: batch.len(),
                    left: 0,
                },
                false => store(games, &batch).await,
            };
            added += stored.added;
            left += stored.left;
            import.already += batch.len() - stored.added - stored.left;
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
    let mut said = vec![match is_dry_run {
        true => t!(backup::games, count = added),
        false => t!(files::added, count = added),
    }];
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

/// How many games were stored, and for how many there was no room.
#[derive(Default)]
struct Stored {
    added: usize,
    left: usize,
}

/// Stores new games.
async fn store(games: &Games, new: &[NewGame]) -> Stored {
    let mut stored = Stored::default();
    match games.add_all(new).await {
        Ok(added) => stored.added = added,
        Err(Trouble::Full) => {
            for game in new {
                match games.add_all(std::slice::from_ref(game)).await {
                    Ok(added) => stored.added += added,
                    Err(_) => stored.left += 1,
                }
            }
        }
        // They stay in memory, and the browser asks before the page closes.
        Err(Trouble::Blocked) => {
            new.iter().for_each(|game| games.add_unstored(game));
            stored.added = new.len();
        }
    }
    stored
}

fn not_added(number: usize, unread: &Unread) -> String {
    t!(files::not_added, number, problem = unread.words())
}

/// The file chosen in an `<input type="file">`, which is cleared so that the same file can be chosen again.
fn chosen(event: &Event) -> Option<File> {
    let input = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    let file = input.files()?.get(0);
    input.set_value("");
    file
}
