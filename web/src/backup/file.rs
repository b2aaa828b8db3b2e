//! The file of a backup.

use js_sys::Array;
use table::{backup, saved_game};
use words::t;

use crate::platform::download::download_parts;
use crate::platform::sleep::Pace;
use crate::saves::games::Games;

/// Downloads all saved games and these texts of the other sections as one file.
pub async fn save_everything(games: Games, texts: Vec<String>) {
    let saves = games.keys().into_iter();
    let saves: Vec<String> = saves.filter_map(|key| games.read(&key)).collect();
    let saves = saves.iter().map(|text| saved_game::exported(text));
    let (parts, mut pace) = (Array::new(), Pace::new());
    for part in backup::file_parts(&texts, saves) {
        parts.push(&part.into());
        pace.keep().await;
    }
    download_parts(t!(files::file_name_of_backup), &parts);
}
